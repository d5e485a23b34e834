"""The mayor's office: it stands in a city that a mayor has scored and earns by its roads (clauses OFFICE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import Figure, PieceKind, Spot, place_of
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.wanderer_mayors_office.abbey_and_mayor import mayors_in
from rules.expansions.wanderer_mayors_office.networks import networks
from rules.expansions.wanderer_mayors_office.refusals import OFFICE_CITY, OFFICE_TILE
from rules.hooks import How, RuleModule
from rules.problems import Refusal
from rules.scoring.majority import majority
from rules.setup.setup import Setup
from rules.state.answers import PASS, AnswerKind
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.deploying import may_come
from rules.turn.moving import move_figure


class OfficeKind(PieceKind):
    """A building, and no follower: it counts nowhere and stays in its city (OFFICE-15)."""

    by_own_offer = True
    goes_home = False

    def __init__(self) -> None:
        super().__init__("office", frozenset({"city"}), follower=False, strength=0)


OFFICE = OfficeKind()


def offices(state: GameState, seat: int) -> list[Figure]:
    """Return a seat's offices in cities; who has stood longest comes first."""
    mine = (figure for figure in state.figures_of(OFFICE) if figure.seat == seat)
    return networks(state).by_arrival(figure for figure in mine if figure.feature is not None)


class PlaceOffice(Offer):
    """Put the office on the tile where the mayor stands (OFFICE-6)."""

    name = "place_office"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, mayors: list[Figure]) -> None:
        self.state = state
        self.mayors = mayors
        self.seat = mayors[0].seat

    def listed(self) -> Iterable[Action]:
        for spot in dict.fromkeys(mayor.spot for mayor in self.mayors):
            if self._problem_at(spot) is None:
                yield dict(spot.reference)

    def _problem_at(self, spot: Spot) -> Refusal | None:
        how: How = "deploy" if self.state.seats[self.seat].supply[OFFICE.name] else "move"
        return may_come(self.state, self.seat, OFFICE, spot, how)

    def spot(self, action: Action) -> Spot | None:
        """Return the mayor's spot that an action names."""
        spot = self.state.board.spot(action)
        return spot if any(mayor.spot is spot for mayor in self.mayors) else None

    def problem(self, action: Action) -> Refusal | None:
        mine = self.spot(action)
        if mine is not None:
            return self._problem_at(mine)
        spot = self.state.board.spot(action)
        if spot is not None and spot.feature is self.mayors[0].spot.feature:
            return OFFICE_TILE()
        return OFFICE_CITY()


def decide(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-8: a seat whose mayor scored a city may put the office there (OFFICE-1 to -11)."""
    assert this is not None
    cities = sorted((f for f in this.completed if f.kind == "city"), key=place_of)
    choices = [
        (seat, city) for city in cities for seat in majority(state, city) if mayors_in(state, city, seat)
    ]
    for seat, city in sorted(choices, key=lambda choice: state.clockwise(choice[0])):
        if not (state.seats[seat].supply[OFFICE.name] or offices(state, seat)):
            continue
        offer = PlaceOffice(state, mayors_in(state, city, seat))
        if next(iter(offer.listed()), None) is None:
            continue
        action = yield Decision(seat, "office", (offer, Pass()), about=city.home.reference)
        if action is not None and action["type"] == "place_office":
            spot = offer.spot(action)
            assert spot is not None
            _establish(state, seat, spot)


def _establish(state: GameState, seat: int, spot: Spot) -> None:
    """Put an office there, from the supply or from the city where it stood (OFFICE-2)."""
    if state.seats[seat].supply[OFFICE.name]:
        office = state.deploy(seat, OFFICE, spot)
    else:
        office = offices(state, seat)[0]
        move_figure(state, office, spot)
    networks(state).arrived[office] = state.turn_number


class OfficesModule(RuleModule):
    """The offices of the expansion."""

    name = "offices"
    steps = (Step("on_scored", "8.5", decide),)

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        return (PASS,)

    def prepare(self, state: GameState) -> None:
        state.deal("office", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (OFFICE,)

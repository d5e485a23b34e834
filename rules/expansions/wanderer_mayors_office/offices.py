"""The mayor's office: it stands in a city that a mayor has scored and earns by its roads (ledger OFFICE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import Figure, PieceKind, Spot, place_of
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.wanderer_mayors_office.abbey_and_mayor import mayors_in
from rules.expansions.wanderer_mayors_office.networks import networks
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.scoring.majority import majority
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import Table
from rules.state.steps import Step


class OfficeKind(PieceKind):
    """A building, and no follower: it counts nowhere and stays in its city (OFFICE-15)."""

    by_own_offer = True
    goes_home = False

    def __init__(self) -> None:
        super().__init__("office", frozenset({"city"}), follower=False, strength=0)


OFFICE = OfficeKind()


def offices(table: Table, seat: int) -> list[Figure]:
    """A seat's offices on the board; who has stood longest comes first."""
    mine = (figure for figure in table.figures if figure.kind is OFFICE and figure.seat == seat)
    return networks(table).by_arrival(mine)


class PlaceOffice(Offer):
    """Put the office on the tile where the mayor stands (OFFICE-6)."""

    name = "place_office"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, table: Table, mayors: list[Figure]) -> None:
        self.table = table
        self.mayors = mayors

    def listed(self) -> Iterable[Action]:
        for reference in {mayor.spot: mayor.spot.reference for mayor in self.mayors}.values():
            yield dict(reference)

    def spot(self, action: Action) -> Spot | None:
        """The mayor's spot that an action names."""
        spot = self.table.board.spot(action)
        return spot if any(mayor.spot is spot for mayor in self.mayors) else None

    def problem(self, action: Action) -> Refusal | None:
        if self.spot(action) is not None:
            return None
        spot = self.table.board.spot(action)
        if spot is not None and spot.feature is self.mayors[0].spot.feature:
            return Refusal("office.tile", "OFFICE-6", "The office is put where the mayor stands.")
        return Refusal("office.city", "OFFICE-1", "Your mayor has scored another city.")


def decide(table: Table, this: Placement | None) -> Flow:
    """TS-8: whose mayor has scored a city may put the office there, clockwise (OFFICE-1 to -5, OFFICE-11)."""
    assert this is not None
    cities = sorted((f for f in this.completed if f.kind == "city"), key=place_of)
    choices = [
        (seat, city) for city in cities for seat in majority(table, city) if mayors_in(table, city, seat)
    ]
    for seat, city in sorted(choices, key=lambda choice: table.clockwise(choice[0])):
        if not (table.seats[seat].supply[OFFICE.name] or offices(table, seat)):
            continue
        offer = PlaceOffice(table, mayors_in(table, city, seat))
        action = yield Decision(seat, "office", (offer, Pass()), about=city.home.reference)
        if action is not None and action["type"] == "place_office":
            spot = offer.spot(action)
            assert spot is not None
            _establish(table, seat, spot)


def _establish(table: Table, seat: int, spot: Spot) -> None:
    """From the supply, or from the city where it stood (OFFICE-2)."""
    if table.seats[seat].supply[OFFICE.name]:
        office = table.deploy(seat, OFFICE, spot)
    else:
        office = offices(table, seat)[0]
        table.move(office, spot)
    networks(table).arrived[office] = table.turns


class OfficesModule(RuleModule):
    """The offices of the box."""

    name = "offices"
    steps = (Step("on_scored", "8.5", decide),)

    def prepare(self, table: Table) -> None:
        table.deal("office", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (OFFICE,)

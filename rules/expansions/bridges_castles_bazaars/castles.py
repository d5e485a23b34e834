"""Castles: a small city given up for what its neighbourhood will bring (clauses CASTLE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rules.board.features import Feature, place_of
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.bridges_castles_bazaars.bridges import dealt
from rules.expansions.bridges_castles_bazaars.castle import (
    SHARED_SINCE,
    Castle,
    around,
    castles,
    is_small_city,
    named,
)
from rules.expansions.bridges_castles_bazaars.castle_holders import occupiers
from rules.expansions.bridges_castles_bazaars.castle_scoring import score_castles, scored_go_home
from rules.expansions.bridges_castles_bazaars.refusals import CASTLE_OTHER
from rules.expansions.bridges_castles_bazaars.shared_town import (
    SHARED,
    SharedTown,
    pay_shared,
    shared_go_home,
    stand_beside,
    town_of,
)
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.setup.setup import Setup
from rules.state.answers import PASS, AnswerKind
from rules.state.placement import Placement
from rules.state.points import total
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import reading_order
from rules.turn.moving import send_home as go_home

# A castle is never completed as a city is; an open end that no tile can close says so (CASTLE-15).
NEVER_CLOSED = 1


class BuildCastle(Offer):
    """Lay an own token over the small city instead of scoring it (CASTLE-7, CASTLE-13)."""

    name = "build_castle"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, city: Feature) -> None:
        self.state = state
        self.city = city

    def listed(self) -> Iterable[Action]:
        yield dict(self.city.home.reference)

    def problem(self, action: Action) -> Refusal | None:
        if named(self.state, action) is self.city:
            return None
        return CASTLE_OTHER()


def decide(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-7: before anything is scored, each small city is scored or converted (CASTLE-12)."""
    assert this is not None
    this.notes["castles"] = [castle for castle in castles(state) if castle.occupied]
    small = [f for f in this.completed if is_small_city(state, f)]
    choices = [
        (state.clockwise(seat), place_of(city), seat, city)
        for city in small
        for seat in occupiers(state, city)
    ]
    converted: dict[int, list[int]] = {}
    choices.sort(key=lambda choice: choice[:2])
    while choices:
        _, _, seat, city = choices.pop(0)
        if state.seats[seat].supply["castle"]:
            offers = (BuildCastle(state, city), Pass())
            action = yield Decision(seat, "castle", offers, about=_foreseen(state, city))
            if action is not None and action["type"] == "build_castle":
                state.seats[seat].supply["castle"] -= 1
                converted.setdefault(id(city), []).append(seat)
        # A shared city waits for all its occupiers (X8-FLYER-3, X8-FLYER-4).
        if id(city) in converted and all(other is not city for *_, other in choices):
            shared = share(state, city, converted[id(city)])
            if shared is not None:
                # It is scored although it becomes a castle: noted for whoever asks what was completed.
                this.notes.setdefault("castles.scored", []).append(city)
                this.notes.setdefault(SHARED, []).append(shared)
            convert(state, this, city, converted[id(city)])


def _foreseen(state: GameState, city: Feature) -> dict[str, Any]:
    """Return what the decision is about.

    The city, its points now, and the cells that would be its vicinity.
    """
    cells = sorted(city.cells, key=reading_order)
    value = total(value_of(state, city, final=False))
    return {**city.home.reference, "value": value, "vicinity": around(cells)}


def share(state: GameState, city: Feature, seats: list[int]) -> SharedTown | None:
    """Leave only the followers of the seats that build in a small city (X8-FLYER-1).

    Return what tied seats that do not build score, counted among themselves (X8-FLYER-4, INT-32).
    """
    scorers = not set(occupiers(state, city)) <= set(seats)
    staying = [f for f in city.figures if f.kind.follower and f.seat in seats]
    city.figures = [f for f in city.figures if f not in staying]
    shared = town_of(state, city) if scorers and majority(state, city) else None
    if shared is not None:
        stand_beside(state, shared)
    for figure in list(city.figures):
        go_home(state, figure, "removed")
    city.figures = staying
    return shared


def convert(state: GameState, this: Placement, city: Feature, seats: list[int]) -> None:
    """Turn the small city into a castle; its followers stand in it (CASTLE-13, CASTLE-15)."""
    this.completed.remove(city)
    home, tied = city.home, majority(state, city)
    state.features.recast(city, "castle")
    city.open = NEVER_CLOSED
    for spot in city.spots:
        spot.placed.recast(spot, replace(spot.segment, kind="castle"))
    for figure in city.figures:
        figure.stand(home)
    shared = len(tied) > 1 and state.setup.revision >= SHARED_SINCE
    castles(state).append(Castle(city, seats, tied if shared else ()))


def send_home(state: GameState, _: Placement | None) -> None:
    """Return the followers of castles not scored by the end, without points (CASTLE-39)."""
    for castle in castles(state):
        for figure in list(castle.feature.figures):
            go_home(state, figure, "removed")


class CastlesModule(RuleModule):
    """The castles of expansion 8."""

    name = "castles"
    steps = (
        Step("on_completed", "7.1", decide),
        Step("on_completed", "7.2.9", pay_shared),
        Step("after_scoring", "9.1", score_castles),
        Step("after_return", "10.3", scored_go_home),
        Step("after_return", "10.3", shared_go_home),
        Step("end_of_game", "E.5", send_home),
    )

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["x8.castles"] == "on"

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        return (PASS,)

    def prepare(self, state: GameState) -> None:
        state.deal("castle", dealt(state.setup))
        state.slots["castles"] = []

    def field_yield(self, state: GameState, feature: Feature, rate: int) -> int | None:
        return rate + 1 if feature.kind == "castle" else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["castles"] = [_seen(castle) for castle in castles(state)]


def _seen(castle: Castle) -> dict[str, Any]:
    inside = sorted({figure.seat for figure in castle.feature.figures})
    seen = {**castle.reference, "seats": inside, "by": list(castle.by), "vicinity": around(castle.cells)}
    return seen if castle.points is None else {**seen, "points": castle.points}

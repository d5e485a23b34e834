"""Entering the city after a scoring that only others gained by, and moving the count (COUNT-8 to -20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from rules.board.features import PieceKind
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.count import refusals
from rules.expansions.count.bridges_castles_bazaars import REASON as CASTLE_REASON
from rules.expansions.count.city_quarters import (
    PLACES,
    QUARTERS,
    can_ever_leave,
    put_count,
    stands_with,
)
from rules.expansions.count.under_the_big_top import REASONS as RING_REASONS
from rules.expansions.count.wanderer_mayors_office import REASONS as NETWORK_REASONS
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS
from rules.turn.deploying import may_come

# In the notes of a placement: how many lines the score had before its scoring; in those of a turn: that the
# seat has put a follower into the city.
SCORED_BEFORE: Final = "city.scored_before"
ENTERED: Final = "city.entered"
# Why points are given for what is completed, and to farmers whom a barn drives off (COUNT-10).
GIVEN_BY_SCORING: Final = frozenset({"road", "city", "field", CASTLE_REASON}) | NETWORK_REASONS | RING_REASONS


def begin_scoring(state: GameState, this: Placement) -> None:
    """Note where the points of this placement's scoring begin (COUNT-9 to COUNT-11)."""
    this.notes[SCORED_BEFORE] = len(state.scored)


def has_right(state: GameState, this: Placement) -> bool:
    """Return whether a placement led to points for another seat and none for its own (COUNT-8, -12)."""
    if ENTERED in state.turn.notes:
        return False
    since = state.scored[this.notes[SCORED_BEFORE] :]
    seats = {entry["seat"] for entry in since if counts(entry["reason"])}
    return bool(seats) and this.seat not in seats


def counts(reason: str) -> bool:
    """Return whether points given for a reason count for the right, for and against (COUNT-10, COUNT-11)."""
    return reason in GIVEN_BY_SCORING or reason in BUILDING_KINDS


class EnterCity(Offer):
    """Put one follower from the supply into a quarter (COUNT-8, COUNT-15 to COUNT-17)."""

    name = "enter_city"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "quarter": str}

    def __init__(self, state: GameState, seat: int) -> None:
        self.state = state
        self.seat = seat

    def listed(self) -> Iterator[Action]:
        for piece, number in self.state.seats[self.seat].supply.items():
            kind = self.state.kinds.get(piece)
            for quarter in sorted(QUARTERS) if number and kind is not None else ():
                if kind is not None and self._problem_in(kind, quarter) is None:
                    yield {"piece": piece, "quarter": quarter}

    def _problem_in(self, kind: PieceKind, quarter: str) -> Refusal | None:
        if not can_ever_leave(kind, quarter):
            return refusals.ENTER_QUARTER(piece=kind.name)
        return may_come(self.state, self.seat, kind, PLACES[quarter], "add")

    def problem(self, action: Action) -> Refusal | None:
        piece, quarter = action["piece"], action["quarter"]
        kind = self.state.kinds.get(piece)
        if quarter not in QUARTERS:
            return refusals.QUARTER_NAME()
        if kind is None or not kind.follower or not self.state.seats[self.seat].supply.get(piece):
            return refusals.ENTER_SUPPLY(piece=piece)
        return self._problem_in(kind, quarter)

    def play(self, action: Action) -> None:
        kind, place = self.state.kinds[action["piece"]], PLACES[action["quarter"]]
        self.state.deploy(self.seat, kind, place)
        self.state.turn.notes[ENTERED] = True


class MoveCount(Offer):
    """Move the count to another quarter (COUNT-18)."""

    name = "move_count"
    fields: ClassVar[Mapping[str, type]] = {"quarter": str}

    def __init__(self, state: GameState) -> None:
        self.state = state

    def listed(self) -> Iterable[Action]:
        return [{"quarter": quarter} for quarter in sorted(QUARTERS) if quarter != stands_with(self.state)]

    def problem(self, action: Action) -> Refusal | None:
        return None if {"quarter": action["quarter"]} in self.listed() else refusals.COUNT_QUARTER()

    def play(self, action: Action) -> None:
        put_count(self.state, action["quarter"])


def enter(state: GameState, this: Placement) -> Flow | None:
    """Play row 10.7: into the city, then the count (COUNT-14)."""
    return _ask(state, this.seat) if has_right(state, this) else None


def _ask(state: GameState, seat: int) -> Flow:
    enters = EnterCity(state, seat)
    if next(enters.listed(), None) is None:
        return
    action = yield Decision(seat, "enter_city", (enters, Pass()))
    if action is None or action["type"] != enters.name:
        return
    enters.play(action)
    moves = MoveCount(state)
    action = yield Decision(seat, "count", (moves, Pass()))
    if action is not None and action["type"] == moves.name:
        moves.play(action)

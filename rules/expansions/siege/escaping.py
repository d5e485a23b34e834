"""Escapes: a follower leaves a besieged city with a cloister near it (SIEGE-14 to SIEGE-23)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import Feature, Figure
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.siege.abbot import is_cloister
from rules.expansions.siege.besieged import besieging_cells, is_besieged
from rules.expansions.siege.refusals import ESCAPE_ABSENT, ESCAPE_FAR, ESCAPE_FREE, ESCAPE_KIND
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import AROUND, Cell
from rules.turn.deploying import names
from rules.turn.moving import send_home


def cloister_at(state: GameState, cell: Cell) -> bool:
    """Return whether a cloister stands on the tile of a cell, whosever it is (SIEGE-16)."""
    placed = state.board.tiles.get(cell)
    return placed is not None and any(is_cloister(spot.segment.kind) for spot in placed.spots)


def has_way_out(state: GameState, city: Feature) -> bool:
    """Return whether a cloister lies near a besieged city; the tile itself counts as near (SIEGE-15)."""
    whole = state.options["siege.escape"] == "city-tile"
    cells = city.cells if whole else besieging_cells(city)
    return any(cloister_at(state, (x + dx, y + dy)) for x, y in cells for dx, dy in ((0, 0), *AROUND))


def escape_problem(state: GameState, figure: Figure) -> Refusal | None:
    """Return why a figure can't escape from where it stands; None if it can."""
    city = figure.feature
    if city is None or not is_besieged(city):
        return ESCAPE_FREE()
    if not figure.kind.follower:
        return ESCAPE_KIND()
    return None if has_way_out(state, city) else ESCAPE_FAR()


class Escape(Offer):
    """Take one follower out of a besieged city (SIEGE-14)."""

    name = "escape"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, seat: int, able: list[Figure]) -> None:
        self.state = state
        self.seat = seat
        self.able = able

    def listed(self) -> Iterable[Action]:
        # Two of a kind on one spot are one choice.
        yield from {str(action): action for action in map(_named, self.able)}.values()

    def problem(self, action: Action) -> Refusal | None:
        figure = self._at(action)
        return ESCAPE_ABSENT() if figure is None else escape_problem(self.state, figure)

    def play(self, action: Action) -> None:
        figure = self._at(action)
        assert figure is not None
        send_home(self.state, figure, "removed")

    def _at(self, action: Action) -> Figure | None:
        """Return the figure of the seat that an action names."""
        mine = (f for f in self.state.figures if f.seat == self.seat and f.cell is not None)
        named = (f for f in mine if f.kind.name == action["piece"])
        return next((figure for figure in named if names(figure.at, action)), None)


def _named(figure: Figure) -> Action:
    return {"piece": figure.kind.name, **figure.reference}


def able_to_escape(state: GameState, seat: int) -> list[Figure]:
    """Return the followers of a seat that may escape now."""
    own = [f for f in state.figures if f.seat == seat and f.at.feature is not None]
    knights = [f for f in own if f.spot.feature.kind == "city"]
    return [knight for knight in knights if escape_problem(state, knight) is None]


def offer_escape(state: GameState, this: Placement) -> Flow:
    """Play row 10.10: ask the placer for one follower, if any could escape (SIEGE-17, SIEGE-20, SIEGE-23)."""
    if state.options["siege.escape"] == "off":
        return
    able = able_to_escape(state, this.seat)
    if able:
        escape = Escape(state, this.seat, able)
        action = yield Decision(this.seat, "escape", (escape, Pass()))
        if action is not None and action["type"] == escape.name:
            escape.play(action)

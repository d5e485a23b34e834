"""The abbey: a tile of a player's own that fills a hole instead of the tile to be drawn (ledger ABBEY)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.fitting import unpack
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.abbey_and_mayor.river import still_built
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.state.placement import Placement, TurnPart
from rules.state.state import Table
from rules.state.steps import Step
from rules.tiles.design import FREE
from rules.tiles.geometry import STEPS, Cell
from rules.turn.placing import forbidden
from rules.turn.steps import run_steps
from rules.turn.turn import after_laying

# The design of every player's abbey; it shows the same on all sides and lies unturned.
ABBEY: Final = "AM/A"


class Abbeys:
    """The slot: the holes of the board, once somebody asked for them, and who placed the last tile."""

    def __init__(self) -> None:
        self.holes: set[Cell] | None = None
        self.last: int | None = None


def abbeys(table: Table) -> Abbeys:
    slot: Abbeys = table.slots["abbeys"]
    return slot


def holes(table: Table) -> set[Cell]:
    """The empty cells with a tile on all four sides (ABBEY-2)."""
    slot = abbeys(table)
    if slot.holes is None:
        slot.holes = {cell for cell, need in table.board.frontier.items() if _closed_in(need)}
    return slot.holes


def _closed_in(need: int) -> bool:
    return FREE not in unpack(need)


def keep_up(table: Table, this: Placement | None) -> None:
    """After each placement: whose it was, and what that did to the holes."""
    assert this is not None
    abbeys(table).last = this.seat
    found, (x, y) = holes(table), this.placed.cell
    found.discard((x, y))
    for dx, dy in STEPS:
        beside = (x + dx, y + dy)
        if _closed_in(table.board.frontier.get(beside, FREE)):
            found.add(beside)


class PlaceAbbey(Offer):
    """Fill a hole with the own abbey; what its neighbours show is all the same (ABBEY-2, ABBEY-3)."""

    name = "place_abbey"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}

    def __init__(self, table: Table) -> None:
        self.table = table

    def listed(self) -> Iterable[Action]:
        for x, y in holes(self.table):
            if forbidden(self.table, ABBEY, (x, y), 0) is None:
                yield {"x": x, "y": y}

    def problem(self, action: Action) -> Refusal | None:
        cell = (action["x"], action["y"])
        if cell in holes(self.table):
            return forbidden(self.table, ABBEY, cell, 0)
        if cell in self.table.board.tiles:
            return Refusal("place.taken", "BASE-GEN-1", "There is a tile on that cell already.")
        return Refusal("abbey.hole", "ABBEY-2", "An abbey fills only a cell with tiles on all four sides.")


class DrawTile(Offer):
    """Leave the abbey where it is and draw."""

    name = "draw_tile"


def may_place(table: Table, seat: int) -> bool:
    """Whether a seat could place its abbey now (ABBEY-2, ABBEY-3)."""
    return table.seats[seat].supply["abbey"] > 0 and bool(holes(table))


def instead_of_drawing(table: Table, half: TurnPart | None) -> Flow:
    """TS-1: the abbey as the tile of this turn; of its second half also when nothing is left (ABBEY-1, -11).

    Not while the river is being built (ABBEY-14).
    """
    assert half is not None
    if may_place(table, half.seat) and not still_built(table):
        yield from ask(table, half, DrawTile() if table.left else Pass())


def ask(table: Table, half: TurnPart, otherwise: Offer) -> Flow:
    """One seat places its abbey, or does the other thing."""

    undo_to = table.seq
    action = yield Decision(half.seat, "abbey", (PlaceAbbey(table), otherwise))
    if action is None or action["type"] != "place_abbey":
        return
    yield from run_steps(table, "before_placing", half)
    table.seats[half.seat].supply["abbey"] -= 1
    table.take_up(ABBEY)
    placed = table.lay((action["x"], action["y"]), 0)
    half.placement = Placement(half.seat, placed, undo_to, drawn=False, kind=half.kind)


def after_the_last(table: Table, _: TurnPart | None) -> Flow:
    """The stack is empty: who has an abbey left may place it, from the left of the last player (ABBEY-10)."""

    last, count = abbeys(table).last, len(table.seats)
    first = (table.active if last is None else last) + 1
    for seat in (number % count for number in range(first, first + count)):
        if may_place(table, seat) and not table.seats[seat].gone:
            table.begin_turn(seat)
            half = TurnPart(seat, "own")
            yield from ask(table, half, Pass())
            if half.placement is not None:
                yield from after_laying(table, half.placement)


class AbbeysModule(RuleModule):
    """The abbeys of the box; for every rule they are monasteries (ABBEY-7, ABBEY-8)."""

    name = "abbeys"
    steps = (
        Step("before_draw", "1.4", instead_of_drawing),
        Step("placed", "3.3", keep_up),
        Step("after_last_tile", "E.1", after_the_last),
    )

    def prepare(self, table: Table) -> None:
        table.deal("abbey", 1)
        table.slots["abbeys"] = Abbeys()

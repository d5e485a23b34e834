"""The circus: followers around the tent score when it moves on, and once at the end (clauses CIRCUS)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rules.board.features import Figure, tile_at
from rules.decisions import Chance, Flow
from rules.expansions.under_the_big_top.big_top import CIRCUS, shows, surroundings
from rules.expansions.under_the_big_top.bridges_castles_bazaars import cells_of
from rules.hooks import RuleModule, View
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import Cell

# How many tokens show a number, in one copy of the expansion (TOP-2).
TOKENS: Final = {1: 1, 3: 4, 4: 5, 5: 3, 6: 2, 7: 1}
STREAM: Final = "animals"
PART: Final = "spectators"


class Ring:
    """The slot: where the tent stands, the tokens face down, and the circuses that took place.

    The token under the tent is one of those face down: nobody knows it before it is turned up.
    """

    def __init__(self, copies: int) -> None:
        self.tent: Cell | None = None
        self.bag = Counter({value: number * copies for value, number in TOKENS.items()})
        self.held: list[dict[str, int]] = []


def ring(state: GameState) -> Ring:
    """Return what the module keeps in the state of a game."""
    slot: Ring = state.slots[CIRCUS]
    return slot


def spectators(state: GameState, cell: Cell) -> list[Figure]:
    """Return the followers around a tile, of whatever kind and wherever they stand (CIRCUS-4 to -8)."""
    near = surroundings(cell)
    return [f for f in state.figures if f.kind.follower and not near.isdisjoint(cells_of(f))]


def arrive(state: GameState, this: Placement) -> Flow | None:
    """Play row 10.6: a new circus tile ends the circus elsewhere and gets the tent (CIRCUS-2, CIRCUS-3)."""
    return _moved(state, this) if shows(this.placed, CIRCUS) else None


def _moved(state: GameState, this: Placement) -> Flow:
    yield from perform(state, this.seat)
    ring(state).tent = this.placed.cell


def perform(state: GameState, seat: int) -> Flow:
    """Turn up the token under the tent and score the circus, if there is one (CIRCUS-4, CIRCUS-10)."""
    slot = ring(state)
    if slot.tent is None:
        return
    answer = yield Chance(seat, STREAM, tuple(slot.bag.elements()), dispensable=True)
    if answer is None:
        return
    token: int = answer["outcome"]
    slot.bag[token] -= 1
    x, y = slot.tent
    slot.held.append({"seq": state.action_number, "is": token, "x": x, "y": y})
    counted = Counter(figure.seat for figure in spectators(state, slot.tent))
    for player, number in sorted(counted.items()):
        state.award(player, CIRCUS, dict(tile_at(slot.tent).reference), [Part(PART, number, number * token)])


def last_circus(state: GameState, _: Any) -> Flow:
    """Play row E.4: the circus is scored once more before anybody goes home (CIRCUS-11, CIRCUS-12)."""
    yield from perform(state, state.active)


class CircusModule(RuleModule):
    """The tent and its tokens."""

    name = "circus"
    streams = (STREAM,)
    steps = (Step("after_return", "10.6", arrive), Step("end_of_game", "E.4", last_circus))

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["top.circus"] == "on"

    def prepare(self, state: GameState) -> None:
        state.slots[CIRCUS] = Ring(state.setup.sets.get(self.expansion, 1))

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add the tent, what is face down as numbers only, and the circuses so far."""
        slot = ring(state)
        bags = {**view.get("bags", {}), STREAM: {str(value): slot.bag[value] for value in sorted(slot.bag)}}
        view["bags"] = bags
        if slot.tent is not None:
            view["tent"] = dict(tile_at(slot.tent).reference)
        if slot.held:
            view["circuses"] = list(slot.held)

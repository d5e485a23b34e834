"""The rule module of the dragon: where it stands, where it keeps others off, what viewers see of it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, Figure, PieceKind, Spot, Standing
from rules.expansions.princess_and_dragon.abbey_and_mayor import stands_between_tiles
from rules.expansions.princess_and_dragon.bridges_castles_bazaars import in_castle, is_castle
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON, dragon_of
from rules.expansions.princess_and_dragon.dragon_walk import after_scoring, before_scoring
from rules.expansions.princess_and_dragon.lair import VOLCANO, begin, lair, set_aside, unseen, wake
from rules.expansions.princess_and_dragon.refusals import DRAGON_HERE
from rules.hooks import How, PlaceJudge, RuleModule, View
from rules.setup.setup import Setup
from rules.state.judges import OnlyOn
from rules.state.state import GameState
from rules.state.steps import Step


class DragonModule(RuleModule):
    """The dragon and its volcanoes."""

    name = "dragon"
    returns_tiles = True
    steps = (
        Step("placed", "3.1.0", wake),
        Step("ended", "6.6", before_scoring),
        Step("after_return", "10.8", after_scoring),
    )

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (DRAGON,)

    def prepare(self, state: GameState) -> None:
        begin(state)

    def divert_tile(self, state: GameState, tile: str, unplaceable: bool) -> bool:
        return not unplaceable and set_aside(state, tile)

    def unplayable(self, state: GameState) -> int:
        return unseen(state)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        dragon = None if how in ("token", "meet") else dragon_of(state)
        if dragon is None or stands_between_tiles(kind):
            return None
        cell, clause = dragon.cell, "DRAGON-2" if _on_volcano(state, dragon) else ""
        return OnlyOn(
            lambda: _left_beside(state, dragon),
            lambda at: DRAGON_HERE(clause=clause) if at.cell == cell and not is_castle(at) else None,
        )

    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        # Followers in castles stand on no particular tile (DRAGON-25).
        return False if kind is DRAGON and in_castle(figure) else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add where the dragon is, its movement while it lasts, and the tiles set aside."""
        slot, dragon = lair(state), dragon_of(state)
        if slot.aside:
            view["aside"] = list(slot.aside)
        if dragon is None:
            return
        view["dragon"] = dict(dragon.at.reference)
        if slot.steps is not None:
            view["dragon"] |= {"steps": slot.steps, "visited": [list(cell) for cell in slot.visited]}
        if slot.to is not None:
            view["dragon"]["to"] = list(slot.to)


def _left_beside(state: GameState, dragon: Standing) -> dict[Feature, list[Spot]]:
    """Return the features of the dragon's tile, each with its spots that are not on it, or in a castle."""
    assert dragon.cell is not None
    features = {spot.feature for spot in state.board.tiles[dragon.cell].spots}
    return {f: [at for at in f.spots if at.cell != dragon.cell or is_castle(at)] for f in features}


def _on_volcano(state: GameState, dragon: Standing) -> bool:
    """Return whether the dragon stands on a volcano that was placed last."""
    newest = next(reversed(state.board.tiles.values()))
    return newest.cell == dragon.cell and VOLCANO in newest.face.design.marks

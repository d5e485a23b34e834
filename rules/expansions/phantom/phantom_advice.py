"""What bots think of the phantom (see `rules.bots.advice`): it comes after the figure action."""

from __future__ import annotations

from typing import Final

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.phantom.phantom import PHANTOM

# Less than nothing, whatever the spot would bring.
NOT_YET: Final = -1000.0


def advice(judge: Judge, action: Action) -> float | None:
    """Hold the phantom back as long as another follower would gain something on this tile (PHANTOM-8)."""
    if action["type"] != "deploy" or action["piece"] != PHANTOM:
        return None
    return NOT_YET if _another_first(judge) else 0.0


def _another_first(judge: Judge) -> bool:
    """Return whether a figure action is open that would gain something."""
    found = judge.notes.get(PHANTOM)
    if found is None:
        found = judge.notes[PHANTOM] = any(_gain(judge, action) > 0 for action in judge.decision.actions())
    return bool(found)


def _gain(judge: Judge, action: Action) -> float:
    """Return what deploying a follower other than the phantom would gain; 0 for any other action."""
    if action["type"] != "deploy" or action["piece"] == PHANTOM:
        return 0.0
    kind = judge.state.kinds[action["piece"]]
    placed = judge.state.board.tiles.get((action["x"], action["y"]))
    spot = placed.spot(action["feature"]) if placed else None
    return judge.deployment(kind, spot) if spot is not None and kind.follower else 0.0

"""What bots think of sending a knight home (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.princess_and_dragon.neutral_worth import to_mover


def advice(judge: Judge, action: Action) -> float | None:
    """Send home the knight whose owner loses most; never an own one that is worth more where it stands."""
    if action["type"] != "remove_knight":
        return None
    spot = judge.state.board.spot(action)
    assert spot is not None
    named = (action["owner"], action["piece"])
    knight = next(f for f in spot.feature.figures if (f.seat, f.kind.name) == named and f.at is spot)
    return to_mover(judge, knight)

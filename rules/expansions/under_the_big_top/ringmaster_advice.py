"""What bots think of the ringmaster (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.under_the_big_top.ringmaster import FOR_EACH, RINGMASTER, tops_around


def advice(judge: Judge, action: Action) -> float | None:
    """Add what he brings for the circuses and acrobats around him."""
    if action["type"] != "deploy" or action["piece"] != RINGMASTER:
        return None
    return float(FOR_EACH * tops_around(judge.state, (action["x"], action["y"])))

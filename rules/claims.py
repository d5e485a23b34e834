"""The holders of features on a board, those included whose figures have gone home after scoring."""

from __future__ import annotations

from typing import Any

from rules.board.features import Feature, Spot
from rules.scoring.majority import majority
from rules.state.state import GameState
from rules.views import Playing

Claim = dict[str, Any]


def claims(game: Playing) -> list[Claim]:
    """Return each feature that somebody holds or has scored.

    Each is `{"kind", "spots", "holders", "scored", "complete"}`. A feature with figures belongs to those with
    most followers there (BASE-MAJ-1, BASE-MAJ-2). One without any belongs to those who got its points last;
    `scored` is true then.
    """
    state = game.state
    found: dict[int, Claim] = {}
    for figure in state.figures:
        if isinstance(figure.at, Spot) and id(figure.at.feature) not in found:
            found[id(figure.at.feature)] = _claim(
                figure.at.feature, majority(state, figure.at.feature), False
            )
    for feature, seats in _scored(state):
        if not feature.figures:
            found[id(feature)] = _claim(feature, sorted(seats), True)
    return [claim for claim in found.values() if claim["holders"]]


def _claim(feature: Feature, holders: list[int], scored: bool) -> Claim:
    spots = [spot.reference for spot in feature.spots]
    return {
        "kind": feature.kind,
        "spots": spots,
        "holders": holders,
        "scored": scored,
        "complete": feature.complete,
    }


def _scored(state: GameState) -> list[tuple[Feature, set[int]]]:
    """Return the features that brought points of their own kind, each with the seats that got them last."""
    last: dict[int, tuple[int, Feature, set[int]]] = {}
    for entry in state.scored:
        placed = state.board.tiles.get((entry["x"], entry["y"])) if "feature" in entry else None
        spot = placed.spot(entry["feature"]) if placed else None
        if spot is None or spot.feature.kind != entry["reason"]:
            continue
        known = last.get(id(spot.feature))
        if known is None or known[0] != entry["seq"]:
            known = last[id(spot.feature)] = (entry["seq"], spot.feature, set())
        known[2].add(entry["seat"])
    return [(feature, seats) for _, feature, seats in last.values()]

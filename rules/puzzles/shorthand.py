"""Actions in few letters, for files of many games.

`[seat, x, y, rotation]` places a tile, `[seat]` ends a turn, `[seat, piece, feature]` deploys on the tile
placed last. Every other action is written as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.decisions import Action

_PLACED, _ENDED = {"seat", "type", "x", "y", "rotation"}, {"seat", "type"}
_DEPLOYED = {"seat", "type", "piece", "x", "y", "feature"}


def shortened(actions: Iterable[Action]) -> list[Any]:
    """Return actions in short; those before the first placement must not deploy in short."""
    found, last = list[Any](), None
    for action in actions:
        found.append(_short(action, last))
        last = _cell(action) or last
    return found


def lengthened(short: Iterable[Any]) -> list[Action]:
    """Return the actions again. Raise `ValueError` for what cannot be read."""
    found, last = list[Action](), None
    for one in short:
        found.append(_long(one, last))
        last = _cell(found[-1]) or last
    return found


def _cell(action: Action) -> tuple[int, int] | None:
    return (action["x"], action["y"]) if action["type"] == "place_tile" else None


def _short(action: Action, last: tuple[int, int] | None) -> Any:
    keys, kind, seat = action.keys(), action["type"], action["seat"]
    if kind == "place_tile" and keys == _PLACED:
        return [seat, action["x"], action["y"], action["rotation"]]
    if kind == "end_turn" and keys == _ENDED:
        return [seat]
    if kind == "deploy" and keys == _DEPLOYED and last == (action["x"], action["y"]):
        return [seat, action["piece"], action["feature"]]
    return dict(action)


def _long(one: Any, last: tuple[int, int] | None) -> Action:
    if isinstance(one, dict):
        return dict(one)
    seat, *rest = one
    if not rest:
        return {"seat": seat, "type": "end_turn"}
    if len(rest) == 3:
        x, y, rotation = rest
        return {"seat": seat, "type": "place_tile", "x": x, "y": y, "rotation": rotation}
    piece, feature = rest
    if last is None:
        raise ValueError("Nothing is placed that could be deployed on.")
    return {"seat": seat, "type": "deploy", "piece": piece, "x": last[0], "y": last[1], "feature": feature}

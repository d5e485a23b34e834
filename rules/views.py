"""What one viewer may see, as plain data, made anew each time from the table.

Nothing is ever deleted from a richer state: the order of the bag and the seed are not on the table, so they
cannot be in a view. A *change* turns one view into the next; the service sends changes.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Protocol

from rules.board.features import Feature, Spot
from rules.decisions import Decision
from rules.hooks import RuleModule, notify
from rules.scoring.fields import field_worth, scoring_neighbours
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.state.points import total
from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS, LINED_KINDS, NEVER_COMPLETE

View = dict[str, Any]
Change = dict[str, Any]


class Playing(Protocol):
    """What is looked at of a game (`rules.game.Game`)."""

    @property
    def state(self) -> GameState: ...

    @property
    def number(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def decision(self) -> Decision | None: ...


def view(game: Playing, seat: int | None = None) -> View:
    """Return the state of the record format as this seat sees it; None is a spectator.

    `decision.actions` is there only for the seat that decides. The entries of `scored` are shared with later
    views, so that comparing is quick: they never change, and nobody may change them.
    """
    state = game.state
    seen: View = {
        "seq": game.number,
        "over": game.over,
        "left": state.tiles_left,
        "turn": None if game.over else {"seat": state.active, "tile": state.hand},
        "seats": [_seat(state, index) for index in range(len(state.seats))],
        "tiles": [
            {"tile": p.face.design.id, "x": p.cell[0], "y": p.cell[1], "rotation": p.face.rotation}
            for p in state.board.tiles.values()
        ],
        "pieces": [{"seat": f.seat, "piece": f.kind.name, **f.reference} for f in state.figures],
        "discarded": list(state.discarded),
        "scored": list(state.scored),
        "decision": _decision(game.decision, seat),
    }
    if neutrals := _numbered(state):
        seen["neutrals"] = neutrals
    notify(RuleModule.extend_view, state, seen, seat)
    return seen


def _numbered(state: GameState) -> list[dict[str, Any]]:
    """Return the figures of nobody of which there are several; one that is alone is shown by its module."""
    return [
        {"piece": name, "number": number, **standing.reference}
        for name, there in state.numbered.items()
        for number, standing in sorted(there.items())
    ]


def full_state(game: Playing) -> View:
    """Return the state as the command line prints it: with every legal action."""
    return view(game, game.decision.seat if game.decision else None)


def _seat(state: GameState, index: int) -> dict[str, Any]:
    seat = state.seats[index]
    seen: dict[str, Any] = {"name": seat.name, "score": seat.score, "supply": dict(seat.supply)}
    if seat.lost:
        seen["lost"] = dict(seat.lost)
    return {**seen, "gone": True} if seat.forfeited else seen


def _decision(decision: Decision | None, viewer: int | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    seen: dict[str, Any] = {"seat": decision.seat, "kind": decision.kind}
    if decision.about is not None:
        seen["about"] = decision.about
    seen.update(decision.shown)
    if decision.seat == viewer:
        seen["actions"] = decision.actions()
    return seen


def change(before: View, after: View) -> Change:
    """Return what turns one view into another.

    `set` replaces keys, `add` appends to lists, `drop` removes keys.
    """
    replaced: dict[str, Any] = {}
    added: dict[str, list[Any]] = {}
    for key, value in after.items():
        old = before.get(key)
        if key in before and old == value:
            continue
        if isinstance(old, list) and isinstance(value, list) and old and value[: len(old)] == old:
            added[key] = value[len(old) :]
        else:
            replaced[key] = value
    parts: Change = {"set": replaced, "add": added, "drop": [key for key in before if key not in after]}
    return {name: part for name, part in parts.items() if part}


def apply_change(seen: View, step: Change) -> View:
    """Return the view after a change; the old one stays as it is."""
    result = {key: value for key, value in seen.items() if key not in step.get("drop", ())}
    result.update(step.get("set", {}))
    for key, more in step.get("add", {}).items():
        result[key] = [*result[key], *more]
    return result


def view_hash(seen: View) -> str:
    """Return 16 hex digits of the SHA-256 of a view's canonical JSON, `decision.actions` left out."""
    decision = seen.get("decision")
    if decision and "actions" in decision:
        seen = {**seen, "decision": {k: v for k, v in decision.items() if k != "actions"}}
    canonical = json.dumps(seen, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def event_hash(before: str, event: dict[str, Any], game: Playing) -> str:
    """Return the hash of an event, from the one before it (`""` before event 0) and the game after it."""
    text = json.dumps([before, event, view_hash(view(game))], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def feature(game: Playing, x: int, y: int, name: str) -> dict[str, Any] | None:
    """Return the whole feature at a spot: where it runs, who holds it, what it is worth as it stands.

    None if there is no such spot.
    """
    placed = game.state.board.tiles.get((x, y))
    spot = placed.spot(name) if placed else None
    return None if spot is None else feature_view(game.state, spot)


def feature_view(state: GameState, spot: Spot) -> dict[str, Any]:
    """Return the whole feature of a spot, as `feature` describes it."""
    found = spot.feature
    seen = {
        "kind": found.kind,
        "home": found.home.reference,
        "spots": [s.reference for s in found.spots],
        "tiles": len(found.cells),
        "open": found.open,
        "complete": found.complete,
        "figures": [{"seat": f.seat, "piece": f.kind.name} for f in found.figures],
        "holders": majority(state, found),
        "value": _value(state, found, final=not found.complete),
        "finished": None if found.complete else _value(state, found, final=False),
    }
    if found.kind == "field":
        seen["value"] = field_worth(state, found, majority(state, found))
        seen["cities"] = len(scoring_neighbours(state, found))
    notify(RuleModule.extend_feature_view, state, spot, seen)
    return seen


def _value(state: GameState, found: Feature, *, final: bool) -> int | None:
    """Return what it would bring, scored as unfinished (`final`) or as complete.

    None for whatever has no value of its own, and for fields, which are worth something only as they stand.
    """
    if found.kind in NEVER_COMPLETE or found.kind not in LINED_KINDS | BUILDING_KINDS:
        return None
    return total(value_of(state, found, final=final))

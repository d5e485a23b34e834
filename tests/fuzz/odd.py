"""Values that nobody expects, and actions of every kind that the rules know, made by chance from a seed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import rules.expansions
import rules.turn
from rules.decisions import Action, Offer

UNOFFERED = ("undo", "forfeit", "end_together")  # types of actions that no decision lists
NUMBERS = (
    0,
    1,
    -1,
    7,
    90,
    2**31 - 1,
    2**31,
    2**53 + 1,
    2**63,
    -(2**70),
    10**400,
    0.5,
    -0.0,
    1e308,
    float("nan"),
)
WORDS = (
    "", " ", "\0", "\ud800", "'", "%", "..", "null", "-1", "1e9", "9" * 40, "a" * 5000, "Ω", "\u202egame",
    "🂡" * 90, "\r\n", "<b>", "{{7*7}}", "'; DROP TABLE games_match; --", "e\u0301" * 30, "\ufeff",
    "p-8f2kq3mz",
)  # fmt: skip
FEATURES = (
    "road@N",
    "city@E",
    "field@NL",
    "field@SR",
    "monastery",
    "garden",
    "tower",
    "castle@W",
    "road#9",
    "@",
    "acrobats",
)
PIECES = (
    "meeple",
    "big",
    "mayor",
    "wagon",
    "builder",
    "pig",
    "barn",
    "abbot",
    "wanderer",
    "shepherd",
    "nobody",
)
FIELDS: dict[str, tuple[Any, ...]] = {
    "rotation": (0, 90, 180, 270, 45),
    "feature": FEATURES,
    "piece": PIECES,
    "corner": ("NW", "NE", "SE", "SW", "N"),
    "axis": ("ns", "ew", "up"),
    "choice": ("buy", "sell", "keep"),
    "quarter": ("castle", "market", "blacksmith", "cathedral", "inn"),
    "needs": ("bridge", "boat"),
}


@cache
def kinds() -> dict[str, dict[str, type]]:
    """Return every type of action with its fields and their types, of the core and of all expansions."""
    for package in (rules.turn, rules.expansions):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)
    made: dict[str, dict[str, type]] = {name: {} for name in UNOFFERED}
    for offer in _offers(Offer):
        if hasattr(offer, "name"):
            made.setdefault(offer.name, {}).update({**offer.fields, **offer.optional})
    return made


def _offers(base: type[Offer]) -> Iterator[type[Offer]]:
    for each in base.__subclasses__():
        yield each
        yield from _offers(each)


def odd(rng: Random, depth: int = 0) -> Any:
    """Return any JSON value, seldom one that fits."""
    match rng.randrange(8 if depth < 3 else 6):
        case 0:
            return rng.choice((None, True, False))
        case 1 | 2:
            return rng.choice(NUMBERS)
        case 3 | 4:
            return rng.choice(WORDS)
        case 5:
            return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(12))
        case 6:
            return [odd(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(WORDS): odd(rng, depth + 1) for _ in range(rng.randrange(4))}


def action_of(rng: Random, kind: str) -> Action:
    """Return an action of a type with all its fields, which may or may not be legal somewhere."""
    action: Action = {"seat": rng.randrange(3), "type": kind}
    for name, sort in kinds()[kind].items():
        if name not in {"needs", "at_least", "preview"} or rng.random() < 0.2:
            action[name] = _value(rng, name, sort)
    return action


def _value(rng: Random, name: str, sort: type) -> Any:
    if name in FIELDS:
        return rng.choice(FIELDS[name])
    if sort is dict:
        return {"x": rng.randrange(-3, 4), "y": rng.randrange(-3, 4), "feature": rng.choice(FEATURES)}
    return rng.random() < 0.5 if sort is bool else rng.randrange(-3, 4)


def spoiled(rng: Random, body: dict[str, Any]) -> dict[str, Any]:
    """Return a body of which one thing is wrong: a value, a key too few or too many, or another type."""
    body = dict(body)
    name = rng.choice([*body, "more"])
    match rng.randrange(4):
        case 0:
            body.pop(name, None)
        case 1:
            body[str(rng.choice(WORDS))] = odd(rng)
        case 2 if isinstance(body.get(name), int):
            body[name] += rng.choice((-1, 1, 90))
        case _:
            body[name] = odd(rng)
    return body

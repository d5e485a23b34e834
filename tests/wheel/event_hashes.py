"""What the rules engine makes of many games, event by event: `python -m tests.wheel.event_hashes`.

Prints one line for each game: its name and a hash of all that was asked after each of its events. The
compiled engine and pure Python have to print the same.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.engine import EVERYTHING, SIX, setup_of
from rules import Game, Record, outcome, placements_of, projection, view, view_hash
from rules.bots import answer
from rules.compiling import running
from rules.problems import IllegalAction

RECORDED = Path(__file__).resolve().parent.parent / "records" / "games"
# Sets of expansions of the random games, of two to six seats.
SETS = (
    (),
    ("river", "gq11"),
    ("bridges-castles-bazaars", "traders-and-builders"),
    ("princess-and-dragon", "tower", "count"),
    ("abbey-and-mayor", "drawbridges", "wanderer-mayors-office"),
    ("under-the-big-top", "hills-and-sheep", "phantom", "inns-and-cathedrals"),
    EVERYTHING,
)
# So many events lie between two looks at what costs most: bots, games tried in thought, a game taken back.
SELDOM = 60


class Digest:
    """A hash over everything that was noted."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def note(self, what: Any) -> None:
        self._hash.update(json.dumps(what, sort_keys=True).encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()


def recorded(path: Path) -> str:
    """Return the hash of a recorded game: the view after each event, and every refusal of a wrong action."""
    record, digest = Record.from_json(path.read_text(encoding="utf-8")), Digest()
    game = record.start()
    for number, action in enumerate(record.actions):
        digest.note(refusal(game, {**action, "seat": action["seat"] + 1}))
        digest.note(refusal(game, {**action, "x": number, "feature": "road@N", "rotation": 45}))
        game.apply(action)
        digest.note(view_hash(view(game)))
    digest.note([view(game), game.scores(), game.ranks()])
    return str(digest)


def drawn_by_lot(number: int) -> str:
    """Return the hash of a random game: all legal actions, its view, and sometimes what is asked besides."""
    expansions, chance = SETS[number % len(SETS)], random.Random(number)
    seats = SIX if expansions == EVERYTHING else SIX[: 2 + number % 3]
    seed = hashlib.sha256(f"compiled {number}".encode()).hexdigest()
    game, digest = Record(setup_of(seats, expansions), seed=seed).start(), Digest()
    while game.decision:
        legal = game.legal()
        digest.note(legal)
        if game.number % SELDOM == SELDOM - 1:
            digest.note(list(looked_at(game, number)))
        game.apply(chance.choice(legal))
        if game.number % 5 == 0:
            digest.note(view_hash(view(game, 0)))
    digest.note([view(game), game.log])
    return str(digest)


def looked_at(game: Game, number: int) -> Iterator[Any]:
    """Yield what is asked of a game without playing on, then take its last event back and play it again."""
    assert game.decision
    tile = sorted(game.setup.bag())[number]
    yield projection(game)
    yield placements_of(game, tile)
    for place in placements_of(game, tile)[:2]:
        yield attempt(game, tile, place)
    for level in ("beginner", "greedy"):
        yield answer(level, game, random.Random(number))
    if game.can_undo(game.decision.seat):
        last = game.log[-1]
        game.undo(game.decision.seat)
        yield game.legal()
        game.apply(last)


def attempt(game: Game, tile: str, place: dict[str, Any]) -> Any:
    """Return what a placement would bring, or the code of its refusal."""
    try:
        return outcome(game, tile, place["x"], place["y"], place["rotation"])
    except IllegalAction as error:
        return error.refusal.code


def refusal(game: Game, action: dict[str, Any]) -> Any:
    """Return why an action is refused, as clients get it."""
    found = game.check(action)
    return found and [found.code, found.clause, found.params, found.sentence]


def main() -> None:
    """Print which engine runs, then one line for each game."""
    print(running())
    for path in sorted(RECORDED.glob("*.json")):
        print(path.stem, recorded(path), flush=True)
    for number in range(int(sys.argv[1])):
        print(f"random {number}", drawn_by_lot(number), flush=True)


if __name__ == "__main__":
    main()

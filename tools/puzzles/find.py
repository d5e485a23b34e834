"""Find puzzles: `python -m tools.puzzles.find --most 150`. Goes on after the last game that was looked at."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Any, Final

from tools.puzzles import files
from tools.puzzles.finding import puzzle
from tools.puzzles.games import expansions_of, play, start

# Puzzles of one game at most, and tiles between two of them, so that they differ.
EACH: Final = 4
APART: Final = 5
# What part of all puzzles may be easy; there are many more of them.
EASY: Final = 0.65


def search(number: int, *, easy: bool) -> dict[str, Any] | None:
    """Return the line of a game with its puzzles; None if it has none."""
    game, found, last = start(number), list[dict[str, Any]](), -APART
    for seen, ranked in play(game, number):
        tiles = len(seen.state.board.tiles)
        if len(found) == EACH:
            break
        if not ranked or tiles < last + APART or seen.past is None:
            continue
        one = puzzle(seen, ranked, f"{number}|{game.number}", easy=easy)
        if one is not None:
            open_now = {stream: list(results) for stream, results in seen.past.chance.items() if results}
            past = {"draws": list(game.draws), "chance_so_far": open_now}
            found.append({"at": game.number, **one, **past})
            last = tiles
    return files.kept(number, game, found) if found else None


def main() -> None:
    """Look at one game after the other and write the file after each."""
    parser = argparse.ArgumentParser("python -m tools.puzzles.find", description=__doc__)
    parser.add_argument("--most", type=int, default=150, help="stop at so many puzzles in the file (150)")
    parser.add_argument("--games", type=int, default=10_000, help="stop after so many games")
    parser.add_argument("--minutes", type=float, default=600, help="begin no game after so many minutes")
    given = parser.parse_args()
    head, games = files.load()
    until = time.monotonic() + 60 * given.minutes
    for _ in range(given.games):
        kinds = Counter(one["difficulty"] for game in games for one in game["puzzles"])
        if kinds.total() >= given.most or time.monotonic() > until:
            break
        number = head["next"]
        line = search(number, easy=kinds["easy"] <= EASY * kinds.total())
        games += [line] if line else []
        head["next"] = number + 1
        files.save(head, games)
        count = len(line["puzzles"]) if line else 0
        name = ", ".join(expansions_of(number)) or "base"
        print(f"game {number} ({name}): {count}; {dict(kinds)}, {time.process_time():.0f} s")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

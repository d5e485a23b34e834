"""`python -m tests.rules.invariants NUMBER [FIRST [WHICH]]`: random games more, from this seed on.

`expansion` plays them with bridges, castles and bazaars; `every` with any set of expansions; `second` with
any too, foreseen move by move.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from tests.rules.invariants import (
    test_every_game,
    test_expansion_games,
    test_random_games,
    test_reference_games,
)

PLAY: dict[str, Callable[[int], object]] = {
    "base": lambda seed: test_random_games.play(seed, seed),
    "expansion": test_expansion_games.play,
    "every": test_every_game.play,
    "second": test_reference_games.play,
}


def main(words: list[str]) -> int:
    """Run the command line; it stops with the failing seed in the traceback's first line."""
    number = int(words[0]) if words else 100
    first = int(words[1]) if len(words) > 1 else 1000
    play = PLAY[words[2] if len(words) > 2 else "base"]
    started = process_time()
    for seed in range(first, first + number):
        try:
            play(seed)
        except BaseException:
            print(f"seed {seed}", file=sys.stderr)
            raise
    each = (process_time() - started) / max(number, 1)
    print(f"{number} games, nothing to say against any of them; {each:.2f} s of computing for each")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m tests.rules.invariants NUMBER [FIRST [box]]`: so many random games more, from this seed on.

`box` plays them with bridges, castles and bazaars.
"""

from __future__ import annotations

import sys
from time import process_time

from tests.rules.invariants import test_box_games, test_random_games


def main(words: list[str]) -> int:
    """The command line; stops with the failing seed in the traceback's first line."""
    number = int(words[0]) if words else 100
    first = int(words[1]) if len(words) > 1 else 1000
    boxed = words[2:] == ["box"]
    started = process_time()
    for seed in range(first, first + number):
        try:
            test_box_games.play(seed) if boxed else test_random_games.play(seed, seed)
        except BaseException:
            print(f"seed {seed}", file=sys.stderr)
            raise
    each = (process_time() - started) / max(number, 1)
    print(f"{number} games, nothing to say against any of them; {each:.2f} s of computing for each")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

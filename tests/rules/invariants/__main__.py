"""`python -m tests.rules.invariants NUMBER [FIRST [WHICH [WITH]]]`: random games more, from this seed on.

`expansion` plays them with bridges, castles and bazaars; `every` with any set of expansions; `second` with
any too, foreseen move by move. WITH is an expansion that every one of the last two has, or several
with commas between them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from rules.expansions import registry
from tests.rules.invariants import (
    test_every_game,
    test_expansion_games,
    test_random_games,
    test_reference_games,
)
from tests.rules.invariants.random_game import expansions_with
from tests.rules.reference_engine.state import TAUGHT

PLAY: dict[str, Callable[[int], object]] = {
    "base": lambda seed: test_random_games.play(seed, seed),
    "expansion": test_expansion_games.play,
    "every": test_every_game.play,
    "second": test_reference_games.play,
}
# The same with some expansions in every game.
PLAY_WITH: dict[str, Callable[[list[str]], Callable[[int], object]]] = {
    "every": lambda names: lambda seed: test_every_game.play(seed, expansions_with(seed, *names)),
    "second": lambda names: (
        lambda seed: test_reference_games.play(seed, expansions_with(seed, *names, among=TAUGHT))
    ),
}


def problem(which: str, names: list[str]) -> str | None:
    """Return why there are no such games."""
    offered = PLAY_WITH if names else PLAY
    if which not in offered:
        what = f"{which!r} with expansions" if names else repr(which)
        return f"There are no games {what}; there are {', '.join(offered)}."
    for name in names:
        if name not in registry.playable() - {"base"}:
            draft = any(found.name == name and found.draft for found in registry.expansions())
            why = "a draft, which random games leave out" if draft else "no expansion"
            return f"{name!r} is {why}; there are {', '.join(sorted(registry.playable() - {'base'}))}."
        if which == "second" and name not in TAUGHT:
            return f"Nobody has taught the reference engine {name!r} yet (docs/expansion.md); play `every`."
    return None


def main(words: list[str]) -> int:
    """Run the command line; it stops with the failing seed in the traceback's first line."""
    if not all(word.isdigit() for word in words[:2]):
        print(__doc__)
        return 2
    number = int(words[0]) if words else 100
    first = int(words[1]) if len(words) > 1 else 1000
    which = words[2] if len(words) > 2 else "base"
    names = words[3].split(",") if len(words) > 3 else []
    if sentence := problem(which, names):
        print(sentence)
        return 2
    play = PLAY_WITH[which](names) if names else PLAY[which]
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

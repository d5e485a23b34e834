"""Play games in which all weights differ by chance: `python -m tools.weights.games FILE`.

One seat has the weights of the centre times `exp(SPREAD * z)`, the other the same divided by it, with a
normal `z` for each weight. One line of JSON a game goes to the file when the game is over, for
`tools.weights.fit`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from math import exp, inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rules.bots.duel import play
from rules.bots.greedy import GreedyBot
from rules.bots.weights import BOLD, LONG_GAME, WEIGHTS, Weights
from rules.setup.reader import CheckedSetup as Setup
from tools.analysis.games import all_expansions

SPREAD = 0.5
# Where the fit begins: a weight of no end has to begin somewhere, and what is below 1 must stay there.
CENTRE = replace(WEIGHTS, stuck_turns=80.0)
CENTRES = {"usual": CENTRE, "bold": replace(BOLD, stuck_turns=80.0, long=None), "long": LONG_GAME}
CHANCES = frozenset({"each_end"})


class Varied(NamedTuple):
    """One game: its number, the exponent of each weight of the first bot, and the points of both."""

    number: int
    z: Mapping[str, float]
    points: tuple[int, int]


def varied(weights: Weights, z: Mapping[str, float], sign: int) -> Weights:
    """Return weights multiplied (sign 1) or divided (sign -1) by `exp(SPREAD * z)`."""
    found: dict[str, Any] = {}
    for name, exponent in z.items():
        factor, value = exp(sign * SPREAD * exponent), getattr(weights, name)
        found[name] = tuple(one * factor for one in value) if isinstance(value, tuple) else value * factor
    return replace(weights, **found)


def names() -> list[str]:
    """Return the weights that are varied: all numbers above 0 and below no end."""
    values = {field.name: getattr(CENTRE, field.name) for field in fields(Weights)}
    return [name for name, value in values.items() if name not in CHANCES and _scales(value)]


def _scales(value: object) -> bool:
    return isinstance(value, tuple) or (isinstance(value, float) and 0 < value < inf)


def games(expansions: Sequence[str], first: int, number: int, centre: Weights = CENTRE) -> Iterator[Varied]:
    """Play games with the numbers from `first` on; yield each of them."""
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": list(expansions)})
    for game in range(first, first + number):
        rng = Random(f"weights {game}")
        z = {name: round(rng.gauss(0.0, 1.0), 3) for name in names()}
        bots = [GreedyBot(varied(centre, z, sign)) for sign in (1, -1)]
        turned = game % 2
        points = play(setup, bots[::-1] if turned else bots, game)
        yield Varied(game, z, (points[turned], points[1 - turned]))


def main() -> None:
    """Play, and append a line a game."""
    parser = argparse.ArgumentParser("python -m tools.weights.games", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--expansions", help="separated by commas; all of them if left out")
    parser.add_argument("--around", choices=CENTRES, default="usual", help="the weights that are varied")
    chosen = parser.parse_args()
    named = [name for name in (chosen.expansions or "").split(",") if name]
    expansions = all_expansions() if chosen.expansions is None else named
    with chosen.file.open("a", encoding="utf-8") as file:
        for game in games(expansions, chosen.seed, chosen.games, CENTRES[chosen.around]):
            file.write(json.dumps(game._asdict()) + "\n")
            file.flush()


if __name__ == "__main__":
    main()

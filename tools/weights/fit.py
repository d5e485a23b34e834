"""Say which weights bring points: `python -m tools.weights.fit FILE...`, with files of `tools.weights.games`.

Least squares of the difference in points over the exponents of the weights. Prints a Markdown table: what a
weight brings that is larger by the factor `exp(SPREAD)` on one side and smaller by it on the other, with the
error of 95 %, and the weight that follows: a step in that direction, shorter where the sign is in doubt.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import NamedTuple

from rules.bots.weights import Weights
from tools.analysis.fit import least_squares, normal_matrix, solved
from tools.weights.games import CENTRE, CENTRES, SPREAD, Varied, names

# The longest step, in multiples of SPREAD; a weight whose gain is this many points goes half of it.
LONGEST, HALF_WAY = 2.0, 20.0
CERTAIN = 1.96  # standard errors


class Gain(NamedTuple):
    """What a weight brings: points of the lead for `exp(SPREAD)`, and the standard error of that."""

    weight: str
    points: float
    error: float

    @property
    def step(self) -> float:
        """How far to go, in multiples of SPREAD: not at all where the gain is below its standard error."""
        sure = max(0.0, 1.0 - (self.error / self.points) ** 2) if self.points else 0.0
        gain = self.points * sure
        return LONGEST * gain / (abs(gain) + HALF_WAY)


def read(files: Iterable[Path]) -> Iterator[Varied]:
    """Yield the games of these files."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            yield Varied(game["number"], game["z"], tuple(game["points"]))


def gains(games: Sequence[Varied]) -> list[Gain]:
    """Return what each weight brings. There have to be more games than weights."""
    weights = names()
    known = [
        ([game.z[name] for name in weights], float(game.points[0] - game.points[1]), 1.0) for game in games
    ]
    found, matrix, size = least_squares(known), normal_matrix(known), range(len(weights))
    rest = [lead - sum(a * b for a, b in zip(row, found, strict=True)) for row, lead, _ in known]
    variance = sum(one**2 for one in rest) / (len(games) - len(weights))
    errors = [sqrt(variance * solved(matrix, [float(i == j) for j in size])[i]) for i in size]
    return [Gain(*one) for one in zip(weights, found, errors, strict=True)]


def table(found: Iterable[Gain], centre: Weights = CENTRE) -> str:
    """Return the gains as a Markdown table, the largest first."""
    lines = ["| weight | began as | brings | follows |", "|---|---:|---:|---:|"]
    for gain in sorted(found, key=lambda one: -abs(one.points / one.error)):
        value, factor = getattr(centre, gain.weight), exp(SPREAD * gain.step)
        values = value if isinstance(value, tuple) else (value,)
        began, follows = ([f"{one * by:.3g}" for one in values] for by in (1.0, factor))
        points = f"{gain.points:+.1f} ± {CERTAIN * gain.error:.1f}"
        lines.append(f"| `{gain.weight}` | {', '.join(began)} | {points} | {', '.join(follows)} |")
    return "\n".join(lines)


def main() -> None:
    """Read, fit, and print the table."""
    parser = argparse.ArgumentParser("python -m tools.weights.fit", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--around", choices=CENTRES, default="usual", help="what the games were played with")
    chosen = parser.parse_args()
    games = list(read(chosen.files))
    if len(games) <= len(names()):
        parser.error(f"{len(games)} games are too few for {len(names())} weights.")
    sys.stdout.write(f"{len(games)} games\n\n{table(gains(games), CENTRES[chosen.around])}\n")


if __name__ == "__main__":
    main()

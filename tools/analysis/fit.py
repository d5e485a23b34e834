"""Fit what analyses expect to games between bots: `python -m tools.analysis.fit`.

Weighted least squares over all moments before a turn: the lead that a seat gains until the end, over what
lies on the table and in the hand. Then the spread of what is left. Writes `rules/analysis/coefficients.json`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import chain
from math import log
from typing import Any, NamedTuple

from rules.analysis.chances import chances, won
from rules.analysis.coefficients import COEFFICIENTS, DATA, EXPANDED, PLAIN, Coefficients, Line, hats
from rules.analysis.estimate import Stage
from rules.bots.standing import lead
from tools.analysis.games import KINDS, Sample, many

GAMES, FIRST = 600, 1_000_000
NAMES = ("features", "fields", "figures", "mover")


class Row(NamedTuple):
    """One moment of one seat: its leads in all terms, old and young, and the lead that it still gained."""

    leads: list[float]
    gained: float
    stage: Stage
    # What the variance of the lead has to be multiplied by, to get that of the difference of two seats.
    scale: float


def rows(samples: Sequence[Sample]) -> Iterator[Row]:
    """Yield every moment for every seat."""
    for found, present, final in samples:
        young, scale = found.stage.youth, 2 / (1 + 1 / (len(final) - 1))
        for seat in present:
            leads = [lead([getattr(one, name) for one in found.seats], seat) for name in NAMES]
            gained = lead(final, seat) - lead([one.score for one in found.seats], seat)
            yield Row([x * part for x in leads for part in (1 - young, young)], gained, found.stage, scale)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations (Gauss, with pivots)."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(lines[row][column]))
        lines[column], lines[pivot] = lines[pivot], lines[column]
        for row in range(size):
            if row != column:
                factor = lines[row][column] / lines[column][column]
                lines[row] = [a - factor * b for a, b in zip(lines[row], lines[column], strict=True)]
    return [lines[row][size] / lines[row][row] for row in range(size)]


def normal_matrix(known: Sequence[tuple[Sequence[float], float, float]]) -> list[list[float]]:
    """Return the matrix of the normal equations for rows of (values, result, weight)."""
    size = len(known[0][0])
    return [[sum(w * x[i] * x[j] for x, _, w in known) for j in range(size)] for i in range(size)]


def least_squares(known: Sequence[tuple[Sequence[float], float, float]]) -> list[float]:
    """Return the coefficients for rows of (values, result, weight)."""
    size = len(known[0][0])
    return solved(normal_matrix(known), [sum(w * x[i] * y for x, y, w in known) for i in range(size)])


def rough(stage: Stage) -> float:
    """Return about how large the variance is, for the weights of the fit."""
    return 4 + 2 * stage.turns * stage.rate**2


def fitted(samples: Sequence[Sample]) -> dict[str, Any]:
    """Return the figures of the data file for one kind of games."""
    known = list(rows(samples))
    weights = least_squares([(row.leads, row.gained, 1 / rough(row.stage)) for row in known])
    lines = {name: Line(*weights[2 * i : 2 * i + 2]) for i, name in enumerate(NAMES)}
    starts = [sample for sample in samples if sample.found.stage.youth > 0.97]
    income = sum(sum(s.final) / len(s.final) for s in starts) / sum(s.found.stage.turns for s in starts)
    spread = _spread(known, weights)
    plain = {name: [round(line.old, 3), round(line.young, 3)] for name, line in lines.items()}
    return {
        **plain,
        "income": round(income, 3),
        "prior": COEFFICIENTS[samples[0].found.stage.kind].prior,
        "later": round(_later(samples, lines), 3),
        "spread": round(spread[0], 2),
        "spread_turn": [round(value, 3) for value in spread[1:]],
        "crowd": 1.0,
    }


def _spread(known: Sequence[Row], weights: Sequence[float]) -> list[float]:
    """Return the fixed part of the variance, and at each knot that of a turn."""
    parts = []
    for leads, gained, stage, scale in known:
        rest = gained - sum(a * b for a, b in zip(leads, weights, strict=True))
        turn = stage.turns * stage.rate**2
        values = [1.0, *(hat * turn for hat in hats(stage.youth))]
        parts.append((values, scale * rest**2, 1 / rough(stage) ** 2))
    return least_squares(parts)


def _later(samples: Sequence[Sample], lines: dict[str, Line]) -> float:
    """Return which part of the points a turn comes on top of what is expected already."""
    above = below = 0.0
    for found, present, final in samples:
        turn = found.stage.rate * found.stage.turns
        for seat in present:
            one = found.seats[seat]
            sure = sum(line.at(found.stage.youth) * getattr(one, name) for name, line in lines.items())
            above += turn * (final[seat] - one.score - sure)
            below += turn**2
    return above / below


def main() -> None:
    """Play, fit, and write the file."""
    parser = argparse.ArgumentParser("python -m tools.analysis.fit", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"games of the base game at two seats ({GAMES})"
    )
    parser.add_argument("--first", type=int, default=FIRST, help=f"number of the first game ({FIRST})")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    jobs = [(kind, given.first + n) for kind in KINDS for n in range(given.games * kind.share // 100)]
    samples = list(chain.from_iterable(many(jobs, given.processes)))
    write(samples)
    print(f"{len(jobs)} games, {len(samples)} moments: {DATA.name} written.")


FACTORS = [number / 20 for number in range(8, 31)]


def sharpened(data: dict[str, Any], samples: Sequence[Sample]) -> dict[str, Any]:
    """Return the figures with the spread that foretells the winners best, for two seats and for more.

    The differences have longer tails than the normal distribution, so a spread fitted to them alone makes
    chances too even.
    """
    two = [sample for sample in samples if len(sample.final) == 2]
    more = [sample for sample in samples if len(sample.final) > 2]
    best = min((_scaled(data, factor) for factor in FACTORS), key=lambda one: _surprise(one, two[::3]))
    if not more:
        return best
    return min(({**best, "crowd": factor} for factor in FACTORS), key=lambda one: _surprise(one, more[::3]))


def _scaled(data: dict[str, Any], factor: float) -> dict[str, Any]:
    turns = [round(factor * value, 3) for value in data["spread_turn"]]
    return {**data, "spread": round(factor * data["spread"], 2), "spread_turn": turns}


def _surprise(data: dict[str, Any], samples: Sequence[Sample]) -> float:
    """Return how much the winners surprise these figures: the mean of -log of the chance stated for them."""
    kind = samples[0].found.stage.kind
    COEFFICIENTS[kind] = Coefficients.of(data)
    found = 0.0
    for position, present, final in samples:
        for stated, part in zip(chances(position, present), won(final, present), strict=True):
            found -= part * log(max(stated, 1e-9))
    return found


def write(samples: Sequence[Sample]) -> None:
    """Fit each kind of games by itself and write the data file."""
    kinds = {kind: [s for s in samples if s.found.stage.kind == kind] for kind in (PLAIN, EXPANDED)}
    data = {kind: sharpened(fitted(found), found) for kind, found in kinds.items()}
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

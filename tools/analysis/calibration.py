"""Compare stated chances with outcomes: `python -m tools.analysis.calibration`.

Plays games that the fit has not seen and prints, for each tenth of the stated chances, how often the seat
won. `--write` puts the table and the plot into `docs/`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rules.analysis.chances import chances, won
from tools import ROOT
from tools.analysis.games import BASE_TWO, KINDS, Kind, Sample, all_expansions, many

GAMES, FIRST = 400, 2_500_000
PLOT = ROOT / "docs" / "pictures" / "calibration.svg"
PAGE = ROOT / "docs" / "analysis.md"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"


class Tenth(NamedTuple):
    """What was stated and what came in one tenth; `error` is that of the outcome, by games."""

    number: int
    moments: int
    games: int
    stated: float
    came: float
    error: float

    @property
    def off(self) -> float:
        """How far the outcome is from what was stated."""
        return self.came - self.stated


def tenths(games: Sequence[Sequence[Sample]]) -> list[Tenth]:
    """Return the ten rows of the table."""
    found: list[dict[int, list[tuple[float, float]]]] = [{} for _ in range(10)]
    for number, samples in enumerate(games):
        for position, present, final in samples:
            ends = won(final, present)
            for seat, chance in enumerate(chances(position, present)):
                found[min(9, int(chance * 10))].setdefault(number, []).append((chance, ends[seat]))
    return [_tenth(number, one) for number, one in enumerate(found)]


def _tenth(number: int, games: dict[int, list[tuple[float, float]]]) -> Tenth:
    """Return one row. Moments of one game are not independent, so games are what the error counts."""
    every = [pair for pairs in games.values() for pair in pairs]
    count = max(1, len(every))
    stated, came = sum(a for a, _ in every) / count, sum(b for _, b in every) / count
    square = sum(sum(b - a - came + stated for a, b in pairs) ** 2 for pairs in games.values())
    return Tenth(number, len(every), len(games), stated, came, sqrt(square) / count)


def table(rows: Sequence[Tenth]) -> str:
    """Return the rows in Markdown."""
    lines = ["| stated | moments | games | mean stated | came | difference |", "|---|---|---|---|---|---|"]
    lines += [
        f"| {row.number * 10} to {row.number * 10 + 10} % | {row.moments} | {row.games} "
        f"| {row.stated:.1%} | {row.came:.1%} ± {row.error:.1%} | {100 * row.off:+.1f} |"
        for row in rows
    ]
    return "\n".join(lines)


def plot(rows: Sequence[Tenth]) -> str:
    """Return the plot as SVG: a dot for each tenth with its error, and the line on which it should lie."""
    side, edge = 320, 40
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + 60} {side + 60}" role="img" '
    parts = [
        head + 'font-family="sans-serif" font-size="11" aria-label="Stated chances and outcomes">',
        f'<rect width="{side + 60}" height="{side + 60}" fill="#fff"/>',
        f'<path d="M{edge} {side + 10}L{edge + side} 10" stroke="#999" stroke-dasharray="4 4"/>',
        f'<path d="M{edge} 10V{side + 10}H{edge + side}" fill="none" stroke="#333"/>',
    ]
    for mark in range(0, 101, 20):
        at = mark / 100 * side
        parts.append(f'<text x="{edge + at:.0f}" y="{side + 26}" text-anchor="middle">{mark}</text>')
        parts.append(f'<text x="{edge - 6}" y="{side + 14 - at:.0f}" text-anchor="end">{mark}</text>')
    parts.append(f'<text x="{edge + side / 2}" y="{side + 46}" text-anchor="middle">stated chance, %</text>')
    for row in rows:
        x, y, half = edge + row.stated * side, side + 10 - row.came * side, 1.96 * row.error * side
        parts.append(f'<path d="M{x:.1f} {y - half:.1f}V{y + half:.1f}" stroke="#2b5d8a"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2b5d8a"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _kinds(words: str) -> list[Kind]:
    if words == "mixed":
        return list(KINDS[1:])
    return [Kind(all_expansions(), 2, 100)] if words == "all" else [BASE_TWO]


def main() -> None:
    """Play and print; write where asked to."""
    parser = argparse.ArgumentParser("python -m tools.analysis.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=FIRST, help=f"number of the first game ({FIRST})")
    parser.add_argument("--kinds", choices=("base", "mixed", "all"), default="base")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put table and plot into docs/")
    given = parser.parse_args()
    kinds = _kinds(given.kinds)
    jobs = [(kinds[n % len(kinds)], given.first + n) for n in range(given.games)]
    rows = tenths(many(jobs, given.processes))
    print(table(rows))
    worst = max(abs(row.off) for row in rows)
    print(f"\n{given.games} games; at most {100 * worst:.1f} points off.")
    if given.write:
        PLOT.write_text(plot(rows), encoding="utf-8")
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{table(rows)}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()

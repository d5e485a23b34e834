"""Check that luck is worth what it says: `python -m tools.analysis.luck`.

For each turn of games that the fit has not seen: how much the lead of the seat has changed some turns later,
as far as a straight line over its luck explains it. A slope of 1: a point of luck is a point of lead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from rules.analysis.effort import EFFORT
from rules.analysis.estimate import expected
from rules.analysis.luck import luck_of
from rules.bots import BotView
from rules.bots.standing import lead
from tools.analysis.games import BASE_TWO, course

GAMES, FIRST = 14, 3_000_000
LATER = (1, 4, 8, 16)


def turns(number: int) -> Iterator[tuple[float, list[float]]]:
    """Yield for each turn of a game its luck, and the lead that its seat had gained some turns later."""
    found = course(BASE_TWO, number)
    points = [*(expected(turn.found) for turn in found.turns), [float(score) for score in found.final]]
    for index, turn in enumerate(found.turns):
        views = [BotView.of(found.game(part.before)) for part in turn.parts]
        luck = sum(luck_of(seen, EFFORT.draws, Random(number)).points for seen in views)
        now = lead(points[index], turn.seat)
        yield luck, [lead(points[min(index + more, len(found.turns))], turn.seat) - now for more in LATER]


def slope(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope of the straight line through the pairs, and its standard error."""
    count = len(pairs)
    mid_x, mid_y = sum(x for x, _ in pairs) / count, sum(y for _, y in pairs) / count
    width = sum((x - mid_x) ** 2 for x, _ in pairs)
    found = sum((x - mid_x) * (y - mid_y) for x, y in pairs) / width
    rest = sum((y - mid_y - found * (x - mid_x)) ** 2 for x, y in pairs) / count
    return found, sqrt(rest / width)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser("python -m tools.analysis.luck", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=FIRST, help=f"number of the first game ({FIRST})")
    given = parser.parse_args()
    found = [turn for n in range(given.games) for turn in turns(given.first + n)]
    print(f"{len(found)} turns\n\n| turns later | points of lead for a point of luck |\n|---|---|")
    for place, more in enumerate(LATER):
        value, error = slope([(luck, gained[place]) for luck, gained in found])
        print(f"| {more} | {value:.2f} ± {error:.2f} |")


if __name__ == "__main__":
    main()

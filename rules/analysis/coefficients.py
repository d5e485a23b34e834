"""The figures of the estimate, fitted to games between bots by `python -m tools.analysis.fit`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).with_name("coefficients.json")
# Parts of a game still to come, 1 at the start and 0 at the end, at which the spread is known.
KNOTS: Final = (0.0, 0.15, 0.35, 0.6, 1.0)


@dataclass(frozen=True, slots=True)
class Line:
    """A figure that changes evenly from the start of a game (`young`) to its end (`old`)."""

    old: float
    young: float

    def at(self, youth: float) -> float:
        """Return the figure at this part of the game, 1 at the start and 0 at the end."""
        return self.old + (self.young - self.old) * youth


def hats(youth: float) -> list[float]:
    """Return how much each of the knots counts at this part of the game; they add up to 1."""
    parts = [0.0] * len(KNOTS)
    place = next(number for number in range(1, len(KNOTS)) if youth <= KNOTS[number] or KNOTS[number] == 1)
    low, high = KNOTS[place - 1], KNOTS[place]
    parts[place] = min(1.0, max(0.0, (youth - low) / (high - low)))
    parts[place - 1] = 1.0 - parts[place]
    return parts


@dataclass(frozen=True, slots=True)
class Coefficients:
    """How much what is expected counts; see `rules.analysis.estimate`."""

    features: Line
    fields: Line
    figures: Line
    mover: Line
    # Points a turn in a game of which nothing is known, and for how many turns this belief counts.
    income: float
    prior: float
    # Which part of the points a turn so far comes on top of what lies on the table already.
    later: float
    # The spread of the lead at the end, squared: a fixed part, and at each of `KNOTS` one for each turn
    # that is left to a seat, in squares of the points a turn.
    spread: float
    spread_turn: tuple[float, ...]
    # What the spread, squared, is multiplied by where more than two seats play.
    crowd: float

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Coefficients:
        """Return the figures of a data file."""
        figures: dict[str, Any] = dict(data)
        for name in ("features", "fields", "figures", "mover"):
            figures[name] = Line(*data[name])
        return cls(**{**figures, "spread_turn": tuple(data["spread_turn"])})

    def variance(self, turns: float, youth: float, rate: float) -> float:
        """Return the variance of the difference of two seats at the end, in points squared."""
        each = sum(part * value for part, value in zip(hats(youth), self.spread_turn, strict=True))
        return self.spread + each * turns * rate**2


def _read() -> dict[str, Coefficients]:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    return {name: Coefficients.of(one) for name, one in data.items()}


# Those of games without expansions, and of all others: what is foreseen of these is less sure.
PLAIN: Final = "plain"
EXPANDED: Final = "expanded"
COEFFICIENTS: Final = _read()

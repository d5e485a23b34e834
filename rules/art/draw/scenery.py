"""Places trees in the fields of one tile, each with the room it needs."""

from __future__ import annotations

from random import Random

from rules.art.draw.level import Level
from rules.art.draw.trees import Tree
from rules.art.svg.curves import Point, apart
from rules.art.tile.plan import SIZE, Study


class Scenery:
    """Finds places for groups of trees."""

    def __init__(self, study: Study, level: Level) -> None:
        self.study = study
        self.level = level
        self.rng = Random(f"{study.tile.id} {study.plan.quarters} land")
        self.fields = set(study.tile.of_kind("field"))
        self.taken: list[tuple[Point, float]] = []

    def spot(self, size: float, from_figures: float) -> Point | None:
        """Draw a free place with this much room, away from the figures' places, or None."""
        chart = self.study.chart
        for _ in range(40):
            x, y = self.rng.randint(4, 95), self.rng.randint(8, 95)
            p = (x + 0.5, y + 0.5)
            if (
                chart.owner[y * SIZE + x] in self.fields
                and chart.room_at(x, y) > size + 1.5
                and all(apart(p, q) > size + r for q, r in self.taken)
                and self.study.clear(p, size + 3)
                and all(apart(p, s) > from_figures for s in self.study.stands)
            ):
                self.taken.append((p, size))
                return p
        return None

    def trees(self) -> list[Tree]:
        """Return groups of trees; on a board far away one big tree for the whole tile."""
        if not self.level.fine:
            p = self.spot(7, 9)
            return [Tree((p[0], p[1] + 4), 5)] if p else []
        found: list[Tree] = []
        for size, most in ((7.5, 3), (6.0, 3), (4.0, 1)):
            if (p := self.spot(size, size + 6)) and self.rng.random() < 0.85:
                tall = self.rng.random() < 0.35
                for k in range(most):
                    dx, dy = ((-0.55, 0.1), (0.5, 0.05), (0.0, 0.45))[k] if most > 1 else (0.0, 0.2)
                    crown = self.rng.uniform(2.5, 3.4) if not tall else self.rng.uniform(1.9, 2.4)
                    found.append(Tree((p[0] + dx * size, p[1] + dy * size + 1.5), crown, tall))
        return found

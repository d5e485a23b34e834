"""Draws the open land: quiet green with a few trees, furrows and tufts where nothing else lies."""

from __future__ import annotations

from random import Random

from rules.art.svg.curves import Point, apart, circle, number
from rules.art.svg.ink import ink, shape, tag
from rules.art.tile.plan import SIZE, Study


def base() -> str:
    """The meadow under everything, with the tile's thin border."""
    return tag("rect", width=100, height=100, fill="url(#a-meadow)") + tag(
        "rect",
        x=".25",
        y=".25",
        width="99.5",
        height="99.5",
        fill="none",
        stroke=ink("border"),
        stroke_width=".5",
        stroke_opacity=".35",
    )


class Scenery:
    """Finds places in the fields of one tile, each with the room it needs."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.rng = Random(f"{study.tile.id} land")
        self.chart = study.chart
        self.fields = set(study.tile.of_kind("field"))
        self.taken: list[tuple[Point, float]] = []

    def spot(self, size: float, from_figures: float) -> Point | None:
        """A free place with this much room, away from figures' places, or None."""
        for _ in range(40):
            x, y = self.rng.randint(3, 96), self.rng.randint(3, 96)
            cell = y * SIZE + x
            p = (x + 0.5, y + 0.5)
            if (
                self.chart.owner[cell] in self.fields
                and self.chart.room_at(x, y) > size + 1.2
                and all(apart(p, q) > size + r for q, r in self.taken)
                and self.study.clear(p, size)
                and all(apart(p, s) > from_figures for s in self.study.stands)
            ):
                self.taken.append((p, size))
                return p
        return None

    def patches(self) -> str:
        """Ploughed strips."""
        lines: dict[str, list[str]] = {"straw": [], "field-lo": []}
        for size in (11, 8):
            if (p := self.spot(size, 6)) and self.rng.random() < 0.8:
                hue = "straw" if self.rng.random() < 0.4 else "field-lo"
                tilt = self.rng.choice((-0.35, 0.2, 0.45))
                for k in range(-3, 4):
                    y, long = k * size / 4.5, size * (0.9 - 0.05 * k * k / 2)
                    a, b = (p[0] - long, p[1] + y + tilt * long), (p[0] + long, p[1] + y - tilt * long)
                    lines[hue].append(
                        f"M{number(a[0])} {number(a[1])}Q{number(p[0])} {number(p[1] + y - 1.5)} "
                        f"{number(b[0])} {number(b[1])}"
                    )
        return "".join(
            shape("".join(d), line=hue, width=1.7, stroke_linecap="round") for hue, d in lines.items()
        )

    def woods(self) -> str:
        """Small groups of trees."""
        crowns: list[tuple[float, float, float]] = []
        for size, most in ((6.5, 4), (4.5, 2), (3.2, 1), (3.2, 1)):
            if (p := self.spot(size, 8)) and self.rng.random() < 0.9:
                for k in range(most):
                    r = self.rng.uniform(2.3, 3.3)
                    turn = ((-0.5, 0.35), (0.5, 0.4), (0.05, -0.5), (0.1, 0.9))[k] if most > 1 else (0.0, 0.0)
                    crowns.append((p[0] + turn[0] * size, p[1] + turn[1] * size * 0.8, r))
        dark = "".join(circle((x, y), r) for x, y, r in crowns)
        shine = "".join(circle((x - 0.3 * r, y - 0.3 * r), r * 0.52) for x, y, r in crowns)
        return shape(dark, fill="tree", line="tree-line", width=0.7) + shape(shine, fill="tree-hi")

    def tufts(self) -> str:
        """Tufts of grass."""
        found = [p for _ in range(6) if (p := self.spot(2, 5))]
        d = "".join(f"M{number(x - 1.6)} {number(y - 1)}l.8 1.8l.8-2.6l.8 2.6l.8-1.8" for x, y in found)
        return shape(d, line="furrow", width=0.7, stroke_linejoin="round")


def scenery(study: Study) -> str:
    """What grows on a tile."""
    land = Scenery(study)
    return land.patches() + land.woods() + land.tufts()

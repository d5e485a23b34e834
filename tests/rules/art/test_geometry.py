"""The geometry agrees with the catalogue: every figure stands in its segment, every path covers its edges."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from math import cos, dist, pi, radians, sin
from typing import Any

import pytest

from rules.art.draw import ways
from rules.art.draw.level import NEAR
from rules.art.geometry import describe
from rules.art.tile.data import by_id, designs, set_names
from rules.art.tile.study import study
from rules.art.tile.tile import EDGES

# Tiles on which roads end at a foundation.
CROSSED = {"TO/CFR", "TO/RCr", "TO/RR", "TO/RRG", "TO/RRR", "TO/RRRR.1"}
MIDDLE = {"N": (50, 1), "E": (99, 50), "S": (50, 99), "W": (1, 50)}
HALF = {
    "NL": (25, 1),
    "NR": (75, 1),
    "EL": (99, 25),
    "ER": (99, 75),
    "SL": (75, 99),
    "SR": (25, 99),
    "WL": (1, 75),
    "WR": (1, 25),
}
NUMBER = re.compile(r"-?\d*\.?\d+")

# Where figures may stand closer than 18 units: access roads carry none, and what lies beside them is narrow.
CROWDED = "WM/"
in_each_set = pytest.mark.parametrize("name", set_names())


def rings(d: str) -> list[list[tuple[float, float]]]:
    """Return the closed polygons of a path of M, L, C, H, V and half-circle arcs, curves sampled."""
    found: list[list[tuple[float, float]]] = []
    for part in re.findall(r"M[^M]*", d):
        points: list[tuple[float, float]] = []
        for command, text in re.findall(r"([MLCHVa])([^A-Za-z]*)", part):
            n = [float(v) for v in NUMBER.findall(text)]
            if command == "C":
                p = points[-1]
                for k in range(1, 17):
                    t, u = k / 16, 1 - k / 16
                    w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                    points.append(
                        (
                            w[0] * p[0] + w[1] * n[0] + w[2] * n[2] + w[3] * n[4],
                            w[0] * p[1] + w[1] * n[1] + w[2] * n[3] + w[3] * n[5],
                        )
                    )
            elif command == "a":
                r, (x, y) = n[0], points[-1]
                way = 1 if n[5] > 0 else -1
                middle = (x + way * r, y)
                points += [
                    (middle[0] - way * r * cos(pi * k / 12), y + way * r * sin(pi * k / 12))
                    for k in range(1, 13)
                ]
            elif command == "H":
                points.append((n[0], points[-1][1]))
            elif command == "V":
                points.append((points[-1][0], n[0]))
            else:
                points += list(zip(n[::2], n[1::2], strict=True))
        found.append(points)
    return found


def within(point: tuple[float, float], d: str) -> bool:
    """Return whether a point lies in a path, by the non-zero rule."""
    x, y = point
    turns = 0
    for ring in rings(d):
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                turns += 1 if by > ay else -1
    return turns != 0


@cache
def tiles_of(name: str) -> dict[str, dict[str, Any]]:
    """Return the geometry of each design of a set."""
    return {tile.id: describe(tile) for tile in designs([name])}


@in_each_set
def test_each_figure_stands_inside_its_segment(name: str) -> None:
    for tile, found in tiles_of(name).items():
        for segment in found["segments"]:
            assert within(segment["at"], segment["path"]), (tile, segment["kind"])
            assert all(10 <= value <= 90 for value in segment["at"]), (tile, segment)


@in_each_set
def test_paths_cover_the_edges_they_own(name: str) -> None:
    for tile, found in tiles_of(name).items():
        for segment in found["segments"]:
            for spot in segment["spots"]:
                assert within((MIDDLE | HALF)[spot], segment["path"]), (tile, segment["kind"], spot)


@in_each_set
def test_no_two_segments_own_the_same_edge(name: str) -> None:
    for tile, found in tiles_of(name).items():
        areas = [s["path"] for s in found["segments"] if s["kind"] in ("city", "field", "walled")]
        for spot, point in HALF.items():
            assert sum(within(point, path) for path in areas) <= 1, (tile, spot)


def spin(at: list[float], quarters: int) -> tuple[float, float]:
    """Return a point of a tile that was turned to the right so often."""
    x, y = at
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y


@in_each_set
def test_figures_keep_apart(name: str) -> None:
    for tile, found in tiles_of(name).items():
        for one, other in combinations(range(len(found["segments"])), 2):
            apart = dist(*(found["segments"][i]["at"] for i in (one, other)))
            assert apart >= _room(tile, one, other), (tile, one, other)


def _room(tile: str, one: int, other: int) -> int:
    """Return how far apart figures of two segments stand at least; access roads carry none."""
    if not tile.startswith(CROWDED):
        return 18
    segments = by_id()[tile].segments
    return 6 if any(segments[i].has("access") for i in (one, other)) else 14


@pytest.mark.parametrize("quarters", range(4))
@in_each_set
def test_nobody_stands_where_the_monk_stands_beside_the_church(name: str, quarters: int) -> None:
    """The monk stands south-east of the church however the tile lies; other places turn with it."""
    for tile, found in tiles_of(name).items():
        for index, segment in enumerate(found["segments"]):
            if "shift" in segment:
                assert segment["shift"] == [19.0, 19.0]
                x, y = spin(segment["at"], quarters)
                monk = (x + segment["shift"][0], y + segment["shift"][1])
                for other in _others(tile, index):
                    assert dist(monk, spin(other["at"], quarters)) >= 18, (tile, other["kind"])


def _others(tile: str, index: int) -> list[dict[str, Any]]:
    """Return the geometry of a tile's other segments on which figures stand."""
    segments = by_id()[tile].segments
    found = tiles_of(by_id()[tile].set_id)[tile]["segments"]
    return [
        other
        for i, other in enumerate(found)
        if i != index and other["kind"] != "river" and not (i < len(segments) and segments[i].has("access"))
    ]


@in_each_set
def test_the_drawing_joins_and_parts_fields_as_the_catalogue_says(name: str) -> None:
    for tile in designs([name]):
        if any(s.has("abbey") for s in tile.segments):
            continue
        chart = study(tile).chart
        assert chart.strays == [], tile.id
        for index, segment in enumerate(tile.segments):
            if segment.kind == "field":
                assert chart.owner.count(index) > 40, f"field {index} is not on the drawing of {tile.id}"


@in_each_set
def test_segments_follow_the_catalogue(name: str) -> None:
    for tile in designs([name]):
        found = tiles_of(name)[tile.id]
        listed = [s for s in found["segments"] if s["kind"] not in ("garden", "tower")]
        assert [(s["kind"], tuple(s["spots"])) for s in listed] == [(s.kind, s.spots) for s in tile.segments]
        more = [s["kind"] for s in found["segments"][len(listed) :]]
        assert more.count("garden") == ("garden" in tile.features), tile.id
        # A foundation at which roads end is a crossing, and no mark.
        assert more.count("tower") == ("tower" in tile.features and tile.id not in CROSSED), tile.id
        assert found["marks"] == list(tile.features), tile.id


def test_every_city_leaves_its_corners_at_one_angle() -> None:
    """City profiles at an edge are the same on every ordinary tile, so any two cities join."""
    for tile in by_id().values():
        for city in study(tile).plan.cities:
            for part, wall in city.parts:
                if not wall:
                    assert {part.start, part.end} <= {(0, 0), (100, 0), (100, 100), (0, 100)}


def test_edges_are_letters_for_matching() -> None:
    assert tiles_of("base")["BA/RCr"]["edges"] == "CRFR"
    assert tiles_of("river")["RI.1/CIRI"]["edges"] == "CIRI"
    assert tiles_of("abbey-and-mayor")["AM/A"]["edges"] == "????"
    letters = {
        letter for name in set_names() for found in tiles_of(name).values() for letter in found["edges"]
    }
    assert letters == set("CRFIW?")
    assert len(EDGES) == 4


@in_each_set
def test_each_drawbridge_has_its_gate_in_the_wall_of_its_city(name: str) -> None:
    for tile, found in tiles_of(name).items():
        cities = sorted(city for _, city in by_id()[tile].row.get("drawbridges", ()))
        assert sorted(gate["city"] for gate in found.get("gates", ())) == cities, tile
        for gate in found.get("gates", ()):
            turn = radians(gate["turn"])
            city = found["segments"][gate["city"]]["path"]
            behind, before = (
                (gate["at"][0] + far * cos(turn), gate["at"][1] + far * sin(turn)) for far in (-4, 4)
            )
            assert (within(behind, city), within(before, city)) == (True, False), tile


def test_paving_lies_on_access_roads_only() -> None:
    paved = {tile.id for tile in by_id().values() if any(s.has("access") for s in tile.segments)}
    for tile in by_id().values():
        layout = study(tile).plan
        assert ('stroke-opacity=".6"' in ways.roads(layout, layout.ways, NEAR)) == (tile.id in paved), tile.id

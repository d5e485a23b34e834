"""The geometry agrees with the catalogue: every figure stands in its segment, every path covers its edges."""

from __future__ import annotations

import re
from itertools import combinations
from math import cos, dist, pi, radians, sin

import pytest

from rules.art.draw import ways
from rules.art.draw.level import NEAR
from rules.art.geometry import geometry
from rules.art.tile.data import by_id, set_names
from rules.art.tile.study import study
from rules.art.tile.tile import EDGES

TILES = geometry(set_names())["tiles"]
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
CROWDED: set[str] = {i for i in TILES if i.startswith("WM/")}


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


@pytest.mark.parametrize("name", sorted(TILES))
def test_each_figure_stands_inside_its_segment(name: str) -> None:
    for segment in TILES[name]["segments"]:
        assert within(segment["at"], segment["path"]), segment["kind"]
        assert all(10 <= value <= 90 for value in segment["at"]), segment


@pytest.mark.parametrize("name", sorted(TILES))
def test_paths_cover_the_edges_they_own(name: str) -> None:
    for segment in TILES[name]["segments"]:
        for spot in segment["spots"]:
            assert within((MIDDLE | HALF)[spot], segment["path"]), (segment["kind"], spot)


@pytest.mark.parametrize("name", sorted(TILES))
def test_no_two_segments_own_the_same_edge(name: str) -> None:
    for spot, point in HALF.items():
        kinds = ("city", "field", "walled")
        owners = [s for s in TILES[name]["segments"] if s["kind"] in kinds and within(point, s["path"])]
        assert len(owners) <= 1, spot


def spin(at: list[float], quarters: int) -> tuple[float, float]:
    """Return a point of a tile that was turned to the right so often."""
    x, y = at
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y


@pytest.mark.parametrize("name", sorted(set(TILES) - CROWDED))
def test_figures_keep_apart(name: str) -> None:
    points = [tuple(s["at"]) for s in TILES[name]["segments"]]
    assert min([dist(a, b) for a, b in combinations(points, 2)] or [99]) >= 18


@pytest.mark.parametrize(
    ("name", "quarters"),
    [(name, n) for name, t in TILES.items() if any("shift" in s for s in t["segments"]) for n in range(4)],
)
def test_nobody_stands_where_the_monk_stands_beside_the_church(name: str, quarters: int) -> None:
    """The monk stands south-east of the church however the tile lies; other places turn with it."""
    tile = by_id()[name]
    for index, segment in enumerate(TILES[name]["segments"]):
        if "shift" not in segment:
            continue
        assert segment["shift"] == [19.0, 19.0]
        x, y = spin(segment["at"], quarters)
        monk = (x + segment["shift"][0], y + segment["shift"][1])
        for other, found in enumerate(TILES[name]["segments"]):
            access = other < len(tile.segments) and tile.segments[other].has("access")
            if other != index and found["kind"] != "river" and not access:
                assert dist(monk, spin(found["at"], quarters)) >= 18, found["kind"]


@pytest.mark.parametrize("name", sorted(CROWDED))
def test_crowded_figures_do_not_overlap(name: str) -> None:
    tile = by_id()[name]
    points = [tuple(s["at"]) for s in TILES[name]["segments"]]
    for i, j in combinations(range(len(points)), 2):
        access = any(tile.segments[k].has("access") for k in (i, j))
        assert dist(points[i], points[j]) >= (6 if access else 14), (i, j)


@pytest.mark.parametrize("name", sorted(TILES))
def test_the_drawing_joins_and_parts_fields_as_the_catalogue_says(name: str) -> None:
    tile = by_id()[name]
    chart = study(tile).chart
    if any(s.has("abbey") for s in tile.segments):
        return
    assert chart.strays == []
    for index, segment in enumerate(tile.segments):
        if segment.kind == "field":
            assert chart.owner.count(index) > 40, f"field {index} is not on the drawing"


@pytest.mark.parametrize("name", sorted(TILES))
def test_segments_follow_the_catalogue(name: str) -> None:
    tile, found = by_id()[name], TILES[name]
    listed = [s for s in found["segments"] if s["kind"] not in ("garden", "tower")]
    assert [(s["kind"], tuple(s["spots"])) for s in listed] == [(s.kind, s.spots) for s in tile.segments]
    more = [s["kind"] for s in found["segments"][len(listed) :]]
    assert more.count("garden") == ("garden" in tile.features)
    # A foundation at which roads end is a crossing, and no mark.
    assert more.count("tower") == ("tower" in tile.features and name not in CROSSED)
    assert found["marks"] == list(tile.features)


def test_every_city_leaves_its_corners_at_one_angle() -> None:
    """City profiles at an edge are the same on every ordinary tile, so any two cities join."""
    for tile in by_id().values():
        for city in study(tile).plan.cities:
            for part, wall in city.parts:
                if not wall:
                    assert {part.start, part.end} <= {(0, 0), (100, 0), (100, 100), (0, 100)}


def test_edges_are_letters_for_matching() -> None:
    assert TILES["BA/RCr"]["edges"] == "CRFR"
    assert TILES["RI.1/CIRI"]["edges"] == "CIRI"
    assert TILES["AM/A"]["edges"] == "????"
    assert set("".join(t["edges"] for t in TILES.values())) == set("CRFIW?")
    assert len(EDGES) == 4


def test_each_drawbridge_has_its_gate_in_the_wall_of_its_city() -> None:
    for name, tile in by_id().items():
        cities = sorted(city for _, city in tile.row.get("drawbridges", ()))
        assert sorted(gate["city"] for gate in TILES[name].get("gates", ())) == cities, name
        for gate in TILES[name].get("gates", ()):
            turn = radians(gate["turn"])
            city = TILES[name]["segments"][gate["city"]]["path"]
            behind, before = (
                (gate["at"][0] + far * cos(turn), gate["at"][1] + far * sin(turn)) for far in (-4, 4)
            )
            assert (within(behind, city), within(before, city)) == (True, False), name


def test_paving_lies_on_access_roads_only() -> None:
    paved = {tile.id for tile in by_id().values() if any(s.has("access") for s in tile.segments)}
    for tile in by_id().values():
        layout = study(tile).plan
        assert ('stroke-opacity=".6"' in ways.roads(layout, layout.ways, NEAR)) == (tile.id in paved), tile.id

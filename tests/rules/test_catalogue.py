"""The catalogue: every set loads and is whole; what is broken is refused by the tile's name."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules import catalogue
from rules.tiles.catalogue import DATA, designs, load_set, plain_faces, sheets
from rules.tiles.check import CatalogueError, check_design, check_set
from rules.tiles.design import Design
from rules.tiles.geometry import HALVES, PORTS, opposite, turned

# Tiles in the box, first edition and new edition.
TOTALS = {
    "base": (72, 72),
    "abbey-and-mayor": (12, 12),
    "bridges-castles-bazaars": (12, 12),
    "count": (12, 12),
    "cult": (6, 6),
    "drawbridges": (12, 12),
    "ferries": (8, 8),
    "flier": (8, 8),
    "gold-mines": (8, 8),
    "hills-and-sheep": (18, 18),
    "inns-and-cathedrals": (18, 18),
    "king-and-robber": (5, 5),
    "mage-and-witch": (8, 8),
    "monasteries": (6, 6),
    "princess-and-dragon": (30, 30),
    "tower": (18, 18),
    "traders-and-builders": (24, 24),
    "under-the-big-top": (20, 20),
    "wanderer-mayors-office": (8, 8),
}


@pytest.mark.parametrize(("name", "path"), sheets().items(), ids=list(sheets()))
def test_every_set_loads(name: str, path: Path) -> None:
    tile_set = load_set(path)
    assert tile_set.id == name
    assert tile_set.name
    # A box without tiles has a sheet all the same, since a setup names it.
    head = tomllib.loads(path.read_text(encoding="utf-8"))["set"]
    assert bool(tile_set.designs) == bool(head.get("parts") or head["total"])


@pytest.mark.parametrize(("name", "totals"), TOTALS.items())
def test_boxes_hold_what_is_printed_on_them(name: str, totals: tuple[int, int]) -> None:
    tiles = catalogue()[name].designs
    assert tuple(sum(d.count(new) for d in tiles) for new in (False, True)) == totals


# Counts in the head of a set of what is no mark of a tile or a segment.
UNMARKED = {"gates", "messages", "openings", "roses"}


def counts_of_marks() -> Iterator[tuple[str, str, int]]:
    """Yield each set with the counts of marks in its head: its name, the marks in plural, how many."""
    for name, path in sheets().items():
        for key, number in tomllib.loads(path.read_text(encoding="utf-8"))["set"].items():
            if type(number) is int and key not in {"total", "total_new", *UNMARKED}:
                yield name, key, number


def marks_on(design: Design, plural: str) -> int:
    """Return how many marks of a kind one copy of a tile has."""
    names = {plural, plural.removesuffix("s"), plural.removesuffix("es"), re.sub("ies$", "y", plural)}
    marked = [segment for segment in design.segments if not names.isdisjoint(segment.data)]
    return len(names & design.marks) + len(marked)


@pytest.mark.parametrize(("name", "plural", "number"), list(counts_of_marks()))
def test_tiles_have_as_many_marks_as_the_head_of_their_set_says(name: str, plural: str, number: int) -> None:
    tiles = catalogue()[name].designs
    found = sum(marks_on(tile, plural) * tile.count(False) for tile in tiles)
    assert found == number, f"{plural}: the head of the set says {number}, its tiles have {found} such marks."


def test_no_id_stands_twice() -> None:
    listed = [d.id for s in catalogue().values() for d in (*s.designs, *s.player_tiles)]
    assert len(listed) == len(set(listed)) == len(designs())


@pytest.mark.parametrize("name", sorted(designs()))
def test_a_tile_turned_four_times_is_itself(name: str) -> None:
    faces = plain_faces(name)
    for rotation, face in zip((0, 90, 180, 270), faces, strict=True):
        assert face.rotation == rotation
        assert face.terrain == tuple(faces[0].terrain[(edge - rotation // 90) % 4] for edge in range(4))
        for segment, first in zip(face.segments, faces[0].segments, strict=True):
            assert set(segment.ports) == {turned(port, rotation) for port in first.ports}
            assert (segment.index, segment.kind, segment.pennants) == (
                first.index,
                first.kind,
                first.pennants,
            )
        assert len(set(face.references)) == len(face.segments)
        assert all(face.named[name] == index for index, name in enumerate(face.references))


def test_ports_turn_clockwise_and_left_stays_left() -> None:
    quarter = {PORTS[port]: PORTS[turned(port, 90)] for port in range(12)}
    assert quarter == {
        "N": "E",
        "E": "S",
        "S": "W",
        "W": "N",
        "NL": "EL",
        "NR": "ER",
        "EL": "SL",
        "ER": "SR",
        "SL": "WL",
        "SR": "WR",
        "WL": "NL",
        "WR": "NR",
    }
    for port in range(12):
        assert turned(turned(port, 270), 90) == port == turned(turned(port, 180), 180) == turned(port, 0)
    assert [opposite(edge) for edge in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("name", [d.id for d in catalogue()["base"].designs])
def test_every_half_edge_of_a_base_tile_is_ground_or_wall(name: str) -> None:
    face = plain_faces(name)[0]
    for edge in range(4):
        middle, left, right = face.sides[edge]
        kinds = [face.segments[i].kind if i >= 0 else None for i in (middle, left, right)]
        assert kinds in (["city", None, None], ["road", "field", "field"], [None, "field", "field"])


GOOD: dict[str, Any] = {
    "id": "XX/RCr",
    "count": 1,
    "segments": [
        {"kind": "city", "edges": ["N"]},
        {"kind": "road", "edges": ["E"]},
        {"kind": "field", "halves": ["ER", "SL", "SR", "WL", "WR", "EL"], "cities": [0]},
    ],
    "junctions": [{"crossing": "city", "joins": [0, 1]}],
}


def broken(**change: Any) -> dict[str, Any]:
    tile = copy.deepcopy(GOOD)
    for place, value in change.items():
        index = int(place[1]) if place[0] == "s" and place[1].isdigit() else None
        if index is None:
            tile[place] = value
        elif value is None:
            del tile["segments"][index][place[3:]]
        else:
            tile["segments"][index][place[3:]] = value
    return tile


BROKEN = [
    (broken(s2_halves=["ER", "SL", "SR", "WL", "WR"]), "half-edge EL is covered 0 times instead of 1"),
    (broken(s2_halves=["ER", "SL", "SR", "WL", "WR", "EL", "EL"]), "half-edge EL is covered 2 times"),
    (broken(s2_halves=[*HALVES]), "half-edge NL is covered 1 times instead of 0"),
    (broken(s2_halves=["ER", "SL", "SR", "WL", "WR", "EL", "QL"]), "QL"),
    (broken(s1_edges=["N"]), "edge N belongs to 2 segments"),
    (broken(s1_edges=["E", "Q"]), "Q"),
    (broken(s1_edges=None), "edges"),
    (broken(s2_halves=None), "halves"),
    (broken(s0_kind="moat"), "unknown kind 'moat'"),
    (broken(s0_kind=None), "kind"),
    (broken(s2_cities=[1]), "field 2 borders 1, which is no city"),
    (broken(s2_cities=[-1]), "field 2 borders -1, which is no city"),
    (broken(s2_cities=[7]), "field 2 borders 7, which is no city"),
    (broken(junctions=[]), "road 1 has an inner end without a junction"),
    (broken(junctions=[{"crossing": "city", "joins": [0, 9]}]), "a segment that does not exist"),
    (broken(junctions=[{"crossing": "city"}]), "joins"),
    (broken(segments=[]), "segments"),
    (broken(segments=None), "segments"),
    (broken(count=-1), "count"),
    (broken(count="1"), "count"),
    (broken(count=None), "count"),
    (broken(s0_pennants=-1), "pennants"),
    (broken(s0_pennants="1"), "pennants"),
]


def test_the_good_tile() -> None:
    check_design(GOOD)


@pytest.mark.parametrize(("tile", "words"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_tile_is_refused_by_its_name(tile: dict[str, Any], words: str) -> None:
    with pytest.raises(CatalogueError) as error:
        check_design(tile)
    assert str(error.value).startswith("XX/RCr: ")
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("head", "tiles", "words"),
    [
        ({"id": "x", "total": 2}, [GOOD], "total is 2, but the tiles add up to 1"),
        ({"id": "x", "total": 2}, [GOOD, GOOD], "XX/RCr is listed 2 times"),
        ({"id": "x", "total": 1, "total_new": 2}, [GOOD], "total_new is 2, but the tiles add up to 1"),
        ({"id": "x", "parts": {"x-1": 2}}, [{**GOOD, "copies": {"x-1": 1}}], "part x-1 is 2"),
        ({"id": "x", "total": 1}, [{"id": "XX/L"}], "XX/L: it has no count"),
        ({"id": "x", "parts": {"x-1": 1}}, [GOOD], "XX/RCr: it has no copies"),
    ],
)
def test_a_set_that_does_not_add_up_is_refused(head: dict[str, Any], tiles: list[Any], words: str) -> None:
    with pytest.raises(CatalogueError, match=words):
        check_set(head, tiles)


def test_a_broken_file_is_refused_when_it_is_read(tmp_path: Path) -> None:
    text = (DATA / "ferries.toml").read_text(encoding="utf-8")
    path = tmp_path / "ferries.toml"
    path.write_text(text.replace('"NL"', '"NR"', 1), encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"^[A-Z]+/.*: half-edge"):
        load_set(path)

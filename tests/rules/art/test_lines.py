"""Segments with fields beside their line that are no roads or rivers, such as a canal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.art.draw.ground import ground
from rules.art.draw.level import FAR, NEAR
from rules.art.geometry import line, outline
from rules.art.svg.curves import apart
from rules.art.tile import parts
from rules.art.tile.lines import Course, LineArt
from rules.art.tile.parts import Art
from rules.art.tile.raster import PROBES
from rules.art.tile.study import study
from rules.art.tile.tile import HALVES, Junction, Segment, Tile
from rules.art.tile.turned import turned

CANAL, WALL = "toy-canal", "toy-wall"
FORMS = [("N",), ("N", "S"), ("N", "E"), ("N", "E", "S")]


def tile(*edges: str, kind: str = CANAL, more: tuple[Segment, ...] = ()) -> Tile:
    """Return a tile with a line from some edges, the fields that it parts, and further segments."""
    cuts = [HALVES.index(f"{edge}R") for edge in edges]
    turns = [(HALVES * 2)[a:b] for a, b in zip(cuts, [*cuts[1:], cuts[0] + 8], strict=True)]
    fields = [Segment("field", tuple(sorted(halves, key=HALVES.index)), (), {}) for halves in turns]
    segments = (Segment(kind, edges, (), {}), *fields, *more)
    joints = (Junction("quay", (0, len(segments) - 1)),) if more else ()
    return Tile(f"XX/{kind}{''.join(edges)}", "toys", segments, (), joints, (), {})


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let an expansion draw canals by a function, and walls as a band of one colour."""

    def canal(course: Course) -> str:
        ends = " ".join(f"{x:g},{y:g}" for x, y in course.ends)
        return f'<path d="{course.d}" id="{"".join(course.edges)} {ends} {course.joint} {course.width:.1f}"/>'

    lines = {CANAL: LineArt(draw=canal, half=6.0), WALL: LineArt(colour="ash")}
    arts = {**parts.arts(), "toys": Art(lines=lines)}
    monkeypatch.setattr(parts, "arts", lambda: arts)
    parts.merged.cache_clear()
    yield
    monkeypatch.undo()
    parts.merged.cache_clear()


@pytest.mark.parametrize("edges", FORMS)
def test_line_parts_its_fields_and_its_figure_stands_on_it(edges: tuple[str, ...]) -> None:
    made = tile(*edges)
    known = study(made)
    assert known.chart.strays == []
    owners = {half: known.chart.owner_at(*at) for half, at in PROBES.items()}
    assert owners == {half: i for i in made.of_kind("field") for half in made.segments[i].spots}
    course = [point for arm in known.plan.way(0).arms for point in arm.sample(100)]
    assert min(apart(known.stands[0], point) for point in course) < 1
    assert known.chart.owner_at(*known.stands[0]) == 0


@pytest.mark.parametrize("edges", FORMS)
def test_claim_of_a_line_follows_its_course_within_its_area(edges: tuple[str, ...]) -> None:
    made = tile(*edges)
    way = study(made).plan.way(0)
    assert line(made, 0) == "".join(arm.d() for arm in way.arms)
    assert outline(made, 0).count("M") == len(way.arms)


@pytest.mark.parametrize(
    ("edges", "said"),
    [
        (("N",), ["N 50,0 50,50 None", "E 100,50 50,50 None", "S 50,100 50,50 None", "W 0,50 50,50 None"]),
        (("N", "S"), ["NS 50,0 50,100 None", "EW 100,50 0,50 None"]),
        (("N", "E"), ["NE 50,0 100,50 None", "ES 100,50 50,100 None", "SW 50,100 0,50 None"]),
        (("N", "E", "S"), ["NES 50,0 100,50 50,100 (50, 50)", "ESW 100,50 50,100 0,50 (50, 50)"]),
    ],
)
def test_function_gets_path_edges_ends_and_joint_as_the_tile_lies(
    edges: tuple[str, ...], said: list[str]
) -> None:
    for quarters, words in enumerate(said):
        known = turned(tile(*edges), quarters)
        d = "".join(arm.d() for arm in known.plan.way(0).arms)
        assert f'<path d="{d}" id="{words} 12.0"/>' in ground(known, NEAR)


def test_line_is_drawn_wider_from_afar_as_a_road_is() -> None:
    assert f' None {12 * FAR.road / NEAR.road:.1f}"/>' in ground(turned(tile("N"), 0), FAR)


def test_line_without_a_function_is_a_band_in_its_colour() -> None:
    drawn = ground(turned(tile("N", "S", kind=WALL), 0), NEAR)
    assert '<path d="M50 0L50 100" fill="none" stroke="var(--art-ash,#6e6258)" stroke-width="9.2"' in drawn


def test_road_ends_at_the_side_of_a_bent_line() -> None:
    made = tile("N", "E", more=(Segment("road", ("S",), (), {}),))
    known = study(made)
    end = known.plan.way(len(made.segments) - 1).arms[0].end
    assert 3 < min(apart(end, point) for point in known.plan.way(0).points()) < 6


def test_road_that_crosses_a_line_has_a_bridge() -> None:
    made = tile("N", "S", more=(Segment("road", ("E", "W"), (), {}),))
    assert ground(turned(made, 0), NEAR).count("var(--art-wall,") == 1

"""Segments that fill their edges and are no cities, such as a lake: their shape, and roads that end there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.art.draw.ground import ground
from rules.art.draw.level import NEAR
from rules.art.geometry import outline
from rules.art.tile import parts
from rules.art.tile.parts import Art
from rules.art.tile.plan import City
from rules.art.tile.study import study
from rules.art.tile.tile import Junction, Segment, Tile
from rules.art.tile.turned import turned

POND = "toy-pond"


def tile(*edges: str, road: str = "S") -> Tile:
    """Return a tile with a pond at some edges, and a road that ends at it."""
    rest = [half for edge in "NESW" if edge not in edges for half in (f"{edge}L", f"{edge}R")]
    split = rest.index(f"{road}R")
    halves = (rest[:split], rest[split:])
    fields = [Segment("field", tuple(each), (), {}) for each in halves]
    segments = (Segment(POND, edges, (), {}), Segment("road", (road,), (), {}), *fields)
    return Tile(f"XX/{''.join(edges)}", "toys", segments, (), (Junction("shore", (0, 1)),), (), {})


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let an expansion draw ponds."""

    def pond(area: City) -> str:
        return f'<path class="pond {"".join(area.edges)}" d="{area.d}"/>'

    arts = {**parts.arts(), "toys": Art(lands={POND: pond})}
    monkeypatch.setattr(parts, "arts", lambda: arts)
    parts.merged.cache_clear()
    yield
    monkeypatch.undo()
    parts.merged.cache_clear()


@pytest.mark.parametrize("edges", [("N",), ("N", "E"), ("N", "E", "W")])
def test_land_has_an_area_in_which_figures_stand_and_the_road_ends(edges: tuple[str, ...]) -> None:
    made = tile(*edges)
    known = study(made)
    assert outline(made, 0) == known.plan.land(0).d
    assert known.chart.owner_at(*known.stands[0]) == 0
    assert known.chart.owner_at(*known.plan.way(1).arms[0].end) == 0


def test_land_is_drawn_and_turns_with_its_tile() -> None:
    made = tile("N")
    for quarters in range(4):
        known = turned(made, quarters)
        assert f'<path class="pond {"NESW"[quarters]}" d="{known.plan.land(0).d}"/>' in ground(known, NEAR)
        assert known.chart.owner_at(*known.plan.way(1).arms[0].end) == 0


@pytest.mark.parametrize(
    ("edges", "later"), [("N", "E"), ("NE", "ES"), ("NS", "EW"), ("NEW", "NES"), ("NESW", "NESW")]
)
def test_area_says_which_edges_it_fills_as_the_tile_lies(edges: str, later: str) -> None:
    made = Tile("XX/P", "toys", (Segment(POND, tuple(edges), (), {}),), (), (), (), {})
    for quarters, words in ((0, edges), (1, later), (4, edges)):
        assert "".join(turned(made, quarters).plan.land(0).edges) == words

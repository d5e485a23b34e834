"""Chapter CONN: how segments join."""

from __future__ import annotations

import pytest

from rules import catalogue
from rules.tiles.design import Design
from tests.clauses import clause
from tests.rules.scene import Scene, on_board


def tiles(scene: Scene, x: int, y: int, name: str) -> set[tuple[int, int]]:
    """Return the cells over which a feature runs."""
    return {(spot["x"], spot["y"]) for spot in scene.look(x, y, name)["spots"]}


@clause("BASE-CONN-1")
def test_two_city_corners_that_meet_at_a_point_are_two_cities() -> None:
    scene = on_board("*C@90  CC.2@270 \n .  C")
    assert tiles(scene, 0, 0, "city@E") == {(0, 0), (1, 0)}
    assert tiles(scene, 1, 1, "city@N") == {(1, 0), (1, 1)}


@clause("BASE-CONN-1")
@pytest.mark.parametrize(
    ("tile", "spot", "other"), [("RFr", "road@E", "road@W"), ("CFc.1", "city@E", "city@W")]
)
def test_like_joins_like_across_an_edge(tile: str, spot: str, other: str) -> None:
    scene = on_board(f"*{tile} ??", hand=[tile]).place("??")
    assert tiles(scene, 0, 0, spot) == tiles(scene, 1, 0, other) == {(0, 0), (1, 0)}


@clause("BASE-CONN-1")
def test_tiles_that_lie_apart_share_nothing() -> None:
    scene = on_board("*RFr . RFr")
    assert tiles(scene, 0, 0, "road@E") == {(0, 0)}


@clause("BASE-CONN-2")
def test_a_road_has_a_field_on_each_side() -> None:
    scene = on_board("*RFr@90 \n ??", hand=["RFr"]).place("??", 90)
    west, east = scene.look(0, 0, "field@WL"), scene.look(0, 0, "field@EL")
    assert west["home"] != east["home"]
    for field, spots in ((west, {"field@NL"}), (east, {"field@NR"})):
        assert {spot["feature"] for spot in field["spots"]} == spots
        assert field["tiles"] == 2


@clause("BASE-CONN-2")
def test_each_half_meets_the_facing_half() -> None:
    """East of a crossing: the north-eastern quarter goes on north of the road, the other one south of it."""
    scene = on_board("*RRRR ??", hand=["RFr"]).place("??")
    names = {(s["x"], s["feature"]) for s in scene.look(1, 0, "field@NL")["spots"]}
    assert names == {(0, "field@NR"), (1, "field@NL")}
    names = {(s["x"], s["feature"]) for s in scene.look(1, 0, "field@SL")["spots"]}
    assert names == {(0, "field@ER"), (1, "field@ER")}


@clause("BASE-CONN-2")
def test_a_field_edge_carries_two_halves_of_one_field() -> None:
    scene = on_board("*L ??", hand=["L"]).place("??")
    assert scene.look(0, 0, "field@EL")["home"] == scene.look(1, 0, "field@WL")["home"]
    assert len(scene.look(0, 0, "field@EL")["spots"]) == 2


@clause("BASE-CONN-3")
def test_segments_not_drawn_as_connected_are_separate_until_connected_elsewhere() -> None:
    scene = on_board(
        """
        .          Cc.1@180  Cc.1@270
        .          *CFC.2    ??
        .          Cc.1@90   Cc.1
        """,
        hand=["CFc.1"],
    )
    assert scene.look(0, 0, "city@N")["home"] != scene.look(0, 0, "city@S")["home"]
    scene.place("??", 90)
    assert scene.look(0, 0, "city@N") == scene.look(0, 0, "city@S")
    assert scene.look(0, 0, "city@N")["tiles"] == 6
    assert len(scene.look(0, 0, "city@N")["spots"]) == 7


@clause("BASE-CONN-4")
def test_joined_features_keep_all_their_followers() -> None:
    scene = on_board("*C@90 ?? C@270", hand=["CFc.1"]).stand(0, "city@E").stand(1, "city@W", (2, 0))
    scene.place("??")
    assert scene.figures(1, 0, "city@W") == {0: 1, 1: 1}
    assert scene.end().scores == [6, 6]


@clause("BASE-CONN-4")
def test_three_occupied_features_join_at_once() -> None:
    scene = on_board("*C@90 ?? C@270 \n . C .", hand=["Ccc"], seats=3)
    scene.stand(0, "city@E").stand(1, "city@W", (2, 0)).stand(2, "city@N", (1, 1)).stand(2, "city@N", (1, 1))
    scene.place("??", 180)
    assert scene.figures(1, 0, "city@W") == {0: 1, 1: 1, 2: 2}
    assert scene.end().scores == [0, 0, 8]


@clause("BASE-CONN-5")
def test_a_crossing_is_no_feature_and_parts_its_roads() -> None:
    scene = on_board("*RFr ??", hand=["RRRR"]).place("??")
    assert len({str(scene.look(1, 0, f"road@{edge}")["home"]) for edge in "NESW"}) == 4
    assert scene.refuses_deploy("village").code == "deploy.spot"
    assert tiles(scene, 0, 0, "road@E") == {(0, 0), (1, 0)}
    assert tiles(scene, 1, 0, "road@E") == {(1, 0)}


@clause("BASE-CONN-5")
@pytest.mark.parametrize("design", catalogue()["base"].designs, ids=lambda d: d.id)
def test_segments_are_those_of_the_catalogue(design: Design) -> None:
    raw = design.raw["segments"]
    segments = design.segments
    assert [s.kind for s in segments] == [r["kind"] for r in raw]
    for segment, entry in zip(segments, raw, strict=True):
        spots = entry.get("edges", entry.get("halves", []))
        wanted = {f"{segment.kind}@{spot}" for spot in spots} or {segment.kind}
        assert set(segment.names) == wanted
        assert segment.cities == tuple(entry.get("cities", ()))


@clause("BASE-CONN-5")
def test_which_field_borders_a_city_is_tile_data() -> None:
    """On the bend with a city corner the inner field lies between road ends and touches no wall."""
    scene = on_board("*CcRr")
    outer, inner = (scene.game.state.board.tiles[0, 0].spot(f"field@{half}") for half in ("EL", "ER"))
    assert outer is not None
    assert inner is not None
    assert [city.kind for city in outer.feature.bordering_cities()] == ["city"]
    assert inner.feature.bordering_cities() == []

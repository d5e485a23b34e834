"""Chapter GEN: cells, edges, drawings, scores, what is public."""

from __future__ import annotations

import pytest

from rules import Game, Setup, catalogue, feature, view
from rules.tiles.design import Design
from rules.tiles.geometry import EDGES
from tests.clauses import clause
from tests.rules.scene import on_board

LINES = ("road", "city")


@clause("BASE-GEN-1")
def test_a_cell_holds_one_tile() -> None:
    refusal = on_board("*RCr RFr", hand=["L"]).refuses_place((1, 0))
    assert (refusal.code, refusal.clause) == ("place.taken", "BASE-GEN-1")


@clause("BASE-GEN-1")
def test_a_tile_lies_in_any_of_four_rotations() -> None:
    scene = on_board("*L", hand=["L"])
    assert scene.can_place() == [
        (x, y, rotation) for x, y in ((-1, 0), (0, -1), (0, 1), (1, 0)) for rotation in (0, 90, 180, 270)
    ]


@clause("BASE-GEN-1")
@pytest.mark.parametrize("rotation", [45, 360, -90, 1, 10**30])
def test_invalid_rotation_is_refused(rotation: int) -> None:
    assert on_board("*L ??", hand=["L"]).refuses_place("??", rotation).clause == "BASE-GEN-1"


@clause("BASE-GEN-2")
@pytest.mark.parametrize("tile", catalogue()["base"].designs, ids=lambda d: d.id)
def test_every_printed_edge_is_road_city_or_field(tile: Design) -> None:
    segments = tile.raw["segments"]
    for edge in EDGES:
        lines = [s["kind"] for s in segments if s["kind"] in LINES and edge in s["edges"]]
        grounds = [h for s in segments if s["kind"] == "field" for h in s["halves"] if h[0] == edge]
        assert (lines, len(grounds)) in ((["road"], 2), (["city"], 0), ([], 2))


@clause("BASE-GEN-3")
def test_only_roads_cities_monasteries_and_fields_can_be_claimed() -> None:
    seen = set()
    for tile in catalogue()["base"].designs:
        if tile.count(new_edition=True):
            scene = on_board(f"*{tile.id}@180 ??", hand=[tile.id])
            x, y, rotation = scene.can_place()[0]
            scene.place((x, y), rotation)
            seen |= {name.split("@")[0] for name in scene.can_deploy()}
    assert seen == {"road", "city", "monastery", "field"}


@clause("BASE-GEN-3", "BASE-GEN-6", "BASE-ABBOT-8")
@pytest.mark.parametrize(("plain", "garden"), [("C", "CG"), ("Rr", "RrG"), ("RFr", "RFrG"), ("Ccc", "CccG")])
def test_without_the_abbot_a_garden_is_a_drawing(plain: str, garden: str) -> None:
    claims = []
    for tile in (plain, garden):
        scene = on_board("*L ??", hand=[tile])
        x, y, rotation = scene.can_place()[0]
        scene.place((x, y), rotation)
        claims.append((x, y, rotation, scene.can_deploy()))
        assert feature(scene.game, x, y, "garden") is None
        assert scene.refuses_deploy("garden").code == "deploy.spot"
    assert claims[0] == claims[1]


@clause("BASE-GEN-6")
def test_with_the_abbot_the_same_drawing_acts() -> None:
    scene = on_board("*L ??", hand=["CG"], options={"abbot.enabled": "yes"}).place("??", 90)
    assert scene.can_deploy("abbot") == ["garden"]


@clause("BASE-GEN-4")
def test_a_score_is_an_integer_that_starts_at_0() -> None:
    assert on_board(seats=6).scores == [0] * 6


@clause("BASE-GEN-4")
def test_score_above_50_has_no_effect() -> None:
    scene = on_board("*C@90 ??", hand=["C"])
    scene.game.state.seats[0].score = 48
    scene.turn("??", 270, deploy="city@W")
    assert scene.scores == [52, 0]


@clause("BASE-GEN-5")
def test_views_of_all_seats_differ_only_in_the_offer() -> None:
    scene = on_board("*RCr ??", hand=["RFr", "L"], seats=3).turn("??", deploy="road@E")
    views = [view(scene.game, seat) for seat in (0, 1, 2, None)]
    assert [("actions" in v["decision"]) for v in views] == [False, True, False, False]
    views[1]["decision"].pop("actions")
    assert all(v == views[0] for v in views)
    assert views[0]["turn"] == {"seat": 1, "tile": "BA/L"}
    assert views[0]["pieces"] == [{"seat": 0, "piece": "meeple", "x": 1, "y": 0, "feature": "road@E"}]


@clause("BASE-GEN-5")
def test_the_order_of_the_tiles_to_come_is_in_no_view() -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"]})
    rest = setup.bag()
    rest.remove("BA/L")
    first, second = (Game(setup, ["BA/L", *order]) for order in (rest, rest[::-1]))
    for seat in (0, 1, None):
        assert view(first, seat) == view(second, seat)

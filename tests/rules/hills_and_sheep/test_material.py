"""What comes into the game, and what stays out of it (HS-1 to HS-5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup, view
from rules.setup.options import EDITIONS
from rules.tiles.catalogue import designs
from tests.clauses import clause
from tests.rules.hills_and_sheep.stage import (
    ABBEYS,
    BAG,
    EXPANSION,
    TOWN,
    bag,
    left,
    stage,
    under,
)
from tests.rules.scene import entries

SHARED = "?n .\n*HS/CC!.v ?e"


def setup(**keys: Any) -> Setup:
    return Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [EXPANSION], **keys})


@clause("HS-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eighteen_tiles_eight_with_a_hill_and_eight_with_a_vineyard(edition: str) -> None:
    tiles = [tile for tile in setup(edition=edition).bag() if tile.startswith("HS/")]
    marks = [designs()[tile].marks for tile in tiles]
    assert len(tiles) == 18
    assert [sum(mark in each for each in marks) for mark in ("hill", "vineyard")] == [8, 8]
    assert sum(not each & {"hill", "vineyard"} for each in marks) == 2


@clause("HS-2")
def test_eighteen_tokens_are_in_the_bag_also_with_two_sets() -> None:
    assert bag(stage()) == BAG
    assert sum(BAG.values()) == 18
    assert bag(stage(sets={"base": 2, EXPANSION: 2})) == BAG


@clause("HS-3")
def test_each_player_has_one_shepherd() -> None:
    assert stage(seats=3).supply("shepherd") == [1, 1, 1]
    assert "shepherd" not in view(stage(options={"hs.sheep": "off"}).game)["seats"][0]["supply"]


@clause("HS-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_three_are_in_by_default(edition: str) -> None:
    names = {module.name for module in setup(edition=edition).modules}
    assert names >= {"hills", "vineyards", "shepherds"}


@clause("HS-4")
@pytest.mark.parametrize("name", ["hills", "vineyards", "sheep"])
def test_each_of_the_three_can_be_left_out_and_its_tiles_stay(name: str) -> None:
    off = setup(options={f"hs.{name}": "off"})
    gone = {module.name for module in setup().modules} - {module.name for module in off.modules}
    assert gone == {"shepherds" if name == "sheep" else name}
    assert off.bag() == setup().bag()


@clause("HS-4")
def test_without_hills_no_tile_comes_under_one_and_ties_are_shared() -> None:
    scene = stage("?? .\n*C .", hand=["HS/CRr.h", "L", "L"], options={"hs.hills": "off"})
    before = left(scene)
    scene.place("??", 180)
    assert (left(scene), under(scene)) == (before, [])
    plain = stage(TOWN, hand=["C", "L"], options={"hs.hills": "off"})
    plain.stand(0, "city@N", (0, 1)).stand(1, "city@N")
    assert entries(plain.turn("??", 180)) == [(0, "city", 6), (1, "city", 6)]


@clause("HS-4")
def test_without_shepherds_there_is_no_bag_and_none_can_be_put_anywhere() -> None:
    scene = stage(options={"hs.sheep": "off"}).place("?a")
    assert "bags" not in view(scene.game)
    assert scene.refuses_deploy("field@NL", "shepherd").code == "deploy.piece"


@clause("HS-5")
def test_city_in_the_north_joins_both_cities_of_the_tile() -> None:
    scene = stage(SHARED, hand=["C", "L"]).stand(0, "city@N").stand(1, "city@E")
    scene.turn("?n", 180)
    city = scene.look(0, 0, "city@N")
    assert city == scene.look(0, 0, "city@E")
    assert (city["tiles"], city["open"], city["holders"]) == (2, 2, [0, 1])


@clause("HS-5")
def test_the_eastern_city_is_open_to_the_north_and_to_the_east() -> None:
    scene = stage(SHARED, hand=["C", "L"])
    assert (scene.look(0, 0, "city@N")["open"], scene.look(0, 0, "city@E")["open"]) == (2, 2)
    scene.turn("?e", 270)
    assert (scene.look(0, 0, "city@N")["open"], scene.look(0, 0, "city@E")["open"]) == (2, 1)
    assert stage(SHARED, hand=["RFr"]).refuses_place("?n").code == "place.edge"


@clause("HS-5")
def test_abbey_in_the_north_closes_both_and_joins_neither() -> None:
    board = ". L .\nC@90 ?? C@270\nC@90 *HS/CC!.v C@270"
    scene = stage(board, ABBEYS, hand=["L", "L"]).stand(0, "city@N").stand(1, "city@E")
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y).end()
    assert entries(scene) == [(0, "city", 4), (1, "city", 4)]
    assert scene.look(0, 0, "city@N") != scene.look(0, 0, "city@E")


@clause("HS-5")
def test_abbey_in_the_north_leaves_the_eastern_city_one_open_end_less() -> None:
    board = ". L .\nC@90 ?? C@270\nC@90 *HS/CC!.v ."
    scene = stage(board, ABBEYS, hand=["L", "L"])
    before = scene.look(0, 0, "city@E")["open"]
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y)
    assert (before, scene.look(0, 0, "city@E")["open"]) == (2, 1)
    assert scene.look(0, 0, "city@N")["complete"]


@clause("HS-5")
def test_each_of_the_two_has_its_own_name() -> None:
    scene = stage(SHARED)
    assert [spot["feature"] for spot in scene.look(0, 0, "city@W")["spots"]] == ["city@N"]
    assert [spot["feature"] for spot in scene.look(0, 0, "city@E")["spots"]] == ["city@E"]

"""Vineyards around monasteries (VINE-1 to VINE-7)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.hills_and_sheep.stage import ABBEYS, stage
from tests.rules.scene import Scene, entries

# A monastery with three vineyards near it, which lacks one neighbour, at ??.
ESTATE = """
HS/Cc.v      C      HS/C!.v
C@270        *L     ??
HS/C!.v@180  C@180  C@180
"""
# The same around a garden.
GARDEN = ESTATE.replace("  C  ", "  C@180  ").replace("*L", "*CG")
CULT, REGION = "cult", "monasteries"


def estate(text: str = ESTATE, *more: str, **keys: object) -> Scene:
    return stage(text, *more, **{"hand": ["C", "C", "L"], **keys})  # type: ignore[arg-type]


@clause("VINE-1")
def test_three_vineyards_bring_nine_points_more() -> None:
    scene = estate().stand(0, "monastery")
    assert (scene.look(0, 0, "monastery")["vineyards"], scene.look(0, 0, "monastery")["finished"]) == (3, 17)
    scene.turn("??", 90)
    assert entries(scene) == [(0, "monastery", 18)]
    assert scene.game.state.scored[0]["parts"][1] == {"what": "vineyards", "count": 3, "points": 9}


@clause("VINE-1")
def test_monastery_without_a_vineyard_brings_nine() -> None:
    text = ESTATE.replace("HS/Cc.v", "C").replace("HS/C!.v", "C")
    scene = estate(text).stand(0, "monastery")
    assert "vineyards" not in scene.look(0, 0, "monastery")
    assert entries(scene.turn("??", 90)) == [(0, "monastery", 9)]


@clause("VINE-2")
def test_one_vineyard_serves_every_monastery_near_it() -> None:
    board = "C HS/C!.v C C\nC@270 *L L ??\nC@180 C@180 C@180 C@180"
    scene = stage(board, hand=["C", "L"], sets={"base": 3, "hills-and-sheep": 1}).stand(
        1, "monastery", (1, 0)
    )
    assert [scene.look(x, 0, "monastery")["vineyards"] for x in (0, 1)] == [1, 1]
    assert entries(scene.turn("??", 90)) == [(1, "monastery", 12)]


@clause("VINE-2")
def test_incomplete_monastery_gets_nothing_from_vineyards() -> None:
    scene = estate().stand(0, "monastery")
    assert scene.look(0, 0, "monastery")["value"] == 8
    assert entries(scene.finish()) == [(0, "monastery", 8)]


@clause("VINE-3")
def test_shrines_and_abbeys_count_like_monasteries() -> None:
    shrine = estate(ESTATE.replace("*L", "*CU/S"), CULT).stand(0, "shrine").turn("??", 90)
    assert entries(shrine) == [(0, "shrine", 18)]
    hole = "HS/C!.v C C\nC@270 ?? C@90\n*C@180 C@180 C@180"
    scene = stage(hole, ABBEYS, hand=["L", "L"])
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y).deploy("monastery").end()
    assert entries(scene) == [(0, "monastery", 12)]


@clause("VINE-4")
def test_monks_of_a_region_get_it_and_lying_abbots_never() -> None:
    options = {"monasteries.base": "keep"}
    text = ESTATE.replace("*L", "*MO/M1")
    monk = estate(text, REGION, options=options).stand(0, "monastery").turn("??", 90)
    assert entries(monk) == [(0, "monastery", 18)]
    lying = estate(text, REGION, options=options).stand(0, "abbacy").turn("??", 90)
    assert "vineyards" not in lying.look(0, 0, "abbacy")
    assert entries(lying.finish()) == [(0, "abbacy", 5)]


@clause("VINE-5")
def test_gardens_are_served_only_if_the_table_wants_it() -> None:
    for value, points in ("no", 9), ("yes", 18):
        options = {"abbot.enabled": "yes", "vineyard.garden": value}
        scene = estate(GARDEN, options=options).stand(0, "garden", piece="abbot").turn("??", 90)
        assert entries(scene) == [(0, "garden", points)]


@clause("VINE-5")
def test_abbot_taken_back_gets_nothing_from_vineyards() -> None:
    options = {"abbot.enabled": "yes", "vineyard.garden": "yes"}
    scene = estate(options=options).stand(0, "monastery", piece="abbot").place((0, 2))
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="monastery").end()
    assert entries(scene) == [(0, "monastery", 8)]


@clause("VINE-7")
def test_vineyard_touches_nothing_else_on_its_tile() -> None:
    scene = stage("*HS/RCC.v ?a", hand=["L", "L"]).stand(0, "road@S").stand(1, "field@EL").stand(0, "city@N")
    for name in ("road@S", "field@EL", "city@N"):
        assert "vineyards" not in scene.look(0, 0, name)
    assert sorted(entries(scene.finish())) == [(0, "city", 1), (0, "road", 1)]

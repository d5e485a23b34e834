"""The last way out of the city, before the final scoring (COUNT-33 to COUNT-38)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.count.stage import (
    ABBEYS,
    BRIDGES,
    FIRST,
    NEW,
    ZMAN,
    asked,
    city,
    count_in,
    inside,
    leave,
    leaving,
    stage,
    stay,
    ways,
)
from tests.rules.scene import Scene, entries

QUARTERS = ("castle", "market", "blacksmith", "cathedral")
# A road with open ends, an open city, a monastery, and a last tile.
LAND = "*RFr@90  CFc.1@90  L\n.  .  ??"


def last(*inmates: tuple[int, str], text: str = LAND, more: tuple[str, ...] = (), **keys: Any) -> Scene:
    """Return a scene before the last tile, with followers in quarters and the count in an empty one."""
    setup: dict[str, Any] = {"hand": ["L"], "last": True, "edition": FIRST, **keys}
    scene = stage(text, *more, **setup)
    for seat, quarter in inmates:
        inside(scene, seat, quarter)
    empty = [quarter for quarter in QUARTERS if quarter not in {taken for _, taken in inmates}]
    return count_in(scene, empty[0] if empty else "castle")


@clause("COUNT-33")
@pytest.mark.parametrize(
    ("edition", "final"), [(FIRST, "all-quarters"), (ZMAN, "all-quarters"), (NEW, "market")]
)
def test_from_which_quarters_depends_on_the_edition(edition: str, final: str) -> None:
    inmates = ((0, "castle"), (0, "market"), (0, "blacksmith"))
    scene = last(*inmates, edition=edition).turn("??")
    assert scene.game.setup.options["count.final"] == final
    assert asked(scene) == ("leave_city", 0)
    assert view(scene.game)["decision"]["about"] == {"final": True}
    left = {way[1] for way in ways(scene)}
    assert left == ({"market"} if final == "market" else {"castle", "market", "blacksmith"})


@clause("COUNT-34")
def test_one_at_a_time_from_the_left_of_the_last_player_until_all_are_out() -> None:
    scene = last((0, "market"), (1, "market"), (1, "market"), (2, "market"), seats=3).turn("??")
    order = []
    for choice in ("go", "go", "stay", "go"):
        order.append(scene.seat)
        if choice == "go":
            leave(scene, "market", 2, 1, "field@NL")
        else:
            stay(scene)
    assert order == [1, 2, 0, 1]
    assert (scene.game.over, scene.supply()) == (True, [7, 7, 7])


@clause("COUNT-34", "ABBEY-10")
def test_abbeys_after_the_last_tile_do_not_change_who_begins() -> None:
    board = "*RFr@90  CFc.1@90  L\n.  .  ??\n.  L  .  L\n.  .  L"
    scene = last((0, "market"), (1, "market"), text=board, more=(ABBEYS,)).turn("??")
    while scene.kind == "abbey":
        stay(scene)
    assert asked(scene) == ("leave_city", 1)


@clause("COUNT-35")
def test_all_that_is_left_incomplete_is_a_goal_held_or_not() -> None:
    scene = last((1, "castle"), (1, "blacksmith"), (1, "cathedral")).stand(0, "city@N", (1, 0)).turn("??")
    goals = {(way[1], way[2], way[3], way[4]) for way in ways(scene) if way[2] < 60}
    assert goals == {
        ("castle", 1, 0, "city@N"),
        ("blacksmith", 0, 0, "road@N"),
        ("cathedral", 2, 0, "monastery"),
        ("cathedral", 2, 1, "monastery"),
    }
    rim = {(way[1], way[2] - 60, way[3] - 60) for way in ways(scene) if way[2] >= 60}
    assert rim == {
        ("castle", 0, 2),
        ("castle", 3, 2),
        ("blacksmith", 0, 0),
        ("blacksmith", 3, 0),
        ("blacksmith", 2, 2),
    }
    leave(scene, "blacksmith", 0, 0, "road@N")
    leave(scene, "castle", 1, 0, "city@N")
    leave(scene, "cathedral", 2, 1, "monastery")
    assert sorted(entries(scene)) == [(0, "city", 1), (1, "city", 1), (1, "monastery", 3), (1, "road", 1)]


@clause("COUNT-35")
def test_a_garden_is_a_goal_of_an_abbot() -> None:
    keys: dict[str, Any] = {
        "options": {"abbot.enabled": "yes", "count.final": "all-quarters"},
        "edition": NEW,
    }
    scene = inside(last(text="*RFrG@90  L  L\n.  .  ??", **keys), 0, "cathedral", "abbot")
    inside(scene, 1, "cathedral")
    count_in(scene, "castle").turn("??")
    assert asked(scene) == ("leave_city", 1)
    assert (0, 0, "garden") not in {way[2:] for way in ways(scene)}
    stay(scene)
    assert (0, 0, "garden") in {way[2:] for way in ways(scene)}


@clause("COUNT-36", "BARN-4")
def test_no_field_with_a_barn_is_a_goal() -> None:
    keys: dict[str, Any] = {"supply": {"abbey": 0}, "more": (ABBEYS,)}
    scene = last((0, "market"), **keys).stand(1, "field@NL", (2, 0), "barn").turn("??")
    assert asked(scene) == ("leave_city", 0)
    assert (2, 1) not in {way[2:4] for way in ways(scene)}
    assert scene.refuses(**leaving("market", 2, 1, "field@NL")).clause == "COUNT-24"


@clause("COUNT-36", "X8-COUNT-1")
def test_no_castle_and_no_completed_feature_is_a_goal() -> None:
    from tests.rules.bridges_castles_bazaars.stage import found

    board = "*C@180 L C@180\nC ?? C"
    scene = last((0, "castle"), text=board, more=(BRIDGES,))
    found(scene, 1, 0, 0, "S").turn("??")
    assert {way[2:4] for way in ways(scene) if way[2] < 60} == set()
    assert scene.refuses(**leaving("castle", 0, 0, "castle@S")).clause == "COUNT-21"
    assert scene.refuses(**leaving("castle", 2, 0, "city@S")).clause == "COUNT-24"


@clause("COUNT-36", "COUNT-23")
def test_the_count_bars_his_quarter_at_the_end_too() -> None:
    scene = count_in(last((0, "market"), (0, "blacksmith")), "market").turn("??")
    assert {way[1] for way in ways(scene)} == {"blacksmith"}
    assert scene.refuses(**leaving("market", 2, 1, "field@NL")).clause == "COUNT-23"
    alone = count_in(last((0, "market")), "market").turn("??")
    assert (alone.game.over, entries(alone)) == (True, [])


@clause("COUNT-36", "MONAS-19")
def test_a_surrounded_monastery_is_no_goal() -> None:
    board = "L L L\nL *L L\nL L ??"
    scene = last((0, "cathedral"), text=board).turn("??")
    assert (0, 0) not in {way[2:4] for way in ways(scene)}
    assert (1, 1) in {way[2:4] for way in ways(scene)}


@clause("COUNT-37")
def test_who_stays_brings_nothing_and_is_home_in_the_end() -> None:
    scene = stay(last((0, "castle"), (0, "castle")).turn("??"))
    assert (scene.game.over, entries(scene), scene.supply(), city(scene)) == (True, [], [7, 7], {})


@clause("COUNT-38")
def test_it_comes_before_all_final_scoring() -> None:
    scene = last((1, "blacksmith")).stand(0, "road@N").turn("??")
    assert (asked(scene), entries(scene)) == (("leave_city", 1), [])
    assert entries(leave(scene, "blacksmith", 0, 0, "road@N")) == [(0, "road", 1), (1, "road", 1)]


@clause("COUNT-34", "HOUSE-4")
def test_a_game_that_all_but_one_have_left_asks_nobody() -> None:
    scene = last((0, "market"), (1, "market")).finish()
    assert (entries(scene), scene.supply()) == ([], [7, 7])

"""Chapter BARN: where a barn may stand."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import (
    EXPANSION,
    barns,
    farm,
    raise_barn,
    refuses_barn,
    stage,
    stand_barn,
)

WITH_X8 = [EXPANSION, "bridges-castles-bazaars"]


@clause("BARN-1")
def test_barn_stands_where_four_fields_meet_at_the_tile_just_placed() -> None:
    scene = stage("L L\nL ??", hand=["L"]).place("??")
    assert [a for a in scene.game.legal() if a.get("piece") == "barn"] == [
        {"seat": 0, "type": "deploy", "piece": "barn", "x": 1, "y": 1, "feature": "field@NL", "corner": "NW"}
    ]
    raise_barn(scene, "NW", "field@NL")
    piece = {"seat": 0, "piece": "barn", "x": 1, "y": 1, "feature": "field@NL", "corner": "NW"}
    assert view(scene.game)["pieces"] == [piece]
    assert scene.supply("barn") == [0, 1]


@clause("BARN-1")
def test_barn_stands_at_each_of_the_four_corners() -> None:
    scene = stage("L L L\nL ?? .\nL L L", hand=["L", "L"]).place("??")
    assert barns(scene) == [("NW", "field@NL"), ("SW", "field@NL")]
    scene = stage("L L L\n. ?? L\n. L L", hand=["L", "L"]).place("??")
    assert barns(scene) == [("NE", "field@NL"), ("SE", "field@NL")]


@clause("BARN-1")
def test_barn_names_the_field_at_the_corner() -> None:
    """The road divides the tile: its corners lie in two fields."""
    scene = stage("L L L\nRFr ?? RFr\nL L L", hand=["RFr"], options={"abbot.enabled": "no"})
    scene.act(type="draw_tile").place("??")
    north, south = "field@NL", "field@ER"
    assert barns(scene) == [("NE", north), ("NW", north), ("SE", south), ("SW", south)]
    assert refuses_barn(scene, "NW", south).code == "barn.field"
    assert refuses_barn(scene, "NW", "field@SR").code == "barn.field"
    # Any name of that field will do.
    raise_barn(scene, "NW", "field@WR")
    assert view(scene.game)["pieces"][0]["feature"] == north


@clause("BARN-1")
def test_barn_is_refused_elsewhere() -> None:
    scene = stage("L L\nL ??", hand=["L"], supply={"barn": 1}).place("??")
    for corner, code in (
        ("NE", "barn.four"),
        ("SE", "barn.four"),
        ("XX", "barn.corner"),
        ("", "barn.corner"),
    ):
        refusal = refuses_barn(scene, corner, "field@NL")
        assert (refusal.code, refusal.clause) == (code, "BARN-1")
    elsewhere = {"piece": "barn", "x": 0, "y": 0, "feature": "field@NL", "corner": "SE"}
    assert scene.refuses(type="deploy", **elsewhere).code == "barn.tile"
    assert refuses_barn(scene, "NW", "monastery").code == "barn.field"
    assert scene.refuses_deploy("field@NL", "barn").code == "action.field"
    assert refuses_barn(
        stage("L L\nL ??", hand=["L"], supply={"barn": 0}).place("??"), "NW", "field@NL"
    ).code == ("barn.supply")


@clause("BARN-1", "BASE-DEPLOY-1")
def test_barn_is_placed_instead_of_a_follower() -> None:
    scene = raise_barn(farm().place("??"), "NW", "field@NL")
    assert [a["type"] for a in scene.game.legal()] == ["end_turn"]
    assert scene.refuses_deploy("monastery").code == "figure.used"
    scene = farm().place("??").deploy("monastery")
    assert barns(scene) == []
    assert refuses_barn(scene, "NW", "field@NL").code == "figure.used"


@clause("BARN-1", "BASE-ABBOT-6")
def test_barn_and_recall_of_an_abbot_exclude_each_other() -> None:
    scene = farm(options={"abbot.enabled": "yes"}).stand(0, "monastery", (0, 1), "abbot").place("??")
    home = {"type": "recall", "piece": "abbot", "x": 0, "y": 1, "feature": "monastery"}
    scene.act(**home)
    assert barns(scene) == []
    scene = farm(options={"abbot.enabled": "yes"}).stand(0, "monastery", (0, 1), "abbot").place("??")
    raise_barn(scene, "NW", "field@NL")
    assert scene.refuses(**home).code == "figure.used"


@clause("BARN-1", "BASE-TS-4")
def test_barn_can_be_taken_back_before_the_turn_ends() -> None:
    scene = farm().place("??")
    before = view(scene.game, 0)
    raise_barn(scene, "NW", "field@NL").game.undo(0)
    assert view(scene.game, 0) == before


@clause("BARN-1", "BARN-12")
@pytest.mark.parametrize(
    ("corner", "board"),
    [
        ("NW", "C L\nL ??"),
        ("NW", "C@270 L\nL ??"),
        ("NE", "L C\n?? L"),
        ("NE", "L C@90\n?? L"),
        ("SE", "?? L\nL C@180"),
        ("SE", "?? L\nL C@90"),
        ("SE", "?? L\nC@180 L"),
        ("SW", "L ??\nC@180 L"),
        ("SW", "L ??\nC@270 L"),
    ],
)
def test_city_at_another_corner_of_a_neighbour_is_no_hindrance(corner: str, board: str) -> None:
    scene = stage(board, hand=["L"]).place("??")
    assert barns(scene) == [(corner, "field@NL")]


@clause("BARN-12")
@pytest.mark.parametrize("board", ["C@180 L\nC ??", "C@90 C@270\nL ??"])
def test_barn_needs_a_corner_without_a_city(board: str) -> None:
    scene = stage(board, hand=["L"]).place("??")
    assert barns(scene) == []
    assert refuses_barn(scene, "NW", "field@NL").clause == "BARN-12"


@clause("BARN-12")
def test_barn_needs_a_corner_without_an_abbey() -> None:
    scene = stage(".  L  L\nL ?a L\n. L ??", hand=["L"])
    x, y = scene.cell("?a")
    scene.act(type="place_abbey", x=x, y=y)
    assert barns(scene) == []
    scene.end().place("??")
    refusal = refuses_barn(scene, "NW", "field@NL")
    assert (refusal.code, refusal.clause) == ("barn.ground", "BARN-12")


@clause("BARN-12", "HOUSE-15")
@pytest.mark.parametrize(
    ("board", "corner", "free"),
    [
        ("L ??\n*AM/C!+ L", "SW", False),
        ("*AM/C!+ L\nL ??", "NW", False),
        ("L ??\n*BB/CFR! RFr", "SW", False),
        ("*BB/CFR! RFr\nL ??", "NW", True),
    ],
)
def test_barn_needs_a_corner_that_no_city_reaches_between_two_fields(
    board: str, corner: str, free: bool
) -> None:
    """A wall runs into two corners of the one tile, and into the north-east one of the other."""
    scene = stage(board, hand=["L"], expansions=WITH_X8, edition="hig-2010").place("??")
    assert barns(scene) == ([(corner, "field@NL")] if free else [])
    if not free:
        assert refuses_barn(scene, corner, "field@NL").clause == "BARN-12"


@clause("BARN-2")
@pytest.mark.parametrize("seats", [(), (0,), (1,), (0, 1, 1)])
def test_barn_may_join_farmers_of_any_player(seats: tuple[int, ...]) -> None:
    scene = farm()
    for seat in seats:
        scene.stand(seat, "field@SL")
    assert barns(scene.place("??")) == [("NW", "field@NL")]


@clause("BARN-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_barn_may_not_join_another_barn(seat: int) -> None:
    scene = stand_barn(farm(supply={"barn": 2}), seat, "field@SL").place("??")
    assert barns(scene) == []
    refusal = refuses_barn(scene, "NW", "field@NL")
    assert (refusal.code, refusal.clause) == ("barn.second", "BARN-2")

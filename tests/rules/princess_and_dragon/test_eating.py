"""DRAGON-23 to DRAGON-31: what the dragon takes from the tiles that it enters."""

from __future__ import annotations

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import stand_barn
from tests.rules.bridges_castles_bazaars.stage import found, span
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    MOVES,
    TRADERS,
    WANDERERS,
    pieces,
    stage,
    step,
    ways,
)
from tests.rules.scene import entries


@clause("DRAGON-23", "INT-31", "PHANTOM-17")
def test_all_followers_on_a_tile_entered_go_home_with_builders_and_pigs() -> None:
    text = "*DG/F.v LR@270 LR@90\n. . .\n. LR@270 ??"
    scene = stage(text, TRADERS, "phantom", "inns-and-cathedrals", hand=[MOVES, "L"])
    scene.stand(0, "road@E", (1, 0), "big").stand(1, "field@NL", (1, 0)).stand(1, "field@NL", (1, 0), "pig")
    scene.stand(0, "road@E", (1, 0), "builder").stand(1, "monastery", (1, 0), "phantom")
    scene.stand(0, "monastery", (2, 0))
    step(scene.turn("??"), (1, 0))
    assert pieces(scene) == [(0, "meeple", 2, 0)]
    assert [scene.supply(p) for p in ("meeple", "big", "builder", "pig", "phantom")] == [
        [6, 7],
        *[[1, 1]] * 4,
    ]
    assert entries(scene) == []


@clause("DRAGON-24")
def test_a_figure_stands_on_the_tile_on_which_it_was_put() -> None:
    scene = stage("*DG/F.v L .\nLR@270 RFr ??", hand=[MOVES, "L"]).stand(1, "road@E", (0, 1))
    step(scene.turn("??"), (1, 0), (1, 1), (2, 1))
    assert (scene.kind, pieces(scene)) == ("place_tile", [(1, "meeple", 0, 1)])


@clause("DRAGON-24", "INT-8")
def test_who_stands_on_a_bridge_stands_on_that_tile() -> None:
    scene = stage("*DG/F.v L .\n. LR@270 ??", BRIDGES, hand=[MOVES, "L"])
    span(scene, 1, 0, "ew").stand(1, "road@E", (1, 0))
    step(scene.turn("??"), (1, 0))
    assert scene.supply() == [7, 7]


@clause("DRAGON-25", "BARN-9")
def test_barns_are_untouched() -> None:
    scene = stand_barn(stage("*DG/F.v L .\n. LR@270 ??", ABBEYS, hand=[MOVES, "L"]), 1, "field@NL", (1, 0))
    step(scene.turn("??"), (1, 0))
    assert pieces(scene) == [(1, "barn", 1, 0)]


@clause("DRAGON-25", "DRAGON-31", "INT-22", "X8-DRAGON-1")
def test_followers_in_castles_are_untouched_and_their_castles_score() -> None:
    text = "*DG/F.v . .\nC@90 C@270 .\nLR@270 RFr ??"
    scene = found(stage(text, BRIDGES, hand=["DG/RFr.d", "L"]), 1, 0, 1, "E")
    scene.turn("??")
    step(scene, (0, 1), (1, 1))
    assert view(scene.game)["castles"][0]["seats"] == [1]


@clause("DRAGON-27", "BUILDER-3", "PIG-6")
def test_a_builder_and_a_pig_left_alone_go_home_in_the_same_step_wherever_they_stand() -> None:
    text = "*DG/F.v LR@270 RFr\n. LR@270 ??"
    scene = stage(text, TRADERS, hand=[MOVES, "L"])
    scene.stand(1, "road@E", (1, 0)).stand(1, "road@W", (2, 0), "builder")
    scene.stand(0, "field@NL", (1, 0)).stand(0, "field@NL", (2, 0), "pig")
    step(scene.turn("??"), (1, 0))
    assert (scene.kind, pieces(scene)) == ("dragon", [])


@clause("DRAGON-27")
def test_another_players_builder_stays() -> None:
    scene = stage("*DG/F.v LR@270 RFr\n. LR@270 ??", TRADERS, hand=[MOVES, "L"])
    scene.stand(1, "road@E", (1, 0)).stand(0, "road@W", (2, 0)).stand(0, "road@W", (2, 0), "builder")
    step(scene.turn("??"), (1, 0))
    assert [(seat, piece) for seat, piece, _, _ in pieces(scene)] == [(0, "meeple"), (0, "builder")]


@clause("DRAGON-28", "WAGON-14", "MAYOR-6")
def test_an_eaten_wagon_goes_home_without_a_move_and_an_eaten_abbot_without_points() -> None:
    text = "*DG/F.v LR@270 RFr\n. LR@270 ??"
    scene = stage(text, ABBEYS, hand=[MOVES, "L"], options={"abbot.enabled": "yes"}, supply={"abbey": 0})
    scene.stand(0, "road@E", (1, 0), "wagon").stand(1, "monastery", (1, 0), "abbot")
    step(scene.turn("??"), (1, 0))
    assert (scene.kind, pieces(scene), entries(scene)) == ("dragon", [], [])
    scene = stage("*DG/F.v C@90 C@270\n. LR@270 ??", ABBEYS, hand=[MOVES, "L"], supply={"abbey": 0})
    step(scene.stand(1, "city@E", (1, 0), "mayor").turn("??"), (1, 0))
    assert scene.supply("mayor") == [1, 1]


@clause("DRAGON-31")
def test_a_small_city_whose_knight_was_eaten_is_nobodys() -> None:
    scene = stage("*DG/F.v C@90 ??\n. L .", BRIDGES, hand=["DG/C.d", "L"], edition="hig-2010")
    scene.stand(1, "city@E", (1, 0)).turn("??", 270)
    step(scene, (1, 0))
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert (scene.kind, entries(scene), view(scene.game)["castles"]) == ("place_tile", [], [])


@clause("DRAGON-30", "OFFICE-8", "OFFICE-14", "INT-75")
def test_an_office_on_a_tile_entered_is_burned() -> None:
    text = "*DG/F.v C@90 C@270\n. LR@270 ??"
    scene = stage(text, *WANDERERS, hand=[MOVES, "L"], supply={"abbey": 0})
    scene.stand(1, "city@E", (1, 0), "office").stand(0, "city@W", (2, 0), "office")
    step(scene.turn("??"), (1, 0))
    assert (pieces(scene), scene.supply("office")) == ([(0, "office", 2, 0)], [0, 1])

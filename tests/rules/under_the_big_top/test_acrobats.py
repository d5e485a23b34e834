"""ACRO-1 to ACRO-12: who may be an acrobat and where, pyramids, and what they bring."""

from __future__ import annotations

import pytest

from rules import view
from rules.turn.moving import send_home
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import bridges, build, found, needs, span
from tests.rules.scene import entries
from tests.rules.under_the_big_top.stage import (
    ABBEYS,
    BRIDGES,
    INNS,
    NEW,
    STAGE,
    TRADERS,
    acrobat_on,
    acrobats,
    climb,
    climbing,
    offered,
    pyramids,
    stage,
    stages,
)

# Acrobats' stage at (0, 0); ?? lies beside it at a corner, ?b two tiles away.
NEAR = f"*{STAGE} L ?b\nL ?? ."
GARDEN = "*BT/ffff.g.ac L ?b\nL ?? ."


@clause("ACRO-2", "BASE-DEPLOY-1")
def test_acrobat_on_the_tile_just_placed() -> None:
    scene = stage(hand=[STAGE, "L"]).place("??")
    assert stages(scene) == [("meeple", 1, 0)]
    climb(scene, 1, 0)
    assert (acrobats(scene, 1, 0), scene.supply()) == ([0], [6, 7])
    assert view(scene.game)["pieces"] == [
        {"seat": 0, "piece": "meeple", "x": 1, "y": 0, "feature": "acrobats"}
    ]
    assert offered(scene) == {"end_turn"}


@clause("ACRO-2")
def test_acrobat_on_a_tile_beside_also_diagonally_but_no_farther() -> None:
    scene = stage(NEAR).place("??")
    assert stages(scene) == [("meeple", 0, 0)]
    assert acrobats(climb(scene, 0, 0), 0, 0) == [0]
    scene = stage(NEAR).place("?b")
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause == "ACRO-2"
    assert scene.refuses(**climbing(1, 0)).clause == "BASE-DEPLOY-1"


@clause("ACRO-1", "ACRO-3")
def test_three_of_any_players_and_no_fourth() -> None:
    scene = acrobat_on(stage(NEAR, seats=3), (1, 2), 0, 0).place("??")
    assert acrobats(climb(scene, 0, 0), 0, 0) == [1, 2, 0]
    scene.end().place("?b")
    scene = acrobat_on(stage(NEAR, seats=3), (1, 2, 1), 0, 0).place("??")
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause == "ACRO-1"


@clause("ACRO-3", "ACRO-10", "INT-79")
def test_one_acrobat_at_a_time_instead_of_any_other_figure() -> None:
    scene = climb(stage(NEAR).place("??"), 0, 0)
    assert offered(scene) == {"end_turn"}
    assert scene.refuses(**climbing(0, 0)).clause
    assert scene.refuses_deploy("monastery").clause
    scene = stage(NEAR).place("??").deploy("monastery")
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause


@clause("ACRO-4")
@pytest.mark.parametrize("piece", ["ringmaster", "big", "mayor", "wagon", "phantom"])
def test_only_ordinary_followers_are_acrobats(piece: str) -> None:
    scene = stage(NEAR, INNS, ABBEYS, "phantom").place("??")
    assert {name for name, *_ in stages(scene)} == {"meeple"}
    refusal = scene.refuses(**climbing(0, 0, piece))
    assert (refusal.clause, refusal.params["piece"]) == ("ACRO-4", piece)


@clause("ACRO-4")
def test_builder_and_abbot_are_no_acrobats() -> None:
    scene = stage(GARDEN, TRADERS, edition=NEW, hand=["L"], options={"abbot.enabled": "yes"}).place("??")
    assert scene.refuses(**climbing(0, 0, "builder")).clause == "BASE-DEPLOY-1"
    assert scene.refuses(**climbing(0, 0, "abbot")).clause == "ACRO-4"


def test_nobody_climbs_without_a_follower_left() -> None:
    scene = stage(NEAR)
    scene.game.state.seats[0].supply["meeple"] = 0
    scene.place("??")
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause == "BASE-DEPLOY-5"


@clause("ACRO-5", "ACRO-7")
def test_pyramid_is_scored_instead_of_deploying() -> None:
    # Two of Cid, one of Bob, scored by Ann two tiles away.
    scene = acrobat_on(stage(NEAR, seats=3), (2, 1, 2), 0, 0).place("?b")
    assert pyramids(scene) == [(0, 0)]
    scene.act(type="score_pyramid", x=0, y=0)
    assert (entries(scene), acrobats(scene, 0, 0), scene.supply()) == ([], [2, 1, 2], [7, 6, 5])
    assert offered(scene) == {"end_turn"}
    scene.end()
    assert entries(scene) == [(1, "acrobats", 5), (2, "acrobats", 10)]
    assert (acrobats(scene, 0, 0), scene.supply()) == ([], [7, 7, 7])
    entry = view(scene.game)["scored"][0]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "acrobats")


@clause("ACRO-5")
def test_pyramid_of_two_cannot_be_scored() -> None:
    scene = acrobat_on(stage(NEAR), (0, 0), 0, 0).place("??")
    assert pyramids(scene) == []
    for x, code in ((0, "pyramid.open"), (1, "pyramid.absent")):
        refusal = scene.refuses(type="score_pyramid", x=x, y=0)
        assert (refusal.code, refusal.clause) == (code, "ACRO-5")


@clause("ACRO-7", "BASE-TS-4")
def test_scoring_a_pyramid_can_be_undone_until_the_turn_ends() -> None:
    scene = stage(f"*{STAGE} ?a\n?b ?c", hand=["L", "L", "L", "L", "L"])
    for where in ("?a", "?b", "?c"):
        climb(scene.place(where), 0, 0).end()
    scene.place((2, 0)).act(type="score_pyramid", x=0, y=0)
    scene.game.undo(1)
    assert (acrobats(scene, 0, 0), pyramids(scene)) == ([0, 1, 0], [(0, 0)])
    assert entries(scene.end()) == []


@clause("ACRO-6")
def test_pyramid_is_not_scored_by_the_action_that_completed_it() -> None:
    scene = climb(acrobat_on(stage(NEAR), (1, 1), 0, 0).place("??"), 0, 0)
    assert pyramids(scene) == []
    assert scene.refuses(type="score_pyramid", x=0, y=0).clause
    assert pyramids(scene.end().place("?b")) == [(0, 0)]


@clause("ACRO-6")
def test_second_half_of_a_double_turn_may_score_what_the_first_completed() -> None:
    board = f"*LR@270 ?? .\n{STAGE} L L"
    scene = stage(board, TRADERS, hand=["RFr", "L", "L"])
    acrobat_on(scene.stand(0, "road@E").stand(0, "road@E", piece="builder"), (1, 1), 0, 1)
    climb(scene.place("??"), 0, 1).end()
    assert scene.seat == 0
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation).act(type="score_pyramid", x=0, y=1).end()
    assert entries(scene)[:2] == [(0, "acrobats", 5), (1, "acrobats", 10)]


@clause("ACRO-8")
def test_every_acrobat_brings_five_at_the_end() -> None:
    board = f"*{STAGE} L {STAGE}"
    scene = acrobat_on(acrobat_on(stage(board), (0, 1, 0), 0, 0), (1,), 2, 0).finish()
    assert entries(scene) == [(0, "acrobats", 10), (1, "acrobats", 5), (1, "acrobats", 5)]
    assert scene.supply() == [7, 7]


@clause("ACRO-8", "MONAS-18")
def test_at_the_end_acrobats_come_after_buildings_and_before_fields() -> None:
    scene = acrobat_on(stage("*L C@90 C@270\nBT/ffff.ac . ."), (0,), 0, 1)
    scene.stand(1, "monastery").stand(0, "field@NL").finish()
    assert [reason for _, reason, _ in entries(scene)] == ["monastery", "acrobats", "field"]


@clause("ACRO-9", "INT-37", "X8-ACRO-1")
def test_pyramid_is_no_feature_and_castles_ignore_it() -> None:
    scene = stage(f"*{STAGE} C@90 C@270", BRIDGES, hand=["L", "L", "L"])
    found(acrobat_on(scene, (0, 1, 1), 0, 0), 1, 1, 0, "E")
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation).act(type="score_pyramid", x=0, y=0).end()
    assert entries(scene) == [(0, "acrobats", 5), (1, "acrobats", 10)]
    (castle,) = view(scene.game)["castles"]
    assert "points" not in castle
    assert scene.game.state.board.tiles[0, 0].spot("acrobats") is None
    assert scene.look(0, 0, "field@NL")["figures"] == []


@clause("ACRO-9")
def test_no_wagon_goes_to_a_pyramid() -> None:
    scene = stage("*LR@270 ??", ABBEYS, hand=["BT/ffrf.ac", "L"]).stand(0, "road@E", piece="wagon")
    scene.turn("??", 90)
    goals = [a["feature"] for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert (scene.kind, goals) == ("wagon", ["monastery"])


@clause("ACRO-10", "BASE-ABBOT-6")
def test_abbot_who_is_taken_back_excludes_both() -> None:
    scene = stage(GARDEN, edition=NEW, hand=["L", "L"], options={"abbot.enabled": "yes"})
    acrobat_on(scene, (1, 1, 1), 0, 0).stand(0, "monastery", (1, 0), "abbot").place("?b")
    assert {"score_pyramid", "recall"} <= offered(scene)
    scene.act(type="recall", piece="abbot", x=1, y=0, feature="monastery")
    assert offered(scene) == {"end_turn"}
    assert scene.refuses(type="score_pyramid", x=0, y=0).clause


@clause("ACRO-11", "INT-5", "X8-ACRO-2")
def test_no_bridge_over_acrobats() -> None:
    board = f"*{STAGE} ??"
    scene = stage(board, BRIDGES, hand=["L", "L"]).place("??")
    assert (0, 0, "ns") in bridges(scene)
    assert build(scene, 0, 0, "ns").supply("bridge") == [2, 3]
    scene = acrobat_on(stage(board, BRIDGES, hand=["L", "L"]), (1,), 0, 0).place("??")
    assert (0, 0, "ns") not in bridges(scene)
    assert scene.refuses(type="build_bridge", x=0, y=0, axis="ns").clause == "ACRO-11"


@clause("ACRO-11", "INT-5")
def test_no_placement_that_needs_a_bridge_over_acrobats() -> None:
    board = f"*{STAGE} ??"
    assert needs(stage(board, BRIDGES, hand=["RFr", "L"])) != []
    assert (1, 0, 0) in needs(stage(board, BRIDGES, hand=["RRRR", "L"]))
    scene = acrobat_on(stage(board, BRIDGES, hand=["RRRR", "L"]), (1,), 0, 0)
    assert needs(scene) == []


@clause("ACRO-11")
def test_no_acrobat_under_a_bridge() -> None:
    scene = span(stage(NEAR, BRIDGES), 0, 0, "ns").place("??")
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause == "ACRO-11"


@clause("ACRO-12")
def test_one_who_is_taken_away_leaves_his_place_free() -> None:
    scene = acrobat_on(stage(NEAR), (1, 1, 1), 0, 0)
    send_home(scene.game.state, scene.game.state.figures[0], "removed")
    assert climb(scene.place("??"), 0, 0).supply() == [6, 5]
    assert acrobats(scene, 0, 0) == [1, 1, 0]


@clause("PHANTOM-7")
def test_phantom_may_follow_an_acrobat_and_a_pyramid() -> None:
    scene = climb(stage(NEAR, "phantom").place("??"), 0, 0)
    assert scene.can_deploy("phantom") != []
    scene = acrobat_on(stage(NEAR, "phantom"), (1, 1, 1), 0, 0).place("?b")
    scene.act(type="score_pyramid", x=0, y=0)
    assert "monastery" in scene.can_deploy("phantom")
    scene.deploy("monastery", "phantom")
    assert offered(scene) == {"end_turn"}

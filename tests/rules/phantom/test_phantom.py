"""Chapters 1 to 3 of PHANTOM: what the phantom is, and how it is deployed."""

from __future__ import annotations

import pytest

from rules import Setup, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.phantom.stage import EXPANSION, TRADERS, figures, haunt, stage
from tests.rules.scene import entries, on_board

ROAD = "*LR@270 ?a ?b ."


@clause("PHANTOM-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_gets_a_phantom_and_there_are_no_tiles(edition: str) -> None:
    plain = Setup.from_json({"seats": ["A", "B", "C"], "edition": edition})
    haunted = Setup.from_json({"seats": ["A", "B", "C"], "edition": edition, "expansions": [EXPANSION]})
    assert haunted.bag() == plain.bag()
    scene = stage(edition=edition, seats=3)
    assert (scene.supply("phantom"), scene.supply()) == ([1, 1, 1], [7, 7, 7])


@clause("PHANTOM-1")
def test_without_the_expansion_nobody_has_one() -> None:
    scene = on_board("*RFr ??", hand=["RFr"]).place("??")
    refusal = scene.refuses_deploy("road@E", "phantom")
    assert refusal.code == "deploy.piece"


@clause("PHANTOM-2")
def test_with_a_follower_it_has_the_majority() -> None:
    scene = stage("*LR@270  RFr  ??", hand=["LR", "L"]).stand(0, "road@E").stand(0, "road@E", piece=EXPANSION)
    assert scene.stand(1, "road@E").turn("??", 90).scores == [3, 0]


@clause("PHANTOM-2")
def test_alone_it_counts_one() -> None:
    scene = stage("*LR@270  RFr  ??", hand=["LR", "L"]).stand(0, "road@E", piece=EXPANSION)
    scene.stand(1, "road@E").turn("??", 90)
    assert (scene.scores, scene.supply("phantom"), scene.supply()) == ([3, 3], [1, 1], [7, 7])


@clause("PHANTOM-2")
@pytest.mark.parametrize("farmers", ["yes", "no"])
def test_it_stands_wherever_a_follower_may(farmers: str) -> None:
    for tile, rotation in (("RFr", 0), ("LR", 90), ("L", 0)):
        scene = stage("*RFr ??" if tile != "L" else "*L ??", hand=[tile], options={"farm.enabled": farmers})
        scene.place("??", rotation)
        assert scene.can_deploy("phantom") == scene.can_deploy("meeple") != []


@clause("PHANTOM-2")
def test_it_farms_and_is_a_monk_at_the_end() -> None:
    scene = stage("*C@90  C@270", hand=["L", "L"])
    scene.stand(0, "field@SL", piece=EXPANSION).finish()
    assert entries(scene) == [(0, "field", 3)]
    scene = stage("*L L", hand=["L", "L"]).stand(1, "monastery", piece=EXPANSION).finish()
    assert entries(scene) == [(1, "monastery", 2)]


@clause("PHANTOM-3")
def test_once_home_it_may_be_deployed_again() -> None:
    scene = haunt(stage("*C@90  ??  .\n.  ?b  .", hand=["C", "L", "L", "L"]).place("??", 270), "city@W").end()
    assert (scene.supply("phantom"), scene.scores) == ([1, 1], [4, 0])
    scene.turn("?b").place((2, 1))
    assert "monastery" in scene.can_deploy("phantom")


@clause("PHANTOM-4", "PHANTOM-7")
def test_a_farmer_and_the_phantom_in_the_city_that_the_tile_completes() -> None:
    scene = stage("*C@90  ??", hand=["C", "L"]).place("??", 270).deploy("field@NL")
    haunt(scene, "city@W").end()
    assert (entries(scene), scene.supply("phantom"), scene.supply()) == ([(0, "city", 4)], [1, 1], [6, 7])


@clause("PHANTOM-4")
def test_it_stands_on_the_tile_just_placed_only() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"]).place("??").deploy("road@E")
    refusal = scene.refuses(type="deploy", piece="phantom", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("deploy.tile", "BASE-DEPLOY-1")


@clause("PHANTOM-4")
def test_without_farmers_it_stands_on_no_field() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"], options={"farm.enabled": "no"}).place("??")
    assert scene.refuses_deploy("field@NL", EXPANSION).clause == "BASE-FARM-1"


@clause("PHANTOM-5")
def test_it_may_be_the_only_follower_of_the_placement() -> None:
    scene = haunt(stage("*L ??", hand=["L", "L"]).place("??"), "monastery")
    assert view(scene.game)["pieces"] == [
        {"seat": 0, "piece": "phantom", "x": 1, "y": 0, "feature": "monastery"}
    ]
    assert (scene.end().seat, scene.supply("phantom")) == (1, [0, 1])


@clause("PHANTOM-6")
def test_it_cannot_follow_the_first_figure_into_its_feature() -> None:
    scene = stage("*C@90  ??", hand=["C", "L"]).place("??", 270).deploy("city@W")
    assert "city@W" not in scene.can_deploy("phantom") != []
    assert scene.refuses_deploy("city@W", "phantom").code == "deploy.occupied"


@clause("PHANTOM-6")
def test_it_cannot_join_what_anybody_holds() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"]).stand(1, "road@E").place("??")
    assert scene.refuses_deploy("road@W", "phantom").code == "deploy.occupied"


@clause("PHANTOM-7")
@pytest.mark.parametrize("piece", ["builder", "pig"])
def test_it_comes_after_a_builder_or_a_pig(piece: str) -> None:
    scene = stage("*RFr ??", TRADERS, hand=["RFr", "L"])
    scene.stand(0, "road@E").stand(0, "field@NL").place("??")
    scene.deploy("road@W" if piece == "builder" else "field@NL", piece)
    assert figures(scene) == {"phantom"}
    assert haunt(scene, "field@ER").supply("phantom") == [0, 1]


@clause("PHANTOM-8", "INT-79")
def test_after_it_no_figure_is_deployed_until_it_is_taken_back() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"]).place("??")
    before = scene.game.legal()
    haunt(scene, "road@E")
    assert [a["type"] for a in scene.game.legal()] == ["end_turn"]
    for piece in ("meeple", "phantom"):
        refusal = scene.refuses_deploy("field@NL", piece)
        assert (refusal.code, refusal.clause) == ("phantom.used", "PHANTOM-8")
    scene.game.undo(0)
    assert scene.game.legal() == before
    assert {"meeple", "phantom"} <= figures(scene)


@clause("PHANTOM-8", "INT-79")
def test_after_a_follower_there_is_the_phantom_and_no_second_follower() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"]).place("??").deploy("road@E")
    assert figures(scene) == {"phantom"}
    refusal = scene.refuses_deploy("field@NL")
    assert (refusal.code, refusal.clause) == ("phantom.only", "INT-79")
    assert scene.refuses_deploy("field@NL", "ghost").code == "deploy.piece"
    haunt(scene, "field@NL")
    assert figures(scene) == set()


@clause("PHANTOM-9", "INT-79")
def test_after_the_abbot_was_taken_back_only_the_phantom_is_deployed() -> None:
    scene = stage("*L ??", hand=["L", "L"], options={"abbot.enabled": "yes"})
    scene.stand(0, "monastery", piece="abbot").place("??")
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="monastery")
    assert figures(scene) == {"phantom"}
    assert haunt(scene, "monastery").end().scores == [2, 0]


@clause("PHANTOM-9", "INT-79")
def test_after_the_phantom_the_abbot_is_not_taken_back() -> None:
    scene = stage("*L ??", hand=["L", "L"], options={"abbot.enabled": "yes"})
    scene.stand(0, "monastery", piece="abbot")
    haunt(scene.place("??"), "monastery")
    assert figures(scene) == set()
    scene.refuses(type="recall", piece="abbot", x=0, y=0, feature="monastery")


@clause("PHANTOM-10")
def test_with_only_a_phantom_left_it_comes_once() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"], supply={"meeple": 0, "phantom": 1}).place("??")
    assert figures(scene) == {"phantom"}
    assert figures(haunt(scene, "road@E")) == set()
    scene = stage("*LR@270  ??", hand=["RFr", "L"], supply={"phantom": 2}).place("??")
    assert figures(haunt(scene, "road@E")) == set()


@clause("PHANTOM-10")
def test_without_a_phantom_in_the_supply_none_is_deployed() -> None:
    scene = stage("*LR@270  ??", hand=["RFr", "L"], supply={"phantom": 0}).place("??")
    assert scene.refuses_deploy("road@E", "phantom").code == "deploy.supply"

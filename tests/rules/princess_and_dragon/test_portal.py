"""PORTAL-1 to PORTAL-12: followers that go to any tile in play."""

from __future__ import annotations

from typing import Any

from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import stand_barn
from tests.rules.bridges_castles_bazaars.stage import found, span
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    TRADERS,
    WANDERERS,
    deploy_at,
    dragon_on,
    offered,
    pieces,
    places,
    stage,
)
from tests.rules.scene import Scene
from tests.rules.traders_and_builders.stage import at_work, halves

# A tile with three roads and a portal fits beside the last of a row of fields.
GATE = "DG/RRR.g"
ROW = "*L L ??"
TURNED = 270


def gate(text: str = ROW, *more: str, **keys: Any) -> Scene:
    """Return a scene with a portal tile in hand."""
    return stage(text, *more, **{"hand": [GATE, "L", "L"], **keys})


@clause("PORTAL-1", "INT-79")
def test_the_follower_of_this_placement_goes_to_any_tile_instead() -> None:
    scene = gate().place("??", TURNED)
    assert {cell[:2] for cell in places(scene)} == {(0, 0), (1, 0), (2, 0)}
    deploy_at(scene, 0, 0, "monastery")
    assert (pieces(scene), offered(scene)) == ([(0, "meeple", 0, 0)], {"end_turn"})


@clause("PORTAL-1")
def test_the_places_of_the_tile_just_placed_are_offered_once() -> None:
    scene = gate().place("??", TURNED)
    deploys = [str(action) for action in scene.game.legal() if action["type"] == "deploy"]
    assert sorted(set(deploys)) == sorted(deploys)


@clause("PORTAL-1")
def test_it_is_no_duty_and_other_tiles_have_no_portal() -> None:
    assert "end_turn" in offered(gate().place("??", TURNED))
    scene = gate(hand=["L", "L"]).place("??")
    assert {cell[:2] for cell in places(scene)} == {(2, 0)}
    refusal = scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="monastery")
    assert refusal.code == "deploy.tile"


@clause("PORTAL-2")
def test_the_whole_feature_must_be_free_and_suit_the_figure() -> None:
    scene = gate("*LR@270 RFr RFr RFr\n. . ?? .").stand(1, "road@E", (0, 0)).place("??", 0)
    assert not any(feature.startswith("road") and y == 0 for _, y, feature in places(scene))
    refusal = scene.refuses(type="deploy", piece="meeple", x=3, y=0, feature="road@E")
    assert refusal.code == "deploy.occupied"


@clause("PORTAL-3", "BASE-DEPLOY-4")
def test_elsewhere_the_feature_must_be_incomplete_also_if_this_tile_completes_it() -> None:
    scene = gate("*C@90 ?? C@270", hand=["DG/Ccc+.g", "L"]).place("??", 0)
    assert "city@N" in {feature for _, _, feature in places(scene)}
    # A portal tile that closes an empty city of three tiles.
    scene = gate("*C@90 ?? .\n. C@0 .", hand=["DG/CcRr.g", "L"]).place("??", 270)
    assert scene.look(1, 0, "city@W")["complete"]
    assert (1, 0, "city@S") in places(scene)
    for x, y, feature in ((0, 0, "city@E"), (1, 1, "city@N")):
        assert (x, y, feature) not in places(scene)
        refusal = scene.refuses(type="deploy", piece="meeple", x=x, y=y, feature=feature)
        assert (refusal.code, refusal.clause) == ("portal.complete", "PORTAL-3")


@clause("PORTAL-3")
def test_a_monastery_that_gets_its_eighth_neighbour_is_complete() -> None:
    scene = gate("L L L\nL *L LR\nL L ??").place("??", 270)
    assert (0, 0, "monastery") not in places(scene)
    assert (1, 0, "monastery") in places(scene)


@clause("PORTAL-4", "BARN-4")
def test_any_free_field_may_be_taken_but_none_with_a_barn() -> None:
    scene = gate("L L\n*L L\n??", ABBEYS, supply={"abbey": 0}).place("??", 0)
    assert (0, 0, "field@NL") in places(scene)
    scene = stand_barn(gate("L L\n*L L\n??", ABBEYS, supply={"abbey": 0}), 1, "field@NL").place("??", 0)
    assert not any(feature.startswith("field") and y < 1 for _, y, feature in places(scene))
    refusal = scene.refuses(type="deploy", piece="meeple", x=1, y=0, feature="field@NL")
    assert refusal.clause == "BARN-4"


@clause("PORTAL-5", "MAYOR-6", "WAGON-14", "WAGON-2", "BARN-9")
def test_followers_use_it_where_they_may_stand_and_nothing_else_does() -> None:
    text = "*C@90 . .\nL L ??"
    options = {"abbot.enabled": "yes"}
    scene = gate(text, ABBEYS, TRADERS, "inns-and-cathedrals", options=options, supply={"abbey": 0})
    scene.stand(0, "field@WL").stand(0, "city@E").place("??", TURNED)
    far = {
        piece: {feature for x, y, feature in places(scene, piece) if (x, y) != (2, 1)}
        for piece in ("meeple", "big", "mayor", "wagon", "abbot", "builder", "pig", "barn")
    }
    assert far["meeple"] == far["big"] == {"monastery"}
    assert (far["wagon"], far["abbot"]) == ({"monastery"}, {"monastery"})
    assert (far["mayor"], far["builder"], far["pig"], far["barn"]) == (set(), set(), set(), set())
    scene = gate(text, ABBEYS, supply={"abbey": 0}).place("??", TURNED)
    assert places(scene, "mayor") == {(0, 0, "city@E")}
    assert (0, 1, "field@NL") in places(scene)
    assert (0, 1, "field@NL") not in places(scene, "wagon")


@clause("PORTAL-6", "PHANTOM-13")
def test_one_follower_once_the_first_figure_or_the_phantom() -> None:
    scene = gate(ROW, "phantom").place("??", TURNED)
    deploy_at(scene, 0, 0, "monastery")
    assert {cell[:2] for cell in places(scene, "phantom")} == {(2, 0)}
    scene = gate(ROW, "phantom").place("??", TURNED).deploy("road@E")
    assert (0, 0, "monastery") in places(scene, "phantom")


@clause("PORTAL-7")
def test_to_the_other_tiles_of_a_feature_at_the_dragon() -> None:
    """An empty city of three tiles, the dragon on one of them."""
    board = "C@90  CFc.1  *CFc.1  .\nL     L      L       ??"
    scene = dragon_on(gate(board), (-1, 0)).place("??", TURNED)
    assert {(x, y) for x, y, feature in places(scene) if feature.startswith("city")} == {(-2, 0), (0, 0)}


@clause("PORTAL-7", "DRAGON-5")
def test_not_onto_the_dragons_tile() -> None:
    scene = dragon_on(gate(), (0, 0)).place("??", TURNED)
    assert (1, 0, "monastery") in places(scene)
    assert not any(x == 0 for x, _, _ in places(scene))
    refusal = scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("dragon.here", "DRAGON-5")


@clause("PORTAL-8", "X8-TILE-3")
def test_not_into_a_castle_nor_onto_a_bazaar() -> None:
    scene = found(gate("*C@90 C@270 .\nL L ??", BRIDGES), 1, 0, 0, "E").place("??", TURNED)
    assert not any(y == 0 for _, y, feature in places(scene) if not feature.startswith("field"))


@clause("PORTAL-8", "ACCESS-8")
def test_not_onto_an_access_road() -> None:
    scene = stage("*WM/CCR.a . L ??", *WANDERERS, hand=[GATE, "L"], supply={"abbey": 0})
    scene.place("??", TURNED)
    assert not any(feature == "road#3" for _, _, feature in places(scene))
    assert any(feature.startswith("city") for _, _, feature in places(scene))


@clause("PORTAL-9", "INT-8")
def test_a_bridge_on_any_tile_is_a_piece_of_road() -> None:
    scene = span(gate(ROW, BRIDGES), 0, 0, "ns").place("??", TURNED)
    assert (0, 0, "road@N") in places(scene)


@clause("PORTAL-10")
def test_without_a_portal_nobody_is_deployed_elsewhere() -> None:
    assert {cell[:2] for cell in places(gate(hand=["RRR", "L"]).place("??", TURNED))} == {(2, 0)}


@clause("PORTAL-11")
def test_start_tile_river_and_abbeys_are_ordinary_goals() -> None:
    scene = gate("L L L\n*L ?? L\nL L L", ABBEYS, hand=[GATE, "L"])
    scene.act(type="place_abbey", x=1, y=0).end()
    if scene.kind == "abbey":
        scene.act(type="draw_tile")
    x, y, rotation = next(p for p in scene.can_place())
    scene.place((x, y), rotation)
    assert (0, 0, "monastery") in places(scene)


@clause("PORTAL-12", "BAZAAR-23")
def test_each_placement_has_its_own_portal() -> None:
    scene = at_work(stage("*LR@270 ?a .\nL ?b .", TRADERS, hand=["DG/RRR.g", "DG/RrC.g", "L"]))
    scene.place("?a", 0)
    assert (0, 1, "monastery") in places(scene)
    deploy_at(scene, 0, 1, "monastery").end()
    assert halves(scene) == (0, 2, 2)
    x, y, rotation = scene.can_place()[0]
    assert (0, 0, "monastery") in places(scene.place((x, y), rotation))

"""Chapter 5 of PHANTOM and INT-79: the phantom with other expansions."""

from __future__ import annotations

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import FARM, RING, barns, lay_abbey, raise_barn, refuses_barn
from tests.rules.bridges_castles_bazaars.stage import bridged, bridges, raise_it
from tests.rules.drawbridges.gate import crossings
from tests.rules.phantom.stage import ABBEYS, BRIDGES, EXPANSION, TRADERS, figures, haunt, stage
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import at_work, halves
from tests.rules.wanderer_mayors_office.stage import EXPANSIONS as WANDERERS
from tests.rules.wanderer_mayors_office.stage import send


@clause("PHANTOM-8")
def test_after_it_neither_the_fairy_nor_a_tower_piece_until_it_is_taken_back() -> None:
    scene = stage("*TO/L ?a\n?b ??", "tower", "princess-and-dragon", hand=["L"] * 4)
    scene.turn("?a", deploy="monastery").turn("?b").place("??")
    types = {action["type"] for action in scene.game.legal()}
    assert {"move_fairy", "place_tower"} < types
    haunt(scene, "monastery")
    assert [action["type"] for action in scene.game.legal()] == ["end_turn"]
    fairy = {"type": "move_fairy", "piece": "meeple", "x": 1, "y": 0, "feature": "monastery"}
    assert scene.refuses(**fairy).clause
    assert scene.refuses(type="place_tower", x=0, y=0).clause
    scene.game.undo(0)
    assert {action["type"] for action in scene.game.legal()} == types


@clause("PHANTOM-11")
def test_in_a_double_turn_it_may_be_deployed_with_each_tile() -> None:
    scene = at_work(stage("*LR@270 ?a\n. ?b", TRADERS, hand=["RFr", "L", "L"])).place("?a")
    haunt(scene, "field@NL").end()
    assert (halves(scene), scene.supply("phantom")) == ((0, 2, 2), [0, 1])
    assert "phantom" not in figures(scene.place("?b"))
    # Home again in the first half, it is free in the second.
    scene = stage("*LR@270 ?a C@270\n. ?b .", TRADERS, hand=["CRr", "LR", "L"])
    scene = haunt(at_work(scene).place("?a", 90), "city@E").end()
    assert (halves(scene), scene.scores, scene.supply("phantom")) == ((0, 2, 2), [4, 0], [1, 1])
    assert haunt(scene.place("?b", 180), "monastery").supply("phantom") == [0, 1]


@clause("PHANTOM-11")
def test_a_bought_tile_has_its_own_chance() -> None:
    scene = stage(
        "*L ?? .\nL ?a .", BRIDGES, hand=["BB/F.b", "L", "L", "L"], options={"bazaar.free_variant": "on"}
    )
    haunt(scene.place("??"), scene.can_deploy("phantom")[0]).end()
    scene.act(type="choose_tile", tile=0)
    assert haunt(scene.place("?a"), "monastery").supply("phantom") == [0, 0]


@clause("PHANTOM-14", "ACCESS-8")
def test_where_followers_are_barred_it_is_barred() -> None:
    scene = stage("*C@180\n??", *WANDERERS, hand=["WM/CCR.a", "L"], supply={"abbey": 0}).place()
    assert scene.can_deploy("phantom") == scene.can_deploy("meeple")
    refusal = scene.refuses_deploy("road#3", "phantom")
    assert (refusal.code, refusal.clause) == ("deploy.access", "ACCESS-8")


@clause("PHANTOM-15")
def test_it_stands_on_a_bridge_of_the_tile_just_placed() -> None:
    scene = bridged(stage("*LR@270 ?? LR@90", BRIDGES, hand=["L", "L"]), "??", "ew").deploy("monastery")
    assert "road@E" in scene.can_deploy("phantom")
    assert haunt(scene, "road@E").end().scores == [3, 0]


@clause("PHANTOM-16", "X8-KNIGHT-1", "INT-20")
def test_alone_in_a_small_city_it_makes_the_occupier_and_stands_in_the_castle() -> None:
    scene = stage("*C@90  ??", BRIDGES, hand=["C", "L", "L"]).place("??", 270)
    haunt(scene, "city@W").end()
    assert (scene.kind, scene.seat) == ("castle", 0)
    raise_it(scene)
    assert view(scene.game)["castles"][0]["seats"] == [0]
    assert view(scene.game)["pieces"][0]["piece"] == EXPANSION


@clause("PHANTOM-19")
def test_an_abbey_has_room_for_one_of_the_two() -> None:
    scene = lay_abbey(stage(RING, ABBEYS, hand=["L", "L"])).deploy("monastery")
    assert figures(scene) == set()
    assert scene.refuses_deploy("monastery", "phantom").code == "deploy.occupied"
    assert haunt(lay_abbey(stage(RING, ABBEYS, hand=["L", "L"])), "monastery").supply("phantom") == [0, 1]


@clause("PHANTOM-18")
def test_a_wanderer_comes_besides_follower_and_phantom() -> None:
    scene = stage("*AM/RC@180  ??  AM/RC", *WANDERERS, hand=["RFr", "L"], supply={"abbey": 0}).place("??")
    scene.deploy("field@NL")
    haunt(scene, "field@ER")
    assert figures(scene) == {"wanderer"}
    send(scene)
    assert (figures(scene), scene.supply("wanderer")) == (set(), [0, 1])


@clause("PHANTOM-18")
def test_a_phantom_founds_no_office() -> None:
    scene = stage("*C@90  ??", *WANDERERS, hand=["C", "L"], supply={"abbey": 0}).place("??", 270)
    assert (haunt(scene, "city@W").end().kind, scene.scores) == ("place_tile", [4, 0])


@clause("PHANTOM-20")
def test_no_builder_joins_it_with_the_tile_of_its_own() -> None:
    scene = haunt(stage("*LR@270 ?a ?b .", TRADERS, hand=["RFr", "RFr", "L"]).place("?a"), "road@W")
    assert figures(scene) == set()
    assert scene.refuses_deploy("road@W", "builder").code == "phantom.used"


@clause("PHANTOM-20")
def test_builder_and_pig_join_it_on_a_later_tile() -> None:
    scene = stage("*LR@270 ?a", TRADERS, hand=["RFr", "L"])
    scene.stand(0, "road@E", piece=EXPANSION).place("?a")
    assert scene.can_deploy("builder") == ["road@E"]
    scene = stage("*L ?a", TRADERS, hand=["L", "L"]).stand(0, "field@NL", piece=EXPANSION).place("?a")
    assert scene.can_deploy("pig") == ["field@NL"]


@clause("PHANTOM-22", "BARN-3")
def test_a_barn_drives_off_a_phantom_and_closes_its_field() -> None:
    hand = ["L", "L", "L"]
    scene = stage(FARM, ABBEYS, hand=hand).stand(1, "field@SL", piece=EXPANSION).place("??")
    raise_barn(scene, "NW", "field@NL")
    assert scene.can_deploy("phantom") == ["monastery"]
    scene.end()
    assert (entries(scene), scene.supply("phantom")) == ([(1, "field", 6)], [1, 1])
    scene = raise_barn(stage(FARM, ABBEYS, hand=hand).place("??"), "NW", "field@NL")
    assert scene.refuses_deploy("field@NL", "phantom").clause == "BARN-4"


@clause("INT-79")
def test_barn_and_followers_exclude_each_other_and_the_phantom_comes_besides() -> None:
    scene = raise_barn(stage(FARM, ABBEYS, hand=["L", "L", "L"]).place("??"), "NW", "field@NL")
    assert figures(scene) == {"phantom"}
    scene = stage(FARM, ABBEYS, hand=["L", "L", "L"]).place("??").deploy("monastery")
    assert (barns(scene), figures(scene)) == ([], {"phantom"})
    scene = haunt(stage(FARM, ABBEYS, hand=["L", "L", "L"]).place("??"), "monastery")
    assert (barns(scene), figures(scene)) == ([], set())


@clause("INT-79", "PHANTOM-8")
def test_a_bridge_comes_besides_unless_it_is_too_late() -> None:
    for edition, may in (("hig-2010", True), ("new-2018", False)):
        scene = stage("*LR@270  ??", BRIDGES, hand=["RFr", "L"], edition=edition).place("??")
        assert bridges(scene)
        haunt(scene, "road@E")
        assert bool(bridges(scene)) is may


@clause("PHANTOM-22")
def test_inns_count_for_it_as_for_any_follower() -> None:
    scene = stage("*LR@270  IC/RFr.i  ??", "inns-and-cathedrals", hand=["LR", "L"], edition="hig-2010")
    assert scene.stand(0, "road@E", piece=EXPANSION).turn("??", 90).scores == [6, 0]


@clause("PHANTOM-22", "DRAW-25")
def test_it_crosses_a_drawbridge() -> None:
    scene = stage("*DB/CFR.d\n??", "drawbridges", hand=["LR", "L", "L"]).place("??", 180)
    haunt(scene, "road@N").end()
    assert crossings(scene) == [(EXPANSION, (0, 1, "road@N"), (0, 0, "city@N"))]


@clause("INT-79", "BARN-1")
def test_a_barn_after_a_follower_is_refused_for_what_was_done_and_not_for_its_form() -> None:
    """The phantom may still be deployed, and its action has no corner."""
    scene = stage(FARM, ABBEYS, hand=["L", "L", "L"]).place("??").deploy("monastery")
    refusal = refuses_barn(scene, "NW", "field@NL")
    assert (refusal.code, refusal.clause) == ("figure.used", "INT-79")
    wrong = scene.refuses(type="deploy", piece="phantom", x=1, y=1, feature="field@NL", corner="NW")
    assert wrong.code == "action.field"

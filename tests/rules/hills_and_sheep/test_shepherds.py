"""Where a shepherd may come, and what he is not (SHEEP-1 to SHEEP-5)."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.hills_and_sheep.stage import BAG, LOOP, WOLF, bag, flock, herd, left, stage
from tests.rules.scene import entries

FARM = "C@180 . .\n*C ?? ."


@clause("SHEEP-1")
def test_shepherd_comes_to_a_field_of_the_tile_just_placed() -> None:
    scene = stage(sheep=[3]).place("?a")
    assert scene.can_deploy("shepherd") == ["field@NL"]
    scene.deploy("field@NL", "shepherd")
    assert (scene.supply("shepherd"), flock(scene)) == ([0, 1], [(0, [])])


@clause("SHEEP-1")
def test_shepherd_comes_instead_of_another_figure_and_to_fields_only() -> None:
    scene = stage("*RFr ??", hand=["RFr", "L"], sheep=[1]).place("??")
    refusal = scene.refuses_deploy("road@E", "shepherd")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "SHEEP-1")
    assert scene.refuses(type="deploy", piece="shepherd", x=0, y=0, feature="field@NL").code == "deploy.tile"
    scene.deploy("field@NL", "shepherd")
    assert "deploy" not in {action["type"] for action in scene.game.legal()}
    other = stage(sheep=[1]).place("?a").deploy("field@NL")
    assert other.can_deploy("shepherd") == []


@clause("SHEEP-1")
def test_seat_without_its_shepherd_cannot_put_another() -> None:
    scene = stage(supply={"shepherd": 0}).place("?a")
    assert scene.can_deploy("shepherd") == []
    assert scene.refuses_deploy("field@NL", "shepherd").code == "deploy.supply"


@clause("SHEEP-2")
def test_farmers_keep_no_shepherd_out_and_he_no_farmers() -> None:
    scene = stage(sheep=[1]).stand(1, "field@NL").place("?a")
    assert scene.can_deploy("shepherd") == ["field@NL"]
    assert "field@NL" not in scene.can_deploy()
    guarded = herd(stage(), 1, 2).place("?a")
    assert "field@NL" in guarded.can_deploy()


@clause("SHEEP-2")
def test_field_with_a_shepherd_takes_no_other() -> None:
    scene = herd(stage(), 1, 2).place("?a")
    assert scene.can_deploy("shepherd") == []
    refusal = scene.refuses_deploy("field@NL", "shepherd")
    assert (refusal.code, refusal.clause) == ("shepherd.second", "SHEEP-2")


@clause("SHEEP-3")
def test_shepherd_holds_nothing_and_gets_no_points_for_the_field() -> None:
    scene = herd(stage("C@180 .\n*C ??", hand=["L", "L"]), 0, name="field@EL")
    assert scene.look(0, 0, "field@EL")["holders"] == []
    scene.stand(1, "field@EL")
    assert scene.look(0, 0, "field@EL")["holders"] == [1]
    assert entries(scene.finish()) == [(1, "field", 3)]
    alone = herd(stage("C@180 .\n*C ??", hand=["L", "L"]), 0, name="field@EL").finish()
    assert entries(alone) == []


@clause("SHEEP-4")
def test_farmers_and_pigs_in_the_field_change_nothing_for_him_nor_he_for_them() -> None:
    scene = stage(FARM, "traders-and-builders", hand=["L", "L"], sheep=[3])
    scene.stand(1, "field@EL").stand(1, "field@EL", piece="pig")
    scene.place("??").deploy("field@NL", "shepherd").end()
    assert flock(scene) == [(0, [3])]
    assert scene.supply("pig") == [1, 0]
    assert entries(scene.finish()) == [(1, "field", 4)]


@clause("SHEEP-5")
def test_token_is_drawn_for_his_arrival_after_the_turn_was_ended() -> None:
    scene = stage(sheep=[3]).place("?a").deploy("field@NL", "shepherd")
    assert (flock(scene), bag(scene), scene.game.chance) == ([(0, [])], BAG, {})
    assert scene.game.can_undo(0)
    scene.end()
    assert (flock(scene), bag(scene)) == ([(0, [3])], {**BAG, "3": 4})
    assert scene.game.chance == {"sheep": [3]}
    assert scene.look(0, 0, "field@NL")["flock"] == {"sheep": 3, "seats": [0]}


@clause("SHEEP-5")
def test_wolf_at_his_arrival_sends_him_home() -> None:
    scene = stage(sheep=[WOLF]).turn("?a", deploy="field@NL", piece="shepherd")
    assert (flock(scene), scene.supply("shepherd"), bag(scene)) == ([], [1, 1], BAG)
    drawn = view(scene.game)["tokens_drawn"]
    assert [(entry["seat"], entry["is"], entry["x"]) for entry in drawn] == [(0, 0, 1)]
    assert entries(scene) == []


@clause("SHEEP-20")
@pytest.mark.parametrize("farmers", ["yes", "no"])
def test_game_without_farmers_has_shepherds_all_the_same(farmers: str) -> None:
    scene = stage(sheep=[2], options={"farm.enabled": farmers}).place("?a")
    assert ("field@NL" in scene.can_deploy()) == (farmers == "yes")
    scene.deploy("field@NL", "shepherd").end()
    assert flock(scene) == [(0, [2])]


@clause("SHEEP-21")
def test_abbot_taken_back_leaves_no_room_for_the_shepherd_but_the_flock_is_asked_about() -> None:
    scene = stage(sheep=[2], options={"abbot.enabled": "yes"}).stand(0, "monastery", piece="abbot")
    scene.place("?a").act(type="recall", piece="abbot", x=0, y=0, feature="monastery")
    assert scene.can_deploy("shepherd") == []
    assert scene.refuses_deploy("field@NL", "shepherd").code == "figure.used"
    again = herd(stage(sheep=[2], options={"abbot.enabled": "yes"}), 0, 1)
    again.stand(0, "monastery", piece="abbot").place("?a")
    again.act(type="recall", piece="abbot", x=0, y=0, feature="monastery").end()
    assert again.kind == "flock"


@clause("SHEEP-14")
def test_shepherd_on_a_closed_field_draws_and_is_driven_in() -> None:
    scene = stage(LOOP, hand=["Rr", "L"], sheep=[3]).turn("??", 90, deploy="field@NL", piece="shepherd")
    assert (entries(scene), scene.supply("shepherd"), bag(scene)) == ([(0, "sheep", 3)], [1, 1], BAG)
    wolf = stage(LOOP, hand=["Rr", "L"], sheep=[WOLF]).turn("??", 90, deploy="field@NL", piece="shepherd")
    assert (entries(wolf), wolf.supply("shepherd"), left(wolf) > 0) == ([], [1, 1], True)

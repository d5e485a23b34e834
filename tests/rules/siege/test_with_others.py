"""Sieges with other expansions: castles, barns, pigs, goods, the king, drawbridges, wanderers, offices."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn, stand_barn
from tests.rules.bridges_castles_bazaars.stage import decline, found, points, raise_it
from tests.rules.drawbridges.gate import cross, crossings
from tests.rules.scene import entries
from tests.rules.siege.stage import (
    ABBEYS,
    CASTLES,
    DRAWBRIDGES,
    FARM,
    HERE,
    RICH,
    SETS,
    TRADERS,
    camp,
    flee,
    stage,
    ways,
)
from tests.rules.traders_and_builders.stage import farmed, goods
from tests.rules.wanderer_mayors_office.stage import EXPANSIONS as WANDERERS
from tests.rules.wanderer_mayors_office.stage import settle

TWO_ABBEYS = {**SETS, "abbey-and-mayor": 2}
SMALL = "*C@180 .\n?? L"


@clause("INT-30", "X8-SIEGE-1")
def test_a_besieged_small_city_may_become_a_castle_and_nobody_escapes_from_it() -> None:
    scene = stage(SMALL, CASTLES, hand=["SI.CA/C", "L", "L"]).turn("??", deploy="city@N")
    assert (scene.kind, scene.game.decision.about["value"]) == ("castle", 2)  # type: ignore[union-attr, index]
    raise_it(scene)
    # The follower in the castle is beside a monastery and stays.
    assert (scene.kind, scene.seat, entries(scene)) == ("place_tile", 1, [])
    assert "besieged" not in scene.look(0, 0, "castle@S")


@clause("SIEGE-9")
def test_a_castle_takes_what_a_besieged_city_beside_it_brought() -> None:
    scene = found(stage("*C@180 C@90 ??\nC . .", CASTLES, hand=["SI.CA/C", "L"]), 1, 0, 0, "S")
    decline(scene.turn("??", 270, deploy="city@W"))
    assert (entries(scene), points(scene)) == ([(0, "city", 2), (1, "castle", 2)], [2])


@clause("SIEGE-12", "CASTLE-43")
def test_a_castle_on_besieged_ground_brings_a_field_four() -> None:
    scene = stage(FARM, CASTLES).stand(1, "field@NL")
    found(scene, 0, 0, -1, "N").finish()
    assert entries(scene) == [(1, "field", 10)]


@clause("BARN-11", "SIEGE-12")
def test_a_barn_gets_eight_for_a_besieged_city() -> None:
    scene = stand_barn(stage(FARM, ABBEYS, supply={"abbey": 0}), 0, "field@NL").finish()
    assert entries(scene) == [(0, "barn", 16)]


@clause("BARN-11", "SIEGE-12")
@pytest.mark.parametrize(("joins", "gained"), [(True, 3), (False, 9)])
def test_farmers_whom_a_barn_drives_off_get_twice_as_much(joins: bool, gained: int) -> None:
    """A besieged city and another one: 2 + 1 to those who come to a barn, 6 + 3 to those it comes to."""
    scene = stage("C@180 C@180\nSI.CA/C C\n*L ??", ABBEYS, supply={"abbey": 0}).stand(1, "field@NL")
    if joins:
        stand_barn(scene, 0, "field@NL").turn("??")
    else:
        raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", gained)]


@clause("SIEGE-10", "SIEGE-11")
def test_the_own_pig_is_doubled() -> None:
    assert entries(farmed(stage(FARM, TRADERS)).finish()) == [(0, "field", 16)]


@clause("SIEGE-11", "RIVER-14", "GQ-2")
def test_a_herd_is_doubled_with_and_without_a_pig() -> None:
    board = ".     C@180    .\n.     SI.CA/C  .\nGQ/F  *L       ??"
    assert entries(stage(board, "gq11").stand(0, "field@NL").finish()) == [(0, "field", 8)]
    assert entries(farmed(stage(board, "gq11", TRADERS)).finish()) == [(0, "field", 10)]


@clause("SIEGE-8")
def test_a_mayor_counts_the_pennants_as_ever() -> None:
    scene = stage(RICH, ABBEYS, hand=["SI.CA/Cc", "L"], supply={"abbey": 0})
    scene.stand(0, "city@E", piece="mayor").stand(1, "city@E")
    assert entries(scene.turn("??")) == [(0, "city", 7)]


@clause("SIEGE-9")
def test_goods_and_the_king_come_from_it_as_from_any_city() -> None:
    board = "C@90 *TB/CFc.w ??"
    scene = stage(board, "king-and-robber", TRADERS, hand=["SI.CA/C", "L"]).stand(1, "city@E")
    scene.turn("??", 270)
    assert (view(scene.game)["king"]["seat"], view(scene.game)["king"]["size"]) == (0, 3)
    assert (goods(scene), entries(scene)) == ([{"wine": 1}, {}], [(1, "city", 3)])


@clause("DRAW-42")
def test_a_besieged_city_is_a_goal_behind_a_drawbridge_and_may_be_left_again() -> None:
    """The follower that crossed is an ordinary knight and may escape in the same turn."""
    scene = stage("L SI.CA/Cc@180\n. *DB/CFR.d\n. ??", DRAWBRIDGES, hand=["LR", "L"])
    scene.stand(0, "road@S").turn("??", 180)
    goals = [goal for _, _, goal in crossings(scene)]
    assert goals == [(0, -1, "city@E"), (0, 0, "city@N")]
    cross(scene, (0, 0, "road@S"), (0, 0, "city@N"))
    assert (scene.kind, ways(scene)) == ("escape", [("meeple", 0, 0, "city@N")])


@clause("INT-69")
def test_a_wanderer_gets_a_point_for_each_tile_all_the_same() -> None:
    board = ".  C@180  .\nC@90  Cccc+  ??\n*AM/RC@180  AM/RC  ."
    scene = stage(board, *WANDERERS, hand=["SI.CA/C", "L"], sets=TWO_ABBEYS, supply={"abbey": 0})
    settle(scene, 0, "road@E")
    scene.stand(1, "city@N", (1, 0)).turn("??", 270)
    assert entries(scene) == [(1, "city", 6), (0, "wanderer", 5)]


@clause("SIEGE-24", "OFFICE-15")
def test_an_office_stays_where_it_is_when_the_mayor_escapes() -> None:
    scene = camp(0, *WANDERERS, piece="mayor", supply={"abbey": 0})
    settle(scene, 0, "city@N", (1, 0), "office")
    mayor = ("mayor", *HERE[1:])
    assert ways(scene.turn("??")) == [mayor]
    flee(scene, mayor)
    assert (scene.supply("mayor"), scene.supply("office")) == ([1, 1], [0, 1])
    assert [piece["piece"] for piece in view(scene.game)["pieces"]] == ["office"]

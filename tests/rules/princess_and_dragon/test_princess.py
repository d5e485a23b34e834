"""PRINCESS-1 to PRINCESS-17: a knight goes home instead of a figure action."""

from __future__ import annotations

from typing import Any

import pytest

from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, found
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    TRADERS,
    WANDERERS,
    ZMAN,
    knights,
    offered,
    pieces,
    send_knight,
    stage,
)
from tests.rules.scene import Scene, entries
from tests.rules.traders_and_builders.stage import halves
from tests.rules.wanderer_mayors_office.stage import anywhere, send, settle

MAY, MUST = {"princess.removal": "may"}, {"princess.removal": "must"}
# The city of the first tile goes on into that of the princess.
CITY = "*C@90 ??"


def court(*more: str, hand: str = "DG/Ccc.p", text: str = CITY, **keys: Any) -> Scene:
    """Return a scene with a tile with a princess in hand."""
    return stage(text, *more, hand=[hand, "L", "L"], **keys)


@clause("PRINCESS-1", "PRINCESS-7")
def test_one_knight_goes_home_to_its_owner() -> None:
    scene = court(options=MAY).stand(1, "city@E").stand(0, "city@E").place("??")
    assert knights(scene) == [(0, "meeple", 0, 0), (1, "meeple", 0, 0)]
    send_knight(scene, 1, 0, 0, "city@E")
    assert (scene.supply(), pieces(scene), entries(scene)) == ([6, 7], [(0, "meeple", 0, 0)], [])


@clause("PRINCESS-2")
@pytest.mark.parametrize(("edition", "value"), list(zip(EDITIONS, ("may", "must", "may"), strict=True)))
def test_the_edition_says_whether_a_knight_has_to_go(edition: str, value: str) -> None:
    scene = court(edition=edition).stand(1, "city@E").place("??")
    assert scene.game.setup.options["princess.removal"] == value
    assert ("end_turn" in offered(scene)) == (value == "may")


@clause("PRINCESS-3", "INT-79", "PHANTOM-9")
def test_it_is_the_figure_action_and_no_phantom_follows() -> None:
    options = {**MAY, "abbot.enabled": "yes"}
    scene = court("phantom", TRADERS, ABBEYS, options=options, text="*C@90 ??\nL .", supply={"abbey": 0})
    scene.stand(1, "city@E").stand(0, "city@E").stand(0, "monastery", (0, 1), "abbot").place("??")
    assert {"deploy", "recall", "move_fairy", "remove_knight"} <= offered(scene)
    send_knight(scene, 1, 0, 0, "city@E")
    assert offered(scene) == {"end_turn"}
    refusal = scene.refuses_deploy("field@SL")
    assert (refusal.code, refusal.clause) == ("knight.sent", "PRINCESS-3")
    assert scene.refuses_deploy("field@SL", "phantom").code == "knight.sent"
    scene.refuses(type="remove_knight", owner=0, piece="meeple", x=0, y=0, feature="city@E")


@clause("PRINCESS-3", "INT-79")
@pytest.mark.parametrize("piece", ["meeple", "phantom"])
def test_after_a_figure_or_the_phantom_no_knight_goes(piece: str) -> None:
    scene = court("phantom", options=MAY).stand(1, "city@E").place("??").deploy("field@SL", piece)
    assert "remove_knight" not in offered(scene)
    scene.refuses(type="remove_knight", owner=1, piece="meeple", x=0, y=0, feature="city@E")


@clause("PRINCESS-4")
@pytest.mark.parametrize("options", [MAY, MUST])
def test_without_a_knight_the_turn_is_an_ordinary_one(options: dict[str, str]) -> None:
    scene = court(options=options).place("??")
    assert "remove_knight" not in offered(scene)
    assert "city@N" in scene.can_deploy()
    assert "end_turn" in offered(scene)


@clause("PRINCESS-5")
def test_a_player_who_removes_nobody_acts_as_usual() -> None:
    scene = court(options=MAY).stand(1, "city@E").place("??").deploy("field@SL").end()
    assert (scene.kind, scene.supply()) == ("place_tile", [6, 6])


@clause("PRINCESS-6", "PHANTOM-9")
def test_where_it_must_be_nothing_else_is_legal_before_but_what_is_no_figure_action() -> None:
    scene = court("phantom", options=MUST).stand(1, "city@E").stand(0, "city@E").place("??")
    assert offered(scene) == {"remove_knight"}
    refusal = scene.refuses_deploy("field@SL")
    assert (refusal.code, refusal.clause) == ("knight.first", "PRINCESS-6")
    assert scene.refuses_deploy("field@SL", "phantom").code == "knight.first"
    scene.refuses(type="end_turn")
    assert offered(send_knight(scene, 1, 0, 0, "city@E")) == {"end_turn"}


@clause("PRINCESS-6", "HOUSE-2")
def test_for_a_placer_who_leaves_the_first_knight_listed_goes() -> None:
    scene = court(options=MUST, seats=3).stand(2, "city@E").stand(1, "city@E").place("??").forfeit(0)
    assert (scene.seat, scene.supply()) == (1, [7, 7, 6])


@clause("PRINCESS-6", "PRINCESS-16")
def test_a_bridge_comes_before_or_after() -> None:
    for first in (True, False):
        scene = court(BRIDGES, options=MUST, text="*C@90 ??\n. L").stand(1, "city@E").place("??")
        assert offered(scene) == {"build_bridge", "remove_knight"}
        if first:
            build(scene, 1, 1, "ew")
        send_knight(scene, 1, 0, 0, "city@E")
        assert ("build_bridge" in offered(scene)) == (not first)


@clause("PRINCESS-16", "WANDER-4")
def test_a_wanderer_comes_before_or_after() -> None:
    text = ".  C@180  .\n*AM/RC@180  ??  AM/RC"
    for first in (True, False):
        scene = stage(text, *WANDERERS, hand=["DG/CRRR.p", "L"], options=MUST, supply={"abbey": 0})
        scene.stand(1, "city@S", (1, -1)).place("??")
        assert anywhere(scene)
        if first:
            send(scene)
        send_knight(scene, 1, 1, -1, "city@S")
        assert bool(anywhere(scene)) == (not first)


@clause("PRINCESS-7", "MAYOR-6", "WAGON-14", "PRINCESS-15", "PHANTOM-17")
@pytest.mark.parametrize("piece", ["meeple", "big", "mayor", "wagon", "phantom"])
def test_whatever_kind_of_follower_goes(piece: str) -> None:
    scene = court(ABBEYS, "phantom", "inns-and-cathedrals", options=MUST, supply={"abbey": 0})
    scene.stand(0, "city@E", piece=piece).place("??")
    assert knights(scene) == [(0, piece, 0, 0)]
    send_knight(scene, 0, 0, 0, "city@E", piece).end()
    assert (scene.kind, pieces(scene)) == ("place_tile", [])


@clause("PRINCESS-8")
def test_all_knights_of_the_joined_cities_can_be_chosen() -> None:
    scene = (
        court(text="*C@90 ?? C@270", options=MAY).stand(0, "city@E").stand(1, "city@W", (2, 0)).place("??")
    )
    assert knights(scene) == [(0, "meeple", 0, 0), (1, "meeple", 2, 0)]


@clause("PRINCESS-9")
def test_of_several_cities_on_the_tile_only_that_of_the_princess_counts() -> None:
    text = ".    C@180  .\n.  ??  *C@270"
    scene = stage(text, hand=["DG/CCc+.p", "L"], options=MAY)
    scene.stand(1, "city@W").stand(0, "city@S", (-1, -1)).place("??")
    assert knights(scene) == [(0, "meeple", -1, -1)]
    refusal = scene.refuses(type="remove_knight", owner=1, piece="meeple", x=0, y=0, feature="city@W")
    assert (refusal.code, refusal.clause) == ("knight.absent", "PRINCESS-9")


# A city of two tiles that a tile with a princess closes to three.
CLOSED = ".      C@180\n*C@90  ??"


@clause("PRINCESS-10")
def test_who_was_removed_does_not_count_when_the_tile_completes_the_city() -> None:
    scene = stage(CLOSED, hand=["DG/Cc.p", "L"], options=MAY, edition="hig-2010")
    scene.stand(0, "city@E").stand(1, "city@E").place("??")
    assert entries(send_knight(scene, 1, 0, 0, "city@E").end()) == [(0, "city", 6)]


@clause("PRINCESS-11")
def test_a_city_left_without_knights_scores_for_nobody_and_is_not_claimed() -> None:
    scene = (
        stage(CLOSED, hand=["DG/Cc.p", "L"], options=MAY, edition="hig-2010").stand(1, "city@E").place("??")
    )
    send_knight(scene, 1, 0, 0, "city@E")
    assert scene.can_deploy() == []
    assert (entries(scene.end()), scene.supply()) == ([], [7, 7])


@clause("PRINCESS-11")
def test_nor_does_it_make_a_castle() -> None:
    scene = (
        stage("*C@90 ??", BRIDGES, hand=["DG/CRRR.p", "L"], options=MAY).stand(1, "city@E").place("??", 270)
    )
    send_knight(scene, 1, 0, 0, "city@E").end()
    assert scene.kind == "place_tile"


@clause("PRINCESS-12", "BUILDER-3")
def test_with_the_last_knight_his_builder_goes_home() -> None:
    scene = court(TRADERS, options=MAY).stand(1, "city@E").stand(1, "city@E", piece="builder").place("??")
    assert knights(scene) == [(1, "meeple", 0, 0)]
    assert pieces(send_knight(scene, 1, 0, 0, "city@E")) == []


@clause("PRINCESS-13", "BUILDER-5", "PRINCESS-17")
def test_a_builder_there_before_still_earns_the_second_half() -> None:
    scene = court(TRADERS, options=MAY, hand="DG/Ccc.p", text="*C@90 ?? .\n. . .")
    scene.stand(0, "city@E").stand(0, "city@E", piece="builder").place("??")
    send_knight(scene, 0, 0, 0, "city@E").end()
    assert (scene.kind, halves(scene), pieces(scene)) == ("place_tile", (0, 2, 2), [])
    x, y, rotation = scene.can_place()[0]
    assert "deploy" in offered(scene.place((x, y), rotation))


@clause("PRINCESS-14", "INT-42", "INT-60")
def test_who_is_no_knight_is_never_chosen() -> None:
    text = "*C@90 ?? .\nC@90 C@270 ."
    scene = found(court(BRIDGES, TRADERS, text=text, options=MAY), 1, 0, 1, "E")
    scene.stand(1, "field@WL").stand(0, "city@E").stand(0, "city@E", piece="builder").place("??")
    assert knights(scene) == [(0, "meeple", 0, 0)]


@clause("PRINCESS-14", "INT-60", "OFFICE-15")
def test_wanderers_monks_and_offices_are_no_knights() -> None:
    scene = stage("*DG/LCcc.d ??", *WANDERERS, hand=["DG/CcRr.p", "L"], options=MAY, supply={"abbey": 0})
    scene.stand(1, "monastery").stand(1, "city@N", piece="office").stand(0, "city@N").place("??")
    settle(scene, 1, "road@E", (1, 0))
    assert knights(scene) == [(0, "meeple", 0, 0)]


@clause("PRINCESS-2", "PRINCESS-6")
def test_the_duty_holds_in_the_zman_edition() -> None:
    scene = court(edition=ZMAN).stand(0, "city@E").place("??")
    assert offered(scene) == {"remove_knight"}


@clause("PRINCESS-7")
def test_a_knight_may_be_named_by_any_spot_of_his_segment() -> None:
    scene = court(options=MAY, text="*CFc.1 ??").stand(1, "city@E").place("??")
    assert send_knight(scene, 1, 0, 0, "city@W").supply() == [7, 7]

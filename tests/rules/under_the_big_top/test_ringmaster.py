"""RING-1 to RING-11: where the ringmaster stands, and the points that he brings."""

from __future__ import annotations

import pytest

from rules import view
from rules.turn.moving import send_home
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn
from tests.rules.bridges_castles_bazaars.stage import build, found, raise_it
from tests.rules.cult.stage import BESIDE
from tests.rules.drawbridges.gate import cross
from tests.rules.scene import entries
from tests.rules.under_the_big_top.stage import (
    ABBEYS,
    BRIDGES,
    INNS,
    STAGE,
    stage,
)

# A road of two tiles once ?? is closed; a circus and a stage beside its first tile.
ROAD = f"L {STAGE} .\n*LR@270 ?? .\nL L ."
CLOSER = "BT/ffrf.bt"


@clause("RING-1", "BASE-DEPLOY-2")
def test_ringmaster_stands_where_ordinary_followers_do() -> None:
    scene = stage("*L ??", hand=["LR", "L"]).place("??")
    assert scene.can_deploy("ringmaster") == scene.can_deploy()
    assert scene.refuses_deploy("acrobats", "ringmaster")
    scene = stage("*RFr ??", hand=["RFr", "L"]).stand(1, "road@E").place("??")
    assert scene.refuses_deploy("road@W", "ringmaster").clause == "BASE-DEPLOY-2"
    scene.game.state.seats[0].supply["ringmaster"] = 0
    assert scene.refuses_deploy("field@NL", "ringmaster").clause == "BASE-DEPLOY-5"
    scene = stage("*RFr ??", hand=["RFr", "L"], options={"farm.enabled": "no"}).place("??")
    assert scene.refuses_deploy("field@NL", "ringmaster").clause == "BASE-FARM-1"


@clause("RING-1")
def test_ringmaster_counts_one_in_a_majority() -> None:
    scene = stage("*LR@270 ??", hand=["LR", "L"]).stand(0, "road@E", piece="ringmaster").stand(1, "road@E")
    assert entries(scene.turn("??", 90)) == [(0, "road", 2), (1, "road", 2)]


@clause("RING-2", "RING-3", "RING-10")
def test_two_points_for_each_circus_and_acrobat_tile_around_him() -> None:
    # His neighbours: acrobats, and the circus placed now, which closes the road; no tent, no acrobat.
    scene = stage(ROAD, hand=[CLOSER, "L"]).stand(0, "road@E", piece="ringmaster").turn("??", 90)
    assert entries(scene) == [(0, "road", 2), (0, "ringmaster", 4)]
    entry = view(scene.game)["scored"][1]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "road@E")
    assert scene.supply("ringmaster") == [1, 1]


@clause("RING-2")
@pytest.mark.parametrize(("revision", "order"), [(6, [0, 1]), (5, [1, 0])])
def test_ringmasters_of_one_feature_come_in_the_order_of_their_seats(revision: int, order: list[int]) -> None:
    """In older games they came as they stood in the feature."""
    scene = stage(ROAD, hand=[CLOSER, "L"], revision=revision)
    scene.stand(1, "road@E", piece="ringmaster").stand(0, "road@E", piece="ringmaster").turn("??", 90)
    assert [seat for seat, reason, _ in entries(scene) if reason == "ringmaster"] == order


@clause("RING-2")
def test_his_own_tile_counts_and_what_lies_two_tiles_away_does_not() -> None:
    # He stands on the circus tile at ??; two tiles with acrobats beside it, a third too far away.
    scene = stage(f"*LR@270 ?? L {STAGE}\nL {STAGE} {STAGE} L", hand=[CLOSER, "L"])
    scene.place("??", 90).deploy("road@W", "ringmaster").end()
    assert entries(scene) == [(0, "road", 2), (0, "ringmaster", 6)]


@clause("RING-2")
def test_other_followers_bring_nothing_more() -> None:
    scene = stage(ROAD, hand=[CLOSER, "L"]).stand(0, "road@E").turn("??", 90)
    assert entries(scene) == [(0, "road", 2)]


@clause("RING-2")
def test_ringmaster_elsewhere_brings_nothing() -> None:
    scene = stage(ROAD, hand=[CLOSER, "L"]).stand(0, "road@E")
    scene.stand(0, "monastery", (0, 0), "ringmaster").turn("??", 90)
    assert entries(scene) == [(0, "road", 2)]


@clause("RING-3", "TOP-4")
def test_print_counts_where_the_parts_are_off() -> None:
    off = {"top.circus": "off", "top.acrobats": "off"}
    scene = stage(ROAD, hand=[CLOSER, "L"], options=off).stand(0, "road@E", piece="ringmaster")
    assert entries(scene.turn("??", 90))[1:] == [(0, "ringmaster", 4)]


@clause("RING-4")
def test_he_brings_his_points_also_without_the_majority() -> None:
    scene = stage(ROAD, hand=[CLOSER, "L"]).stand(0, "road@E", piece="ringmaster")
    scene.stand(1, "road@E").stand(1, "road@E").turn("??", 90)
    assert entries(scene) == [(1, "road", 2), (0, "ringmaster", 4)]


@clause("RING-5")
def test_he_brings_them_at_the_end_too_for_roads_and_fields() -> None:
    scene = stage(ROAD, hand=["L"]).stand(0, "road@E", piece="ringmaster").finish()
    assert entries(scene) == [(0, "road", 1), (0, "ringmaster", 2)]
    board = f"*{STAGE} C@90 C@270"
    scene = stage(board, hand=["L"]).stand(0, "field@NL", piece="ringmaster").finish()
    assert ((0, "field", 3) in entries(scene), (0, "ringmaster", 2) in entries(scene)) == (True, True)


@clause("RING-5")
def test_he_brings_them_where_the_feature_is_worth_nothing() -> None:
    scene = (
        stage(f"*IC/RFr.i RFr\n{STAGE} L", INNS, hand=["L"]).stand(0, "road@E", piece="ringmaster").finish()
    )
    assert entries(scene) == [(0, "ringmaster", 2)]


@clause("RING-6", "BARN-3")
def test_farmer_whom_a_barn_drives_off_is_scored() -> None:
    scene = stage(f"*{STAGE} L\nL ??", ABBEYS, hand=["L", "L"]).stand(1, "field@NL", piece="ringmaster")
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene) == [(1, "ringmaster", 2)]
    assert scene.supply("ringmaster") == [1, 1]


@clause("RING-7")
def test_nothing_when_he_is_taken_away() -> None:
    scene = stage(ROAD).stand(0, "road@E", piece="ringmaster")
    send_home(scene.game.state, scene.game.state.figures[0], "removed")
    assert (entries(scene), scene.supply("ringmaster")) == ([], [1, 1])


@clause("RING-7", "CULT-18")
def test_nothing_when_he_loses_a_challenge() -> None:
    scene = stage(BESIDE, "cult", hand=["RFr", "RFr"], sets={"base": 3})
    scene.stand(0, "shrine").stand(1, "monastery", (1, 0), "ringmaster")
    scene.turn("?s")
    assert entries(scene) == [(0, "shrine", 9)]
    assert scene.supply("ringmaster") == [1, 1]


@clause("RING-7", "SIEGE-22", "SIEGE-18")
def test_nothing_when_he_escapes() -> None:
    scene = stage("*L SI.CA/C\n?? .", "siege", hand=[STAGE, "L"], sets={"cathars": 1, "base": 1})
    scene.stand(0, "city@N", (1, 0), "ringmaster").turn("??")
    scene.act(type="escape", piece="ringmaster", x=1, y=0, feature="city@N")
    assert (entries(scene), scene.supply("ringmaster")) == ([], [1, 1])


@clause("RING-8", "INT-21", "X8-RING-1", "RING-1")
def test_ringmaster_builds_a_castle_and_gets_nothing_of_it() -> None:
    scene = stage(f"*C@90 ??\n{STAGE} .", BRIDGES, hand=["C", "L", "L", "L"], edition="hig-2010")
    scene.stand(0, "city@E", piece="ringmaster").turn("??", 270)
    assert (scene.kind, scene.seat) == ("castle", 0)
    raise_it(scene)
    assert view(scene.game)["pieces"][0]["feature"] == "castle@E"
    assert entries(scene) == []
    # A road beside the castle is completed: the castle takes its points, the ringmaster none.
    scene = stage(f"C@90 C@270 .\n*LR@270 ?? {STAGE}", BRIDGES, hand=[CLOSER, "L"])
    found(scene, 1, 0, -1, "E")
    state = scene.game.state
    knight = state.figures[0]
    state.take_home(knight)
    state.deploy(1, state.kinds["ringmaster"], knight.spot)
    scene.stand(0, "road@E").turn("??", 90)
    assert entries(scene) == [(0, "road", 2), (1, "castle", 2)]


@clause("RING-9")
def test_his_points_are_no_part_of_the_value_that_a_castle_takes() -> None:
    scene = stage(f"C@90 C@270 .\n*LR@270 ?? {STAGE}", BRIDGES, hand=[CLOSER, "L"])
    found(scene, 1, 0, -1, "E").stand(0, "road@E", piece="ringmaster").turn("??", 90)
    assert entries(scene) == [(0, "road", 2), (0, "ringmaster", 2), (1, "castle", 2)]


@clause("RING-9")
def test_an_inn_does_not_change_his_points() -> None:
    scene = stage(f"*LR@270 IC/RFr.i ??\n{STAGE} L .", INNS, hand=["LR", "L"])
    scene.stand(0, "road@E", piece="ringmaster").turn("??", 90)
    assert entries(scene) == [(0, "road", 6), (0, "ringmaster", 2)]


@clause("RING-11", "DRAW-25")
def test_he_gets_them_before_he_crosses_a_drawbridge() -> None:
    scene = stage(f"*DB/CFR.d L\n?? {STAGE}", "drawbridges", hand=["LR", "L", "L"])
    scene.stand(0, "road@S", piece="ringmaster").turn("??", 180)
    assert entries(scene) == [(0, "road", 2), (0, "ringmaster", 2)]
    cross(scene, (0, 0, "road@S"), (0, 0, "city@N"), "ringmaster")
    assert entries(scene) == [(0, "road", 2), (0, "ringmaster", 2)]
    assert scene.supply("ringmaster") == [0, 1]


@clause("INT-2", "RING-1")
def test_he_may_be_put_on_a_bridge_of_the_tile_just_placed() -> None:
    scene = build(stage("*L ??", BRIDGES, hand=["L", "L"]).place("??"), 1, 0, "ns")
    assert "road@N" in scene.can_deploy("ringmaster")
    scene.deploy("road@N", "ringmaster").end()
    assert scene.figures(1, 0, "road@N") == {0: 1}


@clause("MONAS-7", "MONAS-23")
def test_lying_ringmaster_gets_his_points_at_the_end() -> None:
    scene = stage(f"{STAGE} *MO/M1", "monasteries", hand=["L"], options={"monasteries.base": "keep"})
    scene.stand(0, "abbacy", piece="ringmaster").finish()
    assert entries(scene) == [(0, "abbacy", 2), (0, "ringmaster", 2)]


@pytest.mark.parametrize("edition", ["hig-2010", "zmg-2014", "new-2018"])
def test_every_edition_deals_one(edition: str) -> None:
    assert stage(edition=edition).supply("ringmaster") == [1, 1]

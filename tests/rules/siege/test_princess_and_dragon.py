"""Besieged knights, the princess and the dragon (SIEGE-25)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.princess_and_dragon.stage import EXPANSION as DRAGON
from tests.rules.princess_and_dragon.stage import MOVES, knights, pieces, send_knight, step, ways
from tests.rules.scene import entries
from tests.rules.siege.stage import flee, stage
from tests.rules.siege.stage import ways as ways_out


@clause("SIEGE-25")
def test_a_princess_sends_a_besieged_knight_away_and_that_is_no_escape() -> None:
    scene = stage("*L SI.CA/C@90 ??", DRAGON, hand=["DG/Ccc.p", "L", "L"])
    scene.stand(0, "city@E", (1, 0)).stand(1, "city@E", (1, 0)).place("??")
    assert knights(scene) == [(0, "meeple", 1, 0), (1, "meeple", 1, 0)]
    send_knight(scene, 1, 1, 0, "city@E").end()
    mine = ("meeple", 1, 0, "city@E")
    assert (scene.kind, scene.seat, ways_out(scene)) == ("escape", 0, [mine])
    assert (flee(scene, mine).supply(), entries(scene)) == ([7, 7], [])


@clause("SIEGE-25")
def test_the_dragon_eats_a_besieged_knight_before_he_can_escape() -> None:
    board = "*DG/F.v SI.CA/C L\nLR@270 RFr ??\nL L L"
    scene = stage(board, DRAGON, hand=[MOVES, "L", "L", "L"]).stand(0, "city@N", (1, 0)).turn("??")
    assert (1, 0) in ways(scene)
    step(scene, (1, 0))
    assert pieces(scene) == []
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert (scene.kind, scene.supply(), entries(scene)) == ("place_tile", [7, 7], [])

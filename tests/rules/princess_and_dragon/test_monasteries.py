"""Monks and lying abbots with portals, the dragon and the fairy (MONAS-5, -6, -9, -11, -25, FAIRY-18)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.monasteries.stage import stage, surround
from tests.rules.princess_and_dragon.stage import (
    EXPANSION,
    MOVES,
    deploy_at,
    dragon_on,
    fairy_with,
    pieces,
    places,
    step,
)
from tests.rules.scene import Scene, entries

PORTAL = "DG/RRR.g"
BUILDING = {(0, 0, "monastery"), (0, 0, "abbacy")}


def by_portal(scene: Scene) -> set[tuple[int, int, str]]:
    """Return in which ways a follower may come to the monastery by a portal."""
    return places(scene) & BUILDING


@clause("MONAS-5", "PORTAL-5")
def test_by_a_portal_one_comes_as_a_monk_or_lies_down() -> None:
    scene = stage("*MO/M1 LR@270 ??", EXPANSION, hand=[PORTAL, "L"]).place()
    assert by_portal(scene) == BUILDING
    deploy_at(scene, 0, 0, "abbacy")
    assert by_portal(scene) == set()


@clause("MONAS-6", "PORTAL-2")
def test_no_portal_leads_to_a_building_that_is_taken_in_the_other_way() -> None:
    scene = stage("*MO/M1 LR@270 ??", EXPANSION, hand=[PORTAL, "L"]).stand(1, "abbacy").place()
    assert by_portal(scene) == set()


@clause("MONAS-9", "PORTAL-3")
def test_by_a_portal_one_may_lie_down_though_all_eight_neighbours_lie() -> None:
    board = "L L L\nL *MO/M1 L\nL L LR@270 ??"
    scene = stage(board, EXPANSION, hand=[PORTAL, "L"]).place()
    assert by_portal(scene) == {(0, 0, "abbacy")}
    refusal = scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("portal.complete", "PORTAL-3")


# Not surrounded: the dragon comes to the building from the north.
LAIR = "DG/F.v LR@270 ??\n. *MO/M1 L"


@clause("MONAS-25")
def test_the_dragon_eats_a_lying_abbot() -> None:
    scene = stage(LAIR, EXPANSION, hand=[MOVES, "L"]).stand(1, "abbacy")
    dragon_on(scene, (0, -1)).turn("??")
    step(scene, (0, 0))
    assert (pieces(scene), scene.supply(), entries(scene)) == ([], [7, 7], [])


@clause("MONAS-11", "MONAS-25")
def test_after_a_lying_abbot_was_eaten_nobody_comes_as_a_monk() -> None:
    board = "RFr RFr RFr ?p\nC@270 *MO/M1 ??\nRFr RFr RFr ?d\nDG/F.v . . ."
    scene = surround(stage(board, EXPANSION, hand=["C", MOVES, PORTAL]).stand(1, "abbacy"))
    dragon_on(scene, (0, -1)).turn("?d")
    step(scene, (0, 0), (0, 1))
    while scene.kind == "dragon":
        scene.game.apply(scene.game.legal()[0])
    assert (pieces(scene), entries(scene)) == ([], [])
    scene.place("?p")
    assert by_portal(scene) == {(0, 0, "abbacy")}


@clause("FAIRY-18", "MONAS-13")
def test_the_fairy_brings_3_with_a_lying_abbot_at_the_end() -> None:
    scene = fairy_with(stage("*MO/M1 L ??", EXPANSION, hand=["L"], last=True).stand(1, "abbacy")).turn()
    assert entries(scene) == [(1, "abbacy", 3), (1, "fairy", 3)]

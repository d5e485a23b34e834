"""Shrines and challenges with the dragon and the fairy (CULT-9, CULT-18, CULT-22)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.cult.stage import FAR, challenge, held
from tests.rules.cult.stage import stage as shrines
from tests.rules.princess_and_dragon.stage import (
    EXPANSION,
    MOVES,
    deploy_at,
    dragon_on,
    fairy,
    fairy_with,
    pieces,
    places,
    step,
)
from tests.rules.scene import entries


@clause("CULT-18", "FAIRY-24")
def test_the_fairy_brings_nothing_with_the_loser_of_a_challenge_and_stays() -> None:
    scene = fairy_with(held(FAR, EXPANSION)).turn("?s")
    assert (entries(scene), scene.supply()) == ([(0, "shrine", 9)], [7, 7])
    assert fairy(scene) == {"x": 1, "y": 0}


@clause("FAIRY-16")
def test_the_fairy_brings_3_with_the_winner_of_a_challenge() -> None:
    scene = fairy_with(held(FAR, EXPANSION), 0).turn("?s")
    assert entries(scene) == [(0, "shrine", 9), (0, "fairy", 3)]


@clause("FAIRY-18")
def test_the_fairy_brings_3_with_a_heretic_at_the_end() -> None:
    scene = fairy_with(shrines("*CU/S L ??", EXPANSION, hand=["L"], last=True).stand(1, "shrine")).turn()
    assert entries(scene) == [(1, "shrine", 2), (1, "fairy", 3)]


@clause("CULT-22", "DRAGON-23")
def test_an_eaten_heretic_challenges_nobody() -> None:
    scene = held("DG/F.v LR@270 ??\n. *CU/S L", EXPANSION, hand=[MOVES, "L"])
    assert challenge(scene, 1, 0, "monastery") == (0, 0, "shrine")
    dragon_on(scene, (0, -1)).turn("??")
    step(scene, (0, 0))
    assert challenge(scene, 1, 0, "monastery") is None
    assert (pieces(scene), entries(scene)) == ([(1, "meeple", 1, 0)], [])


@clause("CULT-9", "PORTAL-5")
def test_a_heretic_may_come_by_a_portal_and_challenges_at_once() -> None:
    scene = shrines("*CU/S L ??", EXPANSION, hand=["DG/CRr.g", "L"]).stand(1, "monastery", (1, 0)).place()
    assert (0, 0, "shrine") in places(scene)
    deploy_at(scene, 0, 0, "shrine")
    assert challenge(scene, 1, 0, "monastery") == (0, 0, "shrine")

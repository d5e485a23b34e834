"""Which points give another player's placer the right to enter, and take the own right away (COUNT-10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.clauses import clause
from tests.rules.base.test_abbot import RING
from tests.rules.bridges_castles_bazaars.stage import found
from tests.rules.count.stage import ABBEYS, BRIDGES, ROAD, WALKERS, asked, stage
from tests.rules.cult.stage import BESIDE
from tests.rules.princess_and_dragon.stage import fairy_with
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import settle

NONE = {"abbey": 0}


def garden(seat: int) -> Scene:
    """Complete the surroundings of an abbot's garden, which lies in a city of two tiles."""
    scene = stage(RING, hand=["L", "L"], options={"abbot.enabled": "yes"})
    return scene.stand(seat, "garden", (0, 0), "abbot").turn("??")


def shrine(seat: int) -> Scene:
    """Complete a shrine; nobody is at the monastery beside it."""
    scene = stage(BESIDE, "cult", hand=["RFr", "L", "L"], sets={"base": 4, "cult": 2})
    return scene.stand(seat, "shrine").turn("?s")


def office(seat: int) -> Scene:
    """Connect an office with a completed city."""
    board = ".  .  C@180\n*AM/RC@180  ??  AM/RC\nC  .  .\n.  ?a ."
    scene = stage(board, ABBEYS, WALKERS, hand=["RFr", "L", "L"], supply=NONE)
    settle(scene, seat, "city@S", (0, 0), "office")
    return scene.turn("??")


def wanderer(seat: int) -> Scene:
    """Complete a city at a wanderer's road."""
    board = "*AM/RC@180  RFr  AM/RC\n??  .  ."
    scene = stage(board, ABBEYS, WALKERS, hand=["C", "L"], supply=NONE)
    settle(scene, seat, "road@E", (1, 0))
    return scene.turn("??")


def castle(seat: int) -> Scene:
    """Complete a road beside a castle."""
    scene = stage("*C@90 C@270 .\nLR@270 ?? ?a", BRIDGES, hand=["LR", "L", "L"])
    return found(scene, seat, 0, 0, "E").turn("??", 90)


def barn(seat: int) -> Scene:
    """Join a field with a barn."""
    board = "C@180  C@180  .  .\n*C  C  ??  L"
    scene = stage(board, ABBEYS, hand=["L", "L", "L"], supply=NONE)
    scene.stand(1 - seat, "field@SL", piece="barn").stand(seat, "field@NL", (3, 0))
    return scene.turn("??")


@clause("COUNT-10", "COUNT-9", "INT-61")
@pytest.mark.parametrize(
    ("scored", "reason"),
    [
        (garden, "garden"),
        (shrine, "shrine"),
        (office, "office"),
        (wanderer, "wanderer"),
        (castle, "castle"),
        (barn, "field"),
    ],
)
def test_points_count_for_and_against(scored: Callable[[int], Scene], reason: str) -> None:
    """Those of seat 1 let seat 0 enter, its own don't."""
    other, own = scored(1), scored(0)
    assert ({entry[:2] for entry in entries(other)}, asked(other)) == ({(1, reason)}, ("enter_city", 0))
    assert {entry[:2] for entry in entries(own)} == {(0, reason)}
    assert asked(own) == ("place_tile", 1)


def castle_beside_a_road() -> Scene:
    """Complete another one's road beside an own castle."""
    scene = stage("*C@90 C@270 .\nLR@270 ?? ?a", BRIDGES, hand=["LR", "L", "L"]).stand(1, "road@E", (0, 1))
    return found(scene, 0, 0, 0, "E").turn("??", 90)


def wanderer_at_a_city() -> Scene:
    """Complete another one's city at the road of an own wanderer."""
    board = "*AM/RC@180  RFr  AM/RC\n??  .  ."
    scene = stage(board, ABBEYS, WALKERS, hand=["C", "L"], supply=NONE).stand(1, "city@S")
    settle(scene, 0, "road@E", (1, 0))
    return scene.turn("??")


def farmers_at_a_barn() -> Scene:
    """Join a field with a barn on which both have a farmer."""
    board = "C@180  C@180  .  .\n*C  C  ??  L"
    scene = stage(board, ABBEYS, hand=["L", "L", "L"], supply=NONE).stand(1, "field@SL", piece="barn")
    return scene.stand(0, "field@NL", (3, 0)).stand(1, "field@NL", (3, 0)).turn("??")


@clause("COUNT-9", "COUNT-10")
@pytest.mark.parametrize(
    ("scored", "other", "own"),
    [
        (castle_beside_a_road, "road", "castle"),
        (wanderer_at_a_city, "city", "wanderer"),
        (farmers_at_a_barn, "field", "field"),
    ],
)
def test_own_points_of_any_kind_take_the_right_away(
    scored: Callable[[], Scene], other: str, own: str
) -> None:
    scene = scored()
    assert {(1, other), (0, own)} == {entry[:2] for entry in entries(scene)}
    assert asked(scene) == ("place_tile", 1)


@clause("COUNT-11", "FAIRY-23")
@pytest.mark.parametrize(("holder", "asks"), [(1, ("enter_city", 0)), (0, ("place_tile", 1))])
def test_points_of_the_fairy_count_neither_for_nor_against(holder: int, asks: tuple[str, int]) -> None:
    """The road is of who has two followers there, the fairy of the other."""
    scene = stage(ROAD, "princess-and-dragon", hand=["LR", "L", "L"])
    fairy_with(scene.stand(holder, "road@E").stand(holder, "road@E").stand(1 - holder, "road@E"))
    scene.turn("??", 90)
    assert entries(scene)[:2] == [(holder, "road", 3), (1 - holder, "fairy", 3)]
    assert asked(scene) == asks

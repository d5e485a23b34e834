"""The worked examples of the rules, with their numbers."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.scene import Scene
from tests.rules.wanderer_mayors_office.stage import (
    earned,
    establish,
    office_sites,
    refused,
    rights,
    send,
    settle,
    stage,
    standing,
    walking,
    ways,
)

# A city of three tiles that wants its northern end; a road leads from it to another city.
THREE = """
.           ??
.           {}@90
*AM/RC@180  AM/RC
"""


@clause("WANDER-1", "WANDER-7", "WANDER-10")
def test_deploying_1_two_cities() -> None:
    """Red connects two cities and sends a wanderer; then Blue gets 2 for the road that is completed."""
    scene = stage("*AM/RC@180  ??", hand=["AM/RC", "L"]).stand(1, "road@E").place()
    assert rights(scene) == [(1, 0, "road@W")]
    send(scene)
    assert scene.scores == [0, 0]
    scene.end()
    assert scene.scores == [0, 2]
    assert walking(scene) == [(0, 1, 0, "road@W")]
    # A road that stays open will do.
    assert rights(stage("*AM/RC@180  ??  .", hand=["WM/CRRR.a", "L"]).place()) != []


@clause("WANDER-4", "WANDER-7", "WANDER-9", "NET-6")
def test_deploying_2_a_monastery_and_two_cities_at_a_well() -> None:
    """The road runs on to the right and is nobody's: a thief may stand there too."""
    scene = stage("C@180\n*??\nLR@180", hand=["WM/CCRR.w", "L"]).place()
    assert rights(scene) == [(0, 0, "road@E")]
    send(scene).deploy("road@E").end()
    assert scene.look(0, 0, "road@E")["complete"] is False
    assert (walking(scene), scene.supply()) == ([(0, 0, 0, "road@E")], [6, 7])


@clause("NET-12", "WANDER-9")
def test_deploying_3_all_are_connected_already() -> None:
    """Blue completes a road of 5 tiles; the wanderers of Yellow and Red stay."""
    board = """
    .          CccR    .    .
    AM/RC@180  *RRRR   RFr  AM/LRRRR
    .          Rr@180  ??   Rr@90
    """
    scene = stage(board, seats=3).stand(0, "road@N", (0, 1))
    settle(scene, 1, "road@E", (1, 0))
    settle(scene, 2, "road@E", (1, 0))
    scene.place()
    assert rights(scene) == []
    scene.end()
    assert scene.scores == [5, 0, 0]
    assert [seat for seat, *_ in walking(scene)] == [1, 2]


@clause("WANDER-5", "OFFICE-10")
def test_deploying_4_only_one_of_the_cities_is_old() -> None:
    """Access roads alone connect them: no wanderer, but a mayor in the one with a coat of arms."""
    scene = stage("*??\nC", hand=["WM/CRC+.a", "L"]).place()
    assert rights(scene) == []
    assert refused(scene, "road#3").clause == "WANDER-5"
    scene.deploy("city@N", "mayor")
    assert standing(scene, "mayor") == [(0, 0, 0, "city@N")]


def three(tile: str) -> Scene:
    scene = stage(THREE.format(tile), hand=["C", "L"], seats=3)
    settle(scene, 0, "road@E")
    settle(scene, 1, "road@W", (1, 0))
    return scene


@clause("WANDER-26", "WANDER-27", "WANDER-34")
def test_scoring_1_a_city_of_three_tiles() -> None:
    """3 for each wanderer; the active player has 6 besides, for a knight who came this turn."""
    scene = three("CFc.1").turn("??", 180, deploy="city@S")
    assert scene.scores == [9, 3, 0]
    assert earned(scene) == [(0, "wanderer", 3), (1, "wanderer", 3)]


@clause("WANDER-27", "WANDER-29")
def test_scoring_2_a_coat_of_arms_and_a_mayor() -> None:
    """The mayor's owner has 8; the wanderers 3 each, whatever the coat of arms."""
    scene = three("CFc+").stand(2, "city@N", (1, -1), "mayor").turn("??", 180)
    assert scene.kind == "office"
    scene.act(type="pass")
    assert scene.scores == [3, 3, 8]


@clause("WANDER-2")
def test_scoring_3_a_wanderer_moves_to_a_new_road() -> None:
    scene = stage("*AM/RC@180  ??  AM/RC  .  RFr")
    settle(scene, 0, "road@E", (4, 0))
    assert ways(scene.place()) == ["move"]
    send(scene).end()
    assert walking(scene) == [(0, 1, 0, "road@E")]


@clause("WANDER-24", "WANDER-28", "WANDER-32")
def test_scoring_4_a_monastery() -> None:
    """9 for Red, who then finds nothing incomplete and goes home; Yellow walks other roads by now."""
    board = """
    L  L        C@180  .
    L  *LR@270  AM/RC  .
    L  L        ??     .
    .  .        .      RFr
    """
    scene = stage(board, hand=["L", "L"])
    settle(scene, 0, "road@E")
    settle(scene, 1, "road@E", (2, 2))
    scene.turn("??")
    assert scene.scores == [9, 0]
    assert earned(scene) == [(0, "wanderer", 9)]
    assert (walking(scene), scene.supply("wanderer")) == ([(1, 2, 2, "road@E")], [1, 0])


@clause("OFFICE-1", "MAYOR-10")
def test_offices_1_a_mayor_alone_with_a_coat_of_arms() -> None:
    scene = stage("*C@90  CFc+  ??", hand=["C", "L"]).stand(0, "city@W", (1, 0), "mayor").turn("??", 270)
    assert scene.scores == [8, 0]
    assert office_sites(scene) == [(1, 0, "city@E")]
    establish(scene)
    assert standing(scene, "office") == [(0, 1, 0, "city@E")]
    assert (scene.supply("office"), scene.supply("mayor")) == ([0, 1], [1, 1])


@clause("OFFICE-18", "OFFICE-20", "OFFICE-26", "WANDER-24", "OFFICE-17")
def test_offices_2_a_city_of_five_tiles() -> None:
    """12 for Blue and an office; 5 for Yellow's wanderer, who goes home, and 5 for Red's office next door."""
    board = """
    .           ??
    .           CFc.1@90
    .           CFc+@90
    .           CFc.1@90
    *AM/RC@180  AM/RC
    C           .
    """
    scene = stage(board, hand=["C", "L"], seats=3).stand(0, "city@N", (1, -2), "mayor")
    settle(scene, 1, "road@E")
    settle(scene, 2, "city@N", (0, 1), "office")
    establish(scene.turn("??", 180))
    assert scene.scores == [12, 5, 5]
    assert earned(scene) == [(1, "wanderer", 5), (2, "office", 5)]
    assert (walking(scene), scene.supply("wanderer")) == ([], [1, 1, 1])
    assert standing(scene, "office") == [(2, 0, 1, "city@N"), (0, 1, -2, "city@N")]

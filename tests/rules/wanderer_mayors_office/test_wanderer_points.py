"""Chapter WANDER, section 5: what wanderers earn."""

from __future__ import annotations

import pytest

from rules.expansions.wanderer_mayors_office.network_points import tiles_of
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, found, pick, points, raise_it
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    GAP,
    X8,
    earned,
    place,
    roads,
    send,
    settle,
    stage,
    walking,
    ways,
)

IC, TB = "inns-and-cathedrals", "traders-and-builders"
# A road between two cities; the one on the right wants its end.
READY = """
.           ??
*AM/RC@180  AM/RC
"""


def ready(*more: str, text: str = READY, **keys: object) -> Scene:
    """Ann walks a road to a city that a tile with a half-circle completes."""
    scene = stage(text, *more, **{"hand": ["C", "L", "L"], **keys})
    settle(scene, 0, "road@E")
    return scene


@clause("WANDER-26", "WANDER-34", "WANDER-42")
def test_wanderer_earns_for_a_place_completed_by_any_seat() -> None:
    """After the points for the city, clockwise from the active player, who is the second here."""
    scene = ready(hand=["L", "C", "L"], seats=3).stand(1, "city@N", (1, 0))
    settle(scene, 2, "road@W", (1, 0))
    settle(scene, 1, "road@W", (1, 0))
    scene.turn((-1, 0)).turn("??", 180)
    wanderers = [(1, "wanderer", 2), (2, "wanderer", 2), (0, "wanderer", 2)]
    assert entries(scene) == [(1, "city", 4), *wanderers]
    entry = scene.game.state.scored[1]
    assert (entry["x"], entry["y"], entry["feature"]) == (1, -1, "city@S")
    assert entry["parts"] == [{"what": "tiles", "count": 2, "points": 2}]


@clause("WANDER-26")
def test_a_city_on_other_roads_brings_nothing() -> None:
    scene = stage("*RFr  .  ??\n.  .  AM/RC", hand=["C", "L"])
    settle(scene, 0, "road@E")
    scene.turn("??", 180)
    assert scene.look(2, 0, "city@S")["complete"]
    assert earned(scene) == []


@clause("WANDER-26")
@pytest.mark.parametrize(("feature", "at"), [("road@E", (0, 0)), ("road@E", (1, 0)), ("road@W", (2, 0))])
def test_wanderer_earns_anywhere_on_the_network(feature: str, at: tuple[int, int]) -> None:
    scene = stage(".  .  ??\n*AM/RC@180  RFr  AM/RC", hand=["C", "L"])
    settle(scene, 0, feature, at)
    assert earned(scene.turn("??", 180)) == [(0, "wanderer", 2)]


@clause("WANDER-30")
def test_place_connected_by_the_completing_tile_brings_nothing() -> None:
    """It joins the road to the city and closes it."""
    scene = stage("C@180  .\n??  RFr", TB, hand=["TB/CR", "L"])
    settle(scene, 0, "road@E", (1, 1))
    scene.turn("??")
    assert scene.look(0, 0, "city@S")["complete"]
    assert earned(scene) == []


@clause("WANDER-37", "WANDER-30")
def test_roads_may_join_in_the_same_turn() -> None:
    """Ann's led to the city before, Bob's only since the tile that completes it."""
    scene = stage(".  *AM/RC@180  Rr\nRFr  ??  Rr@90", IC, hand=["IC/CRCR", "L"])
    settle(scene, 0, "road@E")
    settle(scene, 1, "road@E", (-1, 1))
    scene.turn("??")
    assert roads(scene).of(scene.game.state.figures[0].spot) is roads(scene).of(
        scene.game.state.figures[1].spot
    )
    assert earned(scene) == [(0, "wanderer", 2)]


# The tile leads the road to a third city and completes the first.
THIRD = "*AM/RC@180  RRR  AM/RC\n??  Rr@90  .  .  RFr"


@clause("WANDER-31", "WANDER-32")
@pytest.mark.parametrize("way", ["deploy", "move"])
def test_wanderer_earns_nothing_in_the_turn_of_its_placing(way: str) -> None:
    scene = stage(THIRD, IC, hand=["IC/CRCR", "L"])
    if way == "move":
        settle(scene, 0, "road@E", (4, 1))
    settle(scene, 1, "road@E")
    scene.place()
    assert ways(scene) == [way]
    send(scene).end()
    assert earned(scene) == [(1, "wanderer", 2)]


@clause("WANDER-31")
def test_wanderer_earns_from_the_next_turn_on() -> None:
    scene = stage(f".  .  ??2\n{GAP}", hand=["RFr", "C", "L"])
    send(scene.place()).end()
    scene.turn("??2", 180)
    assert earned(scene) == [(0, "wanderer", 2)]


@clause("WANDER-41")
def test_both_parts_of_a_double_turn_are_one_turn() -> None:
    """The builder's second tile completes the city: nothing yet."""
    scene = stage(f".  .  ??2\n{GAP}", TB, hand=["RFr", "C", "L"])
    scene.stand(0, "road@E", (0, 0)).stand(0, "road@E", (0, 0), "builder")
    send(scene.place()).end()
    assert (scene.seat, scene.hand) == (0, "BA/C")
    scene.turn("??2", 180)
    assert earned(scene) == []


@clause("WANDER-10", "WANDER-41")
def test_each_part_of_a_double_turn_has_its_right() -> None:
    """The second tile connects two other cities: the wanderer moves once more, but he has come this turn."""
    scene = stage(f"{GAP}\n.  .  .\nAM/RC@180  ??2  AM/RC", TB, hand=["RFr", "RFr", "L"])
    scene.stand(0, "road@E", (0, 0)).stand(0, "road@E", (0, 0), "builder")
    send(scene.place()).end()
    scene.place("??2")
    assert ways(scene) == ["move"]
    assert walking(send(scene).end()) == [(0, 1, 2, "road@E")]


@clause("WANDER-41", "INT-53")
def test_a_tile_got_at_a_bazaar_is_a_turn_of_its_own() -> None:
    """Bob places what he bought and sends his wanderer; Ann's tile of the same round brings him points."""
    scene = stage(f"L ??b\n.  .  .  ??2\n.  {GAP}", X8, hand=["BB/F.b", "RFr", "C", "L"], edition=FIRST)
    scene.turn("??b")
    pick(scene, 0).act(type="pass")
    assert (scene.seat, scene.hand) == (1, "BA/RFr")
    send(scene.place("??")).end()
    assert (scene.seat, scene.hand) == (0, "BA/C")
    scene.turn("??2", 180)
    assert earned(scene) == [(1, "wanderer", 2)]


@clause("WANDER-38")
def test_one_award_for_each_place_however_many_gates() -> None:
    board = """
    .     ??            .    .
    C@90  *TB/CcRR!.c   RFr  TB/CcRR!.c@90
    .     RFr@90        .    RFr@90
    .     Rr@180        RFr  Rr@90
    """
    scene = stage(board, TB, hand=["C", "L"])
    settle(scene, 0, "road@E")
    scene.turn("??", 180)
    assert earned(scene) == [(0, "wanderer", 3)]


@clause("WANDER-38")
def test_wanderer_gets_an_award_for_each_of_several_places() -> None:
    """A tile between two cities at the ends of one road completes both."""
    scene = stage("*AM/RC@180  Rr\n??  RFr@90\nTB/CR  Rr@90", TB, hand=["CFC.2", "L"])
    settle(scene, 0, "road@E")
    scene.turn("??")
    assert earned(scene) == [(0, "wanderer", 2), (0, "wanderer", 2)]


@clause("WANDER-39", "CATH-6", "INT-69")
def test_a_cathedral_adds_nothing_for_him() -> None:
    """15 for the knight, 5 for the wanderer: the tiles."""
    scene = stage(".  C@180  .\nC@90  IC/Cccc.c  ??\n*AM/RC@180  AM/RC  .", IC, hand=["C", "L"])
    settle(scene, 0, "road@E")
    scene.stand(1, "city@N", (1, 0)).turn("??", 270)
    assert entries(scene) == [(1, "city", 15), (0, "wanderer", 5)]


# Castles


CASTLE = """
.           C@180  .        .    .    .
*AM/RC@180  AM/RC  LR@270   {}   RFr  ??
"""


def castle(road: str = "RFr", *more: str) -> Scene:
    """Bob's castle at the end of Ann's roads; beside it a road of four tiles that wants its end."""
    scene = stage(CASTLE.format(road), X8, *more, hand=["LR", "L", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    return found(scene, 1, 1, -1, "S")


@clause("WANDER-35", "INT-41")
def test_a_castle_brings_the_tiles_of_what_completed_it() -> None:
    """Though that is a road; and nothing before."""
    scene = castle()
    assert earned(scene) == []
    scene.turn("??", 90)
    assert points(scene) == [4]
    assert entries(scene) == [(1, "castle", 4), (0, "wanderer", 4)]


@clause("WANDER-35")
def test_a_small_city_that_becomes_a_castle_brings_nothing_yet() -> None:
    scene = stage(READY, X8, hand=["C", "L"], edition=FIRST)
    settle(scene, 1, "road@E")
    scene.place("??", 180).deploy("city@S").end()
    raise_it(scene)
    assert (earned(scene), scene.scores) == ([], [0, 0])


@clause("WANDER-39", "WANDER-40", "CATH-6")
def test_an_inn_beside_the_castle_adds_nothing_for_him() -> None:
    scene = castle("IC/RFr.i", IC).turn("??", 90)
    assert (points(scene), earned(scene)) == ([8], [(0, "wanderer", 4)])


@clause("WANDER-40")
def test_a_monastery_beside_the_castle_brings_9() -> None:
    board = """
    .           L      L  L
    .           C@180  L  L
    *AM/RC@180  AM/RC  L  ??
    """
    scene = stage(board, X8, hand=["L", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(scene, 1, 1, -1, "S")
    scene.turn("??")
    assert points(scene) == [9]
    assert earned(scene) == [(0, "wanderer", 9)]


@clause("WANDER-40")
def test_a_chain_brings_the_tiles_of_its_first_feature() -> None:
    """The road lies beside the left castle alone; the right one has its 8 points by that, and its 4 tiles."""
    board = """
    LR@270  RFr  IC/RFr.i  ??    .           .
    .       .    .         C@90  C@270       C@180
    .       .    .         .     *AM/RC@180  AM/RC
    """
    scene = stage(board, X8, IC, hand=["LR", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(found(scene, 1, -1, -1, "E"), 1, 1, -1, "S")
    scene.turn("??", 90)
    assert points(scene) == [8, 8]
    assert earned(scene) == [(0, "wanderer", 4)]


# One tile completes a road of 4 tiles and a city of 2, both worth 4, beside a castle.
@clause("WANDER-40", "WANDER-30", "WANDER-31")
def test_wanderer_placed_this_turn_earns_nothing_at_a_castle() -> None:
    scene = castle()
    roads(scene).arrived[scene.game.state.figures[0]] = scene.game.state.turn_number
    scene.turn("??", 90)
    assert (points(scene), earned(scene)) == ([4], [])


@clause("WANDER-40")
def test_a_bridge_over_its_own_road_makes_one_tile() -> None:
    scene = stage("*??  Rr\nRr@180  Rr@90", X8, hand=["RFr", "L"], edition=FIRST).place("??", 90)
    build(scene, 0, 0, "ew")
    road = place(scene, "road@E")
    assert (road is place(scene, "road@S"), len(road.spots), tiles_of(road)) == (True, 5, 4)


@clause("WANDER-36")
def test_wanderer_earns_nothing_at_the_end() -> None:
    scene = ready().finish()
    assert earned(scene) == []
    assert (walking(scene), scene.supply("wanderer")) == ([], [1, 1])


# Going home


@clause("WANDER-24")
@pytest.mark.parametrize("fork", ["RFr", "RRR"])
def test_wanderer_stays_while_a_road_is_open(fork: str) -> None:
    scene = stage(f".  .  ??\n*AM/RC@180  {fork}  AM/RC\nC  .  .", hand=["C", "L"])
    settle(scene, 0, "road@E")
    scene.turn("??", 180)
    assert earned(scene) == [(0, "wanderer", 2)]
    assert bool(walking(scene)) == (fork == "RRR")
    assert scene.finish().supply("wanderer") == [1, 1]


@clause("WANDER-24", "WANDER-25")
def test_wanderer_stays_while_a_place_at_the_end_is_open() -> None:
    scene = ready()
    scene.turn("??", 180)
    assert walking(scene) == [(0, 0, 0, "road@E")]


@clause("WANDER-25", "ACCESS-9")
def test_access_roads_count_as_complete() -> None:
    """Four cities at one crossing, the last two completed one after the other."""
    scene = stage("*C@180  .\n??  C@270", hand=["WM/CCCC.a", "C", "C", "L"])
    send(scene.place(), "road#4").end()
    scene.turn((0, 2))
    assert walking(scene) == [(0, 0, 1, "road#4")]
    scene.turn((-1, 1), 90)
    assert (walking(scene), scene.scores) == ([], [4, 0])


@clause("WANDER-25", "WANDER-35")
def test_a_castle_keeps_him_until_it_has_scored() -> None:
    scene = stage(CASTLE.format("RFr") + "C . . . . .", X8, hand=["L", "LR", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(scene, 1, 1, -1, "S")
    scene.turn((-1, 0))
    assert walking(scene) != []
    scene.turn("??", 90)
    assert (earned(scene), walking(scene)) == ([(0, "wanderer", 4)], [])


@clause("WANDER-25")
@pytest.mark.parametrize(("scored", "stays"), [("at the roads", False), ("elsewhere", True)])
def test_only_a_castle_at_his_roads_keeps_him(scored: str, stays: bool) -> None:
    board = CASTLE.format("RFr") + "C . . . . .\n. . . . . .\nC@90 C@270 . . . ."
    scene = stage(board, X8, hand=["L", "L"], edition=FIRST)
    settle(scene, 0, "road@E")
    found(found(scene, 1, 1, -1, "S"), 1, 0, 3, "E")
    scene.game.state.slots["castles"][scored == "elsewhere"].points = 2
    scene.turn((-1, 0))
    assert bool(walking(scene)) == stays


@clause("WANDER-26")
def test_wanderer_of_a_seat_that_has_left_earns_on() -> None:
    """His pieces stay and score (HOUSE-3)."""
    scene = ready(seats=3, hand=["L", "C", "L"]).forfeit(0).turn("??", 180)
    assert earned(scene) == [(0, "wanderer", 2)]

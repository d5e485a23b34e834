"""The City of Carcassonne with castles, drawbridges, mayors, the dragon and others."""

from __future__ import annotations

import pytest

from rules import view
from rules.board.features import tile_at
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON
from rules.expansions.princess_and_dragon.fairy import put_fairy
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import decline, raise_it
from tests.rules.count.stage import (
    ABBEYS,
    BLOCK,
    BRIDGES,
    GATES,
    KINGS,
    TOWN,
    WALKERS,
    asked,
    city,
    count,
    count_in,
    enter,
    inside,
    leave,
    leaving,
    stage,
    stay,
    ways,
)
from tests.rules.drawbridges.gate import crossings
from tests.rules.scene import Scene, entries

DRAGONS = "princess-and-dragon"


def town(*inmates: int, holders: tuple[int, ...] = (1,), **keys: object) -> Scene:
    """Return a town that seat 0 closes, with castles in play and followers in the castle quarter."""
    scene = count_in(stage(TOWN, BRIDGES, **{"seats": 3, **keys}), "market")
    for seat in holders:
        scene.stand(seat, "city@S")
    for seat in inmates:
        inside(scene, seat, "castle")
    return scene.turn("??")


@clause("INT-29", "X8-COUNT-2", "COUNT-29")
def test_a_small_city_that_is_scored_may_be_joined_after_the_castle_decision() -> None:
    scene = town(0)
    assert asked(scene) == ("castle", 1)
    assert asked(decline(scene)) == ("leave_city", 0)
    assert entries(leave(scene, "castle", 0, 0, "city@S")) == [(0, "city", 4), (1, "city", 4)]


@clause("X8-COUNT-1", "INT-29")
def test_nobody_goes_to_a_castle() -> None:
    scene = raise_it(town(0))
    assert (asked(scene), entries(scene)) == (("place_tile", 1), [])
    assert city(scene) == {(0, "meeple", "castle"): 1}


@clause("X8-COUNT-2", "INT-29")
@pytest.mark.parametrize(("sent", "points"), [(0, [(2, "city", 4)]), (1, [(0, "city", 4), (2, "city", 4)])])
def test_where_one_builds_and_one_scores_guests_share_the_points_and_not_the_castle(
    sent: int, points: list[tuple[int, str, int]]
) -> None:
    scene = decline(raise_it(town(0, holders=(1, 2))))
    assert (asked(scene), entries(scene)) == (("leave_city", 0), [])
    assert ways(scene) == [("meeple", "castle", 0, 0, "city@S"), ("meeple", "castle", 0, 1, "city@N")]
    assert scene.refuses(**leaving("castle", 0, 0, "castle@S")).code == "leaving.way"
    if sent:
        leave(scene, "castle", 0, 1, "city@N")
        assert scene.kind == "place_tile"
    else:
        stay(scene)
    assert entries(scene) == points
    castle = view(scene.game)["castles"][0]
    assert (castle["seats"], castle["by"]) == ([1], [1])
    assert scene.supply()[0] == 7 - (not sent)


@clause("COUNT-8", "COUNT-10", "X8-FLYER-4")
def test_who_makes_a_castle_of_a_city_that_another_scores_may_enter() -> None:
    """Only the other one gets points by it."""
    scene = decline(raise_it(town(holders=(0, 1))))
    assert (entries(scene), asked(scene)) == ([(1, "city", 4)], ("enter_city", 0))


@clause("RING-2", "RING-4", "X8-COUNT-2")
def test_a_ringmaster_who_joins_a_small_city_of_which_another_makes_a_castle_brings_points() -> None:
    board = "*C@180  BT/ffff.ac\n??  ?a\n.  ?b"
    scene = count_in(stage(board, BRIDGES, "under-the-big-top", seats=3, edition="hig-2010"), "market")
    scene.stand(1, "city@S").stand(2, "city@S")
    scene = decline(raise_it(inside(scene, 0, "castle", "ringmaster").turn("??")))
    leave(scene, "castle", 0, 1, "city@N", "ringmaster")
    assert entries(scene) == [(0, "city", 4), (2, "city", 4), (0, "ringmaster", 2)]
    assert scene.supply("ringmaster") == [1, 1, 1]


@clause("X8-COUNT-2", "X8-FLYER-4")
def test_guests_may_outnumber_those_who_score() -> None:
    scene = decline(raise_it(town(0, 0, holders=(1, 2))))
    leave(leave(scene, "castle", 0, 0, "city@S"), "castle", 0, 0, "city@S")
    assert (entries(scene), scene.supply()) == ([(0, "city", 4)], [7, 6, 7])


@clause("DRAW-39")
def test_followers_sent_to_a_road_may_cross_its_drawbridge() -> None:
    gate = "*LR@270  DB/CRFr.d  ??\n.  ?a  ."
    scene = stage(gate, GATES, hand=["LR", "L", "L"], edition="hig-2010").stand(1, "road@W", (1, 0))
    count_in(scene, "market")
    inside(inside(scene, 0, "blacksmith"), 0, "blacksmith").turn("??", 90)
    leave(leave(scene, "blacksmith", 0, 0, "road@E"), "blacksmith", 0, 0, "road@E")
    assert entries(scene) == [(0, "road", 3)]
    assert asked(scene) == ("drawbridge", 0)
    assert {(piece, goal[:2]) for piece, _, goal in crossings(scene)} == {("meeple", (1, 0))}


@clause("INT-85", "COUNT-26")
def test_a_mayor_from_the_city_earns_an_office_where_he_was_sent() -> None:
    board = "*C@90  CFc+  ??\n.  .  ?a"
    scene = stage(board, ABBEYS, WALKERS, hand=["C", "L", "L"], supply={"abbey": 0}).stand(1, "city@E")
    inside(count_in(scene, "market"), 0, "castle", "mayor").turn("??", 270)
    leave(scene, "castle", 1, 0, "city@E", "mayor")
    assert (asked(scene), {a.get("x") for a in scene.game.legal()}) == (("office", 0), {1, None})


@clause("KING-4")
def test_who_joins_a_city_does_not_become_king() -> None:
    scene = count_in(stage(TOWN, KINGS).stand(1, "city@S"), "market")
    inside(inside(scene, 1, "castle"), 1, "castle").turn("??")
    leave(scene, "castle", 0, 0, "city@S")
    stay(scene)
    assert view(scene.game)["king"]["seat"] == 0


@clause("SIEGE-20")
def test_an_escape_comes_after_entering_the_city() -> None:
    board = "*C@180 . .\n??  L SI.CA/C"
    scene = (
        stage(board, "siege", sets={"base": 4, "cathars": 2})
        .stand(1, "city@S")
        .stand(0, "city@N", (2, 1))
        .turn("??")
    )
    assert asked(scene) == ("enter_city", 0)
    stay(enter(scene, "castle"))
    assert asked(scene) == ("escape", 0)


def on_rim(*followers: tuple[int, int], hand: str = "DG/RFr.d") -> Scene:
    """Return the block with the dragon west of it, and followers of seat 1 on fields of the rim."""
    scene = stage(BLOCK.replace("?w2  ", "DG/F.v"), DRAGONS, hand=[hand, "L", "L", "L"])
    for cell in followers:
        name = next(
            s.segment.names[0] for s in scene.game.state.board.tiles[cell].spots if s.segment.kind == "field"
        )
        scene.stand(1, name, cell)
    return scene


@clause("COUNT-47")
def test_the_dragon_eats_on_the_rim_and_not_in_the_city() -> None:
    scene = inside(on_rim((0, 1), (2, 0)), 1, "castle").turn("?n2")
    assert scene.kind == "dragon"
    ahead = [(a["x"], a["y"]) for a in scene.game.legal()]
    assert ahead == [(0, 1)]
    scene.act(type="move_dragon", x=0, y=1)
    assert sorted((a["x"], a["y"]) for a in scene.game.legal()) == [(0, 0), (0, 2)]
    refusal = scene.refuses(type="move_dragon", x=1, y=1)
    assert (refusal.code, refusal.clause) == ("count.inside", "COUNT-47")
    for x, y in ((0, 0), (1, 0), (2, 0)):
        scene.act(type="move_dragon", x=x, y=y)
    assert (scene.supply(), city(scene), count(scene)) == ([7, 6], {(1, "meeple", "castle"): 1}, "castle")


@clause("COUNT-48")
def test_a_portal_leads_to_the_rim_and_not_into_a_quarter() -> None:
    scene = stage(BLOCK, DRAGONS, hand=["DG/RRR.g", "L", "L"])
    scene.place("?n2", 180)
    goals = {(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "deploy"}
    assert {(2, 2, "road@S"), (3, 2, "city@E"), (0, 1, "field@NL")} & goals
    assert not any(feature.startswith("walled") for _, _, feature in goals)
    refusal = scene.refuses(type="deploy", piece="meeple", x=1, y=1, feature="walled@NL")
    assert refusal.clause != ""


@clause("COUNT-49", "PRINCESS-14")
def test_a_princess_does_not_reach_into_the_city() -> None:
    scene = stage("*C@180 .\n?? ?a", DRAGONS, hand=["DG/CRRR.p", "L"]).stand(1, "city@S")
    inside(scene, 1, "castle").place("??")
    victims = [a for a in scene.game.legal() if a["type"] == "remove_knight"]
    assert [(a["owner"], a["x"], a["y"]) for a in victims] == [(1, 0, 0)]


@clause("INT-82")
def test_the_fairy_does_not_come_to_a_quarter() -> None:
    scene = inside(stage("*L ??", DRAGONS, hand=["L", "L"]), 0, "castle").stand(0, "field@NL").place("??")
    fairy = [a for a in scene.game.legal() if a["type"] == "move_fairy"]
    assert [(a["x"], a["y"]) for a in fairy] == [(0, 0)]
    put_fairy(scene.game.state, (0, 0), None)
    scene.game.state.put_neutral(DRAGON, tile_at((1, 0)))
    assert city(scene) == {(0, "meeple", "castle"): 1}


@clause("HILL-12", "HILL-13", "X8-COUNT-2", "X8-FLYER-4")
@pytest.mark.parametrize(
    ("y", "revision", "winners"),
    [(1, 6, [0]), (0, 6, [0, 2]), (1, 5, [0, 2])],
    ids=["hill", "plain", "older"],
)
def test_a_guest_on_a_hill_wins_the_tie_in_a_small_city_of_which_another_makes_a_castle(
    y: int, revision: int, winners: list[int]
) -> None:
    """The tile that closes it has a hill; in older games nobody there stood on one."""
    sheep = "hills-and-sheep"
    scene = count_in(
        stage(TOWN, BRIDGES, sheep, seats=3, hand=["HS/CRr.h", "L", "L"], revision=revision), "market"
    )
    inside(scene.stand(1, "city@S").stand(2, "city@S"), 0, "castle").turn("??")
    leave(decline(raise_it(scene)), "castle", 0, y, ["city@S", "city@N"][y])
    assert entries(scene) == [(seat, "city", 4) for seat in winners]


@clause("COUNT-26", "HILL-12", "HILL-13", "DRAW-39", "DRAW-22")
@pytest.mark.parametrize(("y", "feature", "holders"), [(1, "road@N", [0]), (0, "road@S", [0, 1])])
def test_a_guest_on_a_hill_holds_a_road_alone_and_may_cross_its_drawbridge(
    y: int, feature: str, holders: list[int]
) -> None:
    hand = ["HS/RFR.h", "L", "L"]
    scene = stage("*DB/CFR.d ?a\n??  .", GATES, "hills-and-sheep", hand=hand).stand(1, "road@S")
    inside(count_in(scene, "market"), 0, "blacksmith").turn("??")
    leave(scene, "blacksmith", 0, y, feature)
    assert entries(scene) == [(seat, "road", 2) for seat in holders]
    assert asked(scene) == (("drawbridge", 0) if y else ("place_tile", 1))

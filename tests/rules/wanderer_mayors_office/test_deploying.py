"""Chapter WANDER, section 4: deploying and moving the wanderer."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.wanderer_mayors_office.stage import (
    GAP,
    anywhere,
    earned,
    refused,
    rights,
    send,
    settle,
    stage,
    walking,
    ways,
)

IC, TB = "inns-and-cathedrals", "traders-and-builders"
# A crossing between two cities, its third road still open.
FORK = "*AM/RC@180  RRR  AM/RC\n.  ??  ."


@clause("WANDER-1", "WANDER-10")
def test_player_connecting_two_cities_may_place_a_wanderer() -> None:
    scene = stage().place()
    assert (ways(scene), rights(scene)) == (["deploy"], [(1, 0, "road@E")])
    send(scene)
    assert walking(scene) == [(0, 1, 0, "road@E")]
    # Once for the tile; and when the turn is over nobody has the right any more.
    refusal = refused(scene, "road@E")
    assert (refusal.code, refusal.clause) == ("wanderer.again", "WANDER-10")
    scene.end().place((3, 0))
    assert (rights(scene), walking(scene)) == ([], [(0, 1, 0, "road@E")])


@clause("WANDER-4", "WANDER-10")
@pytest.mark.parametrize("first", ["wanderer", "thief"])
def test_wanderer_is_optional_and_in_addition_to_a_thief(first: str) -> None:
    """In either order, both on one road, and both can be taken back."""
    scene = stage().place()
    if first == "wanderer":
        send(scene).deploy("road@E")
    else:
        send(scene.deploy("road@E"))
    assert (scene.supply(), walking(scene)) == ([6, 7], [(0, 1, 0, "road@E")])
    scene.game.undo(0)
    scene.game.undo(0)
    assert (scene.supply(), scene.supply("wanderer")) == ([7, 7], [1, 1])
    assert rights(scene) == [(1, 0, "road@E")]
    assert walking(stage().turn()) == []


@clause("HOUSE-20", "WANDER-1", "WANDER-2")
@pytest.mark.parametrize("kind", ["deploy", "move"])
def test_wanderer_may_be_put_anywhere_on_the_network(kind: str) -> None:
    """On any tile, but not on roads that do not hang together with the new connection."""
    scene = stage(f"{GAP} . RFr")
    if kind == "move":
        settle(scene, 0, "road@E", (4, 0))
    scene.place()
    assert (ways(scene), anywhere(scene)) == ([kind], [(0, 0, "road@E"), (1, 0, "road@E"), (2, 0, "road@W")])
    there = "wanderer.old" if kind == "deploy" else "wanderer.there"
    assert refused(scene, "road@E", (4, 0), kind).code == there
    scene.act(type=kind, piece="wanderer", x=2, y=0, feature="road@W").end()
    assert (walking(scene), scene.supply("wanderer")) == ([(0, 2, 0, "road@W")], [0, 1])


@clause("HOUSE-20", "WANDER-5")
def test_wanderer_may_be_put_on_an_access_road_of_another_tile() -> None:
    scene = stage("*AM/RC@180  ??  WM/CRRR.a@90", hand=["RFr", "L"]).place()
    assert {name for x, _, name in anywhere(scene) if x == 2} >= {"road#4"}


@clause("HOUSE-20")
def test_games_of_older_revisions_know_the_tile_just_placed_alone() -> None:
    scene = stage(revision=2).place()
    assert anywhere(scene) == [(1, 0, "road@E")]
    assert refused(scene, "road@E", (0, 0)).code == "wanderer.tile"
    scene.act(type="deploy", piece="wanderer", x=1, y=0, feature="road@E")
    assert len(anywhere(stage(revision=3).place())) == 3


@clause("WANDER-1")
def test_tile_without_new_connection_offers_no_wanderer() -> None:
    scene = stage("*AM/RC@180  ??").place()
    assert rights(scene) == []
    refusal = refused(scene, "road@E")
    assert (refusal.code, refusal.clause) == ("wanderer.old", "WANDER-1")
    assert refused(scene, "road@E", (0, 0)).code == "wanderer.old"
    assert refused(scene, "field@NL").code == "wanderer.road"
    assert refused(scene, "road@E", (9, 9)).code == "wanderer.road"
    assert refused(scene, "road@E", kind="move").clause == "WANDER-2"


@clause("WANDER-2")
def test_wanderer_elsewhere_may_move_instead() -> None:
    scene = stage(f"{GAP} . RFr")
    settle(scene, 0, "road@E", (4, 0))
    scene.place()
    assert (ways(scene), rights(scene)) == (["move"], [(1, 0, "road@E")])
    assert refused(scene, "road@E").clause == "WANDER-2"
    assert walking(send(scene)) == [(0, 1, 0, "road@E")]


@clause("WANDER-2", "HOUSE-21")
def test_wanderer_longest_on_the_board_moves() -> None:
    """Where a setup hands out more than the box holds."""
    scene = stage(f"{GAP} . RFr . RFr", supply={"abbey": 0, "wanderer": 3})
    settle(scene, 0, "road@E", (6, 0))
    settle(scene, 0, "road@E", (4, 0))
    scene.place()
    assert ways(scene) == ["deploy", "move"]
    scene.act(type="move", piece="wanderer", x=1, y=0, feature="road@E")
    assert sorted(walking(scene)) == [(0, 1, 0, "road@E"), (0, 4, 0, "road@E")]


@clause("WANDER-2", "HOUSE-21")
def test_moved_wanderer_counts_from_its_move() -> None:
    """The next to move is the other one, though he came to the board later."""
    scene = stage(f"{GAP} . RFr . RFr\n.  .  .\nAM/RC@180  ??2  AM/RC", hand=["RFr", "L", "RFr", "L"])
    settle(scene, 0, "road@E", (6, 0))
    settle(scene, 0, "road@E", (4, 0))
    scene.place("??").act(type="move", piece="wanderer", x=1, y=0, feature="road@E").end()
    scene.turn((-1, 0)).place("??2").act(type="move", piece="wanderer", x=1, y=2, feature="road@E")
    assert sorted(walking(scene)) == [(0, 1, 0, "road@E"), (0, 1, 2, "road@E")]


@clause("WANDER-4", "BASE-DEPLOY-1")
def test_second_follower_is_refused_although_a_wanderer_is_offered() -> None:
    """The right to a wanderer, who may still come, says nothing about it."""
    scene = stage().place().deploy("road@E")
    refusal = scene.refuses_deploy("field@NL")
    assert (refusal.code, refusal.clause) == ("deploy.again", "BASE-DEPLOY-1")
    assert walking(send(scene)) == [(0, 1, 0, "road@E")]


@clause("WANDER-3")
def test_any_number_may_walk_one_network() -> None:
    scene = stage(FORK, IC, hand=["IC/CFR", "L"], seats=3)
    settle(scene, 1, "road@E")
    settle(scene, 2, "road@W", (2, 0))
    scene.place("??", 180)
    assert rights(scene) == [(1, 1, "road@N")]
    assert len(walking(send(scene))) == 3


@clause("WANDER-11")
def test_of_several_new_connections_the_player_picks_one() -> None:
    board = ".  IC/CFR  .\nAM/RC@180  ??  AM/RC\n.  IC/CFR@180  ."
    scene = stage(board, IC, TB, hand=["TB/RRrr", "L"]).place()
    (x, y), sites = scene.newest, rights(scene)
    assert sites == [(x, y, "road@E"), (x, y, "road@N")]
    send(scene, "road@N")
    assert rights(scene) == []
    assert walking(scene) == [(0, x, y, "road@N")]


@clause("WANDER-12")
def test_wanderer_on_the_network_stays_and_may_score() -> None:
    """The tile leads his roads to a third city and completes the first, of two tiles."""
    scene = stage("*AM/RC@180  RRR  AM/RC\n??  Rr@90  .", IC, hand=["IC/CRCR", "L"])
    settle(scene, 0, "road@E")
    scene.place()
    assert rights(scene) == []
    refusal = refused(scene, "road@E", kind="move")
    assert (refusal.code, refusal.clause) == ("wanderer.there", "WANDER-12")
    scene.end()
    assert earned(scene) == [(0, "wanderer", 2)]


# Access roads


@clause("WANDER-5", "WANDER-13", "HOUSE-20")
def test_cities_connected_by_access_roads_alone_must_both_be_old() -> None:
    scene = stage("*C@180  .\n??  .", hand=["WM/CCCC.a", "L"]).place()
    assert rights(scene) == []
    refusal = refused(scene, "road#4")
    assert (refusal.code, refusal.clause) == ("wanderer.cities", "WANDER-5")
    both = stage("*C@180  .\n??  C@270", hand=["WM/CCCC.a", "L"]).place()
    assert rights(both) == [(0, 1, f"road#{n}") for n in range(4, 8)]
    assert walking(send(both, "road#6").end()) == [(0, 0, 1, "road#6")]


@clause("WANDER-6")
@pytest.mark.parametrize("monastery", [True, False])
def test_a_city_and_a_monastery_need_more_than_access_roads(monastery: bool) -> None:
    """The city is old, and reaches both gates of the tile."""
    tile = "WM/LCC.a" if monastery else "WM/CCR.a"
    scene = stage("*Cc.1@180  Cc.1@270\n??  Cc.1", hand=[tile, "L"]).place()
    assert rights(scene) == []
    if monastery:
        refusal = refused(scene, "road#4")
        assert (refusal.code, refusal.clause) == ("wanderer.access", "WANDER-6")


@clause("WANDER-13")
def test_any_other_road_on_the_way_makes_a_connection() -> None:
    """Over the crossing on the tile to a road, and over the crossing and a way round to the other city."""
    there = stage("AM/RC@180  ??  .", hand=["WM/CRRR.a", "L"]).place()
    assert rights(there)[0][2] in ("road#4", "road@E")
    assert {name for _, _, name in rights(there)} == {"road@E", "road@S", "road@W", "road#4"}
    round_it = stage("*??  Rr\nTB/CR  Rr@90", TB, hand=["WM/CRC+.a", "L"]).place()
    assert {name for _, _, name in rights(round_it)} == {"road@E", "road#3", "road#4"}
    # Without that way the cities are connected by access roads alone.
    short = stage("*??  .\nTB/CR  Rr@90", TB, hand=["WM/CRC+.a", "L"]).place()
    assert rights(short) == []


@clause("WANDER-14", "WANDER-24")
def test_connected_places_may_be_complete() -> None:
    """Nothing is left open, so he comes home the same turn."""
    scene = stage(".  .  C@180\n*AM/RC@180  ??  AM/RC\nC  .  .").place()
    send(scene).end()
    assert (walking(scene), scene.supply("wanderer"), earned(scene)) == ([], [1, 1], [])


@clause("WANDER-14")
def test_connected_places_may_be_occupied() -> None:
    scene = stage().stand(1, "city@S").stand(1, "road@E").place()
    assert rights(scene) == [(1, 0, "road@E")]


@clause("WANDER-13")
def test_access_roads_of_two_crossings_have_a_road_between_them() -> None:
    """No city beside the new tile, yet the road that joins the crossings is no access road."""
    scene = stage("*WM/CCR.a@180  ??", hand=["WM/CCR.a", "L"]).place()
    assert rights(scene) == [(1, 0, "road#3"), (1, 0, "road#4"), (1, 0, "road@W")]


# What he is not


@clause("WANDER-9", "WANDER-15")
def test_wanderer_holds_no_road_and_keeps_nobody_off_it() -> None:
    """Bob claims a road on which Ann's wanderer walks, scores it, and the wanderer stays."""
    scene = stage("*AM/RC@180  ??", hand=["AM/RC", "L"], seats=2)
    settle(scene, 1, "road@E")
    assert scene.look(0, 0, "road@E")["holders"] == []
    scene.place().deploy("road@W").end()
    assert scene.scores == [2, 0]
    assert (walking(scene), scene.supply()) == ([(1, 0, 0, "road@E")], [7, 7])


@clause("WANDER-15")
def test_no_builder_goes_where_only_a_wanderer_walks() -> None:
    scene = stage("*AM/RC@180  ??", TB)
    settle(scene, 0, "road@E")
    scene.place()
    assert "road@E" not in scene.can_deploy("builder")
    assert "road@E" in scene.can_deploy()


@clause("INT-63")
def test_wanderer_comes_by_no_other_way() -> None:
    """Not as a follower does."""
    scene = stage("*AM/RC@180  ??").place()
    assert scene.can_deploy("wanderer") == []
    assert scene.refuses_deploy("city@N", "wanderer").clause == "WANDER-1"
    assert scene.refuses_deploy("field@NL", "wanderer").clause == "WANDER-1"


@clause("WANDER-10")
def test_a_seat_that_leaves_is_asked_no_more() -> None:
    scene = stage(seats=3).place()
    send(scene).forfeit(0)
    assert (scene.seat, walking(scene)) == (1, [(0, 1, 0, "road@E")])

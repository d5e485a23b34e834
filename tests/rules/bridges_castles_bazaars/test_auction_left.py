"""Seats that leave in the middle of a sale, and sales that end with the game."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import auction, bid, market, pick, serve, stage
from tests.rules.bridges_castles_bazaars.test_auction import ROW, passing, tiles
from tests.rules.scene import entries


@clause("HOUSE-2", "BAZAAR-9")
def test_a_caller_who_leaves_passes() -> None:
    scene = pick(market(ROW, seats=4), 0, 1).forfeit(2)
    assert scene.seat == 3
    bid(scene, 2)
    scene.forfeit(0)
    assert (scene.kind, scene.seat) == ("auction_settle", 1)


@clause("HOUSE-2", "BAZAAR-13")
def test_a_chooser_who_leaves_sells() -> None:
    scene = passing(bid(pick(market(ROW, seats=4), 0, 1), 2), 2)
    assert (scene.kind, scene.seat) == ("auction_settle", 1)
    scene.forfeit(1)
    assert scene.scores == [0, 2, -2, 0]
    assert auction(scene)["row"][0]["seat"] == 2


@clause("HOUSE-2", "BAZAAR-7")
def test_a_chooser_who_leaves_at_once_opens_with_nothing() -> None:
    scene = market(ROW, seats=4).forfeit(1)
    assert (scene.kind, scene.seat, auction(scene)["bid"], auction(scene)["tile"]) == ("auction_bid", 2, 0, 0)
    passing(scene, 3)
    assert scene.seat == 2
    passing(pick(scene, 1), 2)
    passing(pick(scene, 2), 1)
    assert serve(scene) == [2, 3, 0]
    assert view(scene.game)["discarded"] == ["BA/L"]


@clause("HOUSE-2", "BAZAAR-4")
def test_bazaar_goes_on_after_its_host_has_left() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L", "RFr"], seats=3).place("??").forfeit(0)
    assert tiles(scene) == ["BA/L", "BA/RFr"]
    assert (scene.kind, scene.seat, auction(scene)["without"]) == ("auction_choose", 1, [1, 2])
    passing(pick(scene, 0), 1)
    assert serve(scene) == [1, 2]
    assert (scene.kind, scene.seat) == ("draw", 1)


@clause("HOUSE-4")
def test_when_all_but_one_leave_the_game_ends_in_the_middle_of_a_sale() -> None:
    scene = pick(market(ROW[:3], scores=[1, 2, 3]), 0, 1).forfeit(2).forfeit(0)
    assert scene.game.over
    assert sorted(view(scene.game)["discarded"]) == ["BA/L", "BA/RFr", "BA/Rr"]


@clause("HOUSE-4", "HOUSE-2")
@pytest.mark.parametrize("raised", [True, False])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_auction_of_a_tile_that_leaves_the_game_costs_nothing(left: int, raised: bool) -> None:
    scene = pick(market(ROW[:3], scores=[9, 9, 9]), 0, 1)
    if raised:
        passing(bid(scene, 4), 1)
    # The deciding seat leaves last, so that no decision is skipped while two seats are in the game.
    for seat in sorted({0, 1, 2} - {left}, key=lambda seat: seat == scene.seat):
        scene.forfeit(seat)
    assert (scene.game.over, scene.scores, entries(scene)) == (True, [9, 9, 9], [])


@clause("HOUSE-4")
def test_earlier_payments_stay() -> None:
    scene = passing(pick(market(ROW[:3], scores=[9, 9, 9]), 0, 2), 2)
    pick(scene, 1, 5).forfeit(1).forfeit(0)
    assert (scene.game.over, scene.scores) == (True, [9, 7, 9])


@clause("HOUSE-4")
@pytest.mark.parametrize(("revision", "left"), [(1, 8), (2, 9)])
def test_games_of_the_first_revision_keep_what_was_paid(revision: int, left: int) -> None:
    scene = pick(market(ROW[:3], scores=[9, 9, 9], revision=revision), 0, 1).forfeit(2).forfeit(0)
    assert scene.scores == [9, left, 9]


@clause("HOUSE-4")
def test_game_ends_when_all_but_one_leave_while_tiles_are_revealed() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L"]).turn("??")
    assert (scene.kind, scene.seat, tiles(scene)) == ("draw", 0, ["BA/L"])
    scene.forfeit(0)
    assert scene.game.over
    assert view(scene.game)["discarded"] == ["BA/L"]

"""Chapter BAZAAR, sections 4.1 and 4.2: what calls a bazaar, and how its tiles are sold."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    FIRST,
    NEW,
    ZMAN,
    auction,
    bid,
    buy,
    decline,
    market,
    pick,
    sell,
    serve,
    stage,
)
from tests.rules.scene import Scene, entries

ROW = ["L", "RFr", "Rr", "C"]


def tiles(scene: Scene) -> list[str | None]:
    return [place["tile"] for place in auction(scene)["row"]]


def passing(scene: Scene, times: int) -> Scene:
    for _ in range(times):
        scene.act(type="pass")
    return scene


@clause("BAZAAR-1", "BAZAAR-2")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_first_it_is_a_tile_like_any_other(edition: str) -> None:
    """Placed, deployed on and scored, a castle decided; only then are tiles turned up."""
    scene = stage("*C@90 ??", hand=["BB/CFR.b", "L", "RFr"], edition=edition)
    scene.place("??", 270)
    assert (scene.kind, view(scene.game)["auction"], scene.game.state.tiles_left) == (
        "act",
        None,
        len(scene.game.setup.bag()) - 1,
    )
    scene.deploy("city@W").end()
    assert (scene.kind, view(scene.game)["auction"]) == ("castle", None)
    decline(scene)
    assert (scene.scores, scene.kind) == ([4, 0], "auction_choose")


@clause("BAZAAR-2", "BASE-TS-4")
def test_nothing_is_revealed_before_the_turn_ends() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L", "RFr"]).place("??")
    assert view(scene.game)["auction"] is None
    scene.game.undo(0)
    scene.place("??").end()
    assert auction(scene)["host"] == 0
    assert not any(scene.game.can_undo(seat) for seat in range(2))


@clause("BAZAAR-4", "BAZAAR-7")
@pytest.mark.parametrize("edition", [FIRST, NEW])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_tile_for_each_player_and_the_left_of_the_host_chooses(seats: int, edition: str) -> None:
    scene = market(["L"] * seats, seats=seats, edition=edition)
    assert (tiles(scene), scene.hand) == (["BA/L"] * seats, None)
    assert (scene.kind, scene.seat, auction(scene)["host"]) == ("auction_choose", 1, 0)
    assert view(scene.game)["left"] == len(scene.game.setup.bag()) - 1 - seats


@clause("BAZAAR-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("left", "held"), [(0, False), (2, False), (3, True), (4, True)])
def test_too_few_tiles_and_there_is_no_auction(left: int, held: bool, edition: str) -> None:
    hand = ["BB/F.b", *["L"] * left]
    scene = stage("*L ??", hand=hand, seats=3, last=True, edition=edition)
    scene.game.state.seats[2].score = 1
    scene.turn("??")
    assert (scene.kind == "auction_choose") == held
    assert scene.game.over == (left == 0)
    if not held and left:
        assert (scene.kind, scene.seat, view(scene.game)["left"]) == ("place_tile", 1, left - 1)


@clause("BAZAAR-6", "BAZAAR-33")
def test_exactly_enough_is_enough_and_all_are_placed() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L", "L", "L"], seats=3, last=True).turn("??")
    passing(pick(scene, 0), 2)
    passing(pick(scene, 1), 1)
    assert view(scene.game)["left"] == 0
    assert serve(scene) == [1, 2, 0]
    assert scene.game.over
    assert len(view(scene.game)["tiles"]) == 5


@clause("BAZAAR-7")
def test_chooser_picks_a_tile_of_the_auction() -> None:
    scene = market(ROW, seats=4)
    assert [(a["tile"], a["bid"], a["at_least"]) for a in scene.game.legal()] == [
        (0, 0, True),
        (1, 0, True),
        (2, 0, True),
        (3, 0, True),
    ]
    for place in (4, -1):
        assert scene.refuses(type="auction_choose", tile=place, bid=0).clause == "BAZAAR-7"
    passing(pick(scene, 2), 3)
    assert [a["tile"] for a in scene.game.legal()] == [0, 1, 3]
    assert scene.refuses(type="auction_choose", tile=2, bid=0).clause == "BAZAAR-7"


@clause("BAZAAR-8")
def test_chooser_opens_with_0_or_more() -> None:
    scene = market(ROW[:3])
    assert scene.refuses(type="pass").code == "type.now"
    assert scene.refuses(type="auction_choose", tile=0, bid=-1).clause == "BAZAAR-8"
    pick(scene, 0, 7)
    assert (auction(scene)["bid"], auction(scene)["bidder"]) == (7, 1)
    assert scene.game.log[-1] == {"seat": 1, "type": "auction_choose", "tile": 0, "bid": 7}


@clause("BAZAAR-9")
def test_each_other_seat_bids_once_the_host_included() -> None:
    scene = pick(market(ROW, seats=4), 0, 1)
    asked = [scene.seat]
    assert (auction(scene)["caller"], auction(scene)["to_call"]) == (2, [2, 3, 0])
    asked.append(bid(scene, 2).seat)
    assert (auction(scene)["caller"], auction(scene)["to_call"]) == (3, [3, 0])
    asked.append(passing(scene, 1).seat)
    bid(scene, 3)
    assert (asked, scene.kind, scene.seat) == ([2, 3, 0], "auction_settle", 1)


@clause("BAZAAR-10")
def test_a_raise_is_higher() -> None:
    scene = pick(market(ROW[:3]), 0, 3)
    for number in (3, 2, -1):
        refusal = scene.refuses(type="auction_bid", bid=number)
        assert (refusal.clause, refusal.params["min"]) == ("BAZAAR-10", 4)
    assert [a for a in scene.game.legal() if a["type"] == "auction_bid"] == [
        {"seat": 2, "type": "auction_bid", "bid": 4, "at_least": True}
    ]
    bid(scene, 4)
    assert scene.refuses(type="auction_bid", bid=4).clause == "BAZAAR-10"
    assert scene.refuses(type="auction_bid", bid=5.0).code == "action.field"
    bid(scene, 11)
    assert scene.refuses(type="auction_bid", bid=12).code == "auction.over"


@clause("BAZAAR-11")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_bid_may_exceed_the_own_points(edition: str) -> None:
    scene = market(ROW[:3], scores=[0, 2, 0], edition=edition)
    pick(scene, 0, 5)
    bid(scene, 60)
    assert scene.act(type="pass").act(type="auction_settle", choice="sell").scores == [0, 62, -60]


@clause("BAZAAR-11", "BAZAAR-12")
def test_zman_allows_no_more_than_the_own_points() -> None:
    scene = market(ROW[:3], scores=[0, 2, 4], edition=ZMAN)
    refusal = scene.refuses(type="auction_choose", tile=0, bid=5)
    assert (refusal.clause, refusal.code) == ("BAZAAR-11", "auction.purse")
    pick(scene, 0, 2)
    assert scene.refuses(type="auction_bid", bid=5).clause == "BAZAAR-11"
    bid(scene, 4)
    assert [a["type"] for a in scene.game.legal()] == ["pass"]


@clause("BAZAAR-12")
def test_zmans_chooser_buys_only_what_he_can_pay() -> None:
    scene = market(ROW[:3], scores=[0, 2, 4], edition=ZMAN)
    passing(bid(pick(scene, 0, 2), 4), 1)
    assert (scene.kind, scene.game.legal()) == (
        "auction_settle",
        [{"seat": 1, "type": "auction_settle", "choice": "sell"}],
    )
    refusal = scene.refuses(type="auction_settle", choice="buy")
    assert (refusal.code, refusal.clause, refusal.params["bid"]) == ("auction.cover", "BAZAAR-12", 4)
    assert sell(scene).scores == [0, 6, 0]


@clause("BAZAAR-12")
def test_with_0_points_zman_bids_0() -> None:
    scene = market(ROW[:3], scores=[1, 0, 0], edition=ZMAN)
    assert scene.refuses(type="auction_choose", tile=0, bid=1).clause == "BAZAAR-11"
    pick(scene, 0, 0)
    assert [a["type"] for a in scene.game.legal()] == ["pass"]


@clause("BAZAAR-12", "BAZAAR-11")
@pytest.mark.parametrize(
    ("options", "limited"),
    [
        ({"bazaar.bid_limit": "own-points"}, True),
        ({"score.negative": "no"}, True),
        ({"bazaar.bid_limit": "own-points", "score.negative": "no"}, True),
        ({}, False),
    ],
)
def test_both_options_hold_the_score_up(options: dict[str, str], limited: bool) -> None:
    scene = market(ROW[:3], scores=[3, 3, 3], options=options)
    assert (
        scene.game.check({"seat": 1, "type": "auction_choose", "tile": 0, "bid": 4}) is not None
    ) == limited


@clause("HOUSE-7")
def test_no_bid_without_bounds() -> None:
    scene = market(ROW[:3])
    assert scene.refuses(type="auction_choose", tile=0, bid=10_000).clause == "HOUSE-7"
    pick(scene, 0, 9998)
    assert scene.refuses(type="auction_bid", bid=10**40).clause == "HOUSE-7"
    assert [a.get("bid") for a in scene.game.legal() if a["type"] == "auction_bid"] == [9999]
    bid(scene, 9999)
    assert [a["type"] for a in scene.game.legal()] == ["pass"]


@clause("BAZAAR-13", "BAZAAR-14")
@pytest.mark.parametrize(("end", "scores"), [(buy, [0, 7, 23]), (sell, [0, 13, 17])])
def test_the_chooser_buys_or_sells(end: object, scores: list[int]) -> None:
    scene = market(ROW[:3], scores=[0, 10, 20])
    passing(bid(pick(scene, 0, 2), 3), 1)
    assert [a["choice"] for a in scene.game.legal()] == ["buy", "sell"]
    choice = "buy" if end is buy else "sell"
    scene.act(type="auction_settle", choice=choice)
    assert scene.scores == scores
    owner = 1 if choice == "buy" else 2
    assert auction(scene)["row"][0]["seat"] == owner
    assert sum(points for _, reason, points in entries(scene) if reason == "auction") == 0
    assert scene.game.state.scored[-1]["seq"] == scene.game.number


@clause("BAZAAR-13")
def test_chooser_only_buys_or_sells() -> None:
    scene = passing(bid(pick(market(ROW[:3]), 0), 1), 1)
    assert scene.refuses(type="auction_settle", choice="keep").clause == "BAZAAR-13"
    assert scene.refuses(type="pass").code == "type.now"


@clause("BAZAAR-15", "BAZAAR-16")
def test_lone_bid_is_paid_to_no_seat() -> None:
    scene = market(ROW[:3], scores=[0, 10, 5])
    pick(scene, 0, 2)
    assert auction(scene)["outcomes"] == {"buy": [{"seat": 1, "score": 8}]}
    passing(scene, 2)
    assert (scene.kind, scene.scores) == ("auction_choose", [0, 8, 5])
    assert entries(scene) == [(1, "auction", -2)]


@clause("BAZAAR-15")
def test_a_lone_0_costs_nothing() -> None:
    scene = passing(pick(market(ROW[:3], scores=[0, 10, 5]), 0, 0), 2)
    assert (scene.scores, entries(scene)) == ([0, 10, 5], [])


@clause("BAZAAR-17")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_a_score_may_become_negative_and_points_add_to_it(edition: str) -> None:
    scene = market(["LR", "L"], seats=2, scores=[0, 1], edition=edition, board="LR@270 ?r\n*L ??")
    passing(pick(scene, 0, 3), 1)
    assert scene.scores == [0, -2]
    scene.turn("?r", 90, deploy="road@W")
    assert scene.scores == [0, 0]
    assert scene.game.ranks() == [1, 1]


@clause("BAZAAR-17", "BASE-END-5")
def test_ranking_uses_negative_scores() -> None:
    scene = market(["L", "L"], seats=2)
    passing(pick(scene, 0, 5), 1)
    assert (scene.scores, scene.game.ranks()) == ([0, -5], [1, 2])


@clause("BAZAAR-18")
def test_seat_with_a_tile_bids_no_more() -> None:
    scene = passing(pick(market(ROW, seats=4), 0), 3)
    assert (scene.seat, auction(scene)["without"]) == (2, [2, 3, 0])
    pick(scene, 1)
    asked = [scene.seat, passing(scene, 1).seat]
    assert asked == [3, 0]


@clause("BAZAAR-19", "BAZAAR-20", "BAZAAR-21")
@pytest.mark.parametrize(("edition", "chooser"), [(FIRST, 2), (ZMAN, 2), (NEW, 0)])
def test_next_chooser_follows_the_edition(edition: str, chooser: int) -> None:
    """A host, B, C, D; B chooses and sells to D."""
    scene = market(ROW, seats=4, scores=[0, 0, 0, 9], edition=edition)
    scene = pick(scene, 0)
    bid(scene.act(type="pass"), 1)
    sell(scene.act(type="pass"))
    assert (scene.kind, scene.seat) == ("auction_choose", chooser)


@clause("BAZAAR-21")
def test_a_seller_chooses_again_when_the_circle_is_closed() -> None:
    """B sells to C and is asked again only after D and A: when A has sold to D."""
    scene = market(ROW, seats=4, scores=[0, 0, 9, 9], edition=FIRST)
    sell(passing(bid(pick(scene, 0), 1), 2))
    assert scene.seat == 3
    passing(pick(scene, 1), 2)
    assert (scene.kind, scene.seat) == ("auction_choose", 0)
    scene = market(ROW, seats=4, scores=[9, 0, 9, 9], edition=FIRST)
    sell(passing(bid(pick(scene, 0), 1), 2))
    passing(pick(scene, 1), 0)
    sell(passing(bid(scene, 3), 1))
    assert (scene.kind, scene.seat) == ("auction_choose", 1)


@clause("BAZAAR-22")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_the_last_tile_is_free(edition: str) -> None:
    scene = market(["L", "RFr"], seats=2, scores=[3, 3], edition=edition)
    passing(pick(scene, 1, 2), 1)
    assert (scene.scores, scene.kind) == ([3, 1], "place_tile")
    assert [(place["price"], place["paid_to"]) for place in auction(scene)["row"]] == [(0, None), (2, None)]
    assert (auction(scene)["tile"], auction(scene)["outcomes"]) == (None, None)
    assert [place["seat"] for place in auction(scene)["row"]] == [0, 1]
    assert (scene.seat, scene.hand) == (1, "BA/RFr")


@clause("BAZAAR-36")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_the_worked_case_of_three_players(edition: str) -> None:
    """A is host. B opens 2, C passes, A bids 3, B buys; C opens 2, A bids 3, C sells; C gets the last."""
    scene = market(["L", "RFr", "Rr"], scores=[10, 10, 10], edition=edition)
    assert scene.seat == 1
    bid(pick(scene, 0, 2).act(type="pass"), 3)
    assert buy(scene).scores == [13, 7, 10]
    assert (scene.kind, scene.seat) == ("auction_choose", 2)
    bid(pick(scene, 1, 2), 3)
    assert sell(scene).scores == [10, 7, 13]
    assert [place["seat"] for place in auction(scene)["row"]] == [1, 0, 2]
    assert (scene.kind, scene.seat) == ("place_tile", 1)


@clause("BAZAAR-34", "INT-50")
def test_payments_are_no_scoring() -> None:
    scene = market(ROW[:3], scores=[0, 5, 5])
    passing(bid(pick(scene, 0, 1), 2), 1)
    sell(scene)
    assert {reason for _, reason, _ in entries(scene)} == {"auction"}
    assert scene.supply() == [7, 7, 7]

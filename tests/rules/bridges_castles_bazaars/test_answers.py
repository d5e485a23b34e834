"""Answers in advance in a sale: several maxima for one tile, buying back, and what lapses."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import auction, bid, decline, market, pick, serve, stage
from tests.rules.scene import Scene, on_board

Answers = dict[int, list[dict[str, Any]]]
OWN_POINTS = {"bazaar.bid_limit": "own-points"}
SELL = {"kind": "auction_never_buy"}


def most(points: int, tile: int = 0) -> dict[str, Any]:
    return {"kind": "auction_maximum", "tile": tile, "bid": points}


def answered(scene: Scene, answers: Answers) -> list[tuple[int, Any]]:
    """Play what was answered in advance; return the seats with their bids, choices, or None for a pass."""
    said = []
    while action := rules.answer_in_advance(scene.game, answers):
        said.append((action["seat"], action.get("bid", action.get("choice"))))
        scene.game.apply(action)
        answers = rules.kept_answers(scene.game, answers)
    return said


def sale(
    *maxima: int | None, opening: int = 0, scores: tuple[int, ...] = (50,) * 4, **keys: Any
) -> tuple[Scene, Answers]:
    """Seat 1 of four has put tile 0 up; the seats 2, 3 and 0, which call in this order, have these maxima."""
    scene = pick(market(["L"] * 4, seats=4, scores=scores, **keys), 0, opening)
    given = zip((2, 3, 0), maxima, strict=True)
    return scene, {seat: [most(points)] for seat, points in given if points is not None}


@clause("BAZAAR-9", "BAZAAR-10")
@pytest.mark.parametrize(
    ("maxima", "calls"),
    [
        ((3, 7, 5), [3, 6, None]),
        ((7, 3, 5), [6, None, None]),
        ((3, 5, 7), [3, 5, 6]),
        ((5, 5, 2), [5, None, None]),
        ((2, 5, 5), [2, 5, None]),
        ((4, 0, None), [1, None]),
        ((1, 1, 1), [1, None, None]),
    ],
)
def test_highest_maximum_gets_the_tile_one_step_above_the_next(
    maxima: tuple[int | None, ...], calls: list[int | None]
) -> None:
    """Among equals the seat that calls first has it; a lower maximum is called whole before a higher one."""
    scene, answers = sale(*maxima)
    assert [call for _, call in answered(scene, answers)] == calls
    highest = max(maximum or 0 for maximum in maxima)
    assert auction(scene)["bidder"] == (2, 3, 0)[[maximum or 0 for maximum in maxima].index(highest)]


@clause("BAZAAR-10")
def test_maximum_is_a_pass_where_the_bid_stands_as_high() -> None:
    scene, answers = sale(3, 9, None, opening=3)
    assert answered(scene, answers) == [(2, None), (3, 4)]
    assert scene.seat == 0


@clause("BAZAAR-11")
def test_maximum_is_no_more_than_the_points_of_the_seat() -> None:
    scene, answers = sale(30, 40, None, scores=(50, 50, 6, 4), options=OWN_POINTS)
    assert answered(scene, answers) == [(2, 5), (3, None)]


def test_maximum_for_another_tile_says_nothing() -> None:
    scene, _ = sale(None, None, None)
    assert answered(scene, {2: [most(9, tile=1)]}) == []
    assert answered(scene, {2: [most(8)], 3: [most(9, tile=1), SELL]}) == [(2, 1)]


@clause("BAZAAR-13")
@pytest.mark.parametrize(
    ("own", "choice"),
    [([most(4)], "buy"), ([most(3)], "sell"), ([most(9), SELL], "sell"), ([SELL], "sell")],
)
def test_chooser_buys_back_up_to_the_maximum_unless_never(own: list[dict[str, Any]], choice: str) -> None:
    scene, _ = sale(None, None, None)
    bid(scene, 4)
    decline(decline(scene))
    assert answered(scene, {1: own}) == [(1, choice)]


def test_maximum_lapses_with_the_call_and_with_the_tile() -> None:
    scene, _ = sale(None, None, None)
    standing: Answers = {0: [most(1)], 2: [most(2), most(3, tile=1)], 3: [most(4, tile=1), SELL]}
    bid(scene, 2)
    assert rules.kept_answers(scene.game, standing)[2] == [most(3, tile=1)]
    decline(decline(scene)).act(type="auction_settle", choice="sell")
    left = rules.kept_answers(scene.game, standing)
    assert left == {0: [], 2: [], 3: [most(4, tile=1), SELL]}


@pytest.mark.parametrize(
    ("seat", "answer", "code"),
    [
        (2, most(3, tile=9), "auction.tile"),
        (2, most(-1), "auction.bid"),
        (2, most(51), "auction.purse"),
        (2, {"kind": "auction_maximum", "tile": 0}, "action.field"),
        (2, {"kind": "auction_maximum", "tile": True, "bid": 3}, "action.field"),
        (2, {**most(3), "by": "clock"}, "action.field"),
        (2, {"kind": "nonsense"}, "action.field"),
        (2, {"kind": "drawbridge_never_cross"}, "action.field"),
    ],
)
def test_answer_that_can_not_be_given_is_refused(seat: int, answer: dict[str, Any], code: str) -> None:
    scene, _ = sale(None, None, None, options=OWN_POINTS)
    with pytest.raises(rules.IllegalAction) as refused:
        rules.given_answer(scene.game, seat, answer)
    assert refused.value.refusal.code == code


def test_maximum_is_refused_after_the_call_and_without_a_sale() -> None:
    scene = bid(sale(None, None, None)[0], 1)
    with pytest.raises(rules.IllegalAction, match="already bid"):
        rules.given_answer(scene.game, 2, most(3))
    assert rules.given_answer(scene.game, 2, most(3, tile=1)) == most(3, tile=1)
    with pytest.raises(rules.IllegalAction):
        rules.given_answer(on_board("*L ??").game, 0, most(3))


@clause("BAZAAR-18", "BAZAAR-31")
def test_maximum_is_refused_where_none_is_asked_for_it() -> None:
    """A seat with a tile bids no more; no seat bids before a sale, or with the option of no bids."""
    scene = decline(decline(decline(sale(None, None, None)[0])))
    for other, seat, code in (
        (scene, 1, "auction.served"),
        (stage("*L ??"), 0, "auction.none"),
        (market(["L"] * 4, seats=4, options={"bazaar.free_variant": "on"}), 2, "auction.none"),
    ):
        with pytest.raises(rules.IllegalAction) as refused:
            rules.given_answer(other.game, seat, most(3, tile=1))
        assert refused.value.refusal.code == code


@clause("BAZAAR-8")
def test_maximum_may_be_0_and_lapses_when_the_sale_is_over() -> None:
    scene, _ = sale(None, None, None)
    assert rules.given_answer(scene.game, 2, most(0)) == most(0)
    assert rules.kept_answers(stage("*L ??").game, {0: [most(0)]}) == {0: []}


def test_pass_until_turn_declines_calls_and_lapses_with_the_own_turn() -> None:
    scene, _ = sale(None, None, None)
    answer = rules.given_answer(scene.game, 2, {"kind": "pass_until_turn"})
    standing: Answers = {2: [answer]}
    assert answered(scene, standing) == [(2, None)]
    decline(decline(scene))
    assert rules.kept_answers(scene.game, standing) == standing
    while scene.kind != "place_tile":
        scene.game.apply({k: v for k, v in scene.game.legal()[-1].items() if k != "at_least"})
        for action in iter(lambda: rules.answer_in_advance(scene.game, standing), None):
            scene.game.apply(action)
    seen = []
    while scene.seat != 2:
        seen.append(rules.kept_answers(scene.game, standing)[2])
        scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "place_tile"))
        scene.end()
    assert all(kept == [answer] for kept in seen)
    assert rules.kept_answers(scene.game, standing) == {2: []}
    serve(scene)

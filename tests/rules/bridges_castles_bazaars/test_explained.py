"""Bridges and bids that are not possible now: the refusal says what is wrong, with its clause."""

from __future__ import annotations

from typing import Any

from rules import Refusal
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import FIRST, NEW, bid, build, market, pick, stage
from tests.rules.scene import Scene


def said(refusal: Refusal) -> tuple[str, str]:
    """Return the code and the clause of a refusal, whose sentence is not the common one."""
    assert refusal.code != "type.now"
    assert refusal.clause != "BASE-TURN-1"
    return refusal.code, refusal.clause


def two_monasteries(**keys: Any) -> Scene:
    """A second tile without roads lies beside the first."""
    return stage("*L ??", **{"hand": ["L", "L", "L"], **keys}).place("??")


def span(x: int, y: int) -> dict[str, Any]:
    return {"type": "build_bridge", "x": x, "y": y, "axis": "ns"}


@clause("BRIDGE-1", "BRIDGE-2")
def test_second_bridge_is_refused_with_its_clause() -> None:
    scene = build(two_monasteries(), 1, 0, "ns")
    assert said(scene.refuses(**span(0, 0))) == ("bridge.again", "BRIDGE-2")


@clause("BRIDGE-19")
def test_late_bridge_is_refused_with_its_clause() -> None:
    scene = two_monasteries(edition=NEW).deploy("monastery")
    assert said(scene.refuses(**span(1, 0))) == ("bridge.late", "BRIDGE-19")
    first = two_monasteries(edition=FIRST).deploy("monastery")
    build(first, 1, 0, "ns").end()
    assert said(first.refuses(**span(1, 0))) == ("bridge.moment", "BRIDGE-18")


@clause("BRIDGE-1")
def test_bridge_of_an_empty_supply_is_refused_with_its_clause() -> None:
    scene = two_monasteries(supply={"bridge": 0})
    assert said(scene.refuses(**span(1, 0))) == ("bridge.supply", "BRIDGE-1")


@clause("BAZAAR-8", "BAZAAR-9", "BAZAAR-18")
def test_bid_out_of_turn_is_refused_with_its_clause() -> None:
    """Before the opening, twice, by the chooser, by who comes later, after all calls, and with a tile."""
    scene = market(scores=[9, 9, 9, 9], seats=4)
    offer = {"type": "auction_bid", "bid": 5}
    assert said(scene.refuses(**offer)) == ("auction.opening", "BAZAAR-8")
    assert said(scene.refuses(**offer, seat=2)) == ("auction.opening", "BAZAAR-8")
    bid(pick(scene, 0, 1), 2)
    refusal = scene.refuses(**offer, seat=0)
    assert said(refusal) == ("auction.turn", "BAZAAR-9")
    assert (refusal.params, refusal.sentence) == ({"player": 3}, "It's seat D's turn to bid or pass.")
    assert said(scene.refuses(**offer, seat=1)) == ("auction.called", "BAZAAR-9")
    assert said(scene.refuses(**offer, seat=2)) == ("auction.called", "BAZAAR-9")
    scene.act(type="pass").act(type="pass")
    assert said(scene.refuses(**offer)) == ("auction.over", "BAZAAR-9")
    scene.act(type="auction_settle", choice="sell")
    pick(scene, 1, 0)
    assert said(scene.refuses(**offer, seat=2)) == ("auction.served", "BAZAAR-18")


@clause("BAZAAR-9")
def test_bid_without_an_auction_is_refused_with_its_clause() -> None:
    assert said(two_monasteries().refuses(type="auction_bid", bid=1)) == ("auction.none", "BAZAAR-9")


@clause("BASE-TURN-1")
def test_unknown_action_is_refused_as_before() -> None:
    scene = stage("*L ??", hand=["L", "L"], options={"x8.bridges": "off", "x8.bazaars": "off"}).place("??")
    for action in (span(1, 0), {"type": "auction_bid", "bid": 1}, {"type": "undo"}):
        assert scene.refuses(**action).code == "type.now"

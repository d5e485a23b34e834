"""A match of four in which an auction has begun, and its players' answers in advance."""

from __future__ import annotations

import json
from typing import Any

import rules
from games.answers import giving
from games.answers.playing import play_due
from games.event_log.read import encoded_events
from games.game_cache import CACHE
from games.models import Match
from tests.games import play

NEVER_BUY = {"kind": "auction_never_buy"}
PASS = {"kind": "pass_until_turn"}


def most(bid: int, tile: int = 0) -> dict[str, Any]:
    return {"kind": "auction_maximum", "tile": tile, "bid": bid}


def auction(clock: dict[str, Any] | None = None, seats: Any = 4) -> Match:
    """Return the match: Ann has placed a bazaar tile, so Bob chooses a tile."""
    setup = {"expansions": ["bridges-castles-bazaars"], "edition": "hig-2010"}
    match = play.running(seats, clock, **setup)
    bag = rules.Setup.from_json(match.setup).bag()
    bag.remove("BB/F.b")
    Match.objects.filter(pk=match.pk).update(draws=["BB/F.b", *bag])
    CACHE.forget()
    play.move(match, next(action for action in play.legal(match) if "needs" not in action))
    play.move(match, {"type": "end_turn"})
    return play.fresh(match)


def player_at(match: Match, seat: int) -> int:
    pk = match.seats.get(index=seat).player_id
    assert pk is not None
    return pk


def gives(match: Match, seat: int, answer: dict[str, Any]) -> None:
    giving.give(match.public_id, player_at(match, seat), None, answer)


def takes_back(match: Match, seat: int, answer: dict[str, Any]) -> None:
    giving.take_back(match.public_id, player_at(match, seat), None, answer)


def opens(match: Match, tile: int = 0, bid: int = 0) -> None:
    """Bob puts a tile up for auction."""
    play.move(match, {"type": "auction_choose", "tile": tile, "bid": bid})


def works() -> None:
    """A worker plays what is due, until there is nothing left."""
    while play_due():
        pass


def events(match: Match, after: int) -> list[dict[str, Any]]:
    return [json.loads(text) for text in encoded_events(play.fresh(match), after)]


def said(match: Match, after: int) -> list[tuple[int, Any, bool]]:
    """Return seat, bid or choice (None for a pass), and whether it was answered in advance."""
    return [
        (e["seat"], e["action"].get("bid", e["action"].get("choice")), e.get("in_advance", False))
        for e in events(match, after)
    ]

"""What would follow from an action is in the offer of the seat that decides, and nowhere else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from django.test import Client

import rules
from games import payloads, service
from games.game_cache import CACHE
from games.models import Match
from tests.games import play
from tests.games.test_http import client_of

pytestmark = pytest.mark.django_db(transaction=True)

FOUNDATION = "TO/RCr"
REACH = {(1, 0), (1, -1), (2, 0), (1, 1), (0, 0)}


def asked(aids: str = "usual") -> Match:
    """Return a match that asks the first seat whether to put a tower piece east of the start tile."""
    seats = [play.seat("Ann"), play.seat("Bob")]
    setup = {"expansions": ["tower"], "options": {"tower.own": "no"}}
    match = service.start(service.open_match(), setup=setup, seats=seats, clock={"kind": "none"}, aids=aids)
    order = rules.Setup.from_json(match.setup).bag()
    order.remove(FOUNDATION)
    Match.objects.filter(pk=match.pk).update(draws=[FOUNDATION, *order])
    CACHE.forget()
    east = next(a for a in play.legal(match) if (a["x"], a["y"]) == (1, 0))
    play.move(match, play.plain(east))
    return play.fresh(match)


def towers(match: Match, seat: int | None = 0) -> list[dict[str, Any]]:
    """Return the places for a tower piece in what a seat is sent."""
    sent = payloads.offer(match, seat)
    assert sent is not None
    actions = msgspec.json.decode(sent["text"])["decision"].get("actions", [])
    return [action for action in actions if action["type"] == "place_tower"]


def test_seat_that_decides_gets_previews_and_others_get_no_actions() -> None:
    match = asked()
    (action,) = towers(match)
    assert {(cell["x"], cell["y"]) for cell in action["preview"]["reach"]} == REACH
    assert action["preview"]["captives"] == []
    assert [towers(match, seat) for seat in (1, None)] == [[], []]
    offer = client_of(match, 0).get(f"/api/matches/{match.public_id}/offer").json()
    assert action in offer["decision"]["actions"]
    assert "preview" not in Client().get(f"/api/matches/{match.public_id}/offer").content.decode()


def test_offer_of_a_tournament_has_no_previews() -> None:
    (action,) = towers(asked("tournament"))
    assert action == {"seat": 0, "type": "place_tower", "x": 1, "y": 0}


def test_preview_that_is_sent_back_is_not_stored() -> None:
    match = asked()
    (action,) = towers(match)
    play.move(match, action)
    row = match.log.order_by("number").last()
    assert row is not None
    assert row.action == {"seat": 0, "type": "place_tower", "x": 1, "y": 0}
    events = client_of(match, 0).get(f"/api/matches/{match.public_id}/events", {"after": 0}).content.decode()
    assert "preview" not in events

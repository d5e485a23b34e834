"""Claims as a setting of a table: off unless the host chooses, shown in the lobby, kept for a rematch."""

from __future__ import annotations

import pytest

from games.models import Match
from lobby.models import Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_match_can_not_be_claimed_unless_the_host_chooses(ann: Browser, bob: Browser) -> None:
    made = ann.post("/api/tables", {})
    assert made["claim_days"] == 0
    table = f"/api/tables/{made['id']}"
    assert ann.patch(table, {"claim_days": 7})["claim_days"] == 7
    assert ann.patch(table, {"size": 3})["claim_days"] == 7
    assert ann.patch(table, {"claim_days": 2}).status == 400
    assert bob.patch(table, {"claim_days": 1}).status == 403


def test_clock_takes_the_place_of_claims(ann: Browser) -> None:
    made = ann.post("/api/tables", {"claim_days": 7})
    table = f"/api/tables/{made['id']}"
    clock = {"kind": "move", "move": 86_400_000}
    assert ann.patch(table, {"clock": clock})["claim_days"] == 0
    assert ann.patch(table, {"claim_days": 7})["claim_days"] == 0


def test_lobby_says_so_before_anybody_sits_down(ann: Browser, bob: Browser) -> None:
    off = ann.post("/api/tables", {})["id"]
    on = ann.post("/api/tables", {"claim_days": 14})["id"]
    cards = {card["id"]: card.get("claim_days") for card in bob.get("/api/lobby")["tables"]}
    assert cards == {off: None, on: 14}
    assert bob.get(f"/api/tables/{on}")["claim_days"] == 14


def test_match_rematch_and_favourite_keep_it(ann: Browser) -> None:
    table = ann.post("/api/tables", {"claim_days": 3})["id"]
    kept = ann.post("/api/me/favourites", {"name": "Slow", "table": table})
    assert kept["plays"]["claim_days"] == 3
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    match = Match.objects.get(public_id=ann.post(f"/api/tables/{table}/start")["match"])
    assert match.claim_days == 3
    assert ann.get(f"/api/matches/{match.public_id}")["claim_days"] == 3
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    again = ann.post(f"/api/matches/{match.public_id}/rematch")["table"]
    assert Table.objects.get(pk=again).claim_days == 3
    other = ann.post("/api/tables", {})["id"]
    applied = ann.post(f"/api/tables/{other}/favourite", {"favourite": kept["id"]})
    assert applied["table"]["claim_days"] == 3

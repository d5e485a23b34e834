"""Aids as a setting of a table: chosen by the host, shown before one sits down, kept for a rematch."""

from __future__ import annotations

import pytest

from games.models import Match
from lobby.models import Favourite, Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_table_plays_as_usual_unless_its_host_chooses(ann: Browser) -> None:
    made = ann.post("/api/tables", {})
    assert made["aids"] == "usual"
    changed = ann.patch(f"/api/tables/{made['id']}", {"aids": "tournament"})
    assert changed["aids"] == "tournament"
    assert ann.patch(f"/api/tables/{made['id']}", {"size": 3})["aids"] == "tournament"
    assert ann.patch(f"/api/tables/{made['id']}", {"aids": "expert"}).status == 400


def test_only_the_host_chooses_the_aids(ann: Browser, bob: Browser) -> None:
    table = ann.post("/api/tables", {})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    assert bob.patch(f"/api/tables/{table}", {"aids": "tournament"}).status == 403
    assert Table.objects.get(pk=table).aids == "usual"


def test_lobby_says_so_before_anybody_sits_down(ann: Browser, bob: Browser) -> None:
    usual = ann.post("/api/tables", {})["id"]
    strict = ann.post("/api/tables", {"aids": "tournament"})["id"]
    cards = {card["id"]: card.get("aids") for card in bob.get("/api/lobby")["tables"]}
    assert cards == {usual: None, strict: "tournament"}
    assert bob.get(f"/api/tables/{strict}")["aids"] == "tournament"


def test_match_and_rematch_keep_the_aids(ann: Browser) -> None:
    table = ann.post("/api/tables", {"aids": "tournament"})["id"]
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    match = Match.objects.get(public_id=ann.post(f"/api/tables/{table}/start")["match"])
    assert match.aids == "tournament"
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    again = ann.post(f"/api/matches/{match.public_id}/rematch")["table"]
    assert Table.objects.get(pk=again).aids == "tournament"


def test_favourite_keeps_the_aids_and_an_old_one_plays_as_usual(ann: Browser) -> None:
    table = ann.post("/api/tables", {"aids": "beginner"})["id"]
    kept = ann.post("/api/me/favourites", {"name": "First time", "table": table})
    assert kept["plays"]["aids"] == "beginner"
    favourite = Favourite.objects.get(pk=kept["id"])
    del favourite.plays["aids"]
    favourite.save()
    assert "aids" not in ann.get("/api/me/favourites")["favourites"][0]["plays"]
    applied = ann.post(f"/api/tables/{table}/favourite", {"favourite": kept["id"]})
    assert applied["table"]["aids"] == "usual"
    Favourite.objects.filter(pk=kept["id"]).update(plays={**favourite.plays, "aids": "unheard-of"})
    applied = ann.post(f"/api/tables/{table}/favourite", {"favourite": kept["id"]})
    assert [each["code"] for each in applied["left_out"]] == ["table.aids"]
    assert applied["table"]["aids"] == "usual"

"""Tables: their start and end, and who may see the private ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games.models import Match
from lobby import tables
from lobby.models import Player, Table
from lobby.tables import access, closing
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


# --- starting and closing ----------------------------------------------------------------------------------


def test_the_start_makes_the_match(ann: Browser, bob: Browser) -> None:
    table = ann.opens(size=4, options={"farm.enabled": "no"}, clock={"kind": "move", "move": 60_000})
    guest_salt = secrets.token_hex(16)
    bob.post(f"/api/tables/{table}/join", {"salt": guest_salt})
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    before = ann.sees(table)
    started = ann.post(f"/api/tables/{table}/start")
    assert started["status"] == "started"
    match = Match.objects.get(public_id=started["match"])
    assert match.status == "running"
    assert match.commitment == before["commitment"] == started["commitment"]
    assert match.table == table
    assert match.salts[1:] == [guest_salt, "00"]
    assert match.setup["seats"] == ["Ann", "Bob", started["seats"][2]["name"]]
    assert match.setup["options"]["farm.enabled"] == "no"
    assert match.clock["move"] == 60_000
    assert list(match.seats.values_list("kind", flat=True)) == ["human", "human", "bot"]


def test_empty_seats_are_left_out(ann: Browser, guest: Guest) -> None:
    table = ann.opens(size=4)
    first, second = guest("One"), guest("Two")
    first.joins(table)
    second.joins(table)
    first.post(f"/api/tables/{table}/leave")
    started = ann.post(f"/api/tables/{table}/start")
    assert [seat["name"] for seat in started["seats"]] == ["Ann", "Two"]
    assert second.sees(table)["you"]["seat"] == 1
    assert Match.objects.get(public_id=started["match"]).setup["seats"] == ["Ann", "Two"]


def test_start_with_one_player_is_refused(ann: Browser) -> None:
    table = ann.opens()
    assert ann.post(f"/api/tables/{table}/start").code == "table.too_few"
    assert ann.sees(table)["status"] == "open"


def test_only_the_host_starts_and_closes(ann: Browser, bob: Browser, guest: Guest) -> None:
    table = ann.opens()
    bob.joins(table)
    for other in (bob, guest("Eve")):
        assert other.post(f"/api/tables/{table}/start").code == "table.host"
        assert other.post(f"/api/tables/{table}/close").code == "table.host"


def test_after_the_start_nothing_changes_any_more(ann: Browser, bob: Browser, guest: Guest) -> None:
    table = ann.opens()
    bob.joins(table)
    ann.post(f"/api/tables/{table}/start")
    for refused in (
        ann.post(f"/api/tables/{table}/start"),
        ann.post(f"/api/tables/{table}/close"),
        ann.patch(f"/api/tables/{table}", {"size": 3}),
        ann.post(f"/api/tables/{table}/bots", {"level": "random"}),
        ann.delete(f"/api/tables/{table}/seats/1"),
        bob.post(f"/api/tables/{table}/leave"),
        guest("Eve").joins(table),
    ):
        assert (refused.status, refused.code) == (409, "table.not_open")
    assert Match.objects.exclude(status="waiting").count() == 1


def test_an_option_that_no_longer_fits_is_refused_at_the_start(ann: Browser, bob: Browser) -> None:
    table = ann.opens(size=4, options={"setup.first_player": 3})
    bob.joins(table)
    assert ann.post(f"/api/tables/{table}/start").code == "option.value"
    assert ann.sees(table)["status"] == "open"


def test_table_with_a_retired_option_is_accepted_and_started(ann: Browser, bob: Browser) -> None:
    table = ann.opens(size=2, options={"terms": "follower-cloister-farm"})
    bob.joins(table)
    started = ann.post(f"/api/tables/{table}/start")
    assert started["status"] == "started"
    assert Match.objects.get(public_id=started["match"]).setup["options"]["terms"] == "follower-cloister-farm"
    assert "terms" not in {option["name"] for option in ann.get("/api/setup")["options"]}


def test_host_closes_the_table(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    bob.joins(table)
    assert ann.post(f"/api/tables/{table}/close")["status"] == "closed"
    assert bob.get("/api/lobby")["my_tables"] == []
    assert bob.joins(table).code == "table.not_open"


def age(table: str, seconds: float) -> None:
    then = timezone.now() - timedelta(seconds=seconds)
    Table.objects.filter(pk=table).update(touched_at=then)
    Player.objects.update(seen_at=then)


def test_an_abandoned_table_expires(ann: Browser, settings: Any) -> None:
    table, fresh = ann.opens(), ann.opens()
    age(table, settings.LOBBY["table_life"] + 1)
    assert tables.close_abandoned() == 1
    assert Table.objects.get(pk=table).status == "closed"
    assert Table.objects.get(pk=fresh).status == "open"


def test_close_abandoned_skips_tables_that_another_request_has_closed_or_deleted(
    ann: Browser, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, gone, left = ann.opens(), ann.opens(), ann.opens()
    for table in (closed, gone, left):
        age(table, settings.LOBBY["table_life"] + 1)
    locked = access.locked

    def closed_by_another_request(table: Table) -> Table:
        Table.objects.filter(pk=closed).update(status="closed")
        Table.objects.filter(pk=gone).delete()
        return locked(table)

    monkeypatch.setattr(closing, "locked", closed_by_another_request)
    assert tables.close_abandoned() == 1
    assert Table.objects.get(pk=left).status == "closed"


def test_table_with_a_present_player_does_not_expire(ann: Browser, settings: Any) -> None:
    table = ann.opens()
    age(table, settings.LOBBY["table_life"] + 1)
    ann.get("/api/me")
    assert tables.close_abandoned() == 0


# --- private tables ----------------------------------------------------------------------------------------


def test_private_table_is_404_for_others(ann: Browser, bob: Browser, stranger: Browser) -> None:
    table = ann.opens(private=True)
    unknown = bob.sees("t-22222222")
    for other in (bob, stranger):
        hidden = other.sees(table)
        assert (hidden.status, hidden.json) == (404, unknown.json)
        assert other.get("/api/lobby")["tables"] == []
    stranger.get("/api/me")
    assert bob.joins(table).status == 404
    assert bob.joins(table, invite="guess").status == 404
    for verb in ("leave", "start", "close"):
        assert bob.post(f"/api/tables/{table}/{verb}").status == 404
    assert bob.patch(f"/api/tables/{table}", {"size": 2}).status == 404
    assert bob.post(f"/api/tables/{table}/bots", {"level": "random"}).status == 404
    assert bob.delete(f"/api/tables/{table}/bots/0").status == 404
    assert bob.delete(f"/api/tables/{table}/seats/0").status == 404


def test_link_opens_a_private_table(ann: Browser, bob: Browser, stranger: Browser) -> None:
    table = ann.opens(private=True)
    invite = ann.sees(table)["invite"]
    seen = stranger.get(f"/api/tables/{table}?invite={invite}")
    assert seen.status == 200
    assert seen["invite"] is None
    assert bob.joins(table, invite=invite)["you"]["seat"] == 1
    assert bob.sees(table)["invite"] == invite


def test_the_secret_of_a_public_table_is_its_members_too(ann: Browser, bob: Browser) -> None:
    table = ann.opens()
    assert bob.sees(table)["invite"] is None
    assert all("invite" not in shown for shown in bob.get("/api/lobby")["tables"])


def test_the_match_of_a_private_table_is_not_listed(ann: Browser, bob: Browser) -> None:
    table = ann.opens(private=True)
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    match = ann.post(f"/api/tables/{table}/start")["match"]
    assert bob.get("/api/lobby")["running"] == []
    assert [mine["id"] for mine in ann.get("/api/lobby")["my_matches"]] == [match]


def test_no_salt_is_ever_shown(ann: Browser, bob: Browser) -> None:
    salt = secrets.token_hex(16)
    table = ann.post("/api/tables")["id"]
    ann.post(f"/api/tables/{table}/join", {"salt": salt})
    seed = Table.objects.get(pk=table).match.seed  # type: ignore[union-attr]
    for shown in (ann.sees(table), bob.sees(table), ann.get("/api/lobby"), bob.joins(table)):
        assert salt not in str(shown.json)
        assert seed not in str(shown.json)


@pytest.mark.parametrize("table", ["t-aaaaaaaa", "x", "0", "%00", "..", "t-" + "a" * 300])
def test_unknown_tables_are_404(ann: Browser, table: str) -> None:
    assert ann.sees(table).status == 404
    assert ann.joins(table).status == 404


@pytest.mark.parametrize("text", ["\x00", "\ud800", "\U0010ffff" * 30, "'; DROP TABLE lobby_player; --"])
def test_unusual_characters_are_refused_or_kept_unchanged(ann: Browser, text: str) -> None:
    table = ann.opens()
    for answer in (
        ann.post("/api/tables", {"name": text}),
        ann.post("/api/tables", {"edition": text}),
        ann.post("/api/tables", {"expansions": [text]}),
        ann.post("/api/tables", {"options": {text: text}}),
        ann.post("/api/tables", {text: 1}),
        ann.post(f"/api/tables/{table}/bots", {"level": text}),
        ann.post(f"/api/tables/{table}/join", {"invite": text}),
        ann.patch("/api/me", {"name": text}),
        ann.patch("/api/me", {"marks": {"shape": text}}),
    ):
        assert answer.status in {200, 201, 400}

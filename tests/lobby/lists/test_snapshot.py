"""The snapshot of the lists: who shares it, what drops it and what does not."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.cache import cache
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from games import records
from lobby import notifications, players
from lobby.models import Player, Table
from lobby.payloads import snapshot
from lobby.payloads.snapshot import SNAPSHOT
from lobby.sockets.changes import Changes
from lobby.sockets.hub import LobbyHub
from tests.lobby.browser import Browser
from tests.lobby.lists import crowd

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time drop the snapshot, only changes."""
    monkeypatch.setattr(snapshot, "LIFETIME_S", 600.0)


def names(browser: Browser) -> list[str]:
    return [table["name"] for table in browser.get("/api/lobby")["tables"]]


def unannounced(name: str) -> None:
    """Write a table of which no notification comes here."""
    host = Player.objects.create(username="h", name="Host")
    Table.objects.create(name=name, host=host, size=2, edition="c3.1", clock=crowd.CLOCK)


def test_card_says_what_the_viewer_is_at_that_table(ann: Browser, stranger: Browser) -> None:
    ann.opens()
    assert ann.get("/api/lobby")["tables"][0]["you"] == {"seat": 0, "host": True, "invited": False}
    assert stranger.get("/api/lobby")["tables"][0]["you"] == {"seat": None, "host": False, "invited": False}


def test_change_is_in_the_next_answer_over_http(ann: Browser, bob: Browser, stranger: Browser) -> None:
    assert names(stranger) == []
    table = ann.opens(name="Mine", size=2)
    assert names(stranger) == ["Mine"]
    bob.joins(table)
    assert [seat["name"] for seat in stranger.get("/api/lobby")["tables"][0]["seats"]] == ["Ann", "Bob"]
    ann.patch(f"/api/tables/{table}", {"private": True})
    assert names(stranger) == []
    ann.patch(f"/api/tables/{table}", {"private": False})
    match = ann.post(f"/api/tables/{table}/start")["match"]
    shown = stranger.get("/api/lobby")
    assert (shown["tables"], [each["id"] for each in shown["running"]]) == ([], [match])


def test_player_who_comes_online_is_counted_at_once(ann: Browser, stranger: Browser) -> None:
    Player.objects.update(seen_at=None)
    assert stranger.get("/api/lobby")["here"] == 0
    assert ann.get("/api/lobby")["here"] == 1


def test_name_of_a_deleted_player_is_gone_at_once(
    ann: Browser, bob: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.opens(size=2)
    bob.joins(table)
    ann.post(f"/api/tables/{table}/start")
    rename = records.rename_seats

    def late(match_id: str, wanted: dict[int, str]) -> None:
        assert "Bob" in str(stranger.get("/api/lobby")["finished"])  # read after the match has ended
        rename(match_id, wanted)

    monkeypatch.setattr(records, "rename_seats", late)
    assert bob.post("/api/me/delete").status == 204
    assert "Bob" not in str(stranger.get("/api/lobby").json)


def test_what_the_lists_do_not_show_drops_nothing(ann: Browser, stranger: Browser) -> None:
    names(stranger)
    ann.opens(private=True)
    player = ann.player
    notifications.players_changed([player.pk])
    notifications.players_paired("m", [player.pk])
    notifications.session_revoked(player.pk)
    players.update_profile(player, name="Anna")
    with CaptureQueriesContext(connection) as captured:
        stranger.get("/api/lobby")
    assert len(captured) == 0


def test_change_by_another_process_drops_the_lists(stranger: Browser) -> None:
    names(stranger)
    unannounced("Far")
    assert names(stranger) == []  # nobody has said so
    cache.set(notifications.LISTS, "another")
    assert names(stranger) == ["Far"]


def test_nothing_that_may_be_rolled_back_is_kept(stranger: Browser) -> None:
    with transaction.atomic():
        unannounced("Never")
        assert names(stranger) == ["Never"]
        transaction.set_rollback(True)
    assert names(stranger) == []


@pytest.mark.parametrize(
    ("notification", "dropped"),
    [
        ({"tables": ["t"]}, True),
        ({"hidden": ["t"]}, True),
        ({"matches": ["m"]}, True),
        ({"tables": ["t"], "unlisted": True}, False),
        ({"players": [1]}, False),
        ({"here": True}, False),
        ({"paired": {"1": "m"}}, False),
    ],
)
def test_notification_drops_the_lists_only_if_they_show_it(
    notification: dict[str, Any], dropped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []
    monkeypatch.setattr(SNAPSHOT, "invalidate", lambda: calls.append(1))
    hub = LobbyHub.__new__(LobbyHub)
    hub._changes, hub._connections, hub._broadcasting = Changes(), set(), None
    hub.on_notification(notification)
    assert bool(calls) is dropped


@pytest.mark.parametrize("kind", ["events", "status", "chat"])
def test_what_happens_in_a_match_drops_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move of each match would otherwise have the lists read anew."""
    calls: list[int] = []
    monkeypatch.setattr(SNAPSHOT, "invalidate", lambda: calls.append(1))
    monkeypatch.setattr(LobbyHub, "_schedule", lambda _: None)
    hub = LobbyHub.__new__(LobbyHub)
    hub._changes, hub._connections = Changes(), {object()}  # type: ignore[arg-type]
    hub.on_match_notification({"kind": kind, "match": "abc", "turned": kind == "events"})
    assert calls == []
    assert hub._changes.turns == ({"abc"} if kind in {"events", "status"} else set())

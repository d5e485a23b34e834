"""What nobody has to do by hand: the worker deletes what has expired."""

from __future__ import annotations

import importlib
import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from config.settings import security
from games import records, signals
from games.models import LoggedAction, Match
from lobby import cleanup
from lobby.models import Player
from tools import ROOT

pytestmark = pytest.mark.django_db


def test_the_worker_deletes_expired_sessions_and_old_guests() -> None:
    then = timezone.now() - timedelta(days=700)
    Player.objects.create(username="guest-1", name="Old", is_guest=True, seen_at=then)
    Session.objects.create(session_key="expired1", session_data="", expire_date=then)
    Session.objects.create(session_key="current1", session_data="", expire_date=timezone.now() + timedelta(1))
    signals.cleanup_due.announce()
    assert not Player.objects.exists()
    assert list(Session.objects.values_list("session_key", flat=True)) == ["current1"]


def test_of_several_workers_one_cleans_up_in_an_hour() -> None:
    signals.cleanup_due.announce()
    Session.objects.create(session_key="expired1", session_data="", expire_date=timezone.now() - timedelta(1))
    signals.cleanup_due.announce()
    assert Session.objects.exists()
    cache.clear()
    signals.cleanup_due.announce()
    assert not Session.objects.exists()


@pytest.mark.parametrize("table", ["games_loggedaction", "games_seat", "games_chatmessage", "games_presence"])
def test_no_index_repeats_the_beginning_of_another(table: str) -> None:
    with connection.cursor() as cursor:
        found = connection.introspection.get_constraints(cursor, table)
    indexes = [tuple(each["columns"]) for each in found.values() if each["index"] or each["unique"]]
    assert ("match_id",) not in indexes
    assert any(columns[:1] == ("match_id",) for columns in indexes)


def test_https_promises_nothing_for_other_hosts_of_the_domain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS", "on")
    try:
        assert importlib.reload(security).SECURE_HSTS_SECONDS > 0
        assert not security.SECURE_HSTS_PRELOAD
        assert not security.SECURE_HSTS_INCLUDE_SUBDOMAINS
        monkeypatch.setenv("HSTS_PRELOAD", "on")
        assert importlib.reload(security).SECURE_HSTS_PRELOAD
    finally:
        monkeypatch.undo()
        importlib.reload(security)


def test_uploads_of_guests_expire_and_those_of_accounts_stay(settings: Any) -> None:
    guest = Player.objects.create(username="guest-1", name="Old", is_guest=True, seen_at=timezone.now())
    account = Player.objects.create(username="annie", name="Ann")
    record = json.loads(next((ROOT / "tests" / "records").rglob("*.json")).read_text())
    for uploader in (guest, account, None):
        Match.objects.filter(pk=records.upload(record, uploader).pk).update(
            created_at=timezone.now() - timedelta(days=400)
        )
    recent = records.upload(record, guest)
    settings.LOBBY = {**settings.LOBBY, "upload_life": 365 * 86_400}
    assert cleanup.clean_up().uploads == 2
    assert set(Match.objects.values_list("uploader", "pk")) == {
        (account.pk, Match.objects.get(uploader=account).pk),
        (guest.pk, recent.pk),
    }
    assert LoggedAction.objects.filter(match=recent).exists()


def test_the_log_of_a_played_match_can_not_be_deleted() -> None:
    match, now = Match.objects.create(commitment="c", seed="s"), timezone.now()
    LoggedAction.objects.create(match=match, number=1, seat=0, command_id="command-1", action={}, at=now)
    with pytest.raises(DatabaseError), transaction.atomic():
        LoggedAction.objects.filter(match=match).delete()

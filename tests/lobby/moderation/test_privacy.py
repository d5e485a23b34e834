"""A copy of one's data, and deletion: the name is gone everywhere, and games of others stay whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import timezone

import rules
from games.event_log.read import encoded_events
from games.game_cache import CACHE
from games.matches.recovery import first_difference
from games.models import Analysis, ChatMessage, LoggedAction, Match, Seat
from lobby import privacy
from lobby.cleanup import clean_up
from lobby.models import Player, Report, Table
from rules.verification import problem_of
from tests.games.play import legal, move
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import PASSWORD, finished, match_of, operator, says, sign_up

pytestmark = pytest.mark.django_db(transaction=True)
Guest = Callable[..., Browser]


def end(match: Match) -> None:
    """All but one leave the match."""
    for index in range(match.seats.count() - 1):
        if Match.objects.get(pk=match.pk).status == Match.Status.RUNNING:
            now = Match.objects.get(pk=match.pk)
            from games import service

            action = {"seat": index, "type": "forfeit"}
            service.submit(match.public_id, index, now.number, f"leave-{index}-xxxx", action)


def delete(browser: Browser, password: str = "") -> int:
    status: int = browser.post("/api/me/delete", {"password": password} if password else {}).status
    return status


def everything(match: Match) -> str:
    """Return all that is stored about a match, and all that is sent of it."""
    fresh = Match.objects.get(pk=match.pk)
    stored = [Match.objects.filter(pk=match.pk).values(), Seat.objects.filter(match=match).values()]
    log = LoggedAction.objects.filter(match=match).values_list("change", "action")
    return json.dumps([list(each) for each in (*stored, log)], default=str) + "".join(
        encoded_events(fresh, 0)
    )


def test_the_name_leaves_a_finished_match_and_its_record_verifies(guest: Guest) -> None:
    zenobia, bob = guest("Zenobia"), guest("Bob")
    match = finished(zenobia, bob)
    end(match)
    says(zenobia, match.public_id, "I am Zenobia")
    says(bob, match.public_id, "hello")
    before = bob.client.get(f"/api/matches/{match.public_id}/record").content
    actions = list(LoggedAction.objects.filter(match=match).values_list("number", "seat", "action", "at"))
    assert "Zenobia" in everything(match)
    assert delete(zenobia) == 204
    assert "Zenobia" not in everything(match)
    CACHE.forget()
    assert "Zenobia" not in everything(match)
    assert actions == list(
        LoggedAction.objects.filter(match=match).values_list("number", "seat", "action", "at")
    )
    assert list(ChatMessage.objects.values_list("name", "text")) == [("Bob", "hello")]
    assert first_difference(Match.objects.get(pk=match.pk)) is None
    call_command("recheck", match.public_id, stdout=StringIO())
    after = bob.client.get(f"/api/matches/{match.public_id}/record").content
    assert b"Zenobia" not in after
    for text in (before, after):
        assert problem_of(rules.Record.from_data(json.loads(text))) is None
    seats = bob.get(f"/api/matches/{match.public_id}")["seats"]
    assert [(seat["name"], seat["player"], seat.get("deleted")) for seat in seats] == [
        ("Deleted player", None, True),
        ("Bob", bob.player.public_id, None),
    ]
    [line] = bob.get("/api/lobby")["finished"]["matches"]
    assert [seat.get("deleted") for seat in line["seats"]] == [True, None]
    assert [seat.get("guest") for seat in line["seats"]] == [None, True]


def test_a_running_match_goes_on_and_loses_the_name_when_it_is_over(guest: Guest) -> None:
    zenobia, bob, cleo = guest("Zenobia"), guest("Bob"), guest("Cleo")
    match = finished(zenobia, bob, cleo)
    assert delete(zenobia) == 204
    now = Match.objects.get(pk=match.pk)
    assert now.status == Match.Status.RUNNING
    assert Seat.objects.get(match=match, index=0).name == "Deleted player"
    assert clean_up().renamed == 0
    assert legal(match)
    move(match)
    from games import service

    number = Match.objects.get(pk=match.pk).number
    service.submit(match.public_id, 1, number, "leave-bob-xxxx", {"seat": 1, "type": "forfeit"})
    assert Match.objects.get(pk=match.pk).status == Match.Status.OVER
    assert clean_up().renamed == 1
    assert "Zenobia" not in everything(match)
    assert first_difference(Match.objects.get(pk=match.pk)) is None
    text = bob.client.get(f"/api/matches/{match.public_id}/record").content
    assert problem_of(rules.Record.from_data(json.loads(text))) is None


def test_deletion_needs_the_password_of_an_account(guest: Guest) -> None:
    ann = sign_up(guest("Ann"), "annie")
    assert ann.post("/api/me/delete", {"password": "wrong"}).code == "account.password"
    assert ann.post("/api/me/delete").code == "account.password"
    assert Player.objects.count() == 1
    assert delete(ann, PASSWORD) == 204
    assert Player.objects.count() == 0
    assert ann.get("/api/me").json == {"player": None}


def test_an_operators_account_is_not_deleted_here(guest: Guest) -> None:
    ann = guest("Ann")
    Player.objects.filter(pk=ann.player.pk).update(is_staff=True)
    assert ann.post("/api/me/delete").code == "account.staff"


def test_tables_of_a_deleted_player_are_left_and_handed_over(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    alone, shared = ann.opens(), ann.opens(name="Ann’s evening")
    bob.joins(shared)
    started = Match.objects.get(public_id=match_of(ann, bob))
    assert delete(ann) == 204
    assert not Table.objects.filter(pk=alone).exists()
    assert Table.objects.get(pk=shared).host == bob.player
    assert Table.objects.get(match=started).host == bob.player
    assert not Table.objects.filter(name__contains="Ann").exists()


def test_reports_and_the_admin_log_forget_who_made_them(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.post("/api/reports", {"player": bob.player.public_id, "reason": "spam", "words": "Ann was here"})
    assert delete(ann) == 204
    made = Report.objects.get()
    assert (made.reporter, made.words) == (None, "")
    assert delete(bob) == 204
    made.refresh_from_db()
    assert made.reported is None


def test_a_copy_has_what_is_the_players_own_and_nothing_hidden(guest: Guest) -> None:
    ann, bob = sign_up(guest("Ann"), "annie"), guest("Bob")
    match = finished(ann, bob)
    says(ann, match.public_id, "my words")
    says(bob, match.public_id, "other words")
    ann.post("/api/me/people", {"player": bob.player.public_id, "kind": "muted"})
    Analysis.objects.create(match=match, version=1, asked_by=ann.player, asked_at=match.created_at)
    answer = ann.client.get("/api/me/export")
    assert f'filename="bastide-{ann.player.public_id}.json"' in answer["Content-Disposition"]
    data = json.loads(answer.content)
    assert data["profile"]["username"] == "annie"
    (one,) = data["matches"]
    own = LoggedAction.objects.filter(match=match, seat=0).values_list("action", flat=True)
    assert [each["action"] for each in one["actions"]] == list(own)
    assert [line["text"] for line in data["chat"]] == ["my words"]
    assert [each["match"] for each in data["analyses"]] == [match.public_id]
    assert data["people"][0]["name"] == "Bob"
    text = answer.content.decode()
    assert match.seed not in text
    assert "password" not in text
    assert "other words" not in text


def test_copies_are_limited(ann: Browser, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "export": {"new_guest": "1/hour"}}
    assert ann.client.get("/api/me/export").status_code == 200
    assert ann.client.get("/api/me/export").status_code == 429


def test_old_chat_and_closed_reports_are_deleted_in_time(ann: Browser, bob: Browser, settings: Any) -> None:
    match = match_of(ann, bob)
    says(ann, match, "long ago")
    ann.post("/api/reports", {"player": bob.player.public_id, "reason": "spam"})
    long_ago = timezone.now() - timedelta(days=400)
    ChatMessage.objects.update(at=long_ago)
    Report.objects.update(created_at=long_ago)
    says(ann, match, "now")
    assert privacy.delete_expired() == privacy.Expired(
        chat=1, reports=0, renamed=0, copies=0
    )  # the report is open
    Report.objects.update(status=Report.Status.HANDLED)
    assert privacy.delete_expired().reports == 1
    ChatMessage.objects.update(at=long_ago)
    settings.RETENTION = {**settings.RETENTION, "chat": 0}
    assert privacy.delete_expired().chat == 0


def test_the_privacy_page_says_what_the_settings_say(stranger: Browser, settings: Any) -> None:
    settings.RETENTION = {**settings.RETENTION, "chat": 30}
    assert stranger.get("/api/privacy")["chat_days"] == 30


def test_an_operators_rows_in_the_log_stay_without_a_name(ann: Browser) -> None:
    from lobby import moderation

    olga, _ = operator()
    moderation.log(olga, "warning", player=ann.player)
    key = ann.player.public_id
    assert delete(ann) == 204
    from lobby.models import ModerationEntry

    assert ModerationEntry.objects.get().player == key

"""Warnings, mutes and bars, the queue at the admin site, and the log of who did what."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction
from django.urls import reverse
from django.utils import timezone

from lobby import moderation
from lobby.models import ModerationEntry, Player, Report, Sanction
from realtime.refusals import RequestRefused
from tests.lobby.browser import Browser
from tests.lobby.client import in_request_thread
from tests.lobby.moderation.scene import log_in, match_of, operator, says, sign_up

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def reported(ann: Browser, bob: Browser) -> Report:
    match = match_of(ann, bob)
    line = says(bob, match, "<b>you fool</b>")
    body = {"player": bob.player.public_id, "reason": "insults", "match": match, "message": line}
    ann.post("/api/reports", body)
    return Report.objects.get()


def decide(client: Any, report: Report, **form: Any) -> Any:
    return client.post(reverse("admin:lobby_report_change", args=[report.pk]), form)


def test_the_queue_shows_open_reports_with_their_context(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    _, client = operator()
    assert "insults" in client.get(reverse("admin:lobby_report_changelist")).content.decode().lower()
    page = client.get(reverse("admin:lobby_report_change", args=[report.pk])).content.decode()
    assert "&lt;b&gt;you fool&lt;/b&gt;" in page
    assert f"/replay/{report.match}?n=0" in page
    assert "Decide" in page


def test_a_warning_is_shown_once(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    olga, client = operator()
    assert decide(client, report, action="warning", words="Stay friendly, please.").status_code == 302
    (notice,) = bob.get("/api/me")["notices"]
    assert (notice["kind"], notice["words"]) == ("warning", "Stay friendly, please.")
    assert ann.delete(f"/api/me/notices/{notice['id']}").code == "notice.missing"
    assert bob.delete(f"/api/me/notices/{notice['id']}").status == 204
    assert "notices" not in bob.get("/api/me").json
    report.refresh_from_db()
    assert report.status == Report.Status.HANDLED
    entries = [(each.actor, each.action, each.player, each.report) for each in ModerationEntry.objects.all()]
    who = bob.player.public_id
    assert entries == [("olga", "handle", who, report.pk), ("olga", "warning", who, report.pk)]
    assert olga.is_staff


def test_a_warning_without_words_and_a_mute_without_days_are_not_accepted(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    _, client = operator()
    assert "A warning needs words." in decide(client, report, action="warning").content.decode()
    assert "For how many days?" in decide(client, report, action="mute").content.decode()
    assert not Sanction.objects.exists()
    assert Report.objects.get().status == Report.Status.OPEN


def test_a_muted_player_can_not_chat_until_then(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    _, client = operator()
    decide(client, report, action="mute", days=3, words="No chat for three days.")
    with pytest.raises(RequestRefused) as refused:
        says(bob, report.match, "again")
    assert refused.value.refusal.code == "chat.muted"
    mute = Sanction.objects.get()
    assert mute.until is not None
    assert timedelta(days=2.9) < mute.until - timezone.now() <= timedelta(days=3)
    assert refused.value.body["params"]["until"][:10] == mute.until.date().isoformat()
    assert says(ann, report.match, "fine")
    Sanction.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert says(bob, report.match, "back")


def test_a_dismissed_report_has_no_consequence(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    _, client = operator()
    url = reverse("admin:lobby_report_changelist")
    client.post(url, {"action": "dismiss", "_selected_action": [report.pk]})
    assert Report.objects.get().status == Report.Status.DISMISSED
    assert ModerationEntry.objects.get().action == "dismiss"
    assert not Sanction.objects.exists()


def test_a_barred_account_is_refused_at_log_in_until_the_bar_ends(guest: Guest) -> None:
    ann, bob = guest("Ann"), sign_up(guest("Bob"), "bobby")
    report = reported(ann, bob)
    _, client = operator()
    decide(client, report, action="bar", days=2, words="Two days off.")
    assert bob.get("/api/me")["player"] is None
    refused = log_in("bobby")
    assert refused.code == "account.barred_until"
    bar = Sanction.objects.get()
    assert bar.until is not None
    assert refused["params"]["until"][:10] == bar.until.date().isoformat()
    Sanction.objects.update(until=timezone.now() - timedelta(seconds=1))
    assert log_in("bobby").status == 200
    assert Player.objects.get(username="bobby").is_active


def test_a_wrong_password_of_a_barred_account_does_not_show_the_bar(guest: Guest) -> None:
    bob = sign_up(guest("Bob"), "bobby")
    olga, _ = operator()
    moderation.sanction(bob.player, Sanction.Kind.BAR, olga)
    browser = Browser()
    browser.get("/api/me")
    path = "/_allauth/browser/v1/auth/login"
    answer = browser.post(path, {"username": "bobby", "password": "not the password"})
    assert answer.code == "account.username_password_mismatch"


def test_a_barred_guest_sees_why_and_gets_no_new_guest_in_that_browser(bob: Browser) -> None:
    olga, _ = operator()
    moderation.sanction(bob.player, Sanction.Kind.BAR, olga, "No more.")
    me = bob.get("/api/me")
    assert me["player"] is None
    assert me["bar"] == {"until": None, "words": "No more."}
    assert bob.post("/api/me/guest", {}).code == "account.barred"


def test_a_bar_that_is_taken_back_lets_the_player_in(bob: Browser) -> None:
    olga, client = operator()
    player = bob.player
    made = moderation.sanction(player, Sanction.Kind.BAR, olga)
    url = reverse("admin:lobby_sanction_changelist")
    client.post(url, {"action": "lift", "_selected_action": [made.pk]})
    assert bob.get("/api/me")["player"]["id"] == player.public_id
    assert [each.action for each in ModerationEntry.objects.all()] == ["lift", "bar"]


def test_an_ended_bar_does_not_end_another(bob: Browser) -> None:
    olga, _ = operator()
    player = bob.player
    moderation.sanction(player, Sanction.Kind.BAR, olga, until=timezone.now() - timedelta(seconds=1))
    moderation.sanction(player, Sanction.Kind.BAR, olga)
    assert moderation.lift_expired() == 1
    player.refresh_from_db()
    assert not player.is_active


def test_the_log_can_not_be_changed(bob: Browser) -> None:
    olga, _ = operator()
    entry = moderation.log(olga, "warning", player=bob.player)
    with pytest.raises(TypeError):
        entry.save()
    with pytest.raises(TypeError):
        entry.delete()
    for statement in ("UPDATE lobby_moderationentry SET actor = 'eve'", "DELETE FROM lobby_moderationentry"):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    assert ModerationEntry.objects.get().actor == "olga"


def test_an_operator_without_the_right_sees_no_form(ann: Browser, bob: Browser) -> None:
    report = reported(ann, bob)
    _, client = operator()
    Player.objects.filter(username="olga").update(is_superuser=False)
    url = reverse("admin:lobby_report_change", args=[report.pk])
    assert client.get(url).status_code == 403
    assert decide(client, report, action="dismiss").status_code == 403
    assert Report.objects.get().status == Report.Status.OPEN


@pytest.mark.django_db(transaction=True)
async def test_the_sockets_of_a_barred_player_close_with_a_code_and_a_sentence(opened: Any) -> None:
    def begin() -> tuple[Browser, str, Player]:
        ann, bob = Browser().become("Ann"), Browser().become("Bob")
        return bob, match_of(ann, bob), operator()[0]

    bob, match, olga = await in_request_thread(begin)
    wire = await opened(f"/ws/matches/{match}/", bob)
    await wire.send({"t": "hello", "after": 0})
    await wire.receive("welcome")
    player = await in_request_thread(lambda: bob.player)
    await in_request_thread(lambda: moderation.sanction(player, Sanction.Kind.BAR, olga))
    refused = await wire.receive("refused")
    assert refused["code"] == "account.barred"
    assert refused["sentence"]
    assert (await wire.receive("closed"))["code"] == 4001

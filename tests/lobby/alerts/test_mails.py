"""Mails about turns: language, times, link, and the link that ends them."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.utils import timezone

from games.models import Match
from lobby import alerts
from lobby.models import AlertSettings
from tests.games.play import player
from tests.lobby.alerts.scene import days_match, look, time_comes, two, wants_mail
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize(
    ("language", "subject", "words"),
    [
        ("en", "[Bastide] It is your turn", ("Hello Ann", "You have time until", "No more of these mails")),
        ("de", "[Bastide] Du bist am Zug", ("Hallo Ann", "Du hast Zeit bis", "Keine solchen E-Mails")),
        ("pl", "[Bastide] Twoja kolej", ("Cześć Ann", "Masz czas do", "Nie chcę więcej")),
    ],
)
def test_the_mail_is_in_the_players_language_with_a_link_to_the_match(
    mailoutbox: list[Any], language: str, subject: str, words: tuple[str, ...]
) -> None:
    ann, bob = two()
    wants_mail(ann, language=language)
    match = days_match(ann, bob)
    assert look() == ["mailed"]
    (letter,) = mailoutbox
    assert letter.subject == subject
    assert letter.to == ["ann@example.org"]
    assert letter.from_email == "bastide@bastide.example"
    assert f"https://bastide.example/match/{match.public_id}\n" in letter.body
    for each in words:
        assert each in letter.body
    assert "Bob" not in letter.body


def test_the_mail_names_the_end_of_the_clock_in_the_players_zone(mailoutbox: list[Any]) -> None:
    ann, bob = two()
    wants_mail(ann, zone="Asia/Tokyo")
    match = days_match(ann, bob)
    look()
    due = Match.objects.get(pk=match.pk).due
    assert due is not None
    assert f"{due.astimezone(ZoneInfo('Asia/Tokyo')):%Y-%m-%d %H:%M} (Asia/Tokyo)" in mailoutbox[0].body


def test_the_link_in_the_mail_ends_the_mails_without_a_log_in(mailoutbox: list[Any]) -> None:
    ann, bob = two()
    wants_mail(ann)
    days_match(ann, bob)
    look()
    (page,) = re.findall(r"https://bastide.example/alerts/off/(\S+)", mailoutbox[0].body)
    answer = Client(enforce_csrf_checks=True).post(f"/api/alerts/off/{page}")
    assert (answer.status_code, answer.json()) == (200, {"mail": False})
    days_match(ann, bob)
    assert look() == ["mailed"]  # no second
    assert len(mailoutbox) == 1


def test_a_mail_program_ends_the_mails_with_one_request(mailoutbox: list[Any]) -> None:
    """As RFC 8058 says: a form of one field, without cookies, to the address of the header."""
    ann, bob = two()
    wants_mail(ann)
    days_match(ann, bob)
    look()
    headers = mailoutbox[0].extra_headers
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert headers["Auto-Submitted"] == "auto-generated"
    path = urlsplit(headers["List-Unsubscribe"].strip("<>")).path
    form, kind = "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"
    assert Client(enforce_csrf_checks=True).post(path, form, content_type=kind).status_code == 200
    assert AlertSettings.objects.get(player=ann).mail is False


def test_looking_at_the_link_changes_nothing(mailoutbox: list[Any]) -> None:
    """Mail programs open links to check them."""
    ann, bob = two()
    wants_mail(ann)
    days_match(ann, bob)
    look()
    path = urlsplit(mailoutbox[0].extra_headers["List-Unsubscribe"].strip("<>")).path
    assert Client().get(path).status_code == 405
    assert AlertSettings.objects.get(player=ann).mail is True


@pytest.mark.parametrize("token", ["x", "p-abcdefgh:forged", "%00", "p-abcdefgh"])
def test_a_forged_link_is_refused(token: str) -> None:
    answer = Client().post(f"/api/alerts/off/{token}")
    assert (answer.status_code, answer.json()["code"]) == (404, "alert.token")


def test_a_link_is_for_its_player_only(mailoutbox: list[Any]) -> None:
    from lobby.alerts.links import token

    ann, bob = two()
    wants_mail(ann)
    wants_mail(bob, "bob@example.org")
    assert Client().post(f"/api/alerts/off/{token(ann)}").status_code == 200
    assert AlertSettings.objects.get(player=ann).mail is False
    assert AlertSettings.objects.get(player=bob).mail is True
    forged = token(ann).replace(ann.public_id, bob.public_id)
    assert Client().post(f"/api/alerts/off/{forged}").status_code == 404


def test_only_a_confirmed_address_gets_mails(mailoutbox: list[Any]) -> None:
    ann, bob = two()
    wants_mail(ann)
    EmailAddress.objects.update(verified=False)
    days_match(ann, bob)
    assert look() == ["failed"]
    assert mailoutbox == []


def test_a_server_without_mail_sends_none(settings: Any, mailoutbox: list[Any]) -> None:
    ann, bob = two()
    wants_mail(ann)
    days_match(ann, bob)
    settings.EMAIL = {}
    assert look() == ["failed"]
    assert mailoutbox == []


@pytest.mark.parametrize(
    ("address", "state"), [(None, "no_address"), (False, "unconfirmed"), (True, "ready")]
)
def test_mails_are_refused_without_a_confirmed_address(
    guest: Callable[..., Browser], address: bool | None, state: str
) -> None:
    from tests.lobby.test_accounts import sign_up

    ann = guest("Ann")
    sign_up(ann, **({} if address is None else {"email": "ann@example.org"}))
    if address is not None:
        EmailAddress.objects.update_or_create(
            user=ann.player, email="ann@example.org", defaults={"verified": address, "primary": True}
        )
    assert ann.get("/api/me/alerts")["mail_state"] == state
    answer = ann.patch("/api/me/alerts", {"mail": True})
    if address:
        assert answer.status == 200
        assert answer["mail"] is True
    else:
        assert answer.code == "alert.mail"
        assert ann.get("/api/me/alerts")["mail"] is False


def test_a_mail_waits_for_the_end_of_quiet_hours(mailoutbox: list[Any]) -> None:
    ann, bob = player("Ann"), player("Bob")
    now = timezone.now()
    hours: dict[str, Any] = {
        "quiet_from": (now - timedelta(hours=1)).time(),
        "quiet_until": (now + timedelta(hours=1)).time(),
    }
    wants_mail(ann, **hours)
    days_match(ann, bob)
    assert look() == ["waiting"]
    assert mailoutbox == []
    alerts.change(ann, {"quiet_from": None, "quiet_until": None})
    assert time_comes() == ["mailed"]
    assert len(mailoutbox) == 1

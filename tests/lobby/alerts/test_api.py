"""Alerts over HTTP: settings, browsers, what is refused, and what happens to them with the player."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command

from lobby.alerts import keys
from lobby.models import AlertSettings, PushSubscription, TurnAlert
from tests.lobby.alerts.push_service import PushBrowser, PushService
from tests.lobby.alerts.scene import days_match, look
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import PASSWORD, log_in, sign_up
from tests.lobby.test_accounts import AUTH

pytestmark = pytest.mark.django_db(transaction=True)
Guest = Callable[..., Browser]
ALERTS, BROWSERS = "/api/me/alerts", "/api/me/alerts/browsers"


def test_a_player_reads_the_usual_settings_before_any_choice(ann: Browser, settings: Any) -> None:
    assert ann.get(ALERTS).json == {
        "push_key": keys.public_key(settings.PUSH_KEY),
        "mail_state": "no_address",
        "mail": False,
        "quiet_from": None,
        "quiet_until": None,
        "zone": "UTC",
        "browsers": [],
        "most": 5,
    }
    assert not AlertSettings.objects.exists()


def test_quiet_hours_are_stored_and_taken_back(ann: Browser) -> None:
    night = {"quiet_from": "22:00", "quiet_until": "07:30", "zone": "Europe/Warsaw"}
    assert ann.patch(ALERTS, night).json | night == ann.get(ALERTS).json
    assert ann.patch(ALERTS, {"language": "pl"})["quiet_from"] == "22:00"
    assert AlertSettings.objects.get().language == "pl"
    assert ann.patch(ALERTS, {"quiet_from": None, "quiet_until": None})["quiet_from"] is None


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"quiet_from": "22:00"}, "alert.quiet"),
        ({"quiet_from": "22:00", "quiet_until": "22:00"}, "alert.quiet"),
        ({"zone": "Mars/Olympus"}, "alert.zone"),
        ({"zone": "../../etc/passwd"}, "alert.zone"),
        ({"zone": "\u0000"}, "http.invalid"),
        ({"quiet_from": "25:00", "quiet_until": "07:00"}, "http.invalid"),
        ({"language": "xx"}, "http.invalid"),
        ({"push": True}, "http.invalid"),
    ],
)
def test_settings_that_make_no_sense_are_refused(ann: Browser, given: dict[str, Any], code: str) -> None:
    assert ann.patch(ALERTS, given).code == code
    assert not AlertSettings.objects.exists()


def test_strangers_have_no_alerts(stranger: Browser) -> None:
    for answer in (
        stranger.get(ALERTS),
        stranger.patch(ALERTS, {"zone": "UTC"}),
        stranger.post(BROWSERS, {}),
    ):
        assert answer.status == 401


def test_a_browser_subscribes_is_listed_and_removed(ann: Browser, service: PushService) -> None:
    made = ann.post(BROWSERS, PushBrowser(service).subscription)
    assert made.status == 201
    listed = ann.get(ALERTS)["browsers"]
    assert listed == [made.json]
    assert set(made.json) == {"id", "user_agent", "added", "used"}  # neither address nor keys
    assert ann.delete(f"{BROWSERS}/{made['id']}").status == 204
    assert ann.get(ALERTS)["browsers"] == []
    assert ann.delete(f"{BROWSERS}/{made['id']}").code == "alert.browser_missing"


def test_the_same_browser_again_is_one_browser_with_its_new_keys(ann: Browser, service: PushService) -> None:
    browser, later = PushBrowser(service), PushBrowser(service)
    later.endpoint = browser.endpoint
    first, second = (ann.post(BROWSERS, each.subscription)["id"] for each in (browser, later))
    assert first == second
    assert PushSubscription.objects.get().p256dh == later.subscription["keys"]["p256dh"]


def test_a_browser_belongs_to_the_player_who_used_it_last(
    ann: Browser, bob: Browser, service: PushService
) -> None:
    browser = PushBrowser(service)
    ann.post(BROWSERS, browser.subscription)
    bob.post(BROWSERS, browser.subscription)
    assert PushSubscription.objects.get().player == bob.player


def test_nobody_removes_the_browser_of_another_player(
    ann: Browser, bob: Browser, service: PushService
) -> None:
    made = ann.post(BROWSERS, PushBrowser(service).subscription)
    assert bob.delete(f"{BROWSERS}/{made['id']}").code == "alert.browser_missing"
    assert PushSubscription.objects.count() == 1


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/send"},
        {"endpoint": "http://fcm.googleapis.com/send"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"}},
        {"keys": {"p256dh": "B" + "A" * 86, "auth": "short"}},
        {"keys": {"p256dh": "ü" * 87, "auth": "AAAAAAAAAAAAAAAAAAAAAA"}},
    ],
)
def test_what_no_push_service_gives_is_refused(
    ann: Browser, service: PushService, settings: Any, change: dict[str, Any]
) -> None:
    settings.PUSH_LOOPBACK = False
    given = {**PushBrowser(service).subscription, "endpoint": "https://push.example.org/1", **change}
    assert ann.post(BROWSERS, given).code == "alert.endpoint"


def test_a_key_that_nothing_can_be_encrypted_for_is_refused(ann: Browser, service: PushService) -> None:
    given = PushBrowser(service).subscription
    given["keys"]["p256dh"] = keys.encoded(b"\x04" + b"\x01" * 64)  # no point of the curve
    assert ann.post(BROWSERS, given).code == "alert.endpoint"


def test_a_player_has_some_browsers_at_most(ann: Browser, service: PushService) -> None:
    for _ in range(5):
        assert ann.post(BROWSERS, PushBrowser(service).subscription).status == 201
    answer = ann.post(BROWSERS, PushBrowser(service).subscription)
    assert (answer.code, answer["params"]) == ("alert.too_many", {"most": 5})


def test_subscribing_is_limited(ann: Browser, service: PushService, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "alert": {"new_guest": "1/hour"}}
    given = PushBrowser(service).subscription
    assert ann.post(BROWSERS, given).status == 201
    assert ann.post(BROWSERS, given).status == 429
    assert ann.get(ALERTS).status == 200  # reading is not


def test_a_server_without_a_key_says_so(ann: Browser, service: PushService, settings: Any) -> None:
    settings.PUSH_KEY = ""
    assert ann.get(ALERTS)["push_key"] == ""
    answer = ann.post(BROWSERS, PushBrowser(service).subscription)
    assert (answer.status, answer.code) == (503, "alert.push_off")


def test_a_server_without_the_extra_runs_and_says_push_is_off(
    ann: Browser, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "find_spec", lambda name: None)
    assert ann.get(ALERTS)["push_key"] == ""
    assert ann.post(BROWSERS, PushBrowser(service).subscription).code == "alert.push_off"


def test_an_account_takes_over_the_browsers_and_settings_of_its_guest(
    guest: Guest, service: PushService
) -> None:
    sign_up(guest("Ann"), "annie")
    later = guest("Somebody")
    later.post(BROWSERS, PushBrowser(service).subscription)
    later.patch(ALERTS, {"quiet_from": "22:00", "quiet_until": "07:00"})
    later.post(f"{AUTH}/login", {"username": "annie", "password": PASSWORD})
    taken = later.get(ALERTS)
    assert taken["quiet_from"] == "22:00"
    assert len(taken["browsers"]) == 1


def test_an_account_keeps_its_own_settings_when_a_guest_logs_in(guest: Guest) -> None:
    sign_up(guest("Ann"), "annie").patch(ALERTS, {"quiet_from": "23:00", "quiet_until": "06:00"})
    later = guest("Somebody")
    later.patch(ALERTS, {"quiet_from": "12:00", "quiet_until": "13:00"})
    later.post(f"{AUTH}/login", {"username": "annie", "password": PASSWORD})
    assert later.get(ALERTS)["quiet_from"] == "23:00"
    assert AlertSettings.objects.count() == 1
    assert log_in("annie").status == 200


def test_the_copy_has_settings_browsers_and_alerts(ann: Browser, bob: Browser, service: PushService) -> None:
    browser = PushBrowser(service)
    ann.post(BROWSERS, browser.subscription)
    ann.patch(ALERTS, {"quiet_from": "01:00", "quiet_until": "01:01"})
    AlertSettings.objects.update(quiet_from=None, quiet_until=None)
    match = days_match(ann.player, bob.player)
    look()
    copied = json.loads(ann.client.get("/api/me/export").content)["alerts"]
    assert copied["settings"][0]["zone"] == "UTC"
    assert copied["browsers"][0]["endpoint"] == browser.endpoint
    assert copied["sent"][0]["match__public"] == match.public_id
    assert json.loads(bob.client.get("/api/me/export").content)["alerts"]["browsers"] == []


def test_quiet_hours_are_in_the_copy_of_ones_data(ann: Browser) -> None:
    ann.patch(ALERTS, {"quiet_from": "22:00", "quiet_until": "07:30"})
    answer = ann.client.get("/api/me/export")
    assert answer.status_code == 200
    (chosen,) = json.loads(answer.content)["alerts"]["settings"]
    assert (chosen["quiet_from"], chosen["quiet_until"]) == ("22:00:00", "07:30:00")


def test_deletion_of_a_player_deletes_everything_about_alerts(
    ann: Browser, bob: Browser, service: PushService
) -> None:
    ann.post(BROWSERS, PushBrowser(service).subscription)
    ann.patch(ALERTS, {"zone": "Europe/Berlin"})
    days_match(ann.player, bob.player)
    look()
    assert TurnAlert.objects.count() == 1
    assert ann.post("/api/me/delete", {}).status == 204
    assert not AlertSettings.objects.exists()
    assert not PushSubscription.objects.exists()
    assert not TurnAlert.objects.exists()


def test_the_command_makes_a_key_that_the_settings_take() -> None:
    out = StringIO()
    call_command("make_push_key", stdout=out)
    lines = dict(line.split("=", 1) for line in out.getvalue().splitlines() if not line.startswith("#"))
    assert len(lines["PUSH_KEY"]) == 43
    assert keys.public_key(lines["PUSH_KEY"]) in out.getvalue()
    assert lines["PUSH_CONTACT"].startswith("mailto:")
    assert keys.make_key() != keys.make_key()

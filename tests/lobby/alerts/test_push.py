"""Push messages: what arrives at the push service, who can read it, and dead subscriptions."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from lobby import alerts
from lobby.alerts import push
from lobby.alerts.keys import public_key
from lobby.models import PushSubscription
from tests.lobby.alerts.push_service import PushService, signed_claims
from tests.lobby.alerts.scene import BY_DAYS, days_match, look, states, subscribe, time_comes, two, wants_mail

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_turn_reaches_the_browser_encrypted_and_signed(service: PushService, settings: Any) -> None:
    ann, bob = two()
    browser = subscribe(ann, service)
    match = days_match(ann, bob)
    assert look() == ["pushed"]
    (message,) = service.messages(browser)
    assert message == {
        "title": "Bastide",
        "body": "It is your turn. Open the game to play.",
        "tag": match.public_id,
        "url": f"/match/{match.public_id}",
    }
    ((_, headers, body),) = service.taken
    assert b"Bastide" not in body
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == match.public_id
    claims = signed_claims(headers["authorization"], public_key(settings.PUSH_KEY))
    assert claims["sub"] == "mailto:operator@example.org"
    assert claims["aud"] == service.address
    assert 0 < claims["exp"] - time.time() <= 86_400


def test_the_push_service_drops_the_message_when_the_clock_has_run_out(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob, clock={**BY_DAYS, "move": 2 * 3_600_000})
    look()
    ttl = int(service.taken[0][1]["ttl"])
    assert 7100 < ttl <= 7200


def test_the_message_names_nobody(service: PushService) -> None:
    ann, bob = two()
    browser = subscribe(ann, service)
    match = days_match(ann, bob)
    look()
    text = json.dumps(service.messages(browser))
    for secret in ("Ann", "Bob", ann.public_id, bob.public_id, match.seed):
        assert secret not in text


@pytest.mark.parametrize(("language", "word"), [("de", "am Zug"), ("pl", "kolej"), ("en", "turn")])
def test_the_message_is_in_the_players_language(service: PushService, language: str, word: str) -> None:
    ann, bob = two()
    browser = subscribe(ann, service)
    alerts.change(ann, {"language": language})
    days_match(ann, bob)
    look()
    assert word in service.messages(browser)[0]["body"]


def test_every_browser_of_the_player_gets_it_and_nobody_elses(service: PushService) -> None:
    ann, bob = two()
    mine, other = [subscribe(ann, service) for _ in range(2)], subscribe(bob, service)
    days_match(ann, bob)
    assert look() == ["pushed"]
    assert [len(service.messages(each)) for each in mine] == [1, 1]
    assert service.messages(other) == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_deleted(service: PushService, status: int) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    service.status = status
    assert look() == ["failed"]
    assert not PushSubscription.objects.exists()


def test_a_subscription_that_always_fails_is_deleted_in_the_end(service: PushService) -> None:
    ann, _ = two()
    subscribe(ann, service)
    service.status = 500
    for count in range(1, push.MOST_FAILURES):
        push.send(list(ann.push_subscriptions.all()), {"tag": "x"}, 60)
        assert PushSubscription.objects.get().failures == count
    push.send(list(ann.push_subscriptions.all()), {"tag": "x"}, 60)
    assert not PushSubscription.objects.exists()


def test_a_success_ends_the_row_of_failures(service: PushService) -> None:
    ann, _ = two()
    subscribe(ann, service)
    for status, failures in ((500, 1), (201, 0)):
        service.status = status
        push.send(list(ann.push_subscriptions.all()), {"tag": "x"}, 60)
        assert PushSubscription.objects.get().failures == failures


def test_a_push_service_that_is_away_is_asked_again_later(service: PushService) -> None:
    ann, bob = two()
    browser = subscribe(ann, service)
    days_match(ann, bob)
    service.status = 503
    assert look() == ["waiting"]
    service.status = 201
    assert look() == ["waiting"]  # not before its time
    assert time_comes() == ["pushed"]
    assert len(service.messages(browser)) == 2  # the refused one and the taken one


def test_after_some_attempts_an_alert_is_given_up(service: PushService) -> None:
    ann, bob = two()
    subscribe(ann, service)
    days_match(ann, bob)
    service.status = 503
    look()
    for _ in range(5):
        time_comes()
    assert states() == ["failed"]
    assert len(service.taken) == 4


def test_a_mail_goes_where_no_browser_can_be_reached(service: PushService, mailoutbox: list[Any]) -> None:
    ann, bob = two()
    subscribe(ann, service)
    wants_mail(ann)
    days_match(ann, bob)
    service.status = 410
    assert look() == ["mailed"]
    assert len(mailoutbox) == 1


def test_slow_browsers_together_take_no_longer_than_the_limit(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "SECONDS", 0.5)
    ann, _ = two()
    for _ in range(3):
        subscribe(ann, service)
    service.slow = 30
    began = time.monotonic()
    outcomes = push.send(list(ann.push_subscriptions.all()), {"tag": "x"}, 60)
    assert set(outcomes) == {push.Outcome.FAILED}
    assert time.monotonic() - began < service.slow / 2


@pytest.mark.parametrize(
    "broken", [{"p256dh": "B" + "A" * 86}, {"endpoint": "https://10.0.0.1/send"}, {"auth": "ü"}]
)
def test_a_stored_subscription_of_no_use_is_deleted_and_the_others_get_theirs(
    service: PushService, broken: dict[str, str]
) -> None:
    ann, bob = two()
    subscribe(ann, service)
    PushSubscription.objects.update(**broken)
    browser = subscribe(ann, service)
    days_match(ann, bob)
    assert look() == ["pushed"]
    assert len(service.messages(browser)) == 1
    assert PushSubscription.objects.get().endpoint == browser.endpoint

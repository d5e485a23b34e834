"""Push messages: encrypted for one browser (RFC 8291), signed by this server, given to its push service."""

from __future__ import annotations

import json
import time
from enum import Enum

import structlog
from django.conf import settings
from django.utils import timezone

from lobby.alerts.endpoints import NoAnswerError, NotAllowedError, check, post
from lobby.models import PushSubscription

log = structlog.get_logger("bastide.lobby")

SECONDS = 15.0  # for the messages of one alert, in all browsers together
LONGEST_KEPT_S = 28 * 86_400  # push services keep a message for no longer
SIGNED_FOR_S = 3600
MOST_FAILURES = 5  # in a row, then the subscription is deleted


class Outcome(Enum):
    """What became of one message."""

    TAKEN = "taken"  # by the push service
    GONE = "gone"  # there is no such subscription any more
    FAILED = "failed"


def send(found: list[PushSubscription], message: dict[str, str], kept_s: float) -> list[Outcome]:
    """Send a message to browsers, and delete those subscriptions that are gone.

    A push service keeps it for `kept_s` seconds while the browser is away.
    """
    until = time.monotonic() + SECONDS
    outcomes = []
    for subscription in found:
        outcome = _send(subscription, message, kept_s, until - time.monotonic())
        _note(subscription, outcome)
        outcomes.append(outcome)
    return outcomes


def _send(to: PushSubscription, message: dict[str, str], kept_s: float, seconds: float) -> Outcome:
    if seconds <= 0:
        return Outcome.FAILED
    try:
        body = _encrypted(to, json.dumps(message, ensure_ascii=False).encode())
        status = post(to.endpoint, _headers(to.endpoint, message["tag"], kept_s), body, seconds)
    except (NotAllowedError, ValueError):  # an address or a key of no use
        return Outcome.GONE
    except NoAnswerError as error:
        log.warning("push not sent", error=str(error))
        return Outcome.FAILED
    if status in {404, 410}:
        return Outcome.GONE
    if not 200 <= status < 300:
        log.warning("push refused", status=status)
        return Outcome.FAILED
    return Outcome.TAKEN


def _encrypted(to: PushSubscription, data: bytes) -> bytes:
    """Return the message for this browser only. Raises ValueError for keys of no use."""
    from pywebpush import WebPusher, WebPushException  # of the extra `push`

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    try:
        body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(data)["body"]
    except WebPushException as error:
        raise ValueError(error.message) from error
    return body


def _headers(endpoint: str, topic: str, kept_s: float) -> dict[str, str]:
    """Return the headers of a message. A newer one of the same topic replaces it at the push service."""
    from py_vapid import Vapid02

    parts = check(endpoint)
    claims = {
        "sub": settings.PUSH_CONTACT,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_FOR_S,
    }
    signed: dict[str, str] = Vapid02.from_string(settings.PUSH_KEY).sign(claims)
    return {
        **signed,
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(int(max(0, min(kept_s, LONGEST_KEPT_S)))),
        "Topic": topic,
        "Urgency": "high",
    }


def _note(subscription: PushSubscription, outcome: Outcome) -> None:
    """Store that a message went out, or count the failure; delete what is gone or fails all the time."""
    rows = PushSubscription.objects.filter(pk=subscription.pk)
    if outcome is Outcome.TAKEN:
        rows.update(failures=0, used_at=timezone.now())
    elif outcome is Outcome.GONE or subscription.failures + 1 >= MOST_FAILURES:
        rows.delete()
    else:
        rows.update(failures=subscription.failures + 1)

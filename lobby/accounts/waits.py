"""How long somebody has to wait whom a limit of allauth has stopped. Only its counts say that."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from allauth.account import app_settings
from allauth.account.internal.stagekit import unstash_login
from allauth.core.internal import ratelimit
from django.core.cache import cache
from django.http import HttpRequest

APP = "allauth.account"
FAILURES = "login_failed"
# For a call that was stopped by a count whose key is not known here: these are all of a minute.
LONGEST_S = 60


def after_failures(request: HttpRequest, tried: str) -> int:
    """Return the seconds until a password or code may be tried again, at least 1.

    `tried` is allauth's key for the user name, or empty for a code of the second factor.
    """
    return max(1, _seconds(request, [FAILURES], tried or _key_of_codes(request)))


def after_call(request: HttpRequest) -> int:
    """Return the seconds until a call may be made again that allauth has answered with 429, at least 1."""
    return _seconds(request, app_settings.RATE_LIMITS.keys() - {FAILURES}, "") or LONGEST_S


def note_user(request: HttpRequest, user: object) -> None:
    """Note whose code is checked where no log-in of allauth is under way: at the admin's."""
    request.code_of = user  # type: ignore[attr-defined]


def _key_of_codes(request: HttpRequest) -> str:
    """Return allauth's key for wrong codes of this player, empty if nobody is known."""
    user = getattr(request, "code_of", None)
    if user is None and request.user.is_authenticated:
        user = request.user
    if user is None and (login := unstash_login(request, peek=True)):
        user = login.user
    return f"mfa-auth-user-{user.pk}" if user else ""


def _seconds(request: HttpRequest, actions: Iterable[str], key: str) -> int:
    """Return the seconds until none of the rates of these actions is used up, 0 if none is."""
    known = {"ip"} | ({"key"} if key else set()) | ({"user"} if request.user.is_authenticated else set())
    left, now = 0.0, time.time()
    for action in actions:
        for rate in ratelimit.get_rates(app=APP, action=action):
            if rate.per in known:
                left = max(left, _left(request, action, rate, key, now))
    return math.ceil(left)


def _left(request: HttpRequest, action: str, rate: ratelimit.Rate, key: str, now: float) -> float:
    """Return the seconds until the rate allows one more, 0 or less if it does already."""
    name = ratelimit.get_cache_key(request, app=APP, action=action, rate=rate, key=key or None)
    uses = [at for at in cache.get(name, []) if at > now - rate.duration]  # the newest first
    return uses[rate.amount - 1] + rate.duration - now if len(uses) >= rate.amount else 0.0

"""How often somebody may do something: counted for each player, for guests who are new, and for each address.

The rates are in `settings.LIMITS` (config/settings/limits.py). They are counted in the cache by the REST
framework's throttle, so messages of sockets and calls of the API have the same limits.
"""

from __future__ import annotations

import math
import re
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.utils import timezone
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle, SimpleRateThrottle
from rest_framework.views import APIView

from realtime.networks import network_key
from realtime.refusals import HTTP_THROTTLED, RequestRefusal, RequestRefused

RATE = re.compile(r"(\d+)/(\d*)([a-z]+)")
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}  # by the first letter, as the REST framework reads them


class _Rate(SimpleRateThrottle):
    """A rate such as `60/hour` or `5/10s`, counted under a key of ours."""

    def __init__(self, rate: str, key: str) -> None:
        self.rate, self._key = rate, key
        super().__init__()
        self.seconds = self.parse_rate(rate)[1]

    def parse_rate(self, rate: str | None) -> tuple[int, int]:
        """Return the count and the seconds in which it may be reached. Raises ValueError for another form."""
        found = RATE.fullmatch(rate or "")
        if found is None:
            raise ValueError(f"{rate!r} is no rate such as 60/hour or 5/10s")
        count, number, unit = found.groups()
        return int(count), int(number or 1) * UNITS[unit[0]]

    def get_cache_key(self, request: Any, view: Any) -> str:
        """Return the key."""
        return self._key


def spend(kind: str, player: Any, address: str, refusal: RequestRefusal = HTTP_THROTTLED) -> None:
    """Count one use of `kind` by a player (None without a session) from an address.

    Raises the refusal, whose only param is `seconds` until the next try, above one of the rates.
    """
    for who, key in _counted(player, address):
        for rate in settings.LIMITS[kind].get(who, "").replace(" ", "").split(","):
            if rate:
                _spend(_Rate(rate, f"limit.{kind}.{rate}.{key}"), refusal)


def _spend(rate: _Rate, refusal: RequestRefusal) -> None:
    if not rate.allow_request(None, None):  # type: ignore[arg-type]  # the key needs neither
        seconds = max(1, math.ceil(rate.wait() or rate.seconds))
        raise RequestRefused(refusal, seconds=seconds)


def _counted(player: Any, address: str) -> list[tuple[str, str]]:
    """Return by what a use is counted, each with its key."""
    found = [("address", network_key(address))] if address else []
    if player is not None:
        found.append(("new_guest" if is_new_guest(player) else "account", f"player.{player.pk}"))
    return found


def is_new_guest(player: Any) -> bool:
    """Return whether this is a guest who came less than NEW_GUEST_S seconds ago."""
    since = timezone.now() - timedelta(seconds=settings.NEW_GUEST_S)
    return bool(getattr(player, "is_guest", False)) and player.date_joined > since


class Limited(BaseThrottle):
    """The limits of one kind, for a call of the API. Subclasses name the kind."""

    kind = ""

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Count the call. Raises RequestRefused with the seconds to wait."""
        player = request.user if request.user.is_authenticated else None
        spend(self.kind, player, self.get_ident(request))
        return True

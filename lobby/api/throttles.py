"""Limits of single calls, beside those of all calls."""

from __future__ import annotations

from rest_framework.throttling import UserRateThrottle


class GuestThrottle(UserRateThrottle):
    """New guests, for each address."""

    scope = "guest"


class TableThrottle(UserRateThrottle):
    """New tables, for each player."""

    scope = "table"

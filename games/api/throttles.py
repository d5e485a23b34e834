"""Limits of single calls, beside those of all calls."""

from __future__ import annotations

from rest_framework.throttling import AnonRateThrottle, UserRateThrottle

from realtime.limits import Limited

EVERY_CALL = (AnonRateThrottle, UserRateThrottle)


class UploadThrottle(Limited):
    """Uploads of records."""

    kind = "upload"


class HintThrottle(Limited):
    """Questions for ideas. Only one that is new for its decision is counted, so `games.hints` counts them."""

    kind = "hint"

"""Limits of single calls, beside those of all calls."""

from __future__ import annotations

from rest_framework.throttling import UserRateThrottle

from games.api.network_throttle import NetworkRateThrottle
from realtime.limits import Limited

EVERY_CALL = (NetworkRateThrottle, UserRateThrottle)


class UploadThrottle(Limited):
    """Uploads of records."""

    kind = "upload"


class HintThrottle(Limited):
    """Questions for ideas. Only one that is new for its decision is counted, so `games.hints` counts them."""

    kind = "hint"

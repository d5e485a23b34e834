"""Limits of single calls, beside those of all calls."""

from __future__ import annotations

from rest_framework.throttling import AnonRateThrottle, UserRateThrottle

EVERY_CALL = (AnonRateThrottle, UserRateThrottle)


class UploadThrottle(UserRateThrottle):
    """Uploads of records, for each player or each address."""

    scope = "upload"

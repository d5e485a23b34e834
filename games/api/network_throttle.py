"""The limit of all calls without a session. A module of its own: REST framework loads it before any view."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.throttling import AnonRateThrottle

from realtime.networks import network_of


class NetworkRateThrottle(AnonRateThrottle):
    """Calls of nobody in particular, by address; of IPv6 by what one household has."""

    def get_ident(self, request: Request) -> str:
        """Return what the address counts as."""
        return network_of(super().get_ident(request))

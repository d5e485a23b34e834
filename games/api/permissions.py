"""Permissions of the REST calls about a match."""

from __future__ import annotations

from typing import Any

from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from games import service
from games.refusals import MATCH_NOT_SEATED
from realtime.refusals import RequestRefused


class IsSeated(BasePermission):
    """Requires a seat of the player's own at the match."""

    def has_object_permission(self, request: Request, view: APIView, obj: Any) -> bool:
        """Raise the refusal of a spectator."""
        if service.seat_of(obj, request.user.pk) is None:
            raise RequestRefused(MATCH_NOT_SEATED)
        return True

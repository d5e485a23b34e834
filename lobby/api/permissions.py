"""Permissions of the REST calls of the lobby."""

from __future__ import annotations

from typing import cast

from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from lobby.models import Player
from realtime.refusals import NOBODY, RequestRefused


def viewer_of(request: Request) -> Player | None:
    """Return the player of the session, if there is one."""
    return request.user if isinstance(request.user, Player) else None


def player_of(request: Request) -> Player:
    """Return the player of the session, in a view that requires one by IsPlayer."""
    return cast(Player, request.user)


class IsPlayer(BasePermission):
    """Requires a session of a guest or an account."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Raise a refusal that says how to get a session. A method that the address lacks is 405 for all."""
        if viewer_of(request) or request.method == "OPTIONS" or getattr(view, "action", "") is None:
            return True
        raise RequestRefused(NOBODY)


class IsPlayerOrReadOnly(IsPlayer):
    """Requires such a session for changes."""

    open_to_readers = True  # for the description of the API

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Return True for GET, else check as for all calls."""
        return request.method in SAFE_METHODS or super().has_permission(request, view)

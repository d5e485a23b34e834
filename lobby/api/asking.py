"""Who asks, and what they sent."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from rest_framework.request import Request

from lobby.api.inputs import Input
from lobby.models import Player
from lobby.refusals import LobbyRefused


def asker_or_none(request: Request) -> Player | None:
    """The player of the session, if there is one."""
    return request.user if isinstance(request.user, Player) else None


def asker(request: Request) -> Player:
    """The player of the session; without one, a refusal that says what to do."""
    if who := asker_or_none(request):
        return who
    raise LobbyRefused(
        "me.nobody", "Choose a name first: play as a guest, or log in.", HTTPStatus.UNAUTHORIZED
    )


def read(kind: type[Input], request: Request) -> dict[str, Any]:
    """What was sent, checked."""
    given = kind(data=request.data)
    given.is_valid(raise_exception=True)
    return dict(given.validated_data)

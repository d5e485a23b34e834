"""Logging out, and being barred, reach the sockets that are open already."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.db.models.signals import post_save
from django.http import HttpRequest

from games import people, publish


def connect() -> None:
    """Connects the listeners, once."""
    user_logged_out.connect(logged_out, dispatch_uid="games.logged_out")
    post_save.connect(saved, sender=settings.AUTH_USER_MODEL, dispatch_uid="games.player_saved")


def logged_out(request: HttpRequest | None, **_: Any) -> None:
    """The session is about to be flushed; its sockets look again once it is."""
    key = getattr(getattr(request, "session", None), "session_key", None)
    if key:
        digest = people.digest(key)
        transaction.on_commit(lambda: publish.revoked(session=digest))


def saved(instance: Any, **_: Any) -> None:
    """A barred player's sockets close."""
    if not instance.is_active:
        player = instance.pk
        transaction.on_commit(lambda: publish.revoked(player=player))

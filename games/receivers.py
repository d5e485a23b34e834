"""Signal receivers: a log-out, or a barred player, closes the sockets that are open already."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.db.models.signals import post_save
from django.http import HttpRequest

from games import notifications
from realtime import sessions


def connect() -> None:
    """Connect the receivers, once."""
    user_logged_out.connect(logged_out, dispatch_uid="games.logged_out")
    post_save.connect(saved, sender=settings.AUTH_USER_MODEL, dispatch_uid="games.player_saved")


def logged_out(request: HttpRequest | None, **_: Any) -> None:
    """Announce that a session ends; Django deletes it after this signal."""
    key = getattr(getattr(request, "session", None), "session_key", None)
    if key:
        digest = sessions.digest(key)
        transaction.on_commit(lambda: notifications.session_revoked(session=digest))


def saved(instance: Any, **_: Any) -> None:
    """Announce that a player was barred."""
    if not instance.is_active:
        player = instance.pk
        transaction.on_commit(lambda: notifications.session_revoked(player=player))

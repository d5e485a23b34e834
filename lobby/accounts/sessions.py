"""Django's sessions in the database, but without a query for malformed keys.

A quoted cookie may contain any byte, and PostgreSQL does not accept all of them in a text.
"""

from __future__ import annotations

from allauth.usersessions.models import UserSession
from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.http import HttpRequest
from django.utils import timezone


class SessionStore(db.SessionStore):
    """Accepts only keys of letters and digits."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Return Django's own model."""
        return Session

    def _validate_session_key(self, key: str | None) -> bool:
        return key is not None and key.isalnum() and 8 <= len(key) <= 40


def keep(request: HttpRequest) -> None:
    """Extend a session that is used, once a day: a guest has no other way to log in again."""
    today = timezone.now().date().isoformat()
    if request.session.get("kept") == today:
        return
    request.session["kept"] = today
    if not getattr(request.user, "is_guest", True):
        UserSession.objects.create_from_request(
            request
        )  # the player's list of sessions says when it was used

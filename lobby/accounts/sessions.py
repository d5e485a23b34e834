"""Django's sessions in the database, without looking up keys that can't be any.

A quoted cookie may carry any byte, and PostgreSQL does not take all of them in a text.
"""

from __future__ import annotations

from django.contrib.sessions.backends import db
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.models import Session
from django.utils import timezone


class SessionStore(db.SessionStore):
    """A key is letters and digits."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """The table is Django's own."""
        return Session

    def _validate_session_key(self, key: str | None) -> bool:
        return key is not None and key.isalnum() and 8 <= len(key) <= 40


def keep(session: SessionBase) -> None:
    """A session that is used lives on, written once a day: a guest has no other way back in."""
    today = timezone.now().date().isoformat()
    if session.get("kept") != today:
        session["kept"] = today

"""Passwords cost processor time, so a process hashes one at a time."""

from __future__ import annotations

import threading

from django.contrib.auth.hashers import PBKDF2PasswordHasher

_one_at_a_time = threading.Lock()


class OneAtATimeHasher(PBKDF2PasswordHasher):
    """Django's hasher, one password at a time, so that log-ins leave processor time to players."""

    def encode(self, password: str, salt: str, iterations: int | None = None) -> str:
        """Hash a password, when the one before is done."""
        with _one_at_a_time:
            return super().encode(password, salt, iterations)

"""The user model of Bastide."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.auth.models import AbstractUser
from django.db import models

from lobby import ids


class Player(AbstractUser):
    """A guest of one browser, or an account with a user name and a password."""

    first_name = None  # type: ignore[assignment]  # one name is enough at a table
    last_name = None  # type: ignore[assignment]
    public_id = models.CharField(max_length=16, unique=True, default=ids.player_id, editable=False)
    name = models.CharField(max_length=24, help_text="What others see at the table.")
    marks = models.JSONField(default=dict, blank=True, help_text='Preferred {"colour", "shape"}.')
    is_guest = models.BooleanField(default=False)
    seen_at = models.DateTimeField(null=True, blank=True, db_index=True)

    REQUIRED_FIELDS: ClassVar[list[str]] = ["name"]  # `createsuperuser` asks for it

    def __str__(self) -> str:
        return self.name or self.username

    def get_full_name(self) -> str:
        """Return the name that others see."""
        return self.name

    def get_short_name(self) -> str:
        """Return the name that others see."""
        return self.name

"""The user model of Bastide."""

from __future__ import annotations

from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser
from django.db import models

from lobby import ids
from lobby.names.similarity import skeleton


class Player(AbstractUser):
    """A guest of one browser, or an account with a user name and a password."""

    first_name = None  # type: ignore[assignment]  # one name is enough at a table
    last_name = None  # type: ignore[assignment]
    public_id = models.CharField(max_length=16, unique=True, default=ids.player_id, editable=False)
    name = models.CharField(max_length=24, help_text="What others see at the table.")
    marks = models.JSONField(default=dict, blank=True, help_text='Preferred {"colour", "shape"}.')
    is_guest = models.BooleanField(default=False)
    # Of accounts only: how their names look (lobby/names/similarity.py), so that nobody takes a similar one.
    name_shape = models.CharField(
        max_length=80, blank=True, default="", db_default="", db_index=True, editable=False
    )
    username_shape = models.CharField(
        max_length=320, blank=True, default="", db_default="", db_index=True, editable=False
    )
    seen_at = models.DateTimeField(null=True, blank=True, db_index=True)

    REQUIRED_FIELDS: ClassVar[list[str]] = ["name"]  # `createsuperuser` asks for it

    class Meta(AbstractUser.Meta):
        verbose_name = "player"
        verbose_name_plural = "players"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save the player with the shapes of the names."""
        self.name_shape = "" if self.is_guest else skeleton(self.name)[:80]
        self.username_shape = "" if self.is_guest else skeleton(self.username)[:320]
        if (fields := kwargs.get("update_fields")) is not None:
            kwargs["update_fields"] = {*fields, "name_shape", "username_shape"}
        super().save(*args, **kwargs)

    def __str__(self) -> str:
        return self.name or self.username

    def get_full_name(self) -> str:
        """Return the name that others see."""
        return self.name

    def get_short_name(self) -> str:
        """Return the name that others see."""
        return self.name

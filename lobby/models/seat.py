"""Seats of a table, and invitations to it."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q

from lobby.models.table import Table


class TableSeat(models.Model):
    """A taken seat at a table: of a player, with the salt of that player, or of a bot."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField()
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="table_seats"
    )
    bot = models.CharField(max_length=24, blank=True)
    name = models.CharField(
        max_length=40, blank=True, help_text="A bot's name, or a player's where theirs is taken."
    )
    companion = models.BooleanField(
        default=False,
        db_default=False,
        help_text="Another person at the device of the player, with this name.",
    )
    salt = models.CharField(max_length=64, blank=True)
    taken_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["table", "index"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "index"], name="one_at_a_seat"),
            models.UniqueConstraint(
                fields=["table", "player"], condition=Q(companion=False), name="one_own_seat_a_player"
            ),
            models.CheckConstraint(
                condition=Q(player__isnull=False, bot="") | Q(player__isnull=True) & ~Q(bot=""),
                name="seat_of_a_player_or_a_bot",
            ),
            models.CheckConstraint(
                condition=Q(companion=False) | Q(player__isnull=False) & ~Q(name=""),
                name="companion_of_a_player_with_a_name",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.index}"

    @property
    def display_name(self) -> str:
        """The name that others see: the one given at this table, or else the player's own."""
        return self.name or (self.player.name if self.player else "")


class Invitation(models.Model):
    """An invitation of a player to a table, or a ban after the host removed that player."""

    class Kind(models.TextChoices):
        INVITED = "invited"
        BARRED = "barred"

    table = models.ForeignKey(Table, models.CASCADE, related_name="invitations")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="invitations")
    kind = models.CharField(max_length=8, choices=Kind.choices)
    index = models.PositiveSmallIntegerField(null=True, help_text="The seat kept for them.")

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "player"], name="one_word_about_a_player"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.player_id} {self.kind}"

"""A seat of a match, and the seat of a player."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models.match import Match


class Seat(models.Model):
    """A seat of a match: its player or bot, its bank of time, and in the end its result."""

    class Kind(models.TextChoices):
        HUMAN = "human"
        BOT = "bot"

    # The unique constraints begin with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="seats", db_index=False)
    index = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="match_seats"
    )
    kind = models.CharField(max_length=5, choices=Kind.choices, default=Kind.HUMAN)
    bot = models.CharField(
        max_length=24, blank=True, help_text="The bot's level, also of one that took over."
    )
    bank_ms = models.BigIntegerField(null=True)
    left = models.BooleanField(default=False)
    score = models.IntegerField(default=0)
    rank = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "index"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "index"], name="one_seat_at_an_index"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}/{self.index}"


def seat_of(match: Match, player_pk: int | None) -> int | None:
    """Return the index of the player's own seat, or None for a spectator."""
    if player_pk is None:
        return None
    seat = Seat.objects.filter(match=match, player_id=player_pk).values_list("index", "kind").first()
    return seat[0] if seat and seat[1] == Seat.Kind.HUMAN else None

"""How far players are with puzzles."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class PuzzleAttempt(models.Model):
    """What a player, a guest too, has done with one puzzle."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="puzzle_attempts")
    puzzle = models.CharField(max_length=24, help_text="The puzzle's id, rules/puzzles/.")
    tries = models.PositiveIntegerField(default=0, help_text="Moves tried until the first right one.")
    solved_at = models.DateTimeField(null=True, blank=True)
    shown_at = models.DateTimeField(
        null=True, blank=True, help_text="When the solution was shown before it was found."
    )
    daily = models.DateField(null=True, blank=True, help_text="The day whose puzzle it was when solved.")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["created_at", "id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["player", "puzzle"], name="one_attempt_at_a_puzzle"),
        ]

    def __str__(self) -> str:
        return f"{self.puzzle} ({self.player_id})"

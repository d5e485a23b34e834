"""Which seats are connected, stored by each process."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

from games.models.keys import row_key
from games.models.match import Match


class Presence(models.Model):
    """The seats and spectators of a match that are connected to one process.

    The row expires at `until`, so that none outlives a crash for long.
    """

    id = models.BigIntegerField(primary_key=True, default=row_key, editable=False)
    # The unique constraints begin with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="presences", db_index=False)
    process = models.CharField(max_length=32)
    seats = models.JSONField(default=list)
    spectators = models.PositiveIntegerField(default=0)
    until = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "process"], name="one_word_a_process"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id} @ {self.process}"

"""Ideas that a player asked for. They are beside the log, so records and hashes don't know them."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.db.models import Q

from games.models.match import Match


class Hint(models.Model):
    """The ideas for the decision after one event: asked for by its seat, thought of by a worker, kept."""

    # The unique constraint begins with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="hints", db_index=False)
    number = models.PositiveIntegerField(help_text="The newest event when it was asked for.")
    seat = models.PositiveSmallIntegerField()
    ideas = models.JSONField(default=list, blank=True)
    fault = models.CharField(
        max_length=40,
        blank=True,
        help_text="Why the search found none: what the solid bot would do is the idea.",
    )
    asked_at = models.DateTimeField()
    done_at = models.DateTimeField(null=True, blank=True)
    claimed_until = models.DateTimeField(null=True, blank=True, help_text="A worker is at it.")

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "number"], name="one_hint_a_decision"),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["asked_at"], condition=Q(done_at__isnull=True), name="hint_asked_at"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}#{self.number}"

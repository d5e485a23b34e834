"""Analyses of finished matches: how far each is, and what it says of each turn (docs/analysis.md)."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.match import Match


class Analysis(models.Model):
    """The analysis of a match, made once for all viewers."""

    class State(models.TextChoices):
        """How far it is."""

        WAITING = "waiting"
        RUNNING = "running"
        DONE = "done"
        FAILED = "failed"
        CANCELLED = "cancelled"

    UNDER_WAY = (State.WAITING, State.RUNNING)

    match = models.OneToOneField(Match, models.CASCADE, related_name="analysis", primary_key=True)
    version = models.PositiveIntegerField(help_text="Of the analysis; one of an older version is made anew.")
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    address = models.CharField(
        max_length=24, blank=True, help_text="Digest of the address that asked, until it is made."
    )
    asked_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)
    claimed_by = models.CharField(max_length=40, blank=True, help_text="The run of a task that works on it.")
    claimed_until = models.DateTimeField(null=True, blank=True, help_text="When another one may go on.")
    attempts = models.PositiveSmallIntegerField(default=0, help_text="How often the next turn was begun.")
    turns_total = models.PositiveIntegerField(default=0, help_text="0 while it is not known.")
    turns_done = models.PositiveIntegerField(default=0)
    spent_ms = models.PositiveBigIntegerField(default=0, help_text="Time that the stored turns took.")
    graph = models.JSONField(default=list, help_text="Chances before each turn and at the end.")
    summary = models.JSONField(null=True, blank=True)
    refusal = models.JSONField(null=True, blank=True, help_text="Why it failed.")

    class Meta:
        verbose_name_plural = "analyses"
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                fields=["asked_at"], condition=Q(state__in=["waiting", "running"]), name="analysis_pending"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}: {self.state}, {self.turns_done} of {self.turns_total}"


class AnalysedTurn(models.Model):
    """What an analysis says of one turn. `place` counts from the last turn, which has 0."""

    analysis = models.ForeignKey(Analysis, models.CASCADE, related_name="turns", db_index=False)
    place = models.PositiveIntegerField()
    said = models.TextField(help_text="JSON, encoded as it is sent.")

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["analysis", "place"], name="one_analysis_of_a_turn"),
        ]

    def __str__(self) -> str:
        return f"{self.analysis_id} {self.place}"

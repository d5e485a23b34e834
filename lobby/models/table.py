"""Tables: where players gather before a match."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models import Match
from lobby import ids


class Table(models.Model):
    """A place where players gather before a match, and the settings they will play with."""

    class Status(models.TextChoices):
        OPEN = "open"
        STARTED = "started"
        CLOSED = "closed"

    id = models.CharField(primary_key=True, max_length=16, default=ids.table_id, editable=False)
    name = models.CharField(max_length=40)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="hosted_tables")
    private = models.BooleanField(default=False)
    invite = models.CharField(max_length=32, unique=True, default=ids.invite, editable=False)
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    size = models.PositiveSmallIntegerField()
    edition = models.CharField(max_length=40)
    expansions = models.JSONField(default=list, blank=True)
    options = models.JSONField(default=dict, blank=True)
    sets = models.JSONField(default=dict, blank=True, help_text="How many of its sets and their parts.")
    supply = models.JSONField(
        default=dict,
        db_default=models.Value({}, models.JSONField()),
        blank=True,
        help_text="How many pieces each seat starts with, where that is not usual.",
    )
    clock = models.JSONField(default=dict)
    aids = models.CharField(
        max_length=10,
        choices=Match.Aids.choices,
        default=Match.Aids.USUAL,
        db_default=Match.Aids.USUAL,
        help_text="How much the page helps those who play.",
    )
    claim_days = models.PositiveSmallIntegerField(
        default=0,
        db_default=0,
        help_text="After how many days without all others a player may claim the match; 0: never.",
    )
    match = models.OneToOneField("games.Match", models.PROTECT, null=True, related_name="lobby_table")
    rematch_of = models.OneToOneField(
        "games.Match", models.SET_NULL, null=True, blank=True, related_name="rematch_table"
    )
    created_at = models.DateTimeField(auto_now_add=True)
    touched_at = models.DateTimeField(auto_now=True, db_index=True)

    class Meta:
        indexes: ClassVar[list[models.Index]] = [models.Index(fields=["status", "private", "-created_at"])]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(condition=Q(size__gte=2, size__lte=6), name="table_of_two_to_six"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"

    def settings_of(self) -> dict[str, Any]:
        """Return the settings, which a rematch and a favourite take over."""
        return {
            "name": self.name,
            "private": self.private,
            "size": self.size,
            "edition": self.edition,
            "expansions": self.expansions,
            "options": self.options,
            "sets": self.sets,
            "supply": self.supply,
            "clock": self.clock,
            "aids": self.aids,
            "claim_days": self.claim_days,
        }

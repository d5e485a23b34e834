"""A match: setup, secret, and where it stands."""

from __future__ import annotations

import secrets
from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q

import rules
from games.models.keys import row_key
from games.refusals import MATCH_UNKNOWN, MATCH_UPDATING
from realtime.refusals import RequestRefused

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def match_id() -> str:
    """Return a public id of about 50 bits, so that a private match is not found by guessing."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class MatchQuerySet(models.QuerySet["Match"]):
    """Queries of matches."""

    def known(self) -> MatchQuerySet:
        """Return those whose revision of the rules this process can play."""
        return self.filter(revision__lte=rules.REVISION)

    def locked(self, public_id: str) -> Match:
        """Return the match with its row locked until the transaction ends, or raise RequestRefused."""
        # SQLite has no row locks; there the transaction itself (IMMEDIATE) keeps every other writer out.
        rows = self.select_for_update(no_key=True).defer(
            "setup", "seed", "salts", "draws", "chance", "replay_note"
        )
        match = rows.filter(public_id=public_id).first()
        if match is None:
            raise RequestRefused(MATCH_UNKNOWN)
        return match


class Match(models.Model):
    """One game: its setup, its secret seed, and its state."""

    class Status(models.TextChoices):
        """The state of a match. The database and the API keep the older word `closed` for a paused match.

        It is paused while all players are away, or as an unfinished upload. A returning player resumes it.
        """

        WAITING = "waiting"  # its commitment can be shown already; it has no players yet
        RUNNING = "running"
        OVER = "over"
        PAUSED = "closed", "Paused"
        FROZEN = "frozen"  # the rules engine raised an exception; the log is kept for an operator

    class Aids(models.TextChoices):
        """How much the page helps those who play; games/aids.py enforces it."""

        BEGINNER = "beginner"
        USUAL = "usual"
        TOURNAMENT = "tournament"

    # What a row of the log changes in its match; the rest stays as it was when the match began.
    CHANGING = (
        "number",
        "status",
        "turn_seat",
        "turn_since",
        "due",
        "due_what",
        "claimed_until",
        "answer_due",
        "touched_at",
        "ended_at",
        "summary_due",
    )

    id = models.BigIntegerField(primary_key=True, default=row_key, editable=False)
    public_id = models.CharField(max_length=16, unique=True, default=match_id, editable=False)
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.WAITING)
    setup = models.JSONField(default=dict, help_text="The resolved setup, with the revision of the rules.")
    revision = models.PositiveSmallIntegerField(
        default=1,
        db_default=1,
        help_text="The revision of the rules. A process that knows older ones only leaves the match alone.",
    )
    commitment = models.CharField(
        max_length=64, help_text="SHA-256 of the seed, shown before anybody gives a salt."
    )
    seed = models.CharField(max_length=64, help_text="Secret until the match is over.")
    salts = models.JSONField(default=list)
    draws = models.JSONField(null=True, blank=True, help_text="An uploaded record's own order of tiles.")
    chance = models.JSONField(null=True, blank=True, help_text="An uploaded record's own results of chance.")
    replay_note = models.JSONField(
        null=True, blank=True, help_text="Why an uploaded record is not shown whole, or not surely as played."
    )
    number = models.PositiveIntegerField(default=0, help_text="The newest row of the log.")
    clock = models.JSONField(default=dict)
    turn_seat = models.PositiveSmallIntegerField(null=True, help_text="The seat that decides.")
    turn_since = models.DateTimeField(null=True)
    due = models.DateTimeField(null=True, help_text="When a worker acts for the deciding seat.")
    due_what = models.CharField(max_length=8, blank=True, choices=[("clock", "clock"), ("bot", "bot")])
    claimed_until = models.DateTimeField(null=True, help_text="A worker is at it.")
    aids = models.CharField(
        max_length=10,
        choices=Aids.choices,
        default=Aids.USUAL,
        db_default=Aids.USUAL,
        help_text="How much the page helps those who play.",
    )
    claim_days = models.PositiveSmallIntegerField(
        default=0,
        db_default=0,
        help_text="After how many days without all others a player may claim the match; 0: never.",
    )
    answers = models.PositiveIntegerField(
        null=True,
        blank=True,
        help_text="How often players have changed their answers in advance; null: never.",
    )
    answer_due = models.DateTimeField(
        null=True, blank=True, help_text="When a worker plays what the deciding seat has answered in advance."
    )
    summary_due = models.DateTimeField(
        null=True, blank=True, help_text="When the worker counts what its seats did, for statistics."
    )
    uploaded = models.BooleanField(default=False)
    uploader = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    listed = models.BooleanField(default=True)
    table = models.CharField(max_length=16, blank=True, help_text="The lobby's table it came from.")
    rematch = models.CharField(max_length=16, blank=True, help_text="The lobby's table that follows it.")
    rename_due = models.DateTimeField(
        null=True, help_text="Since when a name has left its seats that is still in its setup and log."
    )
    fault = models.CharField(max_length=120, blank=True, help_text="The exception of the rules engine.")
    frozen_at = models.DateTimeField(null=True, blank=True)
    freeze_report = models.JSONField(
        null=True, blank=True, help_text="Where the rules engine failed, and the action that it was to play."
    )
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    touched_at = models.DateTimeField(auto_now_add=True, help_text="When a player last was there or acted.")

    objects = MatchQuerySet.as_manager()

    class Meta:
        verbose_name_plural = "matches"
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["status", "-started_at"]),
            models.Index(
                fields=["-ended_at", "-id"], condition=Q(status="over", listed=True), name="match_finished"
            ),
            models.Index(fields=["id"], condition=Q(rename_due__isnull=False), name="match_rename_due"),
            models.Index(
                fields=["answer_due"], condition=Q(answer_due__isnull=False), name="match_answer_due"
            ),
            models.Index(
                fields=["summary_due"], condition=Q(summary_due__isnull=False), name="match_summary_due"
            ),
            models.Index(fields=["due"], condition=Q(due__isnull=False), name="match_due"),
        ]

    def __str__(self) -> str:
        return self.public_id

    @property
    def known(self) -> bool:
        """Whether this process has the rules under which the match was made."""
        return self.revision <= rules.REVISION

    def must_be_known(self) -> None:
        """Raise RequestRefused if the match was made under newer rules than this process has.

        That happens while a server is updated, one process after the other: another process plays the match.
        """
        if not self.known:
            raise RequestRefused(MATCH_UPDATING)

    @property
    def playable(self) -> bool:
        """Whether its players may act, or come back to act. A match that an operator closed stays closed."""
        return self.status in {self.Status.RUNNING, self.Status.PAUSED} and not self.fault

"""What is kept of matches: the match, its seats, its log, its chat, and who is there now."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar, NoReturn

from django.conf import settings
from django.db import models
from django.db.models import Q

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def match_id() -> str:
    """A public id of about 50 bits, so that a private match is not found by guessing."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Match(models.Model):
    """One game: the setup and the secret it is played under, and where it stands."""

    class Status(models.TextChoices):
        WAITING = "waiting"  # opened, so that its commitment can be shown; nobody plays yet
        RUNNING = "running"
        OVER = "over"
        CLOSED = "closed"  # everybody left
        FROZEN = "frozen"  # the law stumbled; the log is kept for a person to look at

    public_id = models.CharField(max_length=16, unique=True, default=match_id, editable=False)
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.WAITING)
    setup = models.JSONField(default=dict, help_text="The resolved setup, with the revision of the rules.")
    commitment = models.CharField(
        max_length=64, help_text="SHA-256 of the seed, shown before anybody gives a salt."
    )
    seed = models.CharField(max_length=64, help_text="Secret until the match is over.")
    salts = models.JSONField(default=list)
    draws = models.JSONField(null=True, blank=True, help_text="An uploaded record's own order of tiles.")
    number = models.PositiveIntegerField(default=0, help_text="The newest row of the log.")
    clock = models.JSONField(default=dict)
    turn_seat = models.PositiveSmallIntegerField(null=True, help_text="The seat that decides.")
    turn_since = models.DateTimeField(null=True)
    due = models.DateTimeField(null=True, help_text="When somebody else acts for the seat that decides.")
    due_what = models.CharField(max_length=8, blank=True, choices=[("clock", "clock"), ("bot", "bot")])
    claimed_until = models.DateTimeField(null=True, help_text="A worker is at it.")
    uploaded = models.BooleanField(default=False)
    uploader = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    listed = models.BooleanField(default=True)
    table = models.CharField(max_length=16, blank=True, help_text="The lobby's table it came from.")
    rematch = models.CharField(max_length=16, blank=True, help_text="The lobby's table that follows it.")
    fault = models.CharField(max_length=120, blank=True, help_text="What the law stumbled over.")
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    touched_at = models.DateTimeField(auto_now_add=True, help_text="When a player last was there or acted.")

    class Meta:
        verbose_name_plural = "matches"
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["status", "-started_at"]),
            models.Index(fields=["due"], condition=Q(due__isnull=False), name="match_due"),
        ]

    def __str__(self) -> str:
        return self.public_id


class Seat(models.Model):
    """A place at the match: who sits there, their bank of time, and in the end their result."""

    class Kind(models.TextChoices):
        HUMAN = "human"
        BOT = "bot"

    match = models.ForeignKey(Match, models.CASCADE, related_name="seats")
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


class LoggedAction(models.Model):
    """A row of the log, which is the match: written once and never changed (a database trigger says so
    too).
    """

    match = models.ForeignKey(Match, models.PROTECT, related_name="log")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    command_id = models.CharField(max_length=64)
    action = models.JSONField()
    hash = models.CharField(max_length=16)
    at = models.DateTimeField()

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "number"], name="one_action_a_number"),
            models.UniqueConstraint(fields=["match", "command_id"], name="one_action_a_command"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}#{self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Appends the row; a row that is there already can't be written again."""
        if not self._state.adding:
            raise TypeError("rows of the log are never changed")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuses: the log is the match."""
        raise TypeError("rows of the log are never deleted")


class ChatMessage(models.Model):
    """A line of talk at a match; never part of its log."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="chat")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    name = models.CharField(max_length=40)
    seat = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=300)
    command_id = models.CharField(max_length=64)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "command_id"], name="one_line_a_command"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}: {self.name}"


class Presence(models.Model):
    """What one process last said of who is at a match; worth nothing after `until`, so a crash leaves no
    ghosts.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="presences")
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

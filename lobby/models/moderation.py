"""Reports, what operators did about them, and the log of that."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

from django.conf import settings
from django.db import models
from django.db.models import Q


class Report(models.Model):
    """A player reports another one, or a message. The lines of chat around it are kept with the report."""

    class Reason(models.TextChoices):
        INSULTS = "insults", "Insults or harassment"
        HATE = "hate", "Hate or threats"
        SEXUAL = "sexual", "Sexual content"
        SPAM = "spam", "Spam or advertising"
        NAME = "name", "Offensive or misleading name"
        CHEATING = "cheating", "Cheating"
        STALLING = "stalling", "Stalling or leaving games on purpose"
        OTHER = "other", "Something else"

    class Status(models.TextChoices):
        OPEN = "open"
        HANDLED = "handled"
        DISMISSED = "dismissed"

    reporter = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    reported = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="reports_about"
    )
    reported_name = models.CharField(max_length=40, help_text="As it was when the report came.")
    reason = models.CharField(max_length=10, choices=Reason.choices)
    words = models.CharField(max_length=500, blank=True, help_text="What the reporter wrote.")
    match = models.CharField(max_length=16, blank=True, help_text="Public id of the match.")
    number = models.PositiveIntegerField(null=True, help_text="The newest event when it happened.")
    message = models.BigIntegerField(default=0, help_text="Key of the reported chat message, or 0.")
    lines = models.JSONField(default=list, help_text="The chat around it: name, seat, text, time.")
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.OPEN)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)
    handled_at = models.DateTimeField(null=True)

    class Meta:
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["created_at"], condition=Q(status="open"), name="report_open"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["reporter", "reported", "match", "message"],
                condition=Q(status="open"),
                name="one_open_report",
            ),
        ]

    def __str__(self) -> str:
        return f"report {self.pk} about {self.reported_name}"


class Sanction(models.Model):
    """What an operator did to a player: a warning, no chat for some time, or no entry."""

    class Kind(models.TextChoices):
        WARNING = "warning"
        MUTE = "mute"
        BAR = "bar"

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="sanctions")
    kind = models.CharField(max_length=7, choices=Kind.choices)
    words = models.CharField(max_length=500, blank=True, help_text="What the player reads.")
    until = models.DateTimeField(null=True, help_text="Empty: it has no end.")
    report = models.ForeignKey(Report, models.SET_NULL, null=True, related_name="sanctions")
    created_at = models.DateTimeField(auto_now_add=True)
    seen_at = models.DateTimeField(null=True, help_text="When the player has read it.")
    lifted_at = models.DateTimeField(null=True, help_text="When an operator took it back, or it ended.")

    class Meta:
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["until"], condition=Q(kind="bar", lifted_at=None), name="bar_in_force"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} of {self.player_id}"


class ModerationEntry(models.Model):
    """A row of the log of who did what. Never changed and never deleted; a database trigger enforces that.

    It names players by their public ids, so no name of a deleted account stays here.
    """

    at = models.DateTimeField(auto_now_add=True)
    actor = models.CharField(max_length=150, help_text="User name of the operator.")
    action = models.CharField(max_length=16)
    player = models.CharField(max_length=16, blank=True, help_text="Public id.")
    report = models.BigIntegerField(null=True, help_text="Number of the report.")
    until = models.DateTimeField(null=True)
    words = models.CharField(max_length=500, blank=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["-id"]
        verbose_name = "entry of the moderation log"
        verbose_name_plural = "moderation log"

    def __str__(self) -> str:
        return f"{self.actor}: {self.action} {self.player}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Append the row. Raises TypeError if it is in the log already."""
        if not self._state.adding:
            raise TypeError("rows of the moderation log are never changed")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Raise TypeError, because the log is to be relied on."""
        raise TypeError("rows of the moderation log are never deleted")

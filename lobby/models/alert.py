"""How a player wants to be alerted of a turn, the browsers that get push messages, and the alerts made."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Match


class AlertSettings(models.Model):
    """What a player has chosen. Push messages are on for each browser that has a subscription."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="alert_settings"
    )
    mail = models.BooleanField(default=False, help_text="A mail where no browser can be reached.")
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_until = models.TimeField(null=True, blank=True)
    zone = models.CharField(max_length=64, default="UTC", help_text="The player's time zone.")
    language = models.CharField(max_length=2, default="en")

    class Meta:
        verbose_name_plural = "alert settings"

    def __str__(self) -> str:
        return f"{self.player_id}"


class PushSubscription(models.Model):
    """A browser that gets push messages: where its push service takes them, and the keys that hide them."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="push_subscriptions")
    digest = models.CharField(max_length=64, unique=True, help_text="SHA-256 of the endpoint.")
    endpoint = models.CharField(max_length=1000)
    p256dh = models.CharField(max_length=100, help_text="The browser's public key.")
    auth = models.CharField(max_length=40, help_text="The secret shared with the browser.")
    user_agent = models.CharField(max_length=200, blank=True)
    failures = models.PositiveSmallIntegerField(default=0, help_text="Messages in a row that failed.")
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(help_text="When the browser last confirmed it, or got a message.")

    class Meta:
        ordering: ClassVar[list[str]] = ["created_at", "id"]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.user_agent[:40]}"


class TurnAlert(models.Model):
    """The one alert of a turn, and what became of it."""

    class State(models.TextChoices):
        WAITING = "waiting"
        SENDING = "sending"
        SEEN = "seen"  # the player's page was connected
        OVER = "over"  # the turn ended before
        PUSHED = "pushed"
        MAILED = "mailed"
        FAILED = "failed"  # nothing could be sent

    match = models.ForeignKey(Match, models.CASCADE, related_name="+", db_index=False)
    seat = models.PositiveSmallIntegerField()
    since = models.DateTimeField(help_text="When the turn began.")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="turn_alerts")
    state = models.CharField(max_length=8, choices=State.choices, default=State.WAITING)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "seat", "since"], name="one_alert_a_turn"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seat} {self.state}"

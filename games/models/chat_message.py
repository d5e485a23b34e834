"""Chat at a match."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.db import models, transaction

from games.models.keys import row_key
from games.models.match import Match


class ChatCount(models.Model):
    """How many messages the chat of a match has had, with those that were deleted."""

    match = models.OneToOneField(Match, models.CASCADE, related_name="+", primary_key=True)
    newest = models.PositiveBigIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.match_id}: {self.newest}"

    @classmethod
    def next_number(cls, match_pk: int) -> int:
        """Return the number of the next message, for the transaction that stores it.

        The row stays locked until that ends, so a message is never stored after one with a greater number.
        """
        cls.objects.get_or_create(match_id=match_pk)
        cls.objects.filter(match_id=match_pk).update(newest=models.F("newest") + 1)
        number: int = cls.objects.values_list("newest", flat=True).get(match_id=match_pk)
        return number


class ChatMessage(models.Model):
    """A message of the chat at a match; never part of its log."""

    id = models.BigIntegerField(primary_key=True, default=row_key, editable=False)
    # The unique constraints begin with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="chat", db_index=False)
    number = models.PositiveBigIntegerField(
        editable=False, help_text="Counts the messages of the match; it is their `id` for clients."
    )
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    name = models.CharField(max_length=40)
    seat = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=300)
    phrase = models.CharField(
        max_length=24,
        blank=True,
        db_default="",
        help_text="The code of a ready phrase; `text` has its English words.",
    )
    players_only = models.BooleanField(
        db_default=False, help_text="Kept from spectators until the match is over."
    )
    command_id = models.CharField(max_length=64)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "command_id"], name="one_line_a_command"),
            models.UniqueConstraint(fields=["match", "number"], name="one_line_a_number"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}: {self.name}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Store the message; a new one gets its number."""
        with transaction.atomic():
            if not self.number:
                self.number = ChatCount.next_number(self.match_id)
            super().save(*args, **kwargs)

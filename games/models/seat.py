"""A seat of a match, and the seat of a player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from django.conf import settings
from django.db import models

from games.models.keys import row_key
from games.models.match import Match

# Stands for the name of a deleted player in seats, setups and game files; nobody may choose it as a name.
# Clients show words of the reader's language instead.
DELETED_NAME: Final = "Deleted player"


class Seat(models.Model):
    """A seat of a match: its player or bot, its bank of time, and in the end its result."""

    class Kind(models.TextChoices):
        HUMAN = "human"
        BOT = "bot"

    class Pace(models.TextChoices):
        """How fast the bots of the match shall play, as the player of this seat wants it."""

        WATCH = "watch"
        QUICK = "quick"
        AT_ONCE = "at_once"

    id = models.BigIntegerField(primary_key=True, default=row_key, editable=False)
    # The unique constraints begin with the match, so an index of its own would only cost time.
    match = models.ForeignKey(Match, models.CASCADE, related_name="seats", db_index=False)
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
    companion = models.BooleanField(
        default=False,
        db_default=False,
        help_text="Another person at the device of the player, who holds a seat of their own too.",
    )
    bots_pace = models.CharField(
        max_length=8,
        choices=Pace.choices,
        default=Pace.WATCH,
        db_default=Pace.WATCH,
        help_text="How fast the player wants to watch the bots; the slowest wish counts.",
    )
    agrees = models.BooleanField(
        default=False, db_default=False, help_text="The player agrees to end the match as it stands."
    )
    offered = models.PositiveIntegerField(
        null=True, blank=True, help_text="The newest event when the player last offered to end the match."
    )
    answers = models.JSONField(
        null=True,
        blank=True,
        help_text="Answers in advance. Secret: nobody but the player of the seat sees them.",
    )
    hints = models.PositiveSmallIntegerField(
        default=0, db_default=0, help_text="How many times the player was given ideas."
    )
    left = models.BooleanField(default=False)
    absent = models.BooleanField(
        default=False,
        db_default=False,
        help_text="Left because the player was away, and another player claimed the match.",
    )
    seen_at = models.DateTimeField(
        null=True, blank=True, help_text="When the player was last there, to ten minutes; where claims count."
    )
    score = models.IntegerField(default=0)
    rank = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["match", "index"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["match", "index"], name="one_seat_at_an_index"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}/{self.index}"

    @property
    def deleted(self) -> bool:
        """Whether the player of the seat has been deleted."""
        return self.player_id is None and self.name == DELETED_NAME

    @property
    def of_guest(self) -> bool:
        """Whether the player of the seat is a guest without an account."""
        return self.player is not None and self.player.is_guest and not self.companion


def held_seats(match: Match, player_pk: int | None) -> tuple[int, ...]:
    """Return the seats for which the player may act: the own one first, then those of companions.

    Empty for a spectator. A seat that a bot has taken is held by nobody.
    """
    if player_pk is None:
        return ()
    held = Seat.objects.filter(match=match, player_id=player_pk, kind=Seat.Kind.HUMAN)
    return tuple(held.order_by("companion", "index").values_list("index", flat=True))


def held_among(seats: Iterable[Seat], player_pk: int | None) -> tuple[int, ...]:
    """Return the same as `held_seats`, where the seats of the match have been read already."""
    if player_pk is None:
        return ()
    held = [seat for seat in seats if seat.player_id == player_pk and seat.kind == Seat.Kind.HUMAN]
    return tuple(seat.index for seat in sorted(held, key=lambda seat: (seat.companion, seat.index)))


def seat_of(match: Match, player_pk: int | None) -> int | None:
    """Return the index of the player's own seat, or None for a spectator."""
    return next(iter(held_seats(match, player_pk)), None)


def acting_seat(match: Match, player_pk: int | None) -> int | None:
    """Return the seat that the player acts for now: the deciding one if the player holds it, else the own."""
    held = held_seats(match, player_pk)
    return match.turn_seat if match.turn_seat in held else next(iter(held), None)

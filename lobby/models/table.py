"""Players, the tables they gather round, and those who wait for a quick match."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower

from lobby import ids


class Player(AbstractUser):
    """Somebody who plays: a guest of one browser, or an account with a user name and a password."""

    first_name = None  # type: ignore[assignment]  # one name is enough at a table
    last_name = None  # type: ignore[assignment]
    public_id = models.CharField(max_length=16, unique=True, default=ids.player_id, editable=False)
    name = models.CharField(max_length=24, help_text="What others see at the table.")
    marks = models.JSONField(default=dict, blank=True, help_text='Preferred {"colour", "shape"}.')
    is_guest = models.BooleanField(default=False)
    seen_at = models.DateTimeField(null=True, blank=True, db_index=True)

    REQUIRED_FIELDS: ClassVar[list[str]] = ["name"]  # `createsuperuser` asks: who runs the house may play too

    def __str__(self) -> str:
        return self.name or self.username

    def get_full_name(self) -> str:
        """The name that others see."""
        return self.name

    def get_short_name(self) -> str:
        """The name that others see."""
        return self.name


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
    sets = models.JSONField(default=dict, blank=True, help_text="Which parts of its boxes are played.")
    clock = models.JSONField(default=dict)
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
        """What a rematch takes over."""
        return {
            "name": self.name,
            "private": self.private,
            "size": self.size,
            "edition": self.edition,
            "expansions": self.expansions,
            "options": self.options,
            "sets": self.sets,
            "clock": self.clock,
        }


class Favourite(models.Model):
    """Settings that a player keeps under a name, for other tables."""

    id = models.CharField(primary_key=True, max_length=16, default=ids.favourite_id, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="favourites")
    name = models.CharField(max_length=40)
    plays = models.JSONField(help_text="Settings of a table, without its name and whether it is private.")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[Any]] = [Lower("name")]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint("player", Lower("name"), name="one_favourite_of_a_name"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.player_id})"


class TableSeat(models.Model):
    """A taken seat at a table: a player's with their salt, or a bot's."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField()
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="table_seats"
    )
    bot = models.CharField(max_length=24, blank=True)
    name = models.CharField(
        max_length=40, blank=True, help_text="A bot's name, or a player's where theirs is taken."
    )
    salt = models.CharField(max_length=64, blank=True)
    taken_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["table", "index"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "index"], name="one_at_a_seat"),
            models.UniqueConstraint(fields=["table", "player"], name="one_seat_a_player"),
            models.CheckConstraint(
                condition=Q(player__isnull=False, bot="") | Q(player__isnull=True) & ~Q(bot=""),
                name="seat_of_a_player_or_a_bot",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.index}"


class Invitation(models.Model):
    """What a table remembers about somebody who does not sit there: invited, or sent away."""

    class Kind(models.TextChoices):
        INVITED = "invited"
        BARRED = "barred"

    table = models.ForeignKey(Table, models.CASCADE, related_name="invitations")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="invitations")
    kind = models.CharField(max_length=8, choices=Kind.choices)
    index = models.PositiveSmallIntegerField(null=True, help_text="The seat kept for them.")

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "player"], name="one_word_about_a_player"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.player_id} {self.kind}"


class QuickPool(models.Model):
    """The next quick match of a size: opened, and its commitment published, before the salts come.

    Its row is the lock under which players of that size are paired.
    """

    size = models.PositiveSmallIntegerField(primary_key=True)
    match = models.OneToOneField("games.Match", models.PROTECT, null=True)

    def __str__(self) -> str:
        return f"quick match of {self.size}"


class QuickEntry(models.Model):
    """Somebody who waits for a quick match; silent ones are forgotten."""

    player = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="quick_entry")
    size = models.PositiveSmallIntegerField()
    salt = models.CharField(max_length=64, blank=True)
    commitment = models.CharField(max_length=64, blank=True, help_text="The commitment the salt answers.")
    match = models.ForeignKey(
        "games.Match", models.CASCADE, null=True, related_name="+", help_text="Paired for it."
    )
    entered_at = models.DateTimeField()
    seen_at = models.DateTimeField(db_index=True)

    class Meta:
        indexes: ClassVar[list[models.Index]] = [models.Index(fields=["size", "entered_at"])]

    def __str__(self) -> str:
        return f"{self.player_id} waits for {self.size}"

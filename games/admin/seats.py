"""Seats: which player sat where, and how it ended."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from games.admin.base import ReadOnly, ReadOnlyInline, link
from games.models import Seat


class SeatInline(ReadOnlyInline):
    """The seats of a match."""

    model = Seat
    fields = ("index", "name", "player_link", "kind", "bot", "bank_ms", "left", "score", "rank")
    readonly_fields = ("player_link",)
    ordering = ("index",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Return the seats with their players."""
        return super().get_queryset(request).select_related("player")

    @admin.display(description="player")
    def player_link(self, seat: Seat) -> str:
        """Return the player's page."""
        return link(seat.player)


@admin.register(Seat)
class SeatAdmin(ReadOnly):
    """Seats of all matches, or of one player: `?player__id__exact=<key>`. Answers in advance are secret."""

    exclude = ("answers",)

    list_display = (
        "match_link",
        "status",
        "index",
        "name",
        "player_link",
        "kind",
        "bot",
        "left",
        "score",
        "rank",
    )
    list_display_links = ("index",)
    list_filter = ("kind", "left", "match__status")
    list_select_related = ("match", "player")
    search_fields = ("match__public_id", "name", "player__name", "player__public_id")
    ordering = ("-match_id", "index")

    @admin.display(description="match", ordering="match_id")
    def match_link(self, seat: Seat) -> str:
        """Return the match's page."""
        return link(seat.match)

    @admin.display(description="status", ordering="match__status")
    def status(self, seat: Seat) -> str:
        """Return the status of the match."""
        return seat.match.get_status_display()

    @admin.display(description="player")
    def player_link(self, seat: Seat) -> str:
        """Return the player's page."""
        return link(seat.player)

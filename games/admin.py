"""Matches for operators: to look at, not to touch. Seeds, salts and orders of bags are not shown at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from games.models import ChatMessage, LoggedAction, Match, Seat

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin


class ReadOnly(ModelAdmin):
    """Nothing here is changed by hand: the log is the match."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """No."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """No."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """No."""
        return False


@admin.register(Match)
class MatchAdmin(ReadOnly):
    """Where a match stands."""

    list_display = ("public_id", "status", "number", "turn_seat", "due", "due_what", "fault", "started_at")
    list_filter = ("status", "uploaded")
    search_fields = ("public_id", "seats__name")
    fields = (
        *list_display,
        "table",
        "rematch",
        "clock",
        "commitment",
        "created_at",
        "ended_at",
        "touched_at",
        "setup",
    )
    readonly_fields = fields


@admin.register(Seat)
class SeatAdmin(ReadOnly):
    """Who sits where."""

    list_display = ("match", "index", "name", "kind", "bot", "left", "score", "rank")
    search_fields = ("match__public_id", "name")


@admin.register(LoggedAction)
class LogAdmin(ReadOnly):
    """The log."""

    list_display = ("match", "number", "seat", "action", "hash", "at")
    search_fields = ("match__public_id",)


@admin.register(ChatMessage)
class ChatAdmin(ReadOnly):
    """Talk; the one thing an operator may take away."""

    list_display = ("match", "name", "text", "at")
    search_fields = ("match__public_id", "name", "text")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """What is abusive can be removed."""
        return admin.ModelAdmin.has_delete_permission(self, request, obj)

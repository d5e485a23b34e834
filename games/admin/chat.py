"""Chat, the one thing an operator may delete."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from games.admin.base import ReadOnly, link
from games.models import ChatMessage


@admin.register(ChatMessage)
class ChatAdmin(ReadOnly):
    """Messages at matches."""

    list_display = ("match_link", "player_link", "name", "text", "at")
    list_display_links = ("text",)
    list_select_related = ("match", "player")
    ordering = ("-pk",)
    search_fields = ("match__public_id", "name", "text")

    @admin.display(description="match")
    def match_link(self, row: ChatMessage) -> str:
        """Return the match's page."""
        return link(row.match)

    @admin.display(description="player")
    def player_link(self, row: ChatMessage) -> str:
        """Return the player's page."""
        return link(row.player)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return whether the operator may delete messages, such as abusive ones."""
        return admin.ModelAdmin.has_delete_permission(self, request, obj)

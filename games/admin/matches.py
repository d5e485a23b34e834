"""Matches: where they stand, their seats, their log, and the cause where one is frozen."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html

from games.admin.actions import MatchActions
from games.admin.base import ReadOnly, link, link_to
from games.admin.log import log_page
from games.admin.seats import SeatInline
from games.models import Match

HIDDEN = ("seed", "draws", "chance", "salts")


class CauseFilter(admin.SimpleListFilter):
    """Frozen matches, by what the rules engine raised."""

    title = "cause of the freeze"
    parameter_name = "fault"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, str]]:
        """Return the causes that there are."""
        causes = Match.objects.exclude(fault="").order_by("fault").values_list("fault", flat=True).distinct()
        return [(cause, cause) for cause in causes[:20]]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Match]) -> QuerySet[Match]:
        """Return the matches with that cause."""
        return queryset.filter(fault=self.value()) if self.value() else queryset


@admin.register(Match)
class MatchAdmin(MatchActions, ReadOnly):
    """Matches, the newest first."""

    list_display = ("public_id", "status", "players", "number", "turn_seat", "due", "fault", "started_at")
    list_filter = ("status", CauseFilter, "uploaded", "listed")
    search_fields = ("public_id", "seats__name", "seats__player__public_id")
    search_help_text = "Id of the match, name or id of a player"
    ordering = ("-pk",)
    list_per_page = 50
    inlines = (SeatInline,)
    change_form_template = "admin/games/match/change_form.html"
    fieldsets = (
        (
            None,
            {
                "fields": (
                    "public_id",
                    "status",
                    "number",
                    "log_link",
                    "table_link",
                    "rematch_link",
                    "uploader_link",
                )
            },
        ),
        ("Freeze", {"fields": ("fault", "frozen_at", "failed_action", "failed_where")}),
        ("Clock", {"fields": ("clock", "turn_seat", "turn_since", "due", "due_what", "claimed_until")}),
        ("Dates", {"fields": ("created_at", "started_at", "ended_at", "touched_at")}),
        ("Setup", {"fields": ("commitment", "uploaded", "listed", "setup")}),
    )
    readonly_fields = (
        "log_link",
        "table_link",
        "rematch_link",
        "uploader_link",
        "failed_action",
        "failed_where",
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Return the matches with their seats, without reading the secret columns."""
        return super().get_queryset(request).defer(*HIDDEN).prefetch_related("seats__player")

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Return the page of a match, with a page of its log: `?log=<number>`."""
        match = self.get_object(request, object_id)
        more = {**(extra_context or {}), "operates": self.has_operate_permission(request)}
        if match is not None and self.has_view_permission(request, match):
            more["log"] = log_page(match, request.GET.get("log"))
        return super().change_view(request, object_id, form_url, more)

    @admin.display(description="players")
    def players(self, match: Match) -> str:
        """Return the names at the seats."""
        return ", ".join(seat.name for seat in match.seats.all())

    @admin.display(description="log")
    def log_link(self, match: Match) -> str:
        """Return a link to its first events, further down on the page."""
        return format_html('<a href="?log=1#match-log">{} events</a>', match.number)

    @admin.display(description="table")
    def table_link(self, match: Match) -> str:
        """Return the table that it came from."""
        return link_to("lobby_table", match.table, match.table) if match.table else "-"

    @admin.display(description="rematch")
    def rematch_link(self, match: Match) -> str:
        """Return the table that follows it."""
        return link_to("lobby_table", match.rematch, match.rematch) if match.rematch else "-"

    @admin.display(description="uploader")
    def uploader_link(self, match: Match) -> str:
        """Return the player who uploaded it as a record."""
        return link(match.uploader)

    @admin.display(description="action that failed")
    def failed_action(self, match: Match) -> str:
        """Return the action at which the rules engine failed."""
        action = (match.freeze_report or {}).get("action")
        return format_html("<code>{}</code>", json.dumps(action)) if action else "-"

    @admin.display(description="where it failed")
    def failed_where(self, match: Match) -> str:
        """Return the innermost stack frames, without the exception's message."""
        frames = (match.freeze_report or {}).get("where")
        return format_html("<pre>{}</pre>", "\n".join(frames)) if frames else "-"

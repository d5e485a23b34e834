"""Analyses of finished matches: how far they are; one can be cancelled."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from games.admin.base import ReadOnly, link
from games.analyses.claim import ended
from games.models import Analysis


@admin.register(Analysis)
class AnalysisAdmin(ReadOnly):
    """Analyses, the newest first."""

    list_display = ("match_link", "state", "turns_done", "turns_total", "version", "asked_by", "asked_at")
    list_display_links = ("state",)
    list_filter = ("state", "version")
    list_select_related = ("match", "asked_by")
    search_fields = ("match__public_id",)
    ordering = ("-asked_at",)
    exclude = ("address", "graph", "summary")
    actions = ("cancel",)

    def has_operate_permission(self, request: HttpRequest) -> bool:
        """Return whether the operator may act on matches."""
        return bool(request.user.has_perm("games.change_match"))

    @admin.action(description="Cancel", permissions=["operate"])
    def cancel(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        """Cancel those that wait or are being made."""
        pending = list(queryset.filter(state__in=Analysis.UNDER_WAY))
        for analysis in pending:
            self.log_change(request, analysis, "Cancelled.")
        keys = [analysis.pk for analysis in pending]
        under_way = Analysis.objects.filter(pk__in=keys, state__in=Analysis.UNDER_WAY)
        self.message_user(request, f"{ended(under_way, Analysis.State.CANCELLED)} cancelled.")

    @admin.display(description="match", ordering="match_id")
    def match_link(self, analysis: Analysis) -> str:
        """Return the match's page."""
        return link(analysis.match)

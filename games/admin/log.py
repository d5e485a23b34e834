"""The event log: to be read page by page."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpRequest

from games.admin.base import ReadOnly, link
from games.models import LoggedAction, Match

EVENTS_ON_A_PAGE = 50


def log_page(match: Match, number: str | None) -> Page[LoggedAction]:
    """Return a page of the match's log, the last one if `number` is None.

    It takes two queries for any length.
    """
    rows = LoggedAction.objects.filter(match=match).order_by("number")
    pages = Paginator(rows, EVENTS_ON_A_PAGE)
    return pages.get_page(number or pages.num_pages)


@admin.register(LoggedAction)
class LogAdmin(ReadOnly):
    """Events of all matches, or of one: `?match__id__exact=<key>`."""

    list_display = ("number", "match_link", "seat", "action", "hash", "at")
    search_fields = ("match__public_id",)
    ordering = ("-match_id", "number")
    list_per_page = EVENTS_ON_A_PAGE

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Return the events with their matches, without the secret columns of those."""
        rows = super().get_queryset(request).select_related("match")
        return rows.defer("match__seed", "match__draws", "match__chance", "match__salts", "match__setup")

    @admin.display(description="match", ordering="match_id")
    def match_link(self, row: LoggedAction) -> str:
        """Return the match's page."""
        return link(row.match)

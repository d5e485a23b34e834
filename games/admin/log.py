"""The event log of a match, page by page on the match's own page.

Django's admin site takes no model whose primary key has two columns, so the log has no list of its own.
"""

from __future__ import annotations

from django.core.paginator import Page, Paginator

from games.models import LoggedAction, Match

EVENTS_ON_A_PAGE = 50


def log_page(match: Match, number: str | None) -> Page[LoggedAction]:
    """Return a page of the match's log, the last one if `number` is None.

    It takes two queries for any length.
    """
    rows = LoggedAction.objects.filter(match=match).order_by("number")
    pages = Paginator(rows, EVENTS_ON_A_PAGE)
    return pages.get_page(number or pages.num_pages)

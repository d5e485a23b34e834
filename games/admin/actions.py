"""What an operator can do with matches. Every action is in the admin's own log."""

from __future__ import annotations

from typing import Any

import structlog
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from games import records
from games.admin.base import ModelAdmin
from games.matches import recovery
from games.models import Match
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.admin")


class MatchActions(ModelAdmin):
    """Actions on matches, for those who may change them."""

    actions = ("try_again", "close", "export", "export_with_seed")

    def has_operate_permission(self, request: HttpRequest) -> bool:
        """Return whether the operator may act on matches."""
        return bool(request.user.has_perm("games.change_match"))

    def has_reveal_permission(self, request: HttpRequest) -> bool:
        """Return whether the operator may see what is hidden in a match."""
        return bool(request.user.is_superuser)

    @admin.action(
        description="Try again: replay the log and let a frozen match go on", permissions=["operate"]
    )
    def try_again(self, request: HttpRequest, queryset: QuerySet[Match]) -> None:
        """Unfreeze each match whose log replays."""
        for match in queryset:
            try:
                problem = recovery.unfreeze(match.public_id)
            except RequestRefused as refused:
                problem = refused.refusal.sentence
            if problem is None:
                self.log_change(request, match, "Went on after its log was replayed.")
            _say(self, request, match, "goes on." if problem is None else problem, failed=problem is not None)

    @admin.action(description="Close frozen matches for good", permissions=["operate"])
    def close(self, request: HttpRequest, queryset: QuerySet[Match]) -> None:
        """Close each frozen match; its log and the cause stay."""
        for match in queryset:
            try:
                recovery.close_frozen(match.public_id)
            except RequestRefused as refused:
                _say(self, request, match, refused.refusal.sentence, failed=True)
                continue
            self.log_change(request, match, "Closed while frozen.")
            _say(self, request, match, "is closed.")

    @admin.action(description="Export the record, without the seed", permissions=["operate"])
    def export(self, request: HttpRequest, queryset: QuerySet[Match]) -> HttpResponse | None:
        """Return the record of one match as a file, with nothing in it that is hidden."""
        return self._export(request, queryset, with_seed=False)

    @admin.action(description="Export the record with the seed (logged)", permissions=["reveal"])
    def export_with_seed(self, request: HttpRequest, queryset: QuerySet[Match]) -> HttpResponse | None:
        """Return the record of one match with its seed, after a page that says what that reveals."""
        if "confirmed" in request.POST:
            return self._export(request, queryset, with_seed=True)
        context = {
            **self.admin_site.each_context(request),
            "title": "Export with the seed",
            "matches": queryset,
        }
        return TemplateResponse(request, "admin/games/match/export_with_seed.html", context)

    def _export(
        self, request: HttpRequest, queryset: QuerySet[Match], *, with_seed: bool
    ) -> HttpResponse | None:
        if queryset.count() != 1:
            self.message_user(request, "Choose one match to export.", messages.ERROR)
            return None
        match = queryset.get()
        try:
            text = records.export(match, with_seed=with_seed)
        except RequestRefused as refused:
            _say(self, request, match, refused.refusal.sentence, failed=True)
            return None
        self.log_change(request, match, f"Exported {'with' if with_seed else 'without'} its seed.")
        if with_seed:
            log.warning("seed exported", match=match.public_id, operator=request.user.pk)
        answer = HttpResponse(text, content_type="application/json")
        answer["Content-Disposition"] = f'attachment; filename="{records.filename(match, text)}"'
        return answer


def _say(page: Any, request: HttpRequest, match: Match, text: str, *, failed: bool = False) -> None:
    page.message_user(request, f"{match.public_id}: {text}", messages.ERROR if failed else messages.SUCCESS)

"""The queue of reports, what operators gave to players, and the log of who did what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.html import format_html, format_html_join

from games.admin.base import ReadOnly, link, list_link
from lobby import moderation
from lobby.admin.decisions import DecisionForm, decide
from lobby.models import ModerationEntry, Report, Sanction

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin


class QueueFilter(admin.SimpleListFilter):
    """Open reports, unless another status is chosen."""

    title = "status"
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Return the statuses; the queue is what is open."""
        return [("all", "All"), *[each for each in Report.Status.choices if each[0] != Report.Status.OPEN]]

    def choices(self, changelist: Any) -> Any:
        """Call the default what it shows."""
        first, *others = super().choices(changelist)
        return [{**first, "display": "Open"}, *others]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        """Return the reports of the chosen status."""
        if self.value() == "all":
            return queryset
        return queryset.filter(status=self.value() or Report.Status.OPEN)


@admin.register(Report)
class ReportAdmin(ReadOnly):
    """Reports, the oldest open one first, each with the form to decide it."""

    # The rest stands on a report's own page: more columns leave the words no room.
    list_display = ("created_at", "reason", "reported_link", "words", "earlier", "status")
    list_filter = (QueueFilter, "reason")
    list_select_related = ("reported", "reporter")
    search_fields = ("reported_name", "reported__public_id", "reporter__public_id", "match", "words")
    ordering = ("created_at",)
    actions = ("dismiss",)
    change_form_template = "admin/lobby/report/change_form.html"
    fields = (
        "status", "created_at", "reason", "words", "reported_link", "reporter_link", "move", "chat",
        "earlier",
    )  # fmt: skip
    readonly_fields = ("reported_link", "reporter_link", "move", "chat", "earlier")

    def has_decide_permission(self, request: HttpRequest) -> bool:
        """Return whether the operator may decide reports: the permission to change them."""
        return request.user.has_perm("lobby.change_report")

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Show a report with its form; a POST decides it."""
        report = self.get_object(request, object_id)
        may = report is not None and self.has_decide_permission(request)
        form = DecisionForm(request.POST or None)
        if may and report is not None and request.method == "POST" and form.is_valid():
            self.message_user(request, decide(report, request.user, form.cleaned_data), messages.SUCCESS)
            return HttpResponseRedirect(reverse("admin:lobby_report_changelist"))
        shown = may and report is not None and report.status == Report.Status.OPEN
        more = {**(extra_context or {}), "decision": form if shown else None}
        if request.method == "POST":
            request.method = "GET"  # the form is wrong: show the page with what is wrong, save nothing
        return super().change_view(request, object_id, form_url, more)

    @admin.action(description="Dismiss: nothing is wrong here", permissions=["decide"])
    def dismiss(self, request: HttpRequest, queryset: QuerySet[Report]) -> None:
        """Take the chosen reports out of the queue without a consequence."""
        found = list(queryset.filter(status=Report.Status.OPEN))
        for report in found:
            moderation.close_report(report, request.user, dismissed=True)  # type: ignore[arg-type]  # operators are players
        self.message_user(request, f"Dismissed: {len(found)}.", messages.SUCCESS)

    @admin.display(description="reported player")
    def reported_link(self, report: Report) -> str:
        """Return the page of the player, and the name as it was then."""
        return format_html("{} ({})", link(report.reported), report.reported_name)

    @admin.display(description="reported by")
    def reporter_link(self, report: Report) -> str:
        """Return the page of the player who reported."""
        return link(report.reporter)

    @admin.display(description="move")
    def move(self, report: Report) -> str:
        """Return a link to the replay, at the move that was the newest when it happened."""
        if not report.match:
            return "-"
        address = f"/replay/{report.match}?n={report.number or 0}"
        return format_html('<a href="{}">{}, move {}</a>', address, report.match, report.number)

    @admin.display(description="chat")
    def chat(self, report: Report) -> str:
        """Return the lines around it; the reported one is bold."""
        rows = (
            ("b" if line.get("reported") else "span", line["at"], line["name"], line["text"])
            for line in report.lines
        )
        items = format_html_join("", "<li><{0}>{1} {2}: {3}</{0}></li>", rows)
        return format_html("<ul>{}</ul>", items) if items else "-"

    @admin.display(description="earlier")
    def earlier(self, report: Report) -> str:
        """Return how often the player was reported and sanctioned before."""
        if report.reported is None:
            return "-"
        others = report.reported.reports_about.exclude(pk=report.pk).count()
        given = report.reported.sanctions.count()
        everything = list_link("lobby_report", f"{others} reports", status="all", q=report.reported.public_id)
        return format_html("{}, {} sanctions", everything, given)


@admin.register(Sanction)
class SanctionAdmin(ReadOnly):
    """Warnings, mutes and bars. An operator may take them back."""

    list_display = ("created_at", "kind", "player_link", "words", "until", "seen_at", "lifted_at")
    list_filter = ("kind",)
    list_select_related = ("player",)
    search_fields = ("player__name", "player__public_id", "words")
    ordering = ("-pk",)
    actions = ("lift",)

    def has_decide_permission(self, request: HttpRequest) -> bool:
        """Return whether the operator may decide reports."""
        return request.user.has_perm("lobby.change_report")

    @admin.action(description="Take back", permissions=["decide"])
    def lift(self, request: HttpRequest, queryset: QuerySet[Sanction]) -> None:
        """Take the chosen sanctions back."""
        found = list(queryset.filter(lifted_at=None).select_related("player"))
        for each in found:
            moderation.lift(each, request.user)  # type: ignore[arg-type]  # operators are players
        self.message_user(request, f"Taken back: {len(found)}.", messages.SUCCESS)

    @admin.display(description="player")
    def player_link(self, row: Sanction) -> str:
        """Return the player's page."""
        return link(row.player)


@admin.register(ModerationEntry)
class ModerationEntryAdmin(ReadOnly):
    """The log of what operators did. Nothing here can be changed."""

    list_display = ("at", "actor", "action", "player", "report", "until", "words")
    list_filter = ("action",)
    search_fields = ("actor", "player", "words")

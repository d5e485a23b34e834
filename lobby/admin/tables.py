"""Tables with their seats and invitations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from django.contrib import admin
from django.db.models import Count, QuerySet
from django.http import HttpRequest

from games.admin.base import link
from lobby.models import Invitation, Table, TableSeat

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
    TabularInline = admin.TabularInline[Any, Any]
else:
    ModelAdmin = admin.ModelAdmin
    TabularInline = admin.TabularInline


class SeatInline(TabularInline):
    """The seats that are taken."""

    model = TableSeat
    extra = 0
    exclude = ("salt",)
    raw_id_fields = ("player",)


class InvitationInline(TabularInline):
    """Players who are invited, and players who were sent away."""

    model = Invitation
    extra = 0
    raw_id_fields = ("player",)


@admin.register(Table)
class TableAdmin(ModelAdmin):
    """Tables, open and past."""

    list_display = ("id", "name", "status", "private", "taken", "host_link", "match_link", "created_at")
    list_filter = ("status", "private", "edition")
    search_fields = ("id", "name", "host__name", "host__public_id", "seats__player__name")
    raw_id_fields = ("host", "match", "rematch_of")
    readonly_fields = ("id", "host_link", "match_link", "created_at", "touched_at")
    show_full_result_count = False
    inlines: ClassVar = [SeatInline, InvitationInline]

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: players make tables in the lobby, where the settings are checked."""
        return False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Return the tables with hosts and matches, without the matches' secrets."""
        hidden = ("match__seed", "match__draws", "match__chance", "match__salts", "match__setup")
        seen = super().get_queryset(request).select_related("host", "match").defer(*hidden)
        tables: QuerySet[Any] = seen.annotate(seats_taken=Count("seats", distinct=True))
        return tables

    @admin.display(description="seats")
    def taken(self, table: Any) -> str:
        """Return the number of taken seats and of all seats."""
        return f"{table.seats_taken} of {table.size}"

    @admin.display(description="host")
    def host_link(self, table: Table) -> str:
        """Return the host's page."""
        return link(table.host)

    @admin.display(description="match")
    def match_link(self, table: Table) -> str:
        """Return the match's page."""
        return link(table.match)

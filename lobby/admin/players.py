"""Players, with what they play and where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join

from games.admin.base import link, list_link
from games.models import Seat
from lobby.models import Favourite, Player, QuickEntry, TableSeat

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin

RECENT = 20


def links(found: QuerySet[Any], attribute: str) -> str:
    """Return links to the newest objects that rows point to by `attribute`."""
    rows = ((link(getattr(row, attribute)), getattr(row, attribute).status) for row in found[:RECENT])
    items = format_html_join("", "<li>{} ({})</li>", rows)
    return format_html("<ul>{}</ul>", items) if items else "-"


@admin.register(Player)
class PlayerAdmin(UserAdmin):  # type: ignore[type-arg]
    """Guests and accounts."""

    list_display = ("name", "username", "public_id", "is_guest", "is_staff", "is_active", "seen_at")
    list_filter = ("is_guest", "is_staff", "is_active")
    search_fields = ("name", "username", "public_id", "email")
    ordering = ("-date_joined",)
    show_full_result_count = False
    readonly_fields = ("public_id", "seen_at", "last_login", "date_joined", "matches", "tables")
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        ("Shown to others", {"fields": ("name", "public_id", "marks", "is_guest", "seen_at")}),
        ("Plays", {"fields": ("matches", "tables")}),
        ("Mail", {"fields": ("email",)}),
        ("May", {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")}),
        ("Dates", {"fields": ("last_login", "date_joined")}),
    )
    add_fieldsets = (
        (
            None,
            {
                "classes": ("wide",),
                "fields": ("username", "name", "usable_password", "password1", "password2"),
            },
        ),
    )

    @admin.display(description="matches")
    def matches(self, player: Player) -> str:
        """Return the newest matches, and the list of all seats."""
        seats = Seat.objects.filter(player=player).select_related("match").order_by("-match_id")
        every = list_link("games_seat", "All seats at matches", player__id__exact=player.pk)
        return format_html("{}{}", links(seats, "match"), every)

    @admin.display(description="tables")
    def tables(self, player: Player) -> str:
        """Return the newest tables where the player sits, and the list of all that the player hosts."""
        seats = TableSeat.objects.filter(player=player).select_related("table")
        every = list_link("lobby_table", "All tables as host", host__id__exact=player.pk)
        return format_html("{}{}", links(seats.order_by("-table__created_at"), "table"), every)


@admin.register(Favourite)
class FavouriteAdmin(ModelAdmin):
    """Settings that players keep."""

    list_display = ("name", "player", "created_at")
    list_select_related = ("player",)
    search_fields = ("name", "player__name", "player__public_id")
    raw_id_fields = ("player",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: players keep the settings of a table."""
        return False


@admin.register(QuickEntry)
class QuickEntryAdmin(ModelAdmin):
    """Players who wait for a quick match."""

    list_display = ("player", "size", "entered_at", "seen_at")
    list_filter = ("size",)
    list_select_related = ("player",)
    search_fields = ("player__name", "player__public_id")
    exclude = ("salt",)
    raw_id_fields = ("player", "match")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: players ask for a quick match in the lobby."""
        return False

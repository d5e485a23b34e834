"""People and tables for those who run the house."""

from __future__ import annotations

from typing import ClassVar

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from lobby.models import Favourite, Invitation, Player, QuickEntry, Table, TableSeat


@admin.register(Player)
class PlayerAdmin(UserAdmin):  # type: ignore[type-arg]
    """Guests and accounts."""

    list_display = ("name", "username", "public_id", "is_guest", "is_staff", "seen_at")
    list_filter = ("is_guest", "is_staff", "is_active")
    search_fields = ("name", "username", "public_id", "email")
    ordering = ("-date_joined",)
    readonly_fields = ("public_id", "seen_at", "last_login", "date_joined")
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        ("Shown to others", {"fields": ("name", "public_id", "marks", "is_guest", "seen_at")}),
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


class SeatInline(admin.TabularInline):  # type: ignore[type-arg]
    """Who sits at a table. Salts are public only with the match."""

    model = TableSeat
    extra = 0
    exclude = ("salt",)
    raw_id_fields = ("player",)


class InvitationInline(admin.TabularInline):  # type: ignore[type-arg]
    """Who was asked to come, and who was sent away."""

    model = Invitation
    extra = 0
    raw_id_fields = ("player",)


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Tables, open and past."""

    list_display = ("id", "name", "status", "private", "size", "host", "created_at")
    list_filter = ("status", "private", "edition")
    search_fields = ("id", "name", "host__name")
    raw_id_fields = ("host", "match", "rematch_of")
    readonly_fields = ("id", "created_at", "touched_at")
    inlines: ClassVar = [SeatInline, InvitationInline]


@admin.register(Favourite)
class FavouriteAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Settings that players keep."""

    list_display = ("name", "player", "created_at")
    search_fields = ("name", "player__name")
    raw_id_fields = ("player",)


@admin.register(QuickEntry)
class QuickEntryAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Who waits for a quick match."""

    list_display = ("player", "size", "entered_at", "seen_at")
    exclude = ("salt",)
    raw_id_fields = ("player", "match")

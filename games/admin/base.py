"""What the admin pages share: they are read-only, and link to one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
    TabularInline = admin.TabularInline[Any, Any]
else:
    ModelAdmin = admin.ModelAdmin
    TabularInline = admin.TabularInline


class ReadOnly(ModelAdmin):
    """Nothing here is changed by hand, because the log is the match."""

    show_full_result_count = False

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: nothing is added by hand."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return False: nothing is changed by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return False: nothing is deleted by hand."""
        return False


class ReadOnlyInline(TabularInline):
    """Rows on the page of another object."""

    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return False: nothing is added by hand."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return False: nothing is changed by hand."""
        return False


def link(obj: Model | None) -> str:
    """Return a link to the admin page of an object; a dash where there is none."""
    if obj is None:
        return "-"
    return link_to(f"{obj._meta.app_label}_{obj._meta.model_name}", obj.pk, str(obj))


def link_to(page: str, key: Any, text: str) -> str:
    """Return a link to the admin page `<app>_<model>` of a key; only the text if there is no such page."""
    try:
        return format_html('<a href="{}">{}</a>', reverse(f"admin:{page}_change", args=[key]), text)
    except NoReverseMatch:
        return text


def list_link(page: str, text: str, **query: Any) -> str:
    """Return a link to the list `<app>_<model>`, filtered."""
    address = reverse(f"admin:{page}_changelist", query=query)
    return format_html('<a href="{}">{}</a>', address, text)

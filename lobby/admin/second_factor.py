"""Second factors of accounts. Staff may delete one that was lost, and see no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.mfa.models import Authenticator
from django.contrib import admin
from django.http import HttpRequest

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Any]
else:
    ModelAdmin = admin.ModelAdmin

admin.site.unregister(Authenticator)  # allauth's page shows the secret


@admin.register(Authenticator)
class AuthenticatorAdmin(ModelAdmin):
    """Lists the second factors of accounts, and when each was last used."""

    list_display = ("user", "type", "created_at", "last_used_at")
    list_filter = ("type",)
    list_select_related = ("user",)
    search_fields = ("user__username", "user__public_id")
    fields = readonly_fields = list_display

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: players set up their second factor themselves."""
        return False

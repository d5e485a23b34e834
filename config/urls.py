"""Every address of the house: API, art, health, and the front end for whatever is left."""

from __future__ import annotations

from importlib.util import find_spec

from django.contrib import admin
from django.urls import include, path, re_path
from drf_spectacular.views import SpectacularAPIView

from config import art, pages

urlpatterns = [
    path("healthz", pages.health),
    path("metrics", pages.metrics),
    path("admin/", admin.site.urls),
    path("api/schema", SpectacularAPIView.as_view(), name="schema"),
    path("api/", include("games.urls")),
    *([path("api/", include("lobby.urls"))] if find_spec("lobby.urls") else []),
    path("_allauth/", include("allauth.headless.urls")),
    path("art/<str:digest>/tiles.svg", art.tiles),
    path("art/<str:digest>/tiles.json", art.geometry),
    path("art/<str:digest>/figures.svg", art.figures),
    re_path(r"^(?:api|art|static|assets|_allauth|ws)(?:/|$)", pages.missing),
    re_path(r"^", pages.front),
]

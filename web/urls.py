"""Addresses of the site."""

from __future__ import annotations

from django.urls import path, re_path

from web.views import drawings, frontend, monitoring

urlpatterns = [
    path("healthz", monitoring.health),
    path("livez", monitoring.live),
    path("metrics", monitoring.metrics),
    path("art/<str:digest>/tiles.svg", drawings.tiles),
    path("art/<str:digest>/tiles.json", drawings.geometry),
    path("art/<str:digest>/designs/<slug:level>/<slug:symbol>.svg", drawings.design),
    path("art/<str:digest>/shared.svg", drawings.shared),
    path("art/<str:digest>/figures.svg", drawings.figures),
    path("art/<str:digest>/examples/<str:name>.svg", drawings.example),
    re_path(r"^(?:api|art|static|assets|_allauth|ws)(?:/|$)", frontend.not_found),
    re_path(r"^", frontend.frontend),
]

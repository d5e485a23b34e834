"""Sockets of matches."""

from __future__ import annotations

from django.urls import URLPattern, path

from games.consumers import match_consumer
from realtime import public_ids

public_ids.register()

websocket_urlpatterns: list[URLPattern] = [path("ws/matches/<id:match_id>/", match_consumer)]  # type: ignore[arg-type]  # an ASGI application

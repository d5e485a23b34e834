"""WebSocket addresses of the lobby and of tables."""

from __future__ import annotations

from django.urls import URLPattern, path

from lobby.consumers import lobby_consumer, table_consumer
from realtime import public_ids

public_ids.register()

websocket_urlpatterns: list[URLPattern] = [
    path("ws/lobby/", lobby_consumer),  # type: ignore[arg-type]  # ASGI applications
    path("ws/tables/<id:table_id>/", table_consumer),  # type: ignore[arg-type]
]

"""The root of all WebSocket addresses."""

from __future__ import annotations

from django.urls import URLPattern, path

from games.routing import websocket_urlpatterns as games
from lobby.routing import websocket_urlpatterns as lobby
from realtime.consumers import unknown_socket

websocket_urlpatterns: list[URLPattern] = [*games, *lobby, path("<path:anything>", unknown_socket)]  # type: ignore[arg-type]  # an ASGI application

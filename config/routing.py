"""Every socket of the house."""

from __future__ import annotations

from importlib.util import find_spec

from django.urls import URLPattern, path

from games.routing import websocket_urlpatterns as games
from realtime.consumers import unknown_socket

lobby: list[URLPattern] = []
if find_spec("lobby.routing"):
    from lobby.routing import websocket_urlpatterns as lobby

websocket_urlpatterns: list[URLPattern] = [*games, *lobby, path("<path:anything>", unknown_socket)]  # type: ignore[arg-type]  # an ASGI application

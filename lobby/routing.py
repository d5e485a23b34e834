"""Sockets of the lobby."""

from __future__ import annotations

from django.urls import URLPattern, path

from games import addresses
from lobby.sockets.consumers import lobby_socket, table_socket

addresses.register()

websocket_urlpatterns: list[URLPattern] = [
    path("ws/lobby/", lobby_socket),  # type: ignore[arg-type]  # ASGI applications
    path("ws/tables/<id:table_id>/", table_socket),  # type: ignore[arg-type]
]

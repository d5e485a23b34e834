"""The door for servers: HTTP to Django, sockets to the games and the lobby."""

from __future__ import annotations

import os

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
http = get_asgi_application()

from config.routing import websocket_urlpatterns  # noqa: E402 - needs Django's apps
from games.lifecycle import StartOnFirstRequest  # noqa: E402

# A page of another site must not speak with a visitor's cookies: the Origin has to be one of our hosts.
sockets = AllowedHostsOriginValidator(URLRouter(websocket_urlpatterns))

# Daphne tells applications neither of its start nor of its stop; the first request wakes the house instead.
application = StartOnFirstRequest(ProtocolTypeRouter({"http": http, "websocket": sockets}))

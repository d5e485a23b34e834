"""The ASGI application: HTTP to Django, WebSockets to the consumers of games and lobby."""

from __future__ import annotations

import gc
import os

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# Hardly anything that the imports make becomes garbage: looking for it takes a tenth of the start.
gc.disable()
http = get_asgi_application()

import rules  # noqa: E402
from config.routing import websocket_urlpatterns  # noqa: E402 - needs Django's apps
from games.lifecycle import StartOnFirstRequest  # noqa: E402

# The Origin must be one of our hosts, so that a page of another site can't use a visitor's cookies.
sockets = AllowedHostsOriginValidator(URLRouter(websocket_urlpatterns))

# Daphne sends no lifespan events, so the first request starts the background tasks.
application = StartOnFirstRequest(ProtocolTypeRouter({"http": http, "websocket": sockets}))

# Tile files and rule modules are read on first use. They are read here, so that no player waits for them.
rules.describe_options()

# A full garbage collection walks every object and stops all sockets meanwhile, for over 100 ms with what the
# imports leave behind. These objects live as long as the process, so no later collection looks at them.
gc.freeze()
gc.enable()

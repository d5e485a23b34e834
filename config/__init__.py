"""Settings, ASGI application and URLs. No logic."""

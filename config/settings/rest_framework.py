"""Settings of the HTTP API and of its description."""

from __future__ import annotations

from typing import Any

from config.settings import env, limits

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["games.api.renderers.SchemaRenderer"],
    "DEFAULT_PARSER_CLASSES": ["games.api.parsers.SmallJSONParser"],
    "DEFAULT_SCHEMA_CLASS": "games.api.openapi.SchemaView",
    "DEFAULT_THROTTLE_CLASSES": [
        "games.api.network_throttle.NetworkRateThrottle",
        "rest_framework.throttling.UserRateThrottle",
    ],
    "DEFAULT_THROTTLE_RATES": limits.EVERY_CALL,
    "NUM_PROXIES": int(env.number("PROXIES", 0)),  # 0: the address that the socket itself names
    "EXCEPTION_HANDLER": "games.api.errors.handle_exception",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Bastide",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "games.api.sockets.describe",
        "lobby.sockets.schema.describe",
    ],
    "ENUM_NAME_OVERRIDES": {
        "MatchStatus": ["waiting", "running", "over", "closed", "frozen"],
        "TableStatus": ["open", "started", "closed"],
        "SeatKind": ["human", "bot"],
        "RelationKind": ["blocked", "muted"],
        "NoticeKind": ["warning", "mute"],
        "ClockKind": ["none", "move", "bank"],
    },
}

"""Numbers that a deployment may change (docs/operating.md)."""

from __future__ import annotations

from typing import Any

from config.settings import env

# Numbers of matches and sockets; games/conf.py says what each means.
BASTIDE = {
    "bot_pause": env.number("BOT_PAUSE", 0.9),
    "sockets_per_player": int(env.number("SOCKETS_PER_PLAYER", 16)),
    "sockets_per_address": int(env.number("SOCKETS_PER_ADDRESS", 128)),
    "socket_burst": env.number("SOCKET_BURST", 60),
    "socket_refill": env.number("SOCKET_REFILL", 20),
    "socket_grace": env.number("SOCKET_GRACE", 30),
    "tables_in_memory": int(env.number("TABLES_IN_MEMORY", 400)),
    "worker_inside": env.flag("WORKER_INSIDE", env.embedded()),
}

# Numbers of the lobby, most of them in seconds; lobby/conf.py says what each means.
LOBBY: dict[str, Any] = {
    "here_for": env.number("LOBBY_HERE_FOR", 60),
    "quick_silence": env.number("QUICK_SILENCE", 20),
    "table_life": env.number("TABLE_LIFE", 6 * 3600),
    "guest_life": env.number("GUEST_LIFE", 60 * 86_400),
    "tables_per_player": int(env.number("TABLES_PER_PLAYER", 5)),
    # A quick match plays the newest edition of the base game with 15 minutes for each player and an
    # increment for each turn.
    "quick": {
        "expansions": [],
        "options": {},
        "clock": {"kind": "bank", "bank": 900_000, "increment": 15_000, "out": "forfeit"},
    },
}

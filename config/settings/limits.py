"""Numbers that a deployment may change (docs/operating.md)."""

from __future__ import annotations

import os
from typing import Any

from config.settings import env

# HTTP calls of all kinds, counted by the REST framework: those of an address without a player, of a player.
EVERY_CALL = {
    "anon": os.environ.get("RATE_ANON", "600/min"),
    "user": os.environ.get("RATE_USER", "1200/min"),
}

# How often somebody may do something: `count/period`, where a period is s, min, hour or day, or several of
# them (`10s`). Several rates of one row all hold. Each row counts by itself:
#   account    every player but new guests; new_guest   guests in their first NEW_GUEST_S seconds;
#   address    all players of one network address together, so it must leave room for a school or a firm.
# The variable of a row is one rate for all three, or single ones: `RATE_CHAT=account=5/10s;address=20/10s`.
NEW_GUEST_S = env.number("NEW_GUEST", 3600)  # seconds
LIMITS: dict[str, dict[str, str]] = {
    "guest": env.rates("RATE_GUEST", address="240/hour"),  # new guests
    # New tables, those for a rematch included.
    "table": env.rates("RATE_TABLE", account="60/hour", new_guest="20/hour", address="240/hour"),
    # Seats taken at tables, also for a rematch, and entries into the queue for a quick match.
    "seat": env.rates("RATE_SEAT", account="120/hour", new_guest="60/hour", address="1200/hour"),
    "chat": env.rates(
        "RATE_CHAT", account="5/10s,600/hour", new_guest="5/10s,120/hour", address="60/10s,6000/hour"
    ),
    "upload": env.rates("RATE_UPLOAD", account="30/hour", new_guest="10/hour", address="120/hour"),
    # Moves in puzzles, and solutions shown.
    "puzzle": env.rates("RATE_PUZZLE", account="1200/hour", new_guest="600/hour", address="6000/hour"),
    # Ideas during a game against bots.
    "hint": env.rates("RATE_HINT", account="20/min,300/hour", new_guest="20/min,300/hour", address="120/min"),
    # Pictures of boards that were not drawn yet.
    "picture": env.rates("RATE_PICTURE", address="120/hour"),
    "report": env.rates("RATE_REPORT", account="30/day", new_guest="5/hour", address="60/day"),
    "export": env.rates("RATE_EXPORT", account="5/hour", new_guest="5/hour", address="60/hour"),
    # Browsers that ask for push messages, and changes of alerts.
    "alert": env.rates("RATE_ALERT", account="60/hour", new_guest="30/hour", address="600/hour"),
    "password": env.rates("RATE_PASSWORD", account="10/hour", new_guest="10/hour", address="60/hour"),
}

# What allauth counts, checked before a password is hashed, which takes about half a second of a processor:
# `count/period/by`, where a period is s, m, h or d, or several of them, and it is counted by `ip` (address;
# of IPv6 the first 64 bits), by `user` (account) or by `key` (user name, address of a mail). One address is
# stopped before it can use up the tries for a user name, so nobody is locked out by a single stranger.
# Several can use them up, but not for addresses at which the account has or had a session
# (`lobby/accounts/known.py`).
ACCOUNT_RATE_LIMITS = {
    "login": "30/m/ip",
    "login_failed": "10/m/ip,30/h/ip,50/h/key",  # wrong passwords and codes
    "signup": "20/m/ip",
    "reauthenticate": "10/m/user",
    "change_password": "5/m/user",
    "reset_password": "20/m/ip,5/m/key",  # mails with a link
    "reset_password_from_key": "20/m/ip",
    "manage_email": "10/m/user",
    "confirm_email": "1/180s/key",  # above it no mail is sent: the one before has a link that counts
}

# The cache in memory: all there is without Redis, and what each process has while Redis is away. A new entry
# above the number drops the third that was not used for longest. An entry with one count takes about
# 0.4 KB, so 50,000 of them take 20 MB, and each call that is counted adds 9 bytes. Somebody who changes names
# or addresses needs 33,000 new ones within the hour of a limit to have another's count dropped.
CACHE_ENTRIES = int(env.number("CACHE_ENTRIES", 50_000))
CACHE_RESULTS = 300  # chances of finished games: one has a row for each turn, so there are few

# Numbers of matches and sockets. A socket may send `burst` messages at once, and `refill` more a second.
BASTIDE = {
    "bot_pause": env.number("BOT_PAUSE", 0.9),
    "bots_alone": int(env.number("BOTS_ALONE", 12)),
    "sockets_per_player": int(env.number("SOCKETS_PER_PLAYER", 16)),
    "sockets_per_address": int(env.number("SOCKETS_PER_ADDRESS", 128)),
    "socket_burst": env.number("SOCKET_BURST", 60),
    "socket_refill": env.number("SOCKET_REFILL", 20),
    "hello_burst": 8,  # of `hello`, each of which may cost a whole match's events
    "hello_refill": 0.5,
    "lobby_burst": 20,  # at the sockets of the lobby and of tables
    "lobby_refill": 1.0,
    "socket_grace": env.number("SOCKET_GRACE", 30),
    "socket_stall_bytes": int(env.number("SOCKET_STALL_BYTES", 256 * 1024)),
    "socket_most_bytes": int(env.number("SOCKET_MOST_BYTES", 1024 * 1024)),
    "socket_stuck_s": env.number("SOCKET_STUCK", 10),
    "watchdog_s": env.number("WATCHDOG", 0),
    "crowd_from": int(env.number("CROWD_FROM", 1000)),
    "crowd_pause_s": env.number("CROWD_PAUSE", 0.1),
    "spectator_sockets": int(env.number("SPECTATOR_SOCKETS", 5000)),
    "match_affinity": env.flag("MATCH_AFFINITY", False),
    "tables_in_memory": int(env.number("TABLES_IN_MEMORY", 400)),
    "analyses": int(env.number("ANALYSES", 1)),
    "analyses_waiting": int(env.number("ANALYSES_WAITING", 20)),
    "analyses_per_player": int(env.number("ANALYSES_PER_PLAYER", 2)),
    "analyses_per_address": int(env.number("ANALYSES_PER_ADDRESS", 6)),
    "analysis_turn_s": env.number("ANALYSIS_TURN", 60),
    "analysis_s": env.number("ANALYSIS", 21_600),
    "worker_inside": env.flag("WORKER_INSIDE", env.embedded()),
    "worker_metrics_port": int(env.number("WORKER_METRICS_PORT", 0)),
}

# What is kept for how long, in days; the page /privacy names them. 0 keeps it for good.
RETENTION: dict[str, float] = {
    "chat": env.number("KEEP_CHAT_DAYS", 365),
    "reports": env.number("KEEP_REPORTS_DAYS", 180),
}

# A folder with lists of words that are not shown: `en.txt`, `de.txt`, `pl.txt`; "" is off.
WORD_LISTS = os.environ.get("WORD_LISTS", "")
# Names that nobody may take, besides those in lobby/names/reserved.py.
RESERVED_NAMES = env.words("RESERVED_NAMES")

# Numbers of the lobby, most of them in seconds; lobby/conf.py says what each means.
LOBBY: dict[str, Any] = {
    "here_for": env.number("LOBBY_HERE_FOR", 60),
    "quick_silence": env.number("QUICK_SILENCE", 20),
    "host_away": env.number("HOST_AWAY", 120),
    "host_gone": env.number("HOST_GONE", 600),
    "table_life": env.number("TABLE_LIFE", 6 * 3600),
    "guest_life": env.number("GUEST_LIFE", 60 * 86_400),
    "closed_table_life": env.number("CLOSED_TABLE_LIFE", 86_400),
    "copy_life": env.number("COPY_LIFE", 86_400),
    "task_life": env.number("TASK_LIFE", 86_400),
    "upload_life": env.number("UPLOAD_LIFE", 365 * 86_400),
    "alert_clock": env.number("ALERT_CLOCK", 3600),
    "alert_after": env.number("ALERT_AFTER", 30),
    "alert_life": env.number("ALERT_LIFE", 30 * 86_400),
    "subscription_life": env.number("SUBSCRIPTION_LIFE", 180 * 86_400),
    "browsers_per_player": int(env.number("BROWSERS_PER_PLAYER", 5)),
    "tables_per_player": int(env.number("TABLES_PER_PLAYER", 5)),
    "bots_alone_per_host": int(env.number("BOTS_ALONE_PER_HOST", 2)),
    "tiles_per_table": int(env.number("TILES_PER_TABLE", 400)),
    "tables_per_host": int(env.number("TABLES_PER_HOST", 3)),
    "tables_per_address": int(env.number("TABLES_PER_ADDRESS", 12)),
    # A quick match plays the newest edition of the base game with 15 minutes for each player and an
    # increment for each turn.
    "quick": {
        "expansions": [],
        "options": {},
        "clock": {"kind": "bank", "bank": 900_000, "increment": 15_000, "out": "forfeit"},
    },
}

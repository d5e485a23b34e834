"""Limits and times of matches. Settings (BASTIDE) hold those that a deployment may set."""

from __future__ import annotations

from typing import Any

from django.conf import settings

MESSAGE_BYTES = 16 * 1024  # a longer message is refused, not read
CHAT_LETTERS = 300
CHAT_KEPT = 100  # messages that a new socket gets
EVENTS_AT_ONCE = 50  # in one message, where they are small enough
EVENT_BYTES = 48 * 1024  # of events in one message: the server sends none over 64 KiB, it drops the socket
EVENTS_IN_PAGE = 100  # of a page of events that never changes
PAGES_IN_MEMORY = 1000  # of about 7 KB each
SNAPSHOT_EVERY = 5  # events between two snapshots of the view
SNAPSHOT_TAIL = 4  # events that follow the snapshot of a join at least: they say what happened last
# Events that a hello waits for while they are replayed; if there are more, the offer is sent later.
PLAYED_AT_ONCE = 50
UNSEEN_EVENTS = 64  # sent and not acknowledged: more and the socket has to say hello again
RECHECK = 15.0  # seconds for which a session, once read, counts as valid
PRESENCE_LIFE = 45.0  # seconds after which a presence row expires
# Seconds for which a match counts as just touched: less than the hubs' time between renewals of presence.
TOUCHED_EVERY = 15.0
SEEN_EVERY = 600.0  # seconds between two notes of when a player was there, in matches that can be claimed
LEASE = 8.0  # seconds that a worker has for what it claimed; then another one may do it
THINKING = 10.0  # seconds that a process may think about a bot's action; then the solid bot acts
# Numbers of `rules.analysis.Effort` that differ from its own. Only tests set some: all analyses of a version
# must be made with the same effort.
ANALYSIS_EFFORT: dict[str, Any] = {}
HINT_LIFE = 20.0  # seconds for which somebody waits for ideas; then nobody thinks about them any more
HINTS_WAITING = 50  # questions that wait for a worker; the next one is refused
DESERTED = 900.0  # seconds after which such a match leaves the list of those that are being played
UNWATCHED = 60.0  # seconds that a match of bots alone goes on without spectators from its start
ABANDONED = 86_400.0  # seconds after which a match without a clock and without anybody there is closed
BODY_BYTES = 64 * 1024  # of an ordinary call
RECORD_BYTES = 512 * 1024
RECORD_ACTIONS = 4000
DRAIN = 1.5  # seconds between the restart message and the closing of the sockets


def get(name: str) -> Any:
    """Return one of the BASTIDE settings. It is read when needed, so that a test can set it."""
    return settings.BASTIDE[name]

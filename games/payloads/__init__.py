"""What is sent of a match: payloads of the protocol and of the API."""

from games.payloads.match import (
    at_table,
    chat,
    clock,
    events,
    feature,
    headline,
    match_of,
    now,
    offer,
    standing,
    status,
    unsealed,
)

__all__ = [
    "at_table",
    "chat",
    "clock",
    "events",
    "feature",
    "headline",
    "match_of",
    "now",
    "offer",
    "standing",
    "status",
    "unsealed",
]

"""What is sent of a match: payloads of the protocol and of the API."""

from games.payloads.feature import claims, feature, fields, view_at
from games.payloads.match import (
    chat,
    chat_for,
    clock,
    headline,
    listed_match,
    match_of,
    now,
    offer,
    seat_rows,
    status,
    unsealed,
)

__all__ = [
    "chat",
    "chat_for",
    "claims",
    "clock",
    "feature",
    "fields",
    "headline",
    "listed_match",
    "match_of",
    "now",
    "offer",
    "seat_rows",
    "status",
    "unsealed",
    "view_at",
]

"""What is sent of a match: payloads of the protocol and of the API."""

from games.payloads.feature import claims, feature, view_at
from games.payloads.match import (
    chat,
    clock,
    headline,
    listed_match,
    match_of,
    now,
    offer,
    status,
    unsealed,
)

__all__ = [
    "chat",
    "claims",
    "clock",
    "feature",
    "headline",
    "listed_match",
    "match_of",
    "now",
    "offer",
    "status",
    "unsealed",
    "view_at",
]

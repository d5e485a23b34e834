"""What is sent of a match: payloads of the protocol and of the API."""

from games.payloads.feature import claims, feature
from games.payloads.match import (
    chat,
    clock,
    headline,
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
    "match_of",
    "now",
    "offer",
    "status",
    "unsealed",
]

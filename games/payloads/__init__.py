"""What is sent of a match: payloads of the protocol and of the API."""

from games.payloads.feature import feature
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
    "clock",
    "feature",
    "headline",
    "match_of",
    "now",
    "offer",
    "status",
    "unsealed",
]

"""Ready phrases of the chat: sent as codes, shown to each reader in the reader's own language.

A code is never removed, because stored messages have it. The English words are for operators, and for clients
that know no phrases.
"""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "hello": "Hello, have fun!",
    "good_luck": "Good luck!",
    "nice_move": "Nice move!",
    "well_played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "one_moment": "One moment, please.",
    "back": "I am back.",
    "thinking": "I am still thinking.",
    "your_turn": "It is your turn.",
    "rematch": "Another game?",
    "bye": "That was fun. See you!",
}

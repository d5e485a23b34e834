"""Quick matches: a queue for each number of seats, and the pairing of players in it."""

from lobby.matchmaking.pairing import enter, leave
from lobby.matchmaking.queue import QueueState, expire, state

__all__ = ["QueueState", "enter", "expire", "leave", "state"]

"""Quick matches: pairs players who want the same number of seats."""

from lobby.matchmaking.pairing import Waiting, enter, expire, leave, state

__all__ = ["Waiting", "enter", "expire", "leave", "state"]

"""What a change at a match sends to its sockets."""

from games.broadcasts.kinds import BROADCASTERS, first

__all__ = ["BROADCASTERS", "first"]

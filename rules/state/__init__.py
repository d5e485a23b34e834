"""The state of a game: everything that changes while it is played."""

"""Names of players, tables and bots."""

from lobby.names.validation import (
    BOTS,
    FIRST,
    LONGEST,
    LONGEST_TABLE,
    SECOND,
    friendly,
    looks,
    of_bot,
    problem,
    same_looks,
    tidy,
    unlike,
)

__all__ = [
    "BOTS",
    "FIRST",
    "LONGEST",
    "LONGEST_TABLE",
    "SECOND",
    "friendly",
    "looks",
    "of_bot",
    "problem",
    "same_looks",
    "tidy",
    "unlike",
]

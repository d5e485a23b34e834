"""Names of players, tables and bots."""

from lobby.names.generated import bot_name, guest_name
from lobby.names.similarity import distinct, lookalike, skeleton
from lobby.names.validation import LONGEST, LONGEST_TABLE, normalize, validation_error

__all__ = [
    "LONGEST",
    "LONGEST_TABLE",
    "bot_name",
    "distinct",
    "guest_name",
    "lookalike",
    "normalize",
    "skeleton",
    "validation_error",
]

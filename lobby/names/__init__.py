"""Names of players, tables and bots, and words that are not shown."""

from lobby.names.generated import bot_name, guest_name, table_name
from lobby.names.reserved import is_reserved
from lobby.names.similarity import distinct, lookalike, skeleton
from lobby.names.validation import LONGEST, LONGEST_TABLE, normalize, validation_error
from lobby.names.words import is_filtered, masked

__all__ = [
    "LONGEST",
    "LONGEST_TABLE",
    "bot_name",
    "distinct",
    "guest_name",
    "is_filtered",
    "is_reserved",
    "lookalike",
    "masked",
    "normalize",
    "skeleton",
    "table_name",
    "validation_error",
]

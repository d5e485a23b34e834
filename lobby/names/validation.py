"""Which names may be shown to other players."""

from __future__ import annotations

import re
import unicodedata

from lobby.names.words import is_filtered
from lobby.refusals import (
    NAME_ALPHABETS,
    NAME_EMPTY,
    NAME_INVISIBLE,
    NAME_LONG,
    NAME_MARKS,
    NAME_WORDS,
)
from realtime.refusals import RequestRefused

LONGEST = 24
LONGEST_TABLE = 40

# Cf: zero-width and direction marks; Co, Cn: private and unassigned; Zl, Zp: line ends.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"}


def normalize(name: str) -> str:
    """Compose the letters of a name and collapse white space."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()


def validation_error(name: str, longest: int = LONGEST) -> RequestRefused | None:
    """Return why a normalized name can't be shown to others, or None if it can."""
    if len(name) > longest:
        return RequestRefused(NAME_LONG, most=longest)
    if not all(_printable(letter) for letter in name):
        return RequestRefused(NAME_INVISIBLE)
    if not any(letter.isalnum() for letter in name):
        return RequestRefused(NAME_EMPTY)
    if _piled(name):
        return RequestRefused(NAME_MARKS)
    if len(_scripts(name)) > 1:
        return RequestRefused(NAME_ALPHABETS)
    if is_filtered(name):
        return RequestRefused(NAME_WORDS)
    return None


def _printable(letter: str) -> bool:
    return letter == " " or unicodedata.category(letter) not in INVISIBLE


def _piled(name: str) -> bool:
    apart = unicodedata.normalize("NFD", name)
    marks = "".join("m" if unicodedata.combining(letter) else "-" for letter in apart)
    return "mmm" in marks


def _scripts(name: str) -> set[str]:
    """Return the alphabets in the name whose letters are easily mistaken for each other."""
    first_words = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    return first_words & {"LATIN", "CYRILLIC", "GREEK", "CHEROKEE", "ARMENIAN"}

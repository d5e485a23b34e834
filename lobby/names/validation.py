"""Which names may be shown to other players."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 24
LONGEST_TABLE = 40

# Cf: zero-width and direction marks; Co, Cn: private and unassigned; Zl, Zp: line ends.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"}


def normalize(name: str) -> str:
    """Compose the letters of a name and collapse white space."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()


def validation_error(name: str, longest: int = LONGEST, what: str = "name") -> str | None:
    """Return why a normalized name can't be shown to others, as a sentence, or None if it can."""
    if not name:
        return f"A {what} needs at least one letter or digit."
    if len(name) > longest:
        return f"That {what} is too long: {longest} characters at most."
    if not all(_printable(letter) for letter in name):
        return f"That {what} holds characters that can't be seen."
    if not any(letter.isalnum() for letter in name):
        return f"A {what} needs at least one letter or digit."
    if _piled(name):
        return f"That {what} piles too many marks on one letter."
    if len(_scripts(name)) > 1:
        return f"A {what} can't mix letters of different alphabets."
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

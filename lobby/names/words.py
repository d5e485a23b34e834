"""The word filter: whole words of the operator's lists, whatever their case and diacritics.

A list is a text file for each language in the folder `WORD_LISTS`, one word or phrase a line; `#` begins a
comment. A `*` at the end stands for any ending, because words are inflected: `fool*`. Without a folder,
nothing is filtered.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from lobby.names.similarity import PLAIN

MASK = "*"


def masked(text: str) -> str:
    """Return the text with each letter of a filtered word replaced by an asterisk."""
    pattern = _pattern(settings.WORD_LISTS)
    if pattern is None:
        return text
    folded, places = _folded(text)
    letters = list(text)
    for found in pattern.finditer(folded):
        for place in places[found.start() : found.end()]:
            if letters[place].isalnum():
                letters[place] = MASK
    return "".join(letters)


def is_filtered(text: str) -> bool:
    """Return whether the text has a filtered word."""
    return masked(text) != text


def _folded(text: str) -> tuple[str, list[int]]:
    """Return the text without case and diacritics, and for each of its letters the place in `text`."""
    folded: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = unicodedata.normalize("NFKD", letter.casefold().translate(PLAIN))
        for each in plain:
            if not unicodedata.combining(each):
                folded.append(each)
                places.append(place)
    return "".join(folded), places


@lru_cache(maxsize=4)
def _pattern(folder: str) -> re.Pattern[str] | None:
    """Return what finds the words of all lists in the folder, or None without words."""
    if not folder:
        return None
    words: set[str] = set()
    for path in sorted(Path(folder).glob("*.txt")):
        lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
        words |= {_folded(line)[0] for line in lines if line}
    found = sorted(filter(None, map(_expression, words)), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(found)})(?!\w)") if found else None


def _expression(word: str) -> str:
    """Return the expression of a line: its words with any space between them, and the open end of `*`."""
    stem = word.removesuffix("*").strip()
    if not stem:
        return ""
    body = r"[\W_]+".join(re.escape(part) for part in stem.split())
    return body + (r"\w*" if word.endswith("*") else "")

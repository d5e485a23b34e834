"""Names that look alike: a player must not be taken for another one.

A name is reduced to its shape with Unicode's own decomposition and a small table of letters of other scripts.
The table has the Cyrillic, Greek and Armenian letters that are drawn like Latin ones in common fonts. It does
not have all of Unicode's confusables: other scripts, similar ideographs, pairs of letters but `rn` and `vv`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

# Letters of other scripts, and digits, that are drawn like a Latin letter.
LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнгӏүґαορνικτυχεηγωսօոցհյզ01|!5$@3478",
    "aeopcyxijshdqwkmtbhrlyraopvlktuxenywuonghjqollissaeatb",
)
# Letters that Unicode does not take apart into a plain letter and a mark.
PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ŧ": "t", "æ": "ae", "œ": "oe"})
ALIKE = str.maketrans({"i": "l", "j": "l"})


def skeleton(name: str) -> str:
    """Reduce a name to its shape. Two names with the same skeleton can be mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LOOK_ALIKES))
    plain = "".join(letter for letter in plain.casefold().translate(PLAIN) if letter.isalnum())
    return plain.translate(LOOK_ALIKES).translate(ALIKE).replace("rn", "m").replace("vv", "w")


def lookalike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that this name could be mistaken for, or None."""
    own = skeleton(name)
    return next((other for other in others if skeleton(other) == own), None)


def distinct(wanted: str, taken: Collection[str]) -> str:
    """Return the wanted name, with a number appended if a similar name is taken."""
    name, number = wanted, 2
    while lookalike(name, taken):
        name, number = f"{wanted} {number}", number + 1
    return name

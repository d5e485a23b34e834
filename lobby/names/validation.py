"""Names that people show to each other: which are fine, which look alike, and friendly ones for guests."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection, Iterable

LONGEST = 24
LONGEST_TABLE = 40

FIRST = (
    "Merry",
    "Patient",
    "Bold",
    "Gentle",
    "Clever",
    "Wandering",
    "Sunny",
    "Quiet",
    "Lucky",
    "Brave",
    "Nimble",
    "Honest",
    "Curious",
    "Cheerful",
    "Sleepy",
    "Proud",
    "Kindly",
    "Swift",
    "Humble",
    "Jolly",
    "Wise",
    "Daring",
    "Candid",
    "Stout",
)
SECOND = (
    "Mason", "Miller", "Shepherd", "Pilgrim", "Baker", "Weaver", "Cooper", "Farmer", "Herald", "Knight",
    "Carter", "Potter", "Beekeeper", "Ferryman", "Fiddler", "Tiler", "Gardener", "Falconer", "Minstrel",
    "Scribe", "Vintner", "Warden", "Drover", "Bellfounder",
)  # fmt: skip

# Bots are called by names that need no translation; how they play stands beside them.
BOTS = ("Bot Ada", "Bot Bruno", "Bot Clara", "Bot Dario", "Bot Emma", "Bot Felix")

# Letters of other scripts, and digits, that are drawn like a Latin letter.
LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнгαορνικτυχ01|!5$@",
    "aeopcyxijshdqwkmtbhraopvlktuxollissa",
)
ALIKE = str.maketrans({"i": "l", "j": "l"})


def tidy(name: str) -> str:
    """The name with composed letters and single spaces."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()


def problem(name: str, longest: int = LONGEST, what: str = "name") -> str | None:
    """Why a tidied name can't be shown to others, as a sentence; None when it can."""
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
    # Cf: zero-width and direction marks; Co, Cn: private and unassigned; Zl, Zp: line ends.
    return letter == " " or unicodedata.category(letter) not in {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
        "Zl",
        "Zp",
        "Zs",
    }


def _piled(name: str) -> bool:
    apart = unicodedata.normalize("NFD", name)
    marks = "".join("m" if unicodedata.combining(letter) else "-" for letter in apart)
    return "mmm" in marks


def _scripts(name: str) -> set[str]:
    """Which of the alphabets whose letters are easily taken for each other the name uses."""
    first_words = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    return first_words & {"LATIN", "CYRILLIC", "GREEK", "CHEROKEE", "ARMENIAN"}


def looks(name: str) -> str:
    """What a name looks like at a glance: two names with the same looks can be taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LOOK_ALIKES))
    plain = "".join(letter for letter in plain.casefold() if letter.isalnum())
    return plain.translate(LOOK_ALIKES).translate(ALIKE).replace("rn", "m").replace("vv", "w")


def same_looks(name: str, others: Iterable[str]) -> str | None:
    """The one of the other names that this name could be taken for, or None."""
    mine = looks(name)
    return next((other for other in others if looks(other) == mine), None)


def friendly(taken: Collection[str] = ()) -> str:
    """A name for somebody who has not chosen one, unlike those taken."""
    while True:
        name = f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"
        if not same_looks(name, taken):
            return name


def of_bot(taken: Collection[str]) -> str:
    """The first of the bots' names that nobody has a name like."""
    free = (name for name in BOTS if not same_looks(name, taken))
    return next(free, None) or unlike(BOTS[0], taken)


def unlike(wanted: str, taken: Collection[str]) -> str:
    """The wanted name, with a number after it where somebody has a name like it."""
    name, number = wanted, 2
    while same_looks(name, taken):
        name, number = f"{wanted} {number}", number + 1
    return name

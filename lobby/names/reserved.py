"""Names that only operators and bots may have: words for staff in three languages, this site, bots."""

from __future__ import annotations

import re
from functools import lru_cache

from django.conf import settings

from lobby.names.generated import BOTS
from lobby.names.similarity import skeleton

# Nobody may have one of these as a word of the name ("Admin Ann").
WORDS = (
    "admin", "admins", "administrator", "administrators", "administration", "moderator", "moderators", "mod",
    "staff", "support", "operator", "operators", "bastide", "sysop", "webmaster",
    "administratorin", "moderatorin", "moderation", "betreiber", "betreiberin",
    "administratorka", "moderatorka", "moderacja", "administracja", "obsługa",
    "bot", "bots", "boty",
)  # fmt: skip
# Nobody may have one of these as the whole name.
WHOLE = (
    "system", "server", "root", "computer", "komputer", "anonymous", "deleted player",
    "gelöschter spieler", "usunięty gracz", "official", "null", "undefined",
)  # fmt: skip


def is_reserved(name: str) -> bool:
    """Return whether a name looks like one of the operators', of this site, or of a bot."""
    words, whole = _shapes(tuple(settings.RESERVED_NAMES))
    # `Adm1n_Ann` has the word, and so has `AdminAnn` by its capitals.
    parts = re.split(r"[\W_]+|(?<=[a-z])(?=[A-Z])", name)
    own = [skeleton(part) for part in parts if part]
    joined = skeleton(name)
    return joined in whole or joined in words or any(part in words for part in own)


@lru_cache(maxsize=4)
def _shapes(more: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    words = frozenset(skeleton(word) for word in WORDS)
    return words, frozenset(skeleton(word) for word in (*WHOLE, *BOTS, *more))

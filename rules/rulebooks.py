"""The rulebooks as data, for reading: chapters and clauses, made from docs/rules by `make fmt`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from rules.expansions import registry
from rules.tiles.catalogue import DATA

Rulebook = dict[str, Any]

# What explains a score of the base game; modules add their own (`reasons` of their manifests).
BASE_REASONS: Final = {
    "road": "BASE-SCORE-1",
    "city": "BASE-SCORE-3",
    "monastery": "BASE-SCORE-5",
    "field": "BASE-FARM-3",
}

# "What's new" and "On your turn".
CARD_SECTIONS: Final = 2


@cache
def rulebooks(*, drafts: bool = False) -> dict[str, Rulebook]:
    """Return every rulebook by its name, in the order in which they are read; on request those of drafts too.

    A rulebook is `{"name", "title", "sources": [...], "chapters": [{"title", "level", "blocks"}]}`; a block
    has a `kind`: `text`, `item`, `table` (`head`, `rows`) or `clause` (`id`, `editions`, `ruling`, `text`,
    `examples`, `why`, `notes`, `sources`, and `awaits` where it speaks of an expansion that is not here).
    Rulebooks of games that can be played have a `summary`, too: by language, the page for players as
    `{"title", "caption", "sections": [{"name", "title", "blocks"}]}`. A sentence is `{"text", "clauses"}`.
    """
    read = json.loads((DATA / "rulebooks.json").read_text(encoding="utf-8"))
    hidden = set() if drafts else {found.set_name for found in registry.expansions() if found.draft}
    return {book["name"]: book for book in read if book["name"] not in hidden}


@cache
def digest() -> str:
    """Return 16 hex digits that change when the rulebooks or the reasons do."""
    said = json.dumps([rulebooks(), reasons()], sort_keys=True).encode()
    return hashlib.sha256(said).hexdigest()[:16]


def clauses_of(rulebook: Rulebook) -> Iterator[str]:
    """Yield the ids of a rulebook's clauses, in its order."""
    for chapter in rulebook["chapters"]:
        yield from (block["id"] for block in chapter["blocks"] if block["kind"] == "clause")


def card(rulebook: Rulebook) -> dict[str, list[Any]]:
    """Return, by language, the sections of the page for players that the card of a table shows."""
    pages = rulebook.get("summary", {})
    return {language: page["sections"][:CARD_SECTIONS] for language, page in pages.items()}


@cache
def reasons() -> dict[str, str]:
    """Return the clause that explains each reason of a score."""
    return {reason: clause for m in registry.modules() for reason, clause in m.reasons.items()} | BASE_REASONS

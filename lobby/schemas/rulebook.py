"""The rules to read; `tools/generated/rulebook_json.py` makes them."""

from __future__ import annotations

from typing import Annotated, Literal

from games.schemas.base import UNSET, Optional, Schema, note


class BlockSchema(Schema, kw_only=True):
    """A clause, a paragraph, a list's item or a table; each kind has its own keys."""

    kind: Literal["clause", "text", "item", "table"]
    text: str | Optional = UNSET
    id: str | Optional = UNSET
    editions: list[str] | Optional = UNSET
    ruling: bool | Optional = UNSET
    examples: list[str] | Optional = UNSET
    why: list[str] | Optional = UNSET
    notes: Annotated[list[str] | Optional, note("how the program keeps the rule")] = UNSET
    sources: list[str] | Optional = UNSET
    awaits: Annotated[str | Optional, note("the expansion it speaks of, where that is not here")] = UNSET
    head: list[str] | Optional = UNSET
    rows: list[list[str]] | Optional = UNSET


class ChapterSchema(Schema):
    """A heading of level 2 or 3 (none before the first) and what stands under it."""

    title: str
    level: int
    blocks: list[BlockSchema]


class SentenceSchema(Schema):
    """A sentence for players, and the clauses that it sums up."""

    text: str
    clauses: list[str]


class SummaryBlockSchema(Schema, kw_only=True):
    """A paragraph, a list's item or a table of the page for players."""

    kind: Literal["text", "item", "table"]
    sentences: list[SentenceSchema] | Optional = UNSET
    head: list[str] | Optional = UNSET
    rows: list[list[SentenceSchema]] | Optional = UNSET


class SummarySectionSchema(Schema):
    """A section of the page for players; `name` is the same in every language."""

    name: str
    title: str
    blocks: list[SummaryBlockSchema]


class SummarySchema(Schema):
    """The rules in short, for players, in one language; `caption` explains the picture."""

    title: str
    caption: list[SentenceSchema]
    sections: list[SummarySectionSchema]


class RulebookSchema(Schema, kw_only=True):
    """The rules of an expansion, with the page for players by language."""

    name: str
    title: str
    sources: list[str]
    chapters: list[ChapterSchema]
    summary: dict[str, SummarySchema] | Optional = UNSET


class RulebookEntrySchema(Schema):
    """A rulebook in the list: the ids of its clauses in order; by language, what its card says."""

    name: str
    title: str
    clauses: list[str]
    card: dict[str, list[SummarySectionSchema]]


class RulebookListSchema(Schema):
    """All rulebooks, and the clause that explains each reason of a score."""

    ledgers: list[RulebookEntrySchema]
    reasons: dict[str, str]

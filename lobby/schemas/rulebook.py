"""The rules to read; they are made in tools/generated/lawbook.py."""

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
    sources: list[str] | Optional = UNSET
    awaits: Annotated[str | Optional, note("the box it speaks of, where that is not here")] = UNSET
    head: list[str] | Optional = UNSET
    rows: list[list[str]] | Optional = UNSET


class ChapterSchema(Schema):
    """A heading of level 2 or 3 (none before the first) and what stands under it."""

    title: str
    level: int
    blocks: list[BlockSchema]


class LedgerSchema(Schema):
    """The rules of a box."""

    name: str
    title: str
    sources: list[str]
    chapters: list[ChapterSchema]


class VolumeSchema(Schema):
    """A ledger on the shelf, with the ids of its clauses in order."""

    name: str
    title: str
    clauses: list[str]


class ShelfSchema(Schema):
    """All ledgers, and the clause that explains each reason of a score."""

    ledgers: list[VolumeSchema]
    reasons: dict[str, str]

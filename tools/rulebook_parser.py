"""The rules in docs/rules/*.md: blocks of Markdown, the ids of clauses, and the page of exemptions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

RULEBOOKS = Path(__file__).resolve().parent.parent / "docs" / "rules"
EXEMPT = "exempt.md"
MARKDOWN = MarkdownIt("commonmark").enable("table")
# What a paragraph is called by what it stands in.
PARAGRAPHS = {"root": "text", "list_item": "item", "blockquote": "quote"}
CLAUSE_LINE = re.compile(r"^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*")


class RulebookError(Exception):
    """A rulebook or the page of exemptions can't be taken as it stands."""


@dataclass(frozen=True)
class Block:
    """A heading (`h1`, `h2`, `h3`), `text`, `item`, `quote` with its lines, or a `table` with its rows."""

    kind: str
    lines: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The lines as one."""
        return " ".join(self.lines)

    @property
    def clause(self) -> str | None:
        """The id of the clause that the block states, or None."""
        found = CLAUSE_LINE.match(self.lines[0]) if self.kind == "item" else None
        return found[1] if found else None


def blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of a page in their order. Inline marks stay as they are written."""
    for node in SyntaxTreeNode(MARKDOWN.parse(text)).walk():
        if node.type == "table":
            rows = [row.children for part in node.children for row in part.children]
            yield Block("table", rows=[[cell.children[0].content for cell in row] for row in rows])
        elif node.type in ("heading", "paragraph"):
            kind = node.tag if node.type == "heading" else PARAGRAPHS[node.parent.type if node.parent else ""]
            yield Block(kind, node.children[0].content.splitlines())


def rulebook_files(folder: Path) -> list[Path]:
    """Return the rulebooks of a folder, sorted by name; the page of exemptions is none."""
    return sorted(path for path in folder.glob("*.md") if path.name != EXEMPT)


def read_clauses(folder: Path = RULEBOOKS) -> dict[str, str]:
    """Return clause -> rulebook (file name without .md), in order. Raise RulebookError for a duplicate."""
    clauses: dict[str, str] = {}
    for path in rulebook_files(folder):
        for name in filter(None, (block.clause for block in blocks(path.read_text(encoding="utf-8")))):
            if name in clauses:
                raise RulebookError(f"{path.name}: {name} is already in {clauses[name]}.md")
            clauses[name] = path.stem
    return clauses


@cache
def clause_ids() -> frozenset[str]:
    """Return the ids of all clauses of the project's own rulebooks."""
    return frozenset(read_clauses())


def read_exemptions(folder: Path = RULEBOOKS) -> tuple[dict[str, str], dict[str, str]]:
    """Return clause -> reason why it has no test, and clause -> the expansion it waits for."""
    tables: dict[str, dict[str, str]] = {"exempt": {}, "pending": {}}
    page, section = folder / EXEMPT, ""
    for block in blocks(page.read_text(encoding="utf-8")) if page.exists() else ():
        section = block.text.lower() if block.kind == "h2" else section
        if section in tables:
            tables[section] |= dict(block.rows[1:])
    return tables["exempt"], tables["pending"]

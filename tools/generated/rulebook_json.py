"""The rulebooks as data: `docs/rules/*.md` read into chapters and clauses for the browser's page of rules.

The product runs without docs/, so the result is kept in `rules/data/rulebooks.json`; `make fmt` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.generated import summaries
from tools.rulebook_parser import RULEBOOKS, Block, RulebookError, blocks, read_exemptions, rulebook_files

EDITIONS = ("hig-2010", "zmg-2014", "new-2018", "legacy")
# The parts of a clause after its sentence, in their order, and what the data call them.
PARTS = {"Example": "examples", "Why": "why", "Engine note": "notes", "Source": "sources"}
CLAUSE = re.compile(r"^\*\*(?P<id>[A-Z0-9-]+[a-z]?)\*\*(?P<tags>(?: `[a-z0-9-]+`)*) — (?P<text>.+)$")
TAG = re.compile(r"[a-z0-9-]+")
PART = re.compile(rf"^\*(?P<name>{'|'.join(PARTS)}):\* (?P<text>.+)$")
# A mark that is no part, or stands within a line.
MARK = re.compile(r"\*(Ex|Example|Why|Reason|reason|Engine note|Src|Source):\*")
# Chapters that serve whoever works on the rulebooks, not whoever plays.
FOR_WRITERS = re.compile(r"cross-reference|open points|same content|clauses without a passage", re.IGNORECASE)
SOURCES = re.compile(r"^(?:\*\*)?Sources?\b|^S3 is a text dump")
# A text that the page can't open is a text, whatever its file is called.
FILE_OF_A_SOURCE = re.compile(r"\bseed `[^`]+`")
# Prefixes of clauses and numbers in a heading, and names of files: for whoever works on the rulebooks.
CHAPTER_NUMBER = re.compile(r"^[\d.]+[a-z]?\.?\s+|\s*\((?:[A-Z][A-Z0-9]*(?:-[A-Z.]+)?(?:, )?)+\)")
FILE = re.compile(r"`?\b([a-z][a-z-]+)\.md\b`?")
# The place of a rulebook among others; those of expansions are in the middle.
PLACES = {"base": 0, "house": 1, "interactions": 3}

Data = dict[str, Any]


def rulebooks(folder: Path = RULEBOOKS) -> list[Data]:
    """Return every rulebook: base and online rules, the expansions, then what holds where they meet."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in rulebook_files(folder)}
    order = sorted(texts, key=lambda name: (PLACES.get(name, 2), name))
    titles = {name: _name(text.partition("\n")[0]) for name, text in texts.items()}

    def title_of(file: re.Match[str]) -> str:
        return titles.get(file[1], file[1].replace("-", " "))

    books = [rulebook(name, FILE.sub(title_of, texts[name])) for name in order]
    # A clause about an expansion that is not here names it: readers should not wait for its pieces.
    pending = read_exemptions(folder)[1]
    for block in (block for book in books for chapter in book["chapters"] for block in chapter["blocks"]):
        if block.get("id") in pending:
            block["awaits"] = pending[block["id"]]
    for book in books:
        if pages := summaries.pages(book["name"], folder):
            book["summary"] = pages
    return books


def rulebook(name: str, text: str) -> Data:
    """Return `{"name", "title", "sources": [], "chapters": [{"title", "level", "blocks"}]}` of one file."""
    read: Data = {"name": name, "title": "", "sources": []}
    chapters: list[Data] = [{"title": "", "level": 2, "blocks": []}]
    skipped = 0
    for block in blocks(text):
        level = int(block.kind[1]) if block.kind in ("h1", "h2", "h3") else 0
        if level == 1:
            read["title"] = _name(block.text)
        elif level and not (skipped and level > skipped):
            skipped = level if FOR_WRITERS.search(block.text) else 0
            if not skipped:
                chapters.append({"title": CHAPTER_NUMBER.sub("", block.text), "level": level, "blocks": []})
        elif not level and SOURCES.match(block.text):
            read["sources"].append(FILE_OF_A_SOURCE.sub("a text", block.text))
        elif not level and not skipped:
            chapters[-1]["blocks"].append(_data(block))
    return {**read, "chapters": [chapter for chapter in chapters if chapter["blocks"] or chapter["title"]]}


def _name(heading: str) -> str:
    title = re.sub(r"^# |Rulebook: |Online rules: |\s+—\s+.*$", "", heading).strip()
    return title[:1].upper() + title[1:]


def _data(block: Block) -> Data:
    if block.rows:
        return {"kind": "table", "head": block.rows[0], "rows": block.rows[1:]}
    if block.clause:
        return _clause(block.lines)
    return {"kind": block.kind, "text": FILE_OF_A_SOURCE.sub("a text", block.text)}


def _clause(lines: list[str]) -> Data:
    """Return a clause: its sentence, then its parts, each of which begins on a line of its own."""
    head = CLAUSE.match(lines[0])
    if head is None:
        raise RulebookError(f"not the layout of a clause: {lines[0]}")
    parts: dict[str, list[str]] = {name: [] for name in PARTS}
    sentence = written = [head["text"]]
    for line in lines[1:]:
        if found := PART.match(line):
            written = parts[found["name"]]
            written.append(found["text"])
        else:
            written[-1] = f"{written[-1]} {line}"
    return {
        "kind": "clause",
        "id": head["id"],
        "editions": [tag for tag in TAG.findall(head["tags"]) if tag in EDITIONS],
        "ruling": any("`ruling`" in line for line in lines),
        "text": sentence[0],
        **{PARTS[name]: texts for name, texts in parts.items()},
        "sources": [source.removesuffix(".") for source in parts["Source"]],
    }


def problems(folder: Path = RULEBOOKS) -> list[str]:
    """Return what is wrong with the layout of clauses, a line for each fault; empty if nothing is."""
    return [
        f"{path.name}: {block.clause}: {fault}"
        for path in rulebook_files(folder)
        for block in blocks(path.read_text(encoding="utf-8"))
        if block.clause
        for fault in _faults(block.lines)
    ]


def _faults(lines: list[str]) -> Iterator[str]:
    head = CLAUSE.match(lines[0])
    if head is None:
        yield "begin with `- **ID** — sentence`, with editions and `ruling` between ID and dash"
    elif unknown := set(TAG.findall(head["tags"])) - {*EDITIONS, "ruling"}:
        yield f"{min(unknown)!r} is no edition"
    named = [list(PARTS).index(found["name"]) for line in lines if (found := PART.match(line))]
    if named != sorted(named):
        yield f"the parts follow in this order: {', '.join(PARTS)}"
    for mark in MARK.findall(" ".join(PART.sub(r"\g<text>", line) for line in lines)):
        yield f"write *{mark}:* as one of *{':*, *'.join(PARTS)}:*, at the beginning of a line"

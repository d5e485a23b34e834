"""The ledgers as data: `docs/rules/*.md` read into chapters and clauses for the page of rules in the browser.

The product runs without docs/, so what this makes is kept in `rules/data/ledgers.json`; `make fmt` writes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.ledger import CLAUSE_LINE, LEDGERS, ledger_files, read_exemptions
from tools.stamps import ROOT

LAWBOOK = ROOT / "rules" / "data" / "ledgers.json"

EDITION = ("all", "hig-2010", "zmg-2014", "new-2018", "legacy")
# Chapters that serve whoever works on the ledgers, not whoever plays.
FOR_WRITERS = re.compile(r"cross-reference|open points|same content|clauses without a passage", re.IGNORECASE)
SOURCES = re.compile(r"^(?:- )?(?:\*\*)?Sources?\b|^S3 is a text dump")
# A text that the page can't open is a text, whatever its file is called.
FILE_OF_A_SOURCE = re.compile(r"\bseed `[^`]+`")
LABEL = re.compile(r"^\s*(?:`([^`]+)`|\[([^\]]*)\]|\+|—)\s*")
MARK = re.compile(r"\*(Ex|Why|Reason|Src):\*\s*")
SENTENCE_END = re.compile(r"(?<!\b[A-Z])\.\s+(?=[A-Z`*])")
# A paragraph that explains itself, not the sources above it.
OPENS = ("#", "- ", "Sources", "Marker", "Terms:", "**`ruling`", "**Edition")
# Prefixes of clauses in a heading, and names of files: for whoever works on the ledgers.
PREFIXES = re.compile(r"\s*\((?:[A-Z][A-Z0-9]*(?:-[A-Z.]+)?(?:, )?)+\)")
FILE = re.compile(r"`?\b([a-z][a-z-]+)\.md\b`?")
HEADING = re.compile(r"^(#{2,3}) (.+)$")
FIRST = ("base", "house")
LAST = ("interactions",)

Block = dict[str, Any]


def lawbook(folder: Path = LEDGERS) -> list[dict[str, Any]]:
    """Every ledger: base and house rules first, then the boxes, then what holds where they meet."""
    names = {path.stem: path for path in ledger_files(folder)}
    boxes = [name for name in names if name not in FIRST + LAST]
    order = [name for name in (*FIRST, *boxes, *LAST) if name in names]
    texts = {name: names[name].read_text(encoding="utf-8") for name in order}
    titles = {name: _name(text.partition("\n")[0]) for name, text in texts.items()}
    books = [ledger(name, _with_titles(text, titles)) for name, text in texts.items()]
    _mark(books, read_exemptions(folder)[1])
    return books


def _mark(books: list[dict[str, Any]], pending: dict[str, str]) -> None:
    """A clause that speaks of a box which is not here says which: readers should not wait for its pieces."""
    for block in (block for book in books for chapter in book["chapters"] for block in chapter["blocks"]):
        if box := pending.get(block.get("id", "")):
            block["awaits"] = box


def _with_titles(text: str, titles: dict[str, str]) -> str:
    """The text with the titles of ledgers in place of the names of their files."""
    return FILE.sub(lambda found: titles.get(found[1], found[1].replace("-", " ")), text)


def written(folder: Path = LEDGERS) -> str:
    """What belongs into the file."""
    return json.dumps(lawbook(folder), ensure_ascii=False, indent=1) + "\n"


def ledger(name: str, text: str) -> dict[str, Any]:
    """`{"name", "title", "sources": [...], "chapters": [{"title", "level", "blocks"}]}` of one file."""
    heading, _, body = text.partition("\n")
    sources: list[str] = []
    chapters: list[dict[str, Any]] = [{"title": "", "level": 2, "blocks": []}]
    skipping = 0
    for lines in _groups(body):
        if found := HEADING.match(lines[0]):
            level = len(found[1])
            if skipping and level > skipping:
                continue
            skipping = level if FOR_WRITERS.search(found[2]) else 0
            if not skipping:
                chapters.append({"title": _title(found[2]), "level": level, "blocks": []})
        elif SOURCES.match(lines[0]):
            sources.append(FILE_OF_A_SOURCE.sub("a text", _joined(lines).removeprefix("- ")))
        elif not skipping:
            chapters[-1]["blocks"].append(_block(lines))
    chapters = [c for n, c in enumerate(chapters) if c["blocks"] or _has_parts(chapters, n)]
    return {"name": name, "title": _name(heading), "sources": sources, "chapters": chapters}


def _has_parts(chapters: list[dict[str, Any]], number: int) -> bool:
    """Whether a chapter without a word of its own is followed by a part of it."""
    rest = chapters[number + 1 : number + 2]
    return bool(chapters[number]["title"]) and any(c["level"] > chapters[number]["level"] for c in rest)


def _name(heading: str) -> str:
    title = re.sub(r"^# |Rules ledger: |House rules: |\s+—\s+.*$", "", heading).strip()
    return title[:1].upper() + title[1:]


def _title(text: str) -> str:
    return PREFIXES.sub("", re.sub(r"^[\d.]+[a-z]?\.?\s+", "", text)).strip()


def _groups(body: str) -> Iterator[list[str]]:
    """Lines that belong together: a heading, a list's item with its continuation, a table, a paragraph."""
    group: list[str] = []
    for line in body.splitlines():
        alone = line.startswith(OPENS) or line.startswith("|") != bool(group and group[0].startswith("|"))
        if group and (not line.strip() or alone or group[0].startswith("#")):
            yield group
            group = []
        if line.strip():
            group.append(line)
    if group:
        yield group


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _block(lines: list[str]) -> Block:
    if lines[0].startswith("|"):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
        return {"kind": "table", "head": rows[0], "rows": rows[2:]}
    if found := CLAUSE_LINE.match(lines[0]):
        return _clause(found[1], _joined(lines)[len(found[0]) :])
    text = FILE_OF_A_SOURCE.sub("a text", _joined(lines))
    if text.startswith("- "):
        return {"kind": "item", "text": text[2:]}
    return {"kind": "text", "text": text}


def _clause(name: str, body: str) -> Block:
    ruling = "`ruling`" in body
    editions, sources, rest = _labels(body)
    words, *marked = MARK.split(rest)
    said: dict[str, list[str]] = {"Ex": [], "Why": [], "text": [words]}
    for mark, text in zip(marked[::2], marked[1::2], strict=True):
        if mark == "Src":
            source, *more = SENTENCE_END.split(text, maxsplit=1)
            sources.append(source.strip(" ."))
            said["text"] += more
        else:
            said["Ex" if mark == "Ex" else "Why"].append(text.strip())
    text = " ".join(part.strip() for part in said["text"] if part.strip())
    return {
        "kind": "clause", "id": name, "editions": editions, "ruling": ruling, "text": text,
        "examples": said["Ex"], "why": said["Why"], "sources": sources,
    }  # fmt: skip


def _labels(body: str) -> tuple[list[str], list[str], str]:
    """Editions and sources that stand before the words of a clause, and the words."""
    editions: list[str] = []
    sources: list[str] = []
    while found := LABEL.match(body):
        if found[1] and found[1] not in (*EDITION, "ruling"):
            break
        if found[1] in EDITION:
            editions.append(found[1])
        if found[2]:
            sources.append(found[2])
        body = body[found.end() :]
    return editions, sources, body.removeprefix("**").strip(": ")

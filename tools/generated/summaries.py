"""The players' pages of the rules: `docs/rules/summary/<expansion>.<language>.md`, read and checked.

Each sentence is followed by the clauses that it sums up: `You have 7 followers. [BASE-SETUP-5]`. The pages go
into `rules/data/rulebooks.json` with the rulebook of the same name (`tools/generated/rulebook_json.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from rules.expansions import registry
from rules.tiles.catalogue import expansion_name
from tools.rulebook_parser import RULEBOOKS, Block, blocks, read_clauses, rulebook_files

# Section -> its heading in each language, in the order of the page.
HEADINGS: Final = {
    "new": {"en": "What's new", "de": "Das ist neu", "pl": "Co nowego"},
    "turn": {"en": "On your turn", "de": "In deinem Zug", "pl": "W twojej turze"},
    "scoring": {"en": "Scoring", "de": "Wertung", "pl": "Punktacja"},
    "end": {"en": "End of the game", "de": "Ende der Partie", "pl": "Koniec partii"},
    "know": {"en": "Good to know", "de": "Gut zu wissen", "pl": "Warto wiedzieć"},
}
LANGUAGES: Final = ("en", "de", "pl")
MOST_WORDS: Final = 250
MOST_POINTS: Final = 5
# Rulebooks that are no expansion and have no page.
WITHOUT: Final = ("house", "interactions")
# Rulebooks that every game has, so every page may cite them.
ALWAYS: Final = ("base", "house")

WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
# A sentence with the clauses behind it, or the rest of the text.
SENTENCE: Final = re.compile(r"\s*(\S.*?)\s*(?:\[([A-Z][A-Z0-9]*-[A-Z0-9, -]*\d[a-z]?)\]|$)")
# The end of a sentence within a text that has clauses only at its end.
SENTENCE_END: Final = re.compile(r"[.!?]\s+(?=[^a-z\s])")

Page = dict[str, Any]


def names(folder: Path = RULEBOOKS) -> list[str]:
    """Return the names of the rulebooks that have a page for players."""
    return [path.stem for path in rulebook_files(folder) if path.stem not in WITHOUT]


def pages(name: str, folder: Path = RULEBOOKS) -> dict[str, Page]:
    """Return the pages of a rulebook by language; languages without a file are left out."""
    files = {language: folder / "summary" / f"{name}.{language}.md" for language in LANGUAGES}
    return {lang: page(file.read_text(encoding="utf-8")) for lang, file in files.items() if file.is_file()}


def page(text: str) -> Page:
    """Return `{"title", "caption": [sentence], "sections": [{"name", "title", "blocks"}]}` of one file."""
    read: Page = {"title": "", "caption": [], "sections": []}
    for block in blocks(text):
        if block.kind == "h1":
            read["title"] = block.text
        elif block.kind == "h2":
            name = next((name for name, titles in HEADINGS.items() if block.text in titles.values()), "")
            read["sections"].append({"name": name, "title": block.text, "blocks": []})
        elif block.kind == "quote":
            read["caption"] += _sentences(block.text)
        elif read["sections"]:
            read["sections"][-1]["blocks"].append(_data(block))
    return read


def _data(block: Block) -> dict[str, Any]:
    if block.rows:
        rows = [[_joined(_sentences(cell)) for cell in row] for row in block.rows[1:]]
        return {"kind": "table", "head": block.rows[0], "rows": rows}
    return {"kind": block.kind, "sentences": _sentences(block.text)}


def _sentences(text: str) -> list[dict[str, Any]]:
    """Return the sentences with their clauses; what no clauses follow has none."""
    found = SENTENCE.findall(text)
    return [{"text": said, "clauses": ids.split(", ") if ids else []} for said, ids in found]


def _joined(parts: list[dict[str, Any]], between: str = " ") -> dict[str, Any]:
    """Return sentences or cells as one, with the clauses of all."""
    clauses = [clause for part in parts for clause in part["clauses"]]
    return {"text": between.join(part["text"] for part in parts), "clauses": clauses}


def problems(folder: Path = RULEBOOKS) -> list[str]:
    """Return what is wrong with the pages, a line for each fault; empty if nothing is."""
    home, found = read_clauses(folder), []
    needs = {each.name: map(expansion_name, each.needs) for each in registry.expansions()}
    for name in names(folder):
        # Rulebooks of expansions without which this one can't be played may be cited too.
        allowed = {name, *ALWAYS, *needs.get(name, ())}
        for language in LANGUAGES:
            path = folder / "summary" / f"{name}.{language}.md"
            if not path.is_file():
                found.append(f"docs/rules/summary/{path.name} is missing")
                continue
            text = path.read_text(encoding="utf-8")
            faults = [*_form(text, name, language), *_citations(page(text), home, allowed)]
            found += [f"docs/rules/summary/{path.name}: {fault}" for fault in faults]
    return found


def words(text: str) -> int:
    """Return how many words a reader sees: without clauses and signs of Markdown."""
    seen = " ".join(part for block in blocks(text) for part in (*block.lines, *chain(*block.rows)))
    return sum(len(WORD.findall(said)) for said, _ids in SENTENCE.findall(seen))


def _form(text: str, name: str, language: str) -> Iterator[str]:
    read = page(text)
    wanted = [titles[language] for titles in HEADINGS.values()]
    if [section["title"] for section in read["sections"]] != wanted:
        yield f"the headings must be {', '.join(wanted)}"
    most = 400 if name == "base" else MOST_WORDS
    if (count := words(text)) > most:
        yield f"{count} words; at most {most}"
    for section in read["sections"]:
        kinds = [block["kind"] for block in section["blocks"]]
        if not kinds:
            yield f"{section['title']!r} is empty"
        if section["name"] == "scoring" and "table" not in kinds:
            yield f"{section['title']!r} has no table"
        if section["name"] == "know" and len(kinds) > MOST_POINTS:
            yield f"{section['title']!r} has {len(kinds)} points; at most {MOST_POINTS}"


def said(read: Page) -> Iterator[dict[str, Any]]:
    """Yield every sentence of a page; a row of a table counts as one."""
    yield from read["caption"]
    for block in (block for section in read["sections"] for block in section["blocks"]):
        yield from block.get("sentences", ())
        yield from (_joined(row, " | ") for row in block.get("rows", ()))


def _citations(read: Page, home: dict[str, str], allowed: set[str]) -> Iterator[str]:
    for sentence in said(read):
        if not sentence["clauses"] or SENTENCE_END.search(sentence["text"]):
            yield f"no clause follows a sentence of {sentence['text']!r}"
        for clause in sentence["clauses"]:
            if clause not in home:
                yield f"cites {clause}, which no rulebook has"
            elif home[clause] not in allowed:
                yield f"cites {clause} of {home[clause]}, which may not be in play"

"""The players' pages of the rules: what each sentence sums up, and which faults are found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rules.expansions import registry
from tools.generated import rulebook_json, summaries
from tools.rulebook_parser import RULEBOOKS

PAGES = [(name, language) for name in summaries.names() for language in summaries.LANGUAGES]
EXAMPLE = """# The Widgets

> Red turns a widget. [WID-1]

## What's new

You have a widget. [WID-1, WID-2] You may
turn it. [WID-2a]

## On your turn

- **Turn:** You may turn. [WID-1]
  You must stop. [WID-2]

## Scoring

| what | points |
|---|---|
| widget | 2 [WID-1] |
"""


def test_all_pages_of_the_project_are_right() -> None:
    assert summaries.problems() == []


def test_every_expansion_and_the_base_game_have_pages_in_three_languages() -> None:
    expansions = {found.set_name for found in registry.expansions() if found.set_name in summaries.names()}
    assert expansions | {"base"} == set(summaries.names())
    books = {book["name"]: book for book in rulebook_json.rulebooks()}
    assert all(set(books[name]["summary"]) == {"en", "de", "pl"} for name in summaries.names())
    assert "summary" not in books["house"]


@pytest.mark.parametrize("name", summaries.names())
def test_languages_of_a_page_cite_the_same_clauses(name: str) -> None:
    cited = [
        [sentence["clauses"] for sentence in summaries.said(page)] for page in summaries.pages(name).values()
    ]
    assert cited[0] == cited[1] == cited[2]


def test_page_is_read_into_sentences_with_their_clauses() -> None:
    read = summaries.page(EXAMPLE)
    assert read["title"] == "The Widgets"
    assert read["caption"] == [{"text": "Red turns a widget.", "clauses": ["WID-1"]}]
    new, turn, scoring = read["sections"]
    assert (new["name"], new["title"]) == ("new", "What's new")
    assert new["blocks"][0]["sentences"] == [
        {"text": "You have a widget.", "clauses": ["WID-1", "WID-2"]},
        {"text": "You may turn it.", "clauses": ["WID-2a"]},
    ]
    assert [s["clauses"] for s in turn["blocks"][0]["sentences"]] == [["WID-1"], ["WID-2"]]
    assert scoring["blocks"] == [
        {
            "kind": "table",
            "head": ["what", "points"],
            "rows": [[{"text": "widget", "clauses": []}, {"text": "2", "clauses": ["WID-1"]}]],
        }
    ]


def test_words_are_those_that_a_reader_sees() -> None:
    assert summaries.words("# A b\n\n> c. [WID-1]\n\n| d | e's |\n|---|---|\n") == 5


FAULTS = [
    ("It doesn't matter who is already there. [DRAW-15]", "It doesn't matter.", "no clause follows"),
    ("[DRAW-15]", "Nobody is asked. [DRAW-15]", "no clause follows a sentence of"),
    ("[DRAW-15]", "[DRAW-999]", "cites DRAW-999, which no rulebook has"),
    ("[DRAW-15]", "[WAGON-1]", "cites WAGON-1 of abbey-and-mayor, which may not be in play"),
    (" [DRAW-21] |", " |", "no clause follows a sentence of 'completed road with drawbridges |"),
    ("## Scoring", "## Points", "the headings must be What's new, On your turn, Scoring,"),
    ("| feature | points |\n|---|---|\n", "", "'Scoring' has no table"),
    ("## Good to know\n", "## Good to know\n\n- More. [DRAW-1]\n", "has 6 points; at most 5"),
    ("## On your turn\n", "## On your turn\n\n" + "word " * 60, "words; at most 250"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_fault_of_a_page_is_named(old: str, new: str, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    shutil.copytree(RULEBOOKS, folder)
    path = folder / "summary" / "drawbridges.en.md"
    text = path.read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new, 1)
    if said.startswith("'Scoring'"):
        changed = "\n".join(line for line in changed.splitlines() if not line.startswith("|"))
    path.write_text(changed, encoding="utf-8")
    found = summaries.problems(folder)
    assert any(said in line and line.startswith("docs/rules/summary/drawbridges.en.md") for line in found)


def test_missing_language_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    shutil.copytree(RULEBOOKS, folder)
    (folder / "summary" / "river.pl.md").unlink()
    assert summaries.problems(folder) == ["docs/rules/summary/river.pl.md is missing"]

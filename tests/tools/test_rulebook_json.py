"""The rulebooks that the product carries are held against the documents."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.generated import rulebook_json
from tools.rulebook_parser import read_exemptions


def test_base_and_online_rules_come_first_and_interactions_last() -> None:
    names = [rulebook["name"] for rulebook in rulebook_json.rulebooks()]
    assert names[:2] == ["base", "house"]
    assert names[-1] == "interactions"
    assert names[2:-1] == sorted(names[2:-1])


def test_a_clause_that_waits_for_a_expansion_says_so_and_no_other() -> None:
    blocks = [
        b for book in rulebook_json.rulebooks() for chapter in book["chapters"] for b in chapter["blocks"]
    ]
    assert {b["id"]: b["awaits"] for b in blocks if "awaits" in b} == read_exemptions()[1]


FAULTS = [
    ("- **WID-1** [W] Each widget counts.", "begin with `- **ID** — sentence`"),
    ("- **WID-1** `old` — Each widget counts.", "'old' is no edition"),
    (
        "- **WID-1** — It counts. *Ex:* 4.",
        "write *Ex:* as one of *Example:*, *Why:*, *Engine note:*, *Source:*",
    ),
    ("- **WID-1** — It counts. *Why:* so.", "write *Why:* as one of"),
    (
        "- **WID-1** — It counts.\n  *Source:* W.\n  *Example:* 4.",
        "the parts follow in this order: Example, Why",
    ),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS)
def test_clause_in_another_layout_is_named(text: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "widgets.md").write_text(f"# Widgets\n\n{text}\n", encoding="utf-8")
    (found,) = rulebook_json.problems(tmp_path)
    assert found.startswith("widgets.md: WID-1: ")
    assert fault in found


def test_all_ledgers_have_one_layout() -> None:
    assert rulebook_json.problems() == []

"""The rulebooks as the product carries them, and the clause behind every score."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from rules import ledgers as old_name
from rules.expansions import registry
from rules.rulebooks import clauses_of, reasons, rulebooks
from rules.tiles.catalogue import DATA, catalogue
from tools.generated import rulebook_json
from tools.rulebook_parser import read_clauses

EXAMPLE = """# Widgets - rulebook

Sources (facts only): `W` = a book.

## 1. Setup (WID, WID-...) and more
- **WID-1** `new-2018` `zmg-2014` — Each widget `wide` *counts*
  twice.
  *Example:* two widgets: 4.
  *Why:* they are
  wide.
  *Engine note:* `width`.
  *Source:* W p. 3.
- **WID-2** `ruling` — One more. It holds always.
  *Why:* nobody says.
  *Source:* W p. 4, M. Smith.
- a plain item

| a | b |
|---|---|
| 1 | WID-1 |

## 9 Cross-reference
Nothing for players.
"""


def test_no_clause_of_the_documents_is_missing_in_the_data() -> None:
    carried = {
        clause: rulebook["name"] for rulebook in rulebook_json.rulebooks() for clause in clauses_of(rulebook)
    }
    assert carried == read_clauses()


def test_a_ledger_is_read_into_chapters_clauses_and_tables() -> None:
    read = rulebook_json.rulebook("widgets", EXAMPLE)
    assert (read["name"], read["title"]) == ("widgets", "Widgets - rulebook")
    assert read["sources"] == ["Sources (facts only): `W` = a book."]
    (setup,) = read["chapters"]
    assert (setup["title"], setup["level"]) == ("Setup and more", 2)
    first, second, item, state = setup["blocks"]
    assert first == {
        "kind": "clause", "id": "WID-1", "editions": ["new-2018", "zmg-2014"], "ruling": False,
        "text": "Each widget `wide` *counts* twice.", "examples": ["two widgets: 4."],
        "why": ["they are wide."], "notes": ["`width`."], "sources": ["W p. 3"],
    }  # fmt: skip
    assert (second["ruling"], second["text"]) == (True, "One more. It holds always.")
    assert (second["sources"], second["why"]) == (["W p. 4, M. Smith"], ["nobody says."])
    assert item == {"kind": "item", "text": "a plain item"}
    assert state == {"kind": "table", "head": ["a", "b"], "rows": [["1", "WID-1"]]}


def test_no_text_of_the_data_names_a_file_that_players_do_not_have() -> None:
    carried = (DATA / "rulebooks.json").read_text(encoding="utf-8")
    assert ".txt" not in carried
    assert ".md" not in carried


def awarded(tree: ast.Module) -> Iterator[str]:
    """Yield the words that a module gives `award`, `write`, `pay` or `Award` as a reason."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            said = node.args[1:2] if called in ("award", "write", "pay", "Award") else []
            yield from (str(word.value) for word in said if isinstance(word, ast.Constant))


def code() -> list[Path]:
    """Return the files of `rules/` that a game can run: those that the list of expansions has imported."""
    loaded = [module for name, module in sys.modules.items() if name.startswith("rules.")]
    return [Path(module.__file__) for module in loaded if module.__file__]


def reasons_of_the_law() -> set[str]:
    """Return every reason that points are awarded for: what stands in the code, and the kinds of features."""
    found = {r for path in code() for r in awarded(ast.parse(path.read_text(encoding="utf-8")))}
    played = [design for name in registry.playable() for design in catalogue()[name].designs]
    kinds = {segment.kind for design in played for segment in design.segments}
    marked = {s.kind for d in played for module in registry.modules() for s in module.segments({}, d, ())}
    return found | (kinds & {"road", "city", "monastery"}) | marked


def test_every_reason_of_a_score_names_a_clause_that_exists() -> None:
    drafts = {r for found in registry.expansions() if found.draft for m in found.modules for r in m.reasons}
    assert reasons_of_the_law() <= set(reasons()) | drafts
    assert set(reasons().values()) <= {
        clause for rulebook in rulebooks().values() for clause in clauses_of(rulebook)
    }


def test_the_search_for_reasons_finds_them() -> None:
    assert {"road", "city", "monastery", "field", "garden", "castle", "auction"} <= reasons_of_the_law()
    assert list(awarded(ast.parse('table.award(seat, "luck", {}, [])'))) == ["luck"]
    assert list(awarded(ast.parse('state.pay(seat, "luck", 3, to=None)'))) == ["luck"]
    assert list(awarded(ast.parse('this.earned.append(Earned(Award(seat, "luck", {}, [])))'))) == ["luck"]


def test_old_name_of_the_module_still_gives_the_rulebooks() -> None:
    assert old_name.ledgers() == rulebooks()
    assert [name for name in old_name.__all__ if not hasattr(old_name, name)] == []

"""The ledgers that the product carries are held against the documents."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import generated
from tools.generated import lawbook
from tools.ledger import read_exemptions


def test_another_book_than_the_documents_say_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "ledgers.json"
    monkeypatch.setattr(lawbook, "LAWBOOK", kept)
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    assert generated.lawbook_problems() == [
        "ledgers.json is not what docs/rules says now: run `make fmt` and commit it"
    ]
    kept.write_text(lawbook.written(), encoding="utf-8")
    assert generated.lawbook_problems() == []
    kept.write_text(lawbook.written() + " ", encoding="utf-8")
    assert len(generated.lawbook_problems()) == 1


def test_base_and_house_come_first_and_what_joins_the_boxes_last() -> None:
    names = [ledger["name"] for ledger in lawbook.lawbook()]
    assert names[:2] == ["base", "house"]
    assert names[-1] == "interactions"
    assert names[2:-1] == sorted(names[2:-1])


def test_a_clause_that_waits_for_a_box_says_so_and_no_other() -> None:
    blocks = [b for book in lawbook.lawbook() for chapter in book["chapters"] for b in chapter["blocks"]]
    assert {b["id"]: b["awaits"] for b in blocks if "awaits" in b} == read_exemptions()[1]

"""The list that the front end's folders are checked against is that of the rules engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import describe_options
from tools import generated
from tools.generated import expansion_list


def test_list_names_every_box_and_what_it_adds() -> None:
    entries = {entry["name"]: entry for entry in expansion_list.expansion_list()["expansions"]}
    assert {name for name, entry in entries.items() if entry["box"]} == {
        box["name"] for box in describe_options()["expansions"]
    }
    wanderer = entries["wanderer-mayors-office"]
    assert wanderer["figures"] == ["office", "wanderer"]
    assert wanderer["actions"] == ["move", "place_office"]
    assert "deploy" not in entries["abbey-and-mayor"]["actions"]


def test_outdated_list_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "expansions.json"
    monkeypatch.setattr(expansion_list, "LIST", kept)
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    assert generated.expansion_list_problems() == [
        "expansions.json is not what rules/expansions says now: run `make fmt` and commit it"
    ]
    kept.write_text(expansion_list.written(), encoding="utf-8")
    assert generated.expansion_list_problems() == []

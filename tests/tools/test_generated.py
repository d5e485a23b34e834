"""Generated files: an outdated or missing one is found; where each kind of decision is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.expansions import registry
from tools import generated
from tools.generated import handles


@pytest.mark.parametrize(("name", "text"), generated.FILES.items(), ids=[*generated.FILES])
def test_outdated_file_is_found(
    name: str, text: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, kept = text(), tmp_path / name
    kept.parent.mkdir(parents=True)
    monkeypatch.setattr(generated, "FILES", {name: lambda: written})
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    outdated = [f"{name} is out of date: run `make fmt` and commit it"]
    assert generated.problems() == outdated
    generated.write()
    assert generated.problems() == []
    kept.write_text(written + " ", encoding="utf-8")
    assert generated.problems() == outdated


def test_page_has_each_kind_of_decision_once() -> None:
    kinds = [kind for expansion in registry.expansions() for kind in expansion.decisions]
    head, rows = handles.written().split("### Kinds of decision\n\n")
    listed = [row.split("`")[1] for row in rows.split("\n\n")[0].splitlines()[2:-1]]
    assert listed == ["place_tile", "act", *kinds]
    assert head


def test_kind_is_its_own_handle_unless_its_expansion_says_otherwise(tmp_path: Path) -> None:
    assert handles.handles(tmp_path)["wagon"] == '`[data-testid="wagon"]`'
    assert handles.handles(tmp_path)["abbey"] == '`[data-testid="abbey"]`'
    (tmp_path / "abbey-and-mayor").mkdir()
    (tmp_path / "abbey-and-mayor" / handles.FILE).write_text("abbey = 'in the hole'\n", encoding="utf-8")
    assert handles.handles(tmp_path)["abbey"] == "in the hole"


def test_handle_of_a_decision_that_the_expansion_does_not_ask_is_found(tmp_path: Path) -> None:
    (tmp_path / "tower").mkdir()
    (tmp_path / "tower" / handles.FILE).write_text("abbey = 'in the hole'\n", encoding="utf-8")
    with pytest.raises(ValueError, match="'abbey', which is no decision of tower"):
        handles.handles(tmp_path)

"""docs/options.md: which options it lists, and how a stale page is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import describe_options
from tools import generated
from tools.generated import options_page


def test_page_lists_every_option_and_expansion() -> None:
    text = options_page.written()
    known = describe_options()
    assert [o["name"] for o in known["options"] if f"| `{o['name']}`" not in text] == []
    assert [e["name"] for e in known["expansions"] if f"(`{e['name']}`)" not in text] == []


def test_option_that_needs_another_names_it() -> None:
    text = options_page.written()
    assert "| `bridge.per`<br>with `x8.bridges` |" in text
    assert "| `farm.scoring`<br>with `farm.enabled` = `yes` |" in text


def test_stale_page_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "options.md"
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    monkeypatch.setattr(options_page, "PAGE", page)
    page.write_text(options_page.written())
    assert generated.options_problems() == []
    page.write_text("# Options\n")
    assert len(generated.options_problems()) == 1

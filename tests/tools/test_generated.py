"""Generated files: an outdated or missing one is found, whatever it is made from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import generated


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

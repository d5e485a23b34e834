"""`make bench` compares with version 0.1.0 from the history, and is alone where a copy lacks it."""

from __future__ import annotations

import subprocess
from math import nan
from pathlib import Path

import pytest

from bench import trees


def _repository(folder: Path) -> str:
    """Make a repository with one file that was changed after its first commit; return that commit."""

    def git(*words: str) -> str:
        author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        done = subprocess.run(
            ["git", *author, *words], cwd=folder, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    git("init", "-q")
    for text in ("old", "new"):
        (folder / "file").write_text(text)
        git("add", "file")
        git("commit", "-qm", text)
    return git("rev-parse", "HEAD^")


def test_the_baseline_is_the_old_commit_with_the_built_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(trees, "BASELINE", _repository(tmp_path))
    monkeypatch.setattr(trees, "ROOT", tmp_path)
    (tmp_path / "frontend" / "dist").mkdir(parents=True)
    (tmp_path / "frontend" / "dist" / "index.html").write_text("page")
    with trees.baseline() as folder:
        assert folder
        assert (folder / "file").read_text() == "old"
        assert (folder / "frontend" / "dist" / "index.html").read_text() == "page"
    assert not folder.exists()


def test_a_copy_without_history_is_measured_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trees, "ROOT", tmp_path)
    with trees.baseline() as folder:
        assert folder is None
    assert capsys.readouterr().err == trees.NO_BASELINE
    assert trees.trees_of(folder) == {"now": tmp_path}


def test_a_ratio_is_now_to_before() -> None:
    assert trees.ratios({"before": [4.0, 0.0, nan], "now": [1.0, 3.0, 2.0]}) == [["ratio", "0.25", "–", "–"]]
    assert trees.ratios({"now": [1.0]}) == []

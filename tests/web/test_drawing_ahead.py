"""`bastide serve` draws the base game before it serves, and the rest beside people who come."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
from django.core.management import call_command

from bastide import serve
from rules import art
from web import drawings
from web.drawings import COMPLETE, all_drawn

pytestmark = pytest.mark.django_db(transaction=True)


class Process:
    """What `subprocess.Popen` would start."""

    started: ClassVar[list[Process]] = []

    def __init__(self, words: list[str], **options: Any) -> None:
        self.words, self.options, self.ends = words, options, list[str]()
        Process.started.append(self)

    def terminate(self) -> None:
        self.ends.append("asked to end")

    def wait(self) -> None:
        self.ends.append("gone")


@pytest.fixture(autouse=True)
def ahead(settings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the sets that are drawn; nothing is, and drawing takes no time."""
    settings.VAR, settings.DRAWINGS = tmp_path, tmp_path / "packaged"
    names: list[str] = []
    monkeypatch.setattr("web.management.commands.draw_art.draw_ahead", names.extend)
    monkeypatch.setattr(serve, "Popen", Process)
    Process.started = []
    return names


def test_first_start_draws_the_base_game_and_has_the_rest_drawn(ahead: list[str]) -> None:
    with serve.prepared():
        assert ahead == ["base"]
        (process,) = Process.started
        assert process.words[-4:] == ["draw_art", "--give-way", "--verbosity", "0"]
        assert process.options == {"start_new_session": True}  # Ctrl-C is not for it
        assert process.ends == []
    assert process.ends == ["asked to end", "gone"]


def test_later_starts_draw_nothing(ahead: list[str], tmp_path: Path) -> None:
    call_command("draw_art", verbosity=0)
    assert (tmp_path / "art" / art.digest() / COMPLETE).is_file()
    ahead.clear()
    with serve.prepared():
        assert (ahead, Process.started) == ([], [])


def test_drawings_of_a_package_are_enough(ahead: list[str], settings: Any) -> None:
    (settings.DRAWINGS / art.digest()).mkdir(parents=True)
    with serve.prepared():
        assert (ahead, Process.started) == ([], [])


def test_some_sets_are_not_all(ahead: list[str]) -> None:
    call_command("draw_art", "base", "river", verbosity=0)
    assert ahead == ["base", "river"]
    assert not all_drawn()


def test_what_is_drawn_ahead_is_what_pages_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kept in (drawings.drawn, drawings.design):
        kept.cache_clear()
    drawings.draw_ahead(["river"])
    names = {path.name for path in (tmp_path / "art" / art.digest()).iterdir()}
    assert {"geometry+river", "figures+"} <= names
    assert {f"{level}+{symbol}" for level in art.LEVELS for symbol in art.symbol_names(["river"])} <= names

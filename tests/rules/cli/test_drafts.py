"""Drafts on the command line: why one can't be played, and what its author has to do."""

from __future__ import annotations

import pytest

from rules.cli import run
from rules.expansions import registry
from rules.expansions.manifest import Expansion, Module
from rules.hooks import RuleModule


def test_playing_a_draft_says_that_it_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Lanterns(RuleModule):
        name = "night_lanterns"

    draft = Expansion("rules.expansions.night_lanterns", modules=(Module(Lanterns()),), draft=True)
    found = (*registry.expansions(), draft)
    monkeypatch.setattr(registry, "expansions", lambda: found)
    assert run(["play", "--expansions", "night-lanterns"]) == 2
    assert capsys.readouterr().err == (
        "The expansion 'night-lanterns' is a draft, which only its tests can play. "
        "When `make drafts` lists nothing, "
        "take draft=True out of rules/expansions/night_lanterns/__init__.py.\n"
    )

"""`python -m tests.rules.invariants`: games with some expansions, and a sentence for words that name none."""

from __future__ import annotations

import pytest

from rules.expansions import registry
from rules.expansions.manifest import Expansion, Module
from rules.hooks import RuleModule
from tests.rules.invariants import __main__ as command
from tests.rules.invariants import test_every_game


def test_names_with_commas_are_in_every_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[list[str]] = []
    monkeypatch.setattr(test_every_game, "play", lambda _seed, expansions: played.append(expansions))
    assert command.main(["3", "1", "every", "river,tower"]) == 0
    assert len(played) == 3
    assert all({"river", "tower"} <= {*expansions} for expansions in played)
    assert "3 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("1 1 every tower,moon", "'moon' is no expansion; there are abbey-and-mayor, "),
        ("1 1 every tower,", "'' is no expansion; there are "),
        ("1 1 base tower", "There are no games 'base' with expansions; there are every, second."),
        ("1 1 all", "There are no games 'all'; there are base, expansion, every, second."),
    ],
)
def test_what_is_not_there_is_said(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(words.split()) == 2
    assert capsys.readouterr().out.startswith(sentence)


def test_a_draft_and_what_the_reference_engine_does_not_know_are_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Lanterns(RuleModule):
        name = "lanterns"

    draft = Expansion("rules.expansions.lanterns", modules=(Module(Lanterns()),), draft=True)
    found = (*registry.expansions(), draft)
    monkeypatch.setattr(registry, "expansions", lambda: found)
    assert command.main(["1", "1", "every", "lanterns"]) == 2
    assert capsys.readouterr().out.startswith(
        "'lanterns' is a draft, which random games leave out; there are "
    )
    monkeypatch.setattr(command, "TAUGHT", frozenset())
    assert command.main(["1", "1", "second", "river"]) == 2
    assert capsys.readouterr().out.startswith("Nobody has taught the reference engine 'river' yet")

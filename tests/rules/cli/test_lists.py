"""`python -m rules options` and `expansions`: the lists from which documents and front ends are made."""

from __future__ import annotations

import json

import pytest

from rules import describe_options
from rules.cli import run
from rules.cli.commands.options import options_text
from rules.cli.expansion_list import expansion_list
from rules.expansions import registry


def test_page_lists_every_option_and_expansion() -> None:
    text = options_text()
    known = describe_options()
    assert [o["name"] for o in known["options"] if f"### `{o['name']}`" not in text] == []
    assert [e["name"] for e in known["expansions"] if f"(`{e['name']}`)" not in text] == []


def test_option_that_needs_another_names_it() -> None:
    sections = {part.partition("`")[0]: part for part in options_text().split("### `")}
    assert "- Only with `x8.bridges`\n" in sections["bridge.per"]
    assert "- Only with `farm.enabled` = `yes`\n" in sections["farm.scoring"]


def test_option_names_its_presets_once_if_editions_agree() -> None:
    sections = {part.partition("`")[0]: part for part in options_text().split("### `")}
    assert "- Preset: `2-per-tile`\n" in sections["city.small_completed"]
    assert "- Preset: `connected` in hig-2010, `connected` in zmg-2014," in sections["wagon.move"]


def test_list_names_every_expansion_and_what_it_adds() -> None:
    entries = {entry["name"]: entry for entry in expansion_list()["expansions"]}
    drafts = {found.name for found in registry.expansions() if found.draft}
    assert {name for name, entry in entries.items() if not entry["in_base_game"]} - drafts == {
        expansion["name"] for expansion in describe_options()["expansions"]
    }
    wanderer = entries["wanderer-mayors-office"]
    assert wanderer["figures"] == ["office", "wanderer"]
    assert wanderer["actions"] == ["move", "place_office"]
    assert "deploy" not in entries["abbey-and-mayor"]["actions"]


def test_expansions_are_printed_as_text_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["expansions"]) == 0
    text = capsys.readouterr().out
    assert "abbot (in the base game)\n" in text
    assert "  reasons: garden (BASE-ABBOT-4)\n" in text
    assert "  modules: river (" in text
    assert run(["expansions", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(expansion_list()))


def test_options_are_printed_in_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["options"]) == 0
    assert capsys.readouterr().out == options_text()

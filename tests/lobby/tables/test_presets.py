"""Presets of expansions, and the lengths of games that were measured for them."""

from __future__ import annotations

import json

import pytest

from lobby.presets import PRESETS, expansions_of, game_lengths
from lobby.presets.lengths import DATA
from rules import describe_options
from rules.expansions import registry
from tests.lobby.browser import Browser
from tools import game_lengths as tool

SEATS = ["2", "3", "4", "5", "6"]


def test_setup_has_presets_with_lengths_for_each_number_of_seats(stranger: Browser) -> None:
    presets = stranger.get("/api/setup")["presets"]
    assert [each["name"] for each in presets] == list(PRESETS)
    assert all(sorted(each["decisions"]) == SEATS for each in presets)


def test_presets_are_none_some_and_all_expansions() -> None:
    known = {each["name"] for each in describe_options()["expansions"]}
    assert expansions_of("base") == []
    assert set() < set(expansions_of("first")) < set(expansions_of("all")) == known
    chosen = [tuple(expansions_of(preset)) for preset in PRESETS]
    assert len(set(chosen)) == len(PRESETS)


def test_first_big_box_is_that_of_2006() -> None:
    large = {"inns-and-cathedrals", "traders-and-builders", "princess-and-dragon", "tower"}
    assert set(expansions_of("big-box")) == {*large, "river"}


def test_family_meets_no_figure_of_nobody_and_no_decision_out_of_turn() -> None:
    family = [each for each in registry.expansions() if each.family]
    assert sorted(each.name for each in family) == expansions_of("family")
    for expansion in family:
        assert not any(module.neutrals or module.decisions for module in expansion.modules)


def test_every_preset_can_be_played_without_others() -> None:
    known = {each["name"]: each for each in describe_options()["expansions"]}
    for preset in PRESETS:
        chosen = set(expansions_of(preset))
        assert all(set(known[name]["needs"]) <= chosen for name in chosen)


@pytest.mark.parametrize("preset", ["base", "first"])
def test_kept_length_is_near_that_of_a_game_played_now(preset: str) -> None:
    count = tool.decisions(preset, 2, 99)
    assert len(tool.setup_of(preset, 2).bag()) < count
    assert game_lengths(preset)["2"] == pytest.approx(count, rel=0.1)


@pytest.mark.parametrize("preset", PRESETS)
def test_lengths_were_measured_with_the_tiles_of_the_game_today(preset: str) -> None:
    """If this fails: `python -m tools.game_lengths --presets NAME` measures that preset again."""
    rows = [row for row in json.loads(DATA.read_text(encoding="utf-8"))["rows"] if row["preset"] == preset]
    kept = {row["seats"]: row["tiles"] for row in rows}
    assert kept == {seats: len(tool.setup_of(preset, seats).bag()) for seats in map(int, SEATS)}


def test_new_rows_replace_those_of_their_preset_and_seats_only() -> None:
    kept = [{"preset": name, "seats": 2, "decisions": 1} for name in ("all", "base", "gone")]
    new = [{"preset": "all", "seats": seats, "decisions": 2} for seats in (3, 2)]
    assert [(row["preset"], row["seats"], row["decisions"]) for row in tool.together(kept, new)] == [
        ("base", 2, 1),
        ("all", 2, 2),
        ("all", 3, 2),
    ]

"""Presets of expansions, and the lengths of games that were measured for them."""

from __future__ import annotations

import pytest

from lobby.presets import PRESETS, expansions_of, game_lengths
from rules import describe_options
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


def test_every_preset_can_be_played_without_others() -> None:
    known = {each["name"]: each for each in describe_options()["expansions"]}
    for preset in PRESETS:
        chosen = set(expansions_of(preset))
        assert all(set(known[name]["needs"]) <= chosen for name in chosen)


@pytest.mark.parametrize("preset", ["base", "first"])
def test_kept_length_is_near_that_of_a_game_played_now(preset: str) -> None:
    count, tiles = tool.decisions(preset, 2, 99)
    assert tiles < count
    assert game_lengths(preset)["2"] == pytest.approx(count, rel=0.1)

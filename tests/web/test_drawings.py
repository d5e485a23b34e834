"""Drawings over HTTP: put together from what is drawn of each set."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.test import Client

from rules import art
from web.drawings import drawn

SETS = ("inns-and-cathedrals", "river")


@pytest.fixture(autouse=True)
def empty_disk(settings: Any, tmp_path: Path) -> Path:
    """Return a server that has drawn nothing yet."""
    drawn.cache_clear()
    settings.VAR = tmp_path
    return tmp_path / "art" / art.digest()


def asked(name: str, *sets: str) -> bytes:
    """Return the drawing of these sets."""
    answer = Client().get(f"/art/{art.digest()}/{name}?sets={','.join(sets)}")
    assert answer.status_code == 200
    return bytes(answer.content)


def test_combined_drawings_equal_those_drawn_at_once() -> None:
    for _ in range(2):  # drawn, then from disk
        drawn.cache_clear()
        assert asked("tiles.svg", *SETS).decode() == art.sheet(SETS)
        assert msgspec.json.decode(asked("tiles.json", *SETS)) == msgspec.to_builtins(art.geometry(SETS))


def test_combinations_of_sets_are_neither_drawn_nor_stored(
    empty_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SETS:
        asked("tiles.svg", name)
    kept = sorted(each.name for each in empty_disk.iterdir())
    monkeypatch.setattr(art, "symbols", None)
    asked("tiles.svg", *SETS)
    assert sorted(each.name for each in empty_disk.iterdir()) == kept == [f"symbols+{name}" for name in SETS]


def test_sheet_of_a_set_has_what_its_designs_have_one_by_one() -> None:
    names = art.symbol_names(["river"])
    level = f"/art/{art.digest()}/designs/far"
    one_by_one = [Client().get(f"{level}/{name}.svg").content.decode() for name in names]
    answer = Client().get(f"/art/{art.digest()}/sets/far/river.svg")
    symbols = [re.findall(r"<symbol.*?</symbol>|<symbol[^>]*/>", one) for one in one_by_one]
    every = [symbol for found in symbols for symbol in found]
    assert re.findall(r"<symbol.*?</symbol>|<symbol[^>]*/>", answer.content.decode()) == every
    assert all(len(found) == 8 for found in symbols)
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("asked_for", ["far/moon", "closest/river"])
def test_sheet_of_an_unknown_set_or_level_is_not_found(asked_for: str) -> None:
    answer = Client().get(f"/art/{art.digest()}/sets/{asked_for}.svg")
    assert (answer.status_code, answer.json()["code"]) == (404, "art.unknown_set")


def test_example_of_a_page_is_drawn_in_the_light_asked_for() -> None:
    address = f"/art/{art.digest()}/examples/drawbridges.svg"
    answers = [Client().get(f"{address}?light={light}") for light in art.LIGHTS]
    assert [answer.content.decode() for answer in answers] == [
        art.example("drawbridges", light) for light in art.LIGHTS
    ]
    assert Client().get(address).content == answers[0].content
    assert "immutable" in answers[0].headers["Cache-Control"]


@pytest.mark.parametrize("asked_for", ["examples/moon.svg", "examples/drawbridges.svg?light=neon"])
def test_example_that_does_not_exist_is_not_found(asked_for: str) -> None:
    answer = Client().get(f"/art/{art.digest()}/{asked_for}")
    assert (answer.status_code, answer.json()["code"]) == (404, "art.no_example")

"""Names that people show to each other."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lobby import names
from lobby.names.generated import BOTS


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "Łukasz", "Анна", "张伟", "O’Neil", "Ann 2", "x" * 24, "नमस्ते"]
)
def test_ordinary_names_are_accepted(name: str) -> None:
    assert names.validation_error(names.normalize(name)) is None


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("", "at least one letter"),
        ("   ", "at least one letter"),
        ("-!-", "at least one letter"),
        ("x" * 25, "too long"),
        ("Ann\u200bie", "can't be seen"),
        ("Ann\u202eeinna", "can't be seen"),
        ("Ann\x07", "can't be seen"),
        ("A\u0301\u0302\u0303nn", "too many marks"),
        ("Аnn", "one alphabet"),  # the first letter is Cyrillic
    ],
)
def test_invalid_names_are_refused_with_a_sentence(name: str, word: str) -> None:
    problem = names.validation_error(names.normalize(name))
    assert problem is not None
    assert word in problem.refusal.sentence


def test_spaces_in_names_are_normalized() -> None:
    assert names.normalize("  Ann \t\n of   Kent ") == "Ann of Kent"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "A n n"),
        ("Bill", "Bi11"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Ann", "ann."),
        ("Осе", "Oce"),
        ("corn", "com"),
    ],
)
def test_look_alike_names_are_found(one: str, other: str) -> None:
    assert names.lookalike(one, [other]) == other


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("Ann", "Bob"), ("Ann", "Ann 2"), ("张伟", "王伟")]
)
def test_different_names_are_no_look_alikes(one: str, other: str) -> None:
    assert names.lookalike(one, [other]) is None


def test_a_taken_name_gets_a_number() -> None:
    assert names.distinct("Ann", ["Bob"]) == "Ann"
    assert names.distinct("Ann", ["ann", "Ann 2"]) == "Ann 3"


def test_bot_names_differ_from_names_at_the_table() -> None:
    assert names.bot_name([]) == "Bot Ada"
    assert names.bot_name(["Ann", "bot ada"]) == "Bot Bruno"
    assert names.bot_name(BOTS) == "Bot Ada 2"
    assert len({names.skeleton(name) for name in BOTS}) == len(BOTS)


def test_generated_names_are_valid_and_many() -> None:
    found = {names.guest_name() for _ in range(200)}
    assert len(found) > 100
    assert all(names.validation_error(name) is None for name in found)


@given(st.text(max_size=40))
def test_accepted_names_have_no_invisible_characters(text: str) -> None:
    name = names.normalize(text)
    if names.validation_error(name) is None:
        assert 1 <= len(name) <= names.LONGEST
        assert name == name.strip()
        assert not any(
            unicodedata.category(letter) in {"Cc", "Cf", "Zl", "Zp", "Co", "Cs"} for letter in name
        )
        assert names.normalize(name) == name

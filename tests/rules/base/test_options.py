"""The table of options of the base rulebook: presets of the editions, other values, what is no value."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules import REVISION, Setup, SetupError, describe_options
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tools.rulebook_parser import RULEBOOKS, clause_ids

PRESETS = {
    "setup.first_player": ("given", "given", "given"),
    "city.small_completed": ("2-per-tile", "2-per-tile", "2-per-tile"),
    "farm.enabled": ("yes", "yes", "yes"),
    "farm.scoring": ("per-farm-3", "per-farm-3", "per-farm-3"),
    "abbot.enabled": ("no", "no", "no"),
    "abbot.recall": ("incomplete-only", "incomplete-only", "incomplete-only"),
}
# Accepted and stored as in older setups, offered by no form.
RETIRED = {"terms": ("follower-cloister-farm", "follower-cloister-farm", "meeple-monastery-field")}
OTHERS: dict[str, list[object]] = {
    "city.small_completed": ["1-per-tile"],
    "farm.enabled": ["no"],
    "farm.scoring": ["per-city-4", "per-farm-3-once"],
    "abbot.enabled": ["yes"],
    "abbot.recall": ["any"],
    "setup.first_player": [0, 1],
}


def options(**keys: Any) -> dict[str, Any]:
    return dict(Setup.from_json({"seats": ["Ann", "Bob"], **keys}).options)


@clause("BASE-SCORE-4", "BASE-FARM-1", "BASE-FARM-3", "BASE-SETUP-6")
@pytest.mark.parametrize(("column", "edition"), list(enumerate(EDITIONS)))
def test_presets_of_the_editions(column: int, edition: str) -> None:
    assert options(edition=edition) == {name: row[column] for name, row in (PRESETS | RETIRED).items()}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OTHERS for value in OTHERS[name]])
def test_any_option_may_be_chosen_in_any_edition(edition: str, name: str, value: object) -> None:
    assert options(edition=edition, options={name: value})[name] == value


def test_the_edition_of_the_boxes_in_shops_is_the_default() -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"]})
    assert (setup.edition, setup.expansions, setup.revision) == ("new-2018", (), REVISION)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"farm.scoring": "per-city-3"}, "option.value"),
        ({"farm.enabled": "maybe"}, "option.value"),
        ({"farm.enabled": 1}, "option.value"),
        ({"farm.enabled": None}, "option.value"),
        ({"farm.enabled": ["yes"]}, "option.value"),
        ({"city.small_completed": True}, "option.value"),
        ({"setup.first_player": True}, "option.value"),
        ({"farms": "yes"}, "option.unknown"),
        ({"castle.enabled": "yes"}, "option.unknown"),
        ({"": ""}, "option.unknown"),
        ([], "setup.form"),
        ("yes", "setup.form"),
        (None, "setup.form"),
    ],
)
def test_unknown_names_and_values_are_errors(chosen: object, code: str) -> None:
    with pytest.raises(SetupError) as error:
        options(options=chosen)
    assert error.value.code == code
    assert error.value.sentence.endswith(".")


@pytest.mark.parametrize("edition", ["hig", "", None, 2018, ["new-2018"], {}])
def test_unknown_editions_are_errors(edition: object) -> None:
    with pytest.raises(SetupError):
        options(edition=edition)


def test_yes_and_no_may_be_true_and_false() -> None:
    assert options(options={"farm.enabled": False})["farm.enabled"] == "no"
    assert options(options={"abbot.enabled": True})["abbot.enabled"] == "yes"


def test_the_older_name_of_an_option_is_understood() -> None:
    assert options(options={"base.farmers": "no"})["farm.enabled"] == "no"


@pytest.mark.parametrize("value", ["follower-cloister-farm", "meeple-monastery-field"])
def test_a_retired_option_is_accepted_stored_and_reported_without_effect(value: str) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "options": {"terms": value}})
    assert setup.options["terms"] == value
    assert "terms" in setup.without_effect
    assert Setup.from_json(setup.to_json()) == setup


def test_a_retired_option_with_an_unknown_value_is_an_error() -> None:
    with pytest.raises(SetupError) as error:
        options(options={"terms": "pawn"})
    assert error.value.code == "option.value"


def test_forms_list_every_option() -> None:
    described = describe_options()
    rows = {row["name"]: row for row in described["options"] if row["expansion"] == "base"}
    assert set(rows) == set(PRESETS)
    for name, row in rows.items():
        assert tuple(row["presets"].values()) == PRESETS[name]
        assert set(row["presets"].values()) <= set(row["values"])
        assert set(row["clauses"]) <= clause_ids()
        assert row["text"].endswith(".")
        assert all(value in row["values"] or row["numbers"] for value in OTHERS.get(name, []))
    assert (described["editions"], described["default_edition"]) == (list(EDITIONS), "new-2018")
    assert described["seats"] == [2, 6]


def test_forms_list_every_playable_expansion() -> None:
    from rules.expansions.registry import playable

    described = describe_options()["expansions"]
    assert [e["name"] for e in described] == sorted(playable() - {"base"})
    assert all(e["title"] for e in described)
    tiles = {e["name"]: e["tiles"] for e in described}
    assert tiles["inns-and-cathedrals"] == 18
    assert tiles["phantom"] == 0  # it brings a figure


def test_the_ledger_has_the_same_options() -> None:
    rulebook = (RULEBOOKS / "base.md").read_text(encoding="utf-8")
    state = rulebook[rulebook.index("### Options of the base game") :].split("## 9")[0]
    assert set(re.findall(r"^\| `([a-z._]+)`", state, re.MULTILINE)) == set(PRESETS)

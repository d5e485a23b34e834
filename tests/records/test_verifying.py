"""Verifying a record: whatever is changed in it is found, with the number of the event."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from rules import Record, with_hashes
from rules.setup.options import BASE_OPTIONS, Option
from rules.verification import problem_of
from tests.records.make import GAMES

Raw = dict[str, Any]
# A game of two with abbots: 200 actions and more.
TEXT = with_hashes(Record.from_json((GAMES / "new-two-abbots.json").read_text(encoding="utf-8"))).to_json()


def problem(data: Raw) -> str | None:
    return problem_of(Record.from_data(data))


def changed(change: Callable[[Raw], object], *without: str) -> str:
    """Return what is said of the record after a change; `without` are keys taken out of it first."""
    data: Raw = {key: value for key, value in json.loads(TEXT).items() if key not in without}
    assert problem(copy.deepcopy(data)) is None
    change(data)
    said = problem(data)
    assert said is not None
    return said


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.json"))[::5])
def test_a_record_with_or_without_hashes_is_right(name: str) -> None:
    text = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    record = Record.from_json(text)
    assert problem_of(record) is None
    again = Record.from_json(with_hashes(record).to_json())
    assert problem_of(again) is None
    assert len(again.hashes) == len(again.actions) + 1
    assert again.to_json() == record.to_json()


def first(data: Raw, kind: str, start: int = 0) -> int:
    return next(n for n, a in enumerate(data["actions"]) if n >= start and a["type"] == kind)


def test_changed_legal_action_fails_verification() -> None:
    """The tenth deployment goes to another feature: only the hashes can know."""
    record = Record.from_json(TEXT)
    game = record.start()
    for number, action in enumerate(record.actions):
        others = [a for a in game.legal() if a["type"] == action["type"] == "deploy" and a != action]
        if number > 40 and others:
            break
        game.apply(action)
    said = changed(lambda data: data["actions"][number].update(others[0]))
    assert said.startswith(f"Event {number + 1} is not the one that was played")


def test_illegal_action_fails_verification() -> None:
    data = json.loads(TEXT)
    number = first(data, "place_tile", 60)
    said = changed(lambda data: data["actions"][number].update(x=99), "hashes")
    assert said.startswith(f"Event {number + 1} is not legal: place.apart BASE-PLACE-1 ")


def test_missing_or_doubled_action_fails_verification() -> None:
    data = json.loads(TEXT)
    number = first(data, "end_turn", 50)
    assert changed(lambda data: data["actions"].pop()).startswith("Event ")
    assert changed(lambda data: data["actions"].pop(number)).startswith(f"Event {number + 1} is not ")
    twice = changed(lambda data: data["actions"].insert(number, data["actions"][number]), "hashes")
    assert twice.startswith(f"Event {number + 2} is not legal")


def test_changed_setup_fails_verification() -> None:
    changes: list[Callable[[Raw], object]] = [
        lambda data: data["setup"]["seats"].__setitem__(0, "Anna"),
        lambda data: data["setup"].update(edition="zmg-2014"),
        lambda data: data["setup"]["options"].update({"farm.scoring": "per-city-4"}),
        lambda data: data["setup"].update(revision=2),
    ]
    for change in changes:
        assert changed(change).startswith("Event 0 is not ")


def test_changed_draws_seed_salts_or_commitment_fail_verification() -> None:
    assert changed(lambda data: data["draws"].insert(3, data["draws"].pop(30))).startswith("Event ")
    bare = changed(lambda data: data["draws"].insert(3, data["draws"].pop(30)), "hashes")
    assert bare.startswith("Draw 3 ")
    salted = changed(lambda data: data["salts"].__setitem__(0, "00"))
    assert salted.startswith("Draw ")
    assert "promised" in changed(lambda data: data.update(seed="0" * 64))
    assert "promised" in changed(lambda data: data.update(commitment="0" * 64))
    # Without a seed the board itself shows that another tile was drawn.
    unsealed = ("seed", "salts", "commitment")
    said = changed(lambda data: data["draws"].insert(3, data["draws"].pop(30)), *unsealed)
    assert said.startswith("Event ")


def test_changed_hash_fails_verification() -> None:
    assert changed(lambda data: data["hashes"].__setitem__(17, "0" * 16)).startswith("Event 17 ")
    assert changed(lambda data: data["hashes"].pop()).startswith("Event ")
    assert changed(lambda data: data["hashes"].append("0" * 16)).startswith("Event ")


@pytest.mark.parametrize("key", ["scores", "ranks"])
def test_changed_result_fails_verification(key: str) -> None:
    said = changed(lambda data: data["result"][key].__setitem__(0, 999))
    assert said.startswith(f"After event {len(json.loads(TEXT)['actions'])} the {key} are ")


def test_changed_result_of_a_server_fails_verification() -> None:
    record = Record.from_json(TEXT)
    game = record.game()
    rows = [
        {"seat": n, "name": name, "score": game.scores()[n], "rank": game.ranks()[n]}
        for n, name in enumerate(record.setup.seats)
    ]
    data = {**json.loads(TEXT), "result": rows}
    assert problem(data) is None
    for name, value in (("score", 0), ("rank", 9), ("name", "Zoe"), ("seat", 5)):
        wrong = {**data, "result": [{**rows[0], name: value}, *rows[1:]]}
        assert f"the {name}s are" in str(problem(wrong))


def test_record_with_hashes_is_right_after_an_option_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash of event 0 covers the setup as stated, not the options that later rules resolve."""
    newer = Option("toy.newer", "A toy.", ("off", "on"), "off", ())
    monkeypatch.setattr("rules.setup.reader.BASE_OPTIONS", (*BASE_OPTIONS, newer))
    record = Record.from_json(TEXT)
    assert record.setup.options["toy.newer"] == "off"
    assert problem_of(record) is None
    assert record.to_json() == TEXT
    assert '"toy.newer": "off"' in with_hashes(record).to_json()

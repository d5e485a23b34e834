"""What is no record, and records that cannot be played: each is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import REVISION, IllegalAction, Record, RecordError, Setup, SetupError

GOOD: dict[str, Any] = {
    "format": "bastide/1",
    "setup": {"seats": ["Ann", "Bob"]},
    "draws": ["BA/RFr", "BA/L"],
    "actions": [{"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0}],
}
SEED = "ab" * 32


def test_valid_record_is_accepted() -> None:
    game = Record.from_data(GOOD).game()
    assert (game.number, game.decision and game.decision.kind) == (1, "act")


def test_a_record_may_stop_at_a_draw() -> None:
    """It is valid and unfinished; nothing is legal there."""
    game = Record.from_data(
        {**GOOD, "draws": ["BA/RFr"], "actions": [*GOOD["actions"], {"seat": 0, "type": "end_turn"}]}
    ).game()
    assert (game.decision and game.decision.kind, game.legal(), game.over) == ("draw", [], False)


TEXTS = [
    ("", "not JSON"),
    ("{", "not JSON"),
    ("[" * 100_000, "not JSON"),
    ('{"format": "bastide/1", "setup": {"revision": ' + "9" * 5000 + "}}", "not JSON"),
    ("\ufeff{}", "not JSON"),
    ("null", '"format": "bastide/1"'),
    ("[]", '"format": "bastide/1"'),
    ('"bastide/1"', '"format": "bastide/1"'),
    ("{}", '"format": "bastide/1"'),
    ('{"format": "bastide/2", "setup": {"seats": ["A", "B"]}}', '"format": "bastide/1"'),
    ('{"format": "bastide/1"}', "2 to 6 players"),
]


@pytest.mark.parametrize(("text", "words"), TEXTS, ids=range(len(TEXTS)))
def test_malformed_texts_are_refused(text: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        Record.from_json(text)


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"format": "BASTIDE/1"}, "format"),
    ({"format": 1}, "format"),
    ({"players": []}, "no key 'players'"),
    ({"setup": None}, "object"),
    ({"setup": []}, "object"),
    ({"setup": "x"}, "object"),
    ({"draws": "BA/L"}, "draws is a list"),
    ({"draws": None}, "draws is a list"),
    ({"draws": 0}, "draws is a list"),
    ({"draws": [1]}, "draws is a list"),
    ({"draws": [None]}, "draws is a list"),
    ({"draws": {"BA/L": 1}}, "draws is a list"),
    ({"salts": "abc"}, "salts is a list"),
    ({"salts": [["a"]]}, "salts is a list"),
    ({"salts": ["\ud800"]}, "salts is a list"),
    ({"seed": ""}, "64 hex digits"),
    ({"seed": 7}, "64 hex digits"),
    ({"seed": []}, "64 hex digits"),
    ({"seed": "ab " * 32}, "64 hex digits"),
    ({"seed": "é" * 64}, "64 hex digits"),
    ({"seed": int("1" * 64)}, "64 hex digits"),
    ({"actions": None}, "actions is a list"),
    ({"actions": {}}, "actions is a list"),
    ({"actions": "end_turn"}, "actions is a list"),
    ({"actions": [[]]}, "actions is a list"),
    ({"actions": [None]}, "actions is a list"),
]


@pytest.mark.parametrize(("change", "words"), CHANGES, ids=range(len(CHANGES)))
def test_parts_of_the_wrong_type_are_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        Record.from_data({**GOOD, **change})


@pytest.mark.parametrize(
    "draws", [["BA/Cccc+", "BA/Cccc+"], ["BA/RCr"] * 4, ["BB/F.b"], ["nothing"], [""], ["BA/CG"] * 2]
)
def test_draws_outside_the_bag_are_refused(draws: list[str]) -> None:
    record = Record.from_data({**GOOD, "draws": draws, "actions": []})
    with pytest.raises(RecordError, match="more often than the bag holds it"):
        record.game()


def test_seed_with_too_many_draws_is_refused() -> None:
    record = Record.from_data({**GOOD, "seed": SEED, "draws": ["BA/Cccc+", "BA/Cccc+"], "actions": []})
    with pytest.raises(RecordError, match="more often"):
        record.game()


START = {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}
SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"seats": ["Ann", ""]}, "setup.name"),
    ({"seats": ["Ann", "  "]}, "setup.name"),
    ({"seats": ["Ann", "x" * 41]}, "setup.name"),
    ({"seats": ["Ann", 2]}, "setup.name"),
    ({"seats": ["Ann", None]}, "setup.name"),
    ({"seats": ["Ann", "B\nb"]}, "setup.name"),
    ({"seats": ["Ann", "B\x00b"]}, "setup.name"),
    ({"seats": ["Ann", "\ud800"]}, "setup.name"),
    ({"players": 2}, "setup.unknown"),
    ({"edition": "2018"}, "setup.edition"),
    ({"expansions": "river"}, "setup.expansions"),
    ({"expansions": None}, "setup.expansions"),
    ({"expansions": ["no-such-expansion"]}, "setup.expansions"),
    ({"expansions": [["river"]]}, "setup.expansions"),
    ({"expansions": [{}]}, "setup.expansions"),
    ({"expansions": ["base", "base"]}, "setup.expansions"),
    ({"options": ["abbot.enabled"]}, "setup.form"),
    ({"options": {"abbots": "yes"}}, "option.unknown"),
    ({"sets": []}, "setup.form"),
    ({"sets": {"river": 1}}, "setup.sets"),
    ({"sets": {"base": -1}}, "setup.sets"),
    ({"sets": {"base": 21}}, "setup.sets"),
    ({"sets": {"base": 1.0}}, "setup.sets"),
    ({"sets": {"base": True}}, "setup.sets"),
    ({"sets": {"base": None}}, "setup.sets"),
    ({"sets": {"base": 0}}, "setup.sets"),
    ({"sets": {"base": 0}, "start": [{**START, "tile": "BB/F.b"}]}, "setup.start"),
    ({"supply": {"meeple": -1}}, "setup.supply"),
    ({"supply": {"meeple": "7"}}, "setup.supply"),
    ({"supply": {"dragon": 1}}, "setup.supply"),
    ({"supply": {"abbot": 1}}, "setup.supply"),
    ({"supply": 7}, "setup.form"),
    ({"start": []}, "setup.start"),
    ({"start": START}, "setup.start"),
    ({"start": [None]}, "setup.start"),
    ({"start": [{}]}, "setup.start"),
    ({"start": [{**START, "z": 0}]}, "setup.start"),
    ({"start": [{**START, "tile": "BA/none"}]}, "setup.start"),
    ({"start": [{**START, "tile": ["BA/RCr"]}]}, "setup.start"),
    ({"start": [{**START, "tile": None}]}, "setup.start"),
    ({"start": [{**START, "tile": "BB/F.b"}]}, "setup.start"),
    ({"start": [{**START, "rotation": 45}]}, "setup.start"),
    ({"start": [{**START, "rotation": 360}]}, "setup.start"),
    ({"start": [{**START, "x": "0"}]}, "setup.start"),
    ({"start": [{**START, "x": 0.0}]}, "setup.start"),
    ({"start": [{**START, "x": True}]}, "setup.start"),
    ({"start": [{**START, "x": 10**9}]}, "setup.start"),
    ({"start": [START, START]}, "setup.start"),
    ({"start": [START, {**START, "x": 1, "rotation": 90}]}, "setup.start"),
    ({"start": [START, {**START, "y": 1}]}, "setup.start"),
    ({"start": [{**START, "x": 3 * n} for n in range(5)]}, "setup.start"),
    ({"revision": 0}, "setup.revision"),
    ({"revision": 99}, "setup.revision"),
    ({"revision": "1"}, "setup.revision"),
    ({"revision": True}, "setup.revision"),
    ({"revision": None}, "setup.revision"),
]


@pytest.mark.parametrize(("change", "code"), SETUPS, ids=range(len(SETUPS)))
def test_unplayable_setups_are_refused(change: dict[str, Any], code: str) -> None:
    setup = {"seats": ["Ann", "Bob"], **change}
    with pytest.raises(SetupError) as error:
        Setup.from_json(setup)
    assert error.value.code == code
    assert error.value.sentence.endswith(".")
    with pytest.raises(RecordError):
        Record.from_data({**GOOD, "setup": setup})


ACTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "action.seat", ""),
    ({"seat": 0}, "action.type", ""),
    ({"type": "end_turn"}, "action.seat", ""),
    ({"seat": "0", "type": "end_turn"}, "action.seat", ""),
    ({"seat": -1, "type": "end_turn"}, "action.seat", ""),
    ({"seat": True, "type": "end_turn"}, "action.seat", ""),
    ({"seat": 0, "type": None}, "action.type", ""),
    ({"seat": 0, "type": ["end_turn"]}, "action.type", ""),
    ({"seat": 1, "type": "end_turn"}, "seat.turn", "BASE-TURN-1"),
    ({"seat": 9, "type": "end_turn"}, "seat.turn", "BASE-TURN-1"),
    ({"seat": 0, "type": "place_tile", "x": 2, "y": 0, "rotation": 0}, "type.now", "BASE-TURN-1"),
    ({"seat": 0, "type": "undo"}, "type.now", "BASE-TURN-1"),
    ({"seat": 0, "type": "end_turn", "x": 1}, "action.field", ""),
    ({"seat": 0, "type": "deploy"}, "action.field", ""),
    ({"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0}, "action.field", ""),
    (
        {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1.0, "y": 0, "feature": "road@E"},
        "action.field",
        "",
    ),
    ({"seat": 0, "type": "deploy", "piece": 1, "x": 1, "y": 0, "feature": "road@E"}, "action.field", ""),
    (
        {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "city@N"},
        "deploy.spot",
        "BASE-DEPLOY-1",
    ),
    ({"seat": 0, "type": "forfeit", "by": "hand"}, "action.field", ""),
]


@pytest.mark.parametrize(("action", "code", "rule"), ACTIONS, ids=range(len(ACTIONS)))
def test_the_first_illegal_action_is_named(action: dict[str, Any], code: str, rule: str) -> None:
    record = Record.from_data(
        {**GOOD, "actions": [*GOOD["actions"], action, {"seat": 0, "type": "end_turn"}]}
    )
    with pytest.raises(IllegalAction) as refused:
        record.game()
    refusal = refused.value.refusal
    assert (refusal.code, refusal.clause) == (code, rule)
    assert refusal.sentence.endswith(".")


def test_a_record_survives_being_written_and_read() -> None:
    record = Record.from_data({**GOOD, "result": {"scores": [0, 0]}, "seed": SEED, "salts": ["ä|b", "c"]})
    again = Record.from_json(record.to_json())
    assert again == record
    assert json.loads(record.to_json())["setup"]["revision"] == REVISION


def test_start_tiles_may_lie_apart() -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "start": [START, {**START, "x": 5}]})
    assert len(setup.bag()) == 70


@pytest.mark.parametrize("index", [0, 1, 2])
def test_changed_copy_of_an_action_does_not_change_the_log(index: int) -> None:
    record = Record.from_data({**GOOD, "actions": []})
    game = record.start()
    actions: list[dict[str, Any]] = [
        {"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0},
        {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "road@E"},
        {"seat": 0, "type": "end_turn"},
    ]
    for action in actions:
        game.apply(action)
    actions[index]["seat"] = 5
    assert game.log[index]["seat"] == 0

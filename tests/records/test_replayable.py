"""What is kept of a record that these rules cannot replay as a whole; all others refuse such a record."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.verification import problem_of
from tests.records.make import GAMES

GAME = GAMES / "first-edition-two.json"
ILLEGAL = {"seat": 0, "type": "place_tile", "x": 90, "y": 90, "rotation": 0}


@pytest.fixture
def data() -> dict[str, Any]:
    record = rules.Record.from_json(GAME.read_text(encoding="utf-8"))
    return dict(rules.with_hashes(record).to_data())


def test_whole_record_is_kept_as_it_is(data: dict[str, Any]) -> None:
    found = rules.replayable(data)
    assert found.whole
    assert found.record.to_data() == rules.Record.from_data(data).to_data()


@pytest.mark.parametrize("action", [ILLEGAL, {"seat": 0, "type": "sail"}, {"seat": 0, "type": "undo"}, {}])
def test_an_action_that_is_refused_ends_the_part_before_it(
    data: dict[str, Any], action: dict[str, Any]
) -> None:
    played = data["actions"][:9]
    data["actions"][9] = {**action, **({"seat": data["actions"][9]["seat"]} if action else {})}
    found = rules.replayable(data)
    assert (found.stopped, found.differs, found.newer) == (10, None, None)
    assert found.record.actions == played
    with pytest.raises(rules.IllegalAction) as refused:
        rules.Record.from_data(data).game()
    assert found.refusal == refused.value.refusal
    assert found.record.game().number == 9
    # What is left states nothing about the rest, so nothing in it is wrong.
    part = rules.record_of(found.record.game(), data.get("seed"), data.get("salts"))
    assert problem_of(rules.with_hashes(part)) is None


def fails_after(monkeypatch: pytest.MonkeyPatch, number: int, error: Exception) -> None:
    """Let the rules engine raise an exception at the action after event `number`."""
    real = rules.Game.apply

    def apply(game: rules.Game, action: dict[str, Any]) -> None:
        if game.number == number:
            raise error
        real(game, action)

    monkeypatch.setattr(rules.Game, "apply", apply)


def test_a_draw_that_cannot_come_ends_the_part_before_it(
    data: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_after(monkeypatch, 3, rules.DrawError("Draw 2 is BA/C, which is not in the bag."))
    found = rules.replayable(data)
    assert (found.stopped, len(found.record.actions)) == (4, 3)
    assert found.refusal is not None
    assert (found.refusal.code, found.refusal.sentence) == (
        "record.draw",
        "Draw 2 is BA/C, which is not in the bag.",
    )


def test_a_newer_revision_is_played_by_the_newest_known(data: dict[str, Any]) -> None:
    data["setup"] = {**data["setup"], "revision": rules.REVISION + 4}
    with pytest.raises(rules.RecordError):
        rules.Record.from_data(data)
    found = rules.replayable(data)
    assert (found.newer, found.differs) == (rules.REVISION + 4, None)
    assert found.record.setup.revision == rules.REVISION
    assert found.record.actions
    # The part is a record of its own, which anybody can read.
    again = rules.Record.from_json(found.record.to_json())
    assert again.game().number == len(found.record.actions)


@pytest.mark.parametrize("revision", ["8", True, -1, 0, None, 1.5])
def test_what_is_no_revision_is_refused(data: dict[str, Any], revision: object) -> None:
    data["setup"] = {**data["setup"], "revision": revision}
    with pytest.raises(rules.RecordError):
        rules.replayable(data)


def test_a_hash_that_differs_is_named_and_the_game_goes_on(data: dict[str, Any]) -> None:
    data["hashes"][7:] = ["0" * 16] * len(data["hashes"][7:])
    found = rules.replayable(data)
    assert (found.stopped, found.differs) == (None, 7)
    assert found.record.actions == data["actions"]
    assert found.record.hashes == []
    assert rules.replayable({**data, "hashes": data["hashes"][:5]}).differs == 5


@pytest.mark.parametrize(
    "change",
    [
        {"expansions": ["flying-carpets"]},
        {"edition": "new-2099"},
        {"sets": {"river-9": 1}},
        {"supply": {"airship": 1}},
        {"options": {"carpet.speed": "fast"}},
        {"carpets": 1},
    ],
)
def test_a_setup_that_cannot_be_read_is_refused_whatever_its_revision(
    data: dict[str, Any], change: dict[str, Any]
) -> None:
    for revision in (rules.REVISION, rules.REVISION + 1):
        data["setup"] = {**data["setup"], "revision": revision, **change}
        with pytest.raises(rules.RecordError):
            rules.replayable(data)


def test_chance_of_an_unknown_stream_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(rules.RecordError, match="'carpets'"):
        rules.replayable({**data, "chance": {"carpets": [1]}})


def test_a_fault_of_the_rules_engine_is_no_refusal(
    data: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_after(monkeypatch, 3, ZeroDivisionError())
    with pytest.raises(rules.ReplayError, match="event 4") as failed:
        rules.replayable(data)
    assert failed.value.number == 4

"""The players of a soak do what the page does: they overlook no offer and send nothing twice as another."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from tests.faults import players
from tests.faults.line import BackOff, LineDropped
from tests.faults.players import Player

ACTION = {"seat": 0, "type": "end_turn"}


class _Line:
    """A line whose messages a test makes; `said` holds what the player sent."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    async def say(self, message: dict[str, Any]) -> None:
        self.said.append(message)

    def acts(self) -> list[dict[str, Any]]:
        return [message for message in self.said if message["t"] == "act"]


class _Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> _Clock:
    found = _Clock()
    monkeypatch.setattr(players, "time", found)
    return found


async def _receive(player: Player, line: Any, *messages: dict[str, Any]) -> None:
    for message in messages:
        await player._on_message(line, message)
        await player._look(line)


def _welcome(number: int = 0) -> dict[str, Any]:
    match = {"view": {"decision": {"seat": 0}}, "status": "running"}
    return {"t": "welcome", "match": match, "you": {"seat": 0}, "number": number}


def _events(number: int) -> dict[str, Any]:
    change = {"set": {"decision": {"seat": 0}}}
    return {"t": "events", "events": [{"number": number, "hash": f"h{number}", "change": change}]}


def _offer(number: int) -> dict[str, Any]:
    return {"t": "offer", "number": number, "decision": {"seat": 0, "actions": [ACTION]}}


async def _acting(clock: _Clock) -> tuple[Player, Any]:
    player, line = Player("m", ""), _Line()
    await _receive(player, line, _welcome(), _offer(0))
    clock.now += players.THINK
    await player._look(line)  # type: ignore[arg-type]
    assert len(line.acts()) == 1
    return player, line


async def test_an_offer_that_comes_before_the_answer_is_played_after_it(clock: _Clock) -> None:
    player, line = await _acting(clock)
    await _receive(player, line, _events(1), _offer(1))
    clock.now += players.THINK
    await _receive(player, line, {"t": "taken", "id": line.acts()[0]["id"], "number": 1})
    assert [act["number"] for act in line.acts()] == [0, 1]


async def test_a_command_without_an_answer_is_sent_again_as_it_was(clock: _Clock) -> None:
    player, line = await _acting(clock)
    clock.now += players.LATE
    await player._look(line)
    await _receive(player, line, _welcome())
    first, *again = line.acts()
    assert again == [first, first]


async def test_a_missing_offer_is_asked_for_a_few_times_only(clock: _Clock) -> None:
    player, line = Player("m", ""), _Line()
    await _receive(player, line, _welcome(), _events(1))
    for _ in range(20):
        clock.now += players.BEHIND * 2**players.MOST_DOUBLINGS
        await player._look(line)  # type: ignore[arg-type]
    assert [message["t"] for message in line.said].count("hello") == players.ASKED_ON_A_LINE - 1


async def test_a_welcome_that_does_not_come_leads_to_another_line(clock: _Clock) -> None:
    player, line = Player("m", ""), _Line()
    await player._look(line)  # type: ignore[arg-type]
    for asked in range(players.ASKED_ON_A_LINE - 1):
        clock.now += players.WELCOME * 2**asked
        await player._look(line)  # type: ignore[arg-type]
    assert [message["t"] for message in line.said] == ["hello"] * (players.ASKED_ON_A_LINE - 1)
    clock.now += players.WELCOME * 2**players.MOST_DOUBLINGS
    with pytest.raises(LineDropped):
        await player._look(line)  # type: ignore[arg-type]


def test_waits_grow_and_end_where_coming_back_is_pointless() -> None:
    backing_off = BackOff()
    for ceiling in (0.5, 1, 2, *7 * [3], 20, 20):
        assert ceiling / 2 <= (backing_off.wait(OSError()) or 0) <= ceiling
    assert backing_off.wait(ConnectionClosedError(Close(4004, ""), None)) is None
    assert 1.5 <= (backing_off.wait(LineDropped(1.5)) or 0) <= 2.5

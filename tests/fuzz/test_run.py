"""The fuzz of messages in short, what it would call a failure, and that it makes every kind there is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rules import Setup
from tests.fuzz.messages import CUT, Known, Made, Messages
from tests.fuzz.odd import kinds
from tests.fuzz.run import fuzz
from tests.fuzz.scene import EVERYTHING, with_needed
from tests.fuzz.talkers import Tally
from tests.fuzz.verdict import GROWTH_MIB, Verdict
from tools import ROOT

CELL = re.compile(r"^\| ([^|]*) \|", re.MULTILINE)
SHORT = 3000  # messages


def made(number: int, seed: int = 1) -> list[Made]:
    messages = Messages(Random(seed), Known(number=7, actions=[{"seat": 0, "type": "end_turn"}]))
    return [messages.next() for _ in range(number)]


def good() -> Verdict:
    tally = Tally(most=10, sent=10, answers=Counter(taken=1))
    return Verdict(tally, [100.0, 110.0, 111.0], 0, 0, 0, matches=3, seconds=1.0)


def words_of(page: str, begin: str, end: str) -> set[str]:
    """Return the words in back ticks in the first cells of the rows between two headings of a document."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rows = CELL.findall(text[text.index(begin) : text.index(end)])
    return {
        word
        for row in rows
        for word in re.findall(r"`([a-z_]+)`|\"t\":\"(\w+)\"", row)
        for word in word
        if word
    }


def test_every_message_of_the_protocol_is_made() -> None:
    assert words_of("protocol.md", "Client to server.", "Server to client:") <= {
        each.kind for each in made(2000)
    }


def test_every_type_of_action_is_made() -> None:
    described = words_of("record-format.md", "## Actions", "## A state") - {
        "barn",
        "tower",
        "wanderer",
        "shepherd",
    }
    assert described <= kinds().keys()
    assert kinds().keys() == {each.action for each in made(6000) if each.action}


@pytest.mark.parametrize("name", EVERYTHING)
def test_every_expansion_has_a_match_of_its_own(name: str) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": with_needed(name)})
    assert name in setup.expansions


def test_a_seed_makes_the_same_messages_again() -> None:
    assert made(500) == made(500)
    assert made(500) != made(500, seed=2)


def test_only_messages_that_break_the_protocol_of_sockets_may_be_cut() -> None:
    for each in made(5000):
        if each.cuts:
            assert isinstance(each.data, bytes)
            assert len(each.data) > CUT or not _is_text(each.data)
        else:
            assert len(each.data if isinstance(each.data, bytes) else each.data.encode()) <= CUT


def _is_text(data: bytes) -> bool:
    try:
        return bool(data.decode())
    except UnicodeDecodeError:
        return False


def test_a_good_run_has_no_problem() -> None:
    assert good().problems == []
    assert "Nothing failed." in str(good())


def _closed(verdict: Verdict) -> None:
    verdict.tally.faults.append("guest at /ws/lobby/: closed with 1011")


def _too_few(verdict: Verdict) -> None:
    verdict.tally.sent = 9


def _nothing_taken(verdict: Verdict) -> None:
    verdict.tally.answers.clear()


def _server_error(verdict: Verdict) -> None:
    verdict.tally.statuses[500] = 1


def _grown(verdict: Verdict) -> None:
    verdict.memory[-1] = verdict.memory[1] + GROWTH_MIB + 1


@pytest.mark.parametrize("spoil", [_closed, _too_few, _nothing_taken, _server_error, _grown])
def test_what_must_not_be_is_a_problem(spoil: Callable[[Verdict], None]) -> None:
    verdict = good()
    spoil(verdict)
    assert len(verdict.problems) == 1
    assert "FAILED" in str(verdict)


@pytest.mark.parametrize("name", ["tracebacks", "errors", "exit_status"])
def test_what_the_server_says_of_itself_is_a_problem(name: str) -> None:
    verdict = good()
    setattr(verdict, name, 1)
    assert len(verdict.problems) == 1


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_a_server_withstands_messages_of_everybody(tmp_path: Path) -> None:
    verdict = fuzz(tmp_path, SHORT, seed=3)
    assert not verdict.problems, str(verdict)

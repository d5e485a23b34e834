"""Faults of analyses: processes that die, searches that throw, what takes too long. Nothing hangs."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from games.analyses import run
from games.models import Match
from games.processes.child import NICE
from tests.games.analyses.scene import PATIENCE_S, ask, player, read, said, stored, until, whole, work

pytestmark = pytest.mark.django_db(transaction=True)


def faults(why: str) -> float:
    return REGISTRY.get_sample_value("bastide_analysis_faults_total", {"why": why}) or 0.0


def test_process_that_is_killed_in_the_middle_is_replaced(
    over: Match, at_work: Callable[[], threading.Thread], broken: Callable[[str], None], tmp_path: Path
) -> None:
    turns, summary = whole(over)
    note = tmp_path / "process"
    broken(
        f"if place == 2 and not os.path.exists({str(note)!r}):\n"
        f"    open({str(note)!r}, 'w').write(str(os.getpid()) + '.')\n"
        "    time.sleep(600)"
    )
    ask(over, player(over))
    thread = at_work()
    until(lambda: note.exists() and note.read_text("utf-8").endswith("."))
    process = int(note.read_text("utf-8").rstrip("."))
    assert os.getpriority(os.PRIO_PROCESS, process) == NICE
    os.kill(process, signal.SIGKILL)
    thread.join(PATIENCE_S)
    assert (stored(over).state, said(over), stored(over).summary) == ("done", turns, summary)


def test_search_that_throws_marks_its_turn_and_the_rest_is_made(
    over: Match, broken: Callable[[str], None]
) -> None:
    turns, _ = whole(over)
    before = faults("ZeroDivisionError")
    broken("if place == 1 and search: 1 / 0")
    ask(over, player(over))
    work()
    found = read(over)
    assert found["state"] == "done"
    assert [turn["failed"] for turn in found["turns"]] == [place == 1 for place in range(len(turns))]
    assert (found["turns"][1]["luck"], found["turns"][1]["mistake"]) == (0, None)
    assert found["turns"][1]["chances"] == found["graph"][-3]["chances"]
    assert [turn for place, turn in enumerate(said(over)) if place != 1] == turns[:1] + turns[2:]
    assert faults("ZeroDivisionError") == before + 1


def test_process_that_dies_of_a_turn_costs_that_turn_only(over: Match, broken: Callable[[str], None]) -> None:
    before = faults("died"), faults("skipped")
    broken("if place == 1 and search: os._exit(3)")
    ask(over, player(over))
    work()
    found = read(over)
    assert found["state"] == "done"
    assert [turn["failed"] for turn in found["turns"]].index(True) == 1
    assert sum(turn["failed"] for turn in found["turns"]) == 1
    assert (faults("died"), faults("skipped")) == (before[0] + 2, before[1] + 1)


@pytest.mark.parametrize(("patience", "code"), [(30, "while True: pass"), (1, "time.sleep(600)")])
def test_turn_that_takes_too_long_is_left_out(
    over: Match,
    broken: Callable[[str], None],
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
    patience: int,
    code: str,
) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "analysis_turn_s": 8.0}
    monkeypatch.setattr(run, "PATIENCE", patience)
    # In the search, where a turn that is only marked never comes.
    broken(f"if place == 0 and search: exec({code!r})")
    before = faults("late")
    ask(over, player(over))
    work()
    assert [turn["failed"] for turn in read(over)["turns"]][:2] == [True, False]
    assert faults("late") == before + 1


def test_process_that_never_starts_fails_the_analysis_and_it_can_be_started_again(
    over: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(run, "WORDS", (sys.executable, "-c", "raise SystemExit(1)"))
        ask(over, player(over))
        work()
    found = read(over)
    assert (found["state"], found["refusal"]["code"]) == ("failed", "analysis.failed")
    assert len(found["graph"]) > 4
    assert ask(over, player(over)).json()["refusal"] is None
    work()
    assert read(over)["state"] == "done"


def test_machine_without_room_for_a_process(over: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "WORDS", ("/no/such/program",))
    ask(over, player(over))
    work()
    assert stored(over).state == "failed"


def test_analysis_that_takes_too_long_in_all_is_given_up(
    over: Match, broken: Callable[[str], None], settings: Any
) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "analysis_s": 3.0}
    broken("time.sleep(2)")
    ask(over, player(over))
    work()
    assert (stored(over).state, len(said(over)) < read(over)["turns_total"]) == ("failed", True)

"""Bots that search think in processes of their own: bounded, fair, and nothing is played twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone
from prometheus_client import REGISTRY

from games import conf
from games.bots import pool
from games.bots.pool import Place
from games.bots.thinker import Thinker
from games.models import Hint, LoggedAction, Match
from games.processes.child import AUTOGROUP, NICE, SESSION_NICE, serve
from games.processes.parent import ROOT
from games.scheduler import due
from games.scheduler.jobs import BotTurn
from games.scheduler.thinking import Thinking
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)
PATIENCE_S = 60.0
Make = Callable[..., Thinking]


@pytest.fixture
def thinking() -> Iterator[Make]:
    """Make what a worker has of processes; all are ended after the test."""
    made: list[Thinking] = []

    def make(processes: int = 1) -> Thinking:
        made.append(Thinking(processes))
        return made[-1]

    yield make
    for each in made:
        each.stop()


def table(level: str = "strong", other: str | None = None) -> Match:
    return play.running([play.seat("Ann", bot=level), play.seat("Bob", bot=other)])


def until(done: Callable[[], bool], *steps: Thinking) -> None:
    """Let the workers work until something is the case."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end
        for each in steps:
            each.step()
        time.sleep(0.01)


def number(match: Match) -> int:
    return play.fresh(match).number


def counted(why: str) -> float:
    return REGISTRY.get_sample_value("bastide_bot_faults_total", {"level": "strong", "why": why}) or 0.0


def process_of(worker: Thinking) -> int:
    (thought,) = worker.thoughts
    assert thought.place.process_id is not None
    return thought.place.process_id


def test_searching_bot_thinks_in_a_process_of_the_lowest_priority(thinking: Make) -> None:
    match, worker = table(), thinking()
    worker.step()
    assert number(match) == 0  # nothing waited for the thought
    process = process_of(worker)
    assert process != os.getpid()
    until(lambda: number(match) == 1, worker)
    assert os.getpriority(os.PRIO_PROCESS, process) == NICE > os.getpriority(os.PRIO_PROCESS, 0)
    assert LoggedAction.objects.get(match=match).action["type"] == "place_tile"


@pytest.mark.skipif(not AUTOGROUP.exists(), reason="the system does not weigh sessions against each other")
def test_session_of_a_process_that_thinks_gives_way_to_other_sessions(thinking: Make) -> None:
    match, worker = table(), thinking()
    worker.step()
    process = process_of(worker)
    assert os.getsid(process) == process  # so its own priority says nothing to web processes
    until(lambda: number(match) == 1, worker)
    group = Path(f"/proc/{process}/autogroup").read_text(encoding="utf-8")
    assert group.endswith(f"nice {SESSION_NICE}\n")


def test_bots_that_do_not_search_need_no_process(thinking: Make) -> None:
    match, worker = table("greedy"), thinking()
    worker.step()
    assert (worker.thoughts, worker.free[0].process_id) == ([], None)
    due.run_due(what=due.BOT, searching=False)
    assert number(match) == 1


def test_process_plays_on_from_what_it_knows(thinking: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for one match it forgets the other each time, and is given it again from the start."""
    monkeypatch.setattr(pool, "KEPT", 1)
    matches, worker = [table("strong", "strong") for _ in range(2)], thinking()
    before = counted("failed"), counted("died")
    until(lambda: min(map(number, matches)) >= 3, worker)
    assert (counted("failed"), counted("died")) == before


def test_tables_are_served_in_turn_by_one_process(thinking: Make) -> None:
    matches, worker = [table("strong", "strong") for _ in range(3)], thinking()
    for goal in range(1, 3):
        until(lambda goal=goal: sum(map(number, matches)) >= 3 * goal, worker)  # type: ignore[misc]
        assert max(map(number, matches)) - min(map(number, matches)) <= 1
        assert len(worker.free) + len(worker.thoughts) == 1


def test_process_killed_in_thought_leaves_the_solid_action(thinking: Make) -> None:
    match, worker, before = table(), thinking(), counted("died")
    worker.step()
    os.kill(process_of(worker), signal.SIGKILL)
    until(lambda: number(match) == 1, worker)
    assert counted("died") == before + 1
    until(lambda: number(match) == 2 or play.fresh(match).turn_seat == 1, worker)  # by another process
    assert counted("died") == before + 1


def test_thought_that_takes_too_long_leaves_the_solid_action(
    thinking: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, worker, before = table(), thinking(), counted("late")
    worker.step()
    process = process_of(worker)
    os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(conf, "THINKING", 0.0)
    until(lambda: number(match) == 1, worker)
    assert counted("late") == before + 1
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_machine_without_room_for_a_process_leaves_the_solid_action(
    thinking: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "WORDS", ("/no/such/program",))
    match, worker = table(), thinking()
    worker.step()
    assert (number(match), len(worker.free)) == (1, 1)


def test_claim_is_renewed_while_a_process_thinks(thinking: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conf, "LEASE", 0.3)
    match, worker, other = table(), thinking(), thinking()
    worker.step()
    os.kill(process_of(worker), signal.SIGSTOP)
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        worker.step()
        assert other.step() == 0
        time.sleep(0.02)
    os.kill(process_of(worker), signal.SIGCONT)
    until(lambda: number(match) == 1, worker, other)


def test_another_worker_takes_over_what_a_dead_one_thought_about(
    thinking: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one is held in thought until its claim is over, and comes back when the action is played."""
    monkeypatch.setattr(conf, "LEASE", 0.3)
    match, first, second = table(), thinking(), thinking()
    first.step()
    process = process_of(first)
    os.kill(process, signal.SIGSTOP)
    assert second.step() == 0
    time.sleep(0.4)
    until(lambda: number(match) == 1, second)
    os.kill(process, signal.SIGCONT)
    until(lambda: not first.thoughts or number(match) > 1, first)
    rows = LoggedAction.objects.filter(match=match).values_list("number", flat=True)
    assert sorted(rows) == list(range(1, number(match) + 1))
    assert LoggedAction.objects.filter(match=match, number=1).count() == 1


def test_match_that_moved_on_is_not_thought_about(thinking: Make) -> None:
    match, worker = table(), thinking()
    (task,) = due.claim_due(timezone.now())
    due.run_task(task)
    worker._begin(BotTurn(task))
    assert (worker.thoughts, number(match)) == ([], 1)


def asked_for_ideas() -> Match:
    match = play.running([play.seat("Ann"), play.seat("Bob", bot="strong")])
    Hint.objects.create(match=match, number=0, seat=0, asked_at=timezone.now())
    return match


def ideas_of(match: Match) -> Hint:
    return Hint.objects.get(match=match)


def test_ideas_for_a_player_are_thought_of_in_a_process(thinking: Make) -> None:
    match, worker = asked_for_ideas(), thinking()
    worker.step()
    assert process_of(worker) != os.getpid()
    assert ideas_of(match).done_at is None  # nothing waited for the thought
    until(lambda: ideas_of(match).done_at is not None, worker)
    assert ideas_of(match).ideas[0]["actions"][0]["type"] == "place_tile"
    assert number(match) == 0


def test_players_and_bots_take_turns_at_one_process(thinking: Make) -> None:
    asking, bots, worker = [asked_for_ideas() for _ in range(3)], table("strong", "strong"), thinking()
    until(lambda: sum(ideas_of(match).done_at is not None for match in asking) >= 2, worker)
    assert 1 <= number(bots) <= 2
    until(lambda: all(ideas_of(match).ideas for match in asking), worker)


def test_process_killed_while_it_looks_for_ideas_leaves_the_solid_idea(thinking: Make) -> None:
    match, worker = asked_for_ideas(), thinking()
    worker.step()
    os.kill(process_of(worker), signal.SIGKILL)
    until(lambda: ideas_of(match).done_at is not None, worker)
    assert ideas_of(match).fault == "died"
    assert [idea["reason"] for idea in ideas_of(match).ideas] == [None]
    assert match.seats.get(index=0).hints == 1


def test_another_worker_takes_over_a_question_of_a_dead_one(
    thinking: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conf, "LEASE", 0.3)
    match, first, second = asked_for_ideas(), thinking(), thinking()
    first.step()
    process = process_of(first)
    os.kill(process, signal.SIGSTOP)
    assert second.step() == 0
    time.sleep(0.4)
    until(lambda: ideas_of(match).done_at is not None, second)
    os.kill(process, signal.SIGCONT)
    until(lambda: not first.thoughts, first)
    assert match.seats.get(index=0).hints == 1


KILLED = """
import os, signal, sys
from games.bots.pool import Place
place = Place()
place.start()
print(place.process_id, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_process_ends_with_a_worker_that_was_killed() -> None:
    done = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL
    process = int(done.stdout)
    end = time.monotonic() + PATIENCE_S
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            if _is_zombie(process):
                break
            assert time.monotonic() < end
            time.sleep(0.02)


def _is_zombie(process: int) -> bool:
    """Whether it has ended and nobody asked for its status, as where no init takes orphans in."""
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


def test_thinker_says_that_it_failed_and_goes_on() -> None:
    unknown: dict[str, Any] = {"match": "m", "level": "strong", "opening": None, "rows": [], "drop": []}
    assert Thinker().answer(unknown) == {"action": None, "fault": "failed: KeyError"}
    answers = BytesIO()
    serve(
        BytesIO(b'{"match":"m","level":"x","opening":null,"rows":[],"drop":[]}\n' * 2),
        answers,
        Thinker().answers,
    )
    assert len(answers.getvalue().splitlines()) == 2


def test_place_that_was_never_asked_has_no_answer() -> None:
    assert Place().answer() is None


@pytest.mark.parametrize("text", ["-1", "65", "many"])
def test_worker_refuses_a_senseless_number_of_processes(text: str) -> None:
    words: Any = f"--bots={text}"
    with pytest.raises(CommandError, match="is not a number from 0 to 64"):
        call_command("run_worker", words)

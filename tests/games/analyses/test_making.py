"""Making an analysis: going on after another worker, nothing twice, versions, the queue of tasks."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from games import conf, records
from games.analyses import making, run
from games.analyses.claim import LEASE, Claim
from games.analyses.matches import played
from games.models import AnalysedTurn, Analysis, Match
from games.scheduler import tasks
from games.scheduler.worker import Worker
from rules import analysis
from tests.games import play
from tests.games.analyses.scene import (
    PATIENCE_S,
    ask,
    browser,
    finished,
    path,
    player,
    read,
    said,
    stored,
    until,
    whole,
    work,
)

pytestmark = pytest.mark.django_db(transaction=True)


def test_what_a_killed_worker_left_is_gone_on_with_and_nothing_is_made_twice(over: Match) -> None:
    turns, summary = whole(over)
    ask(over, player(over))
    # A worker that claimed it, stored two turns and was killed: its claim expires.
    dead = Claim(over.pk)
    assert dead.take() is not None
    graph = read(over)["graph"]
    assert dead.begin(graph)
    found = analysis.analyse(played(over).record, effort=analysis.Effort(**conf.ANALYSIS_EFFORT))
    judged = [found.turn(place) for place in range(2)]
    for place, turn in enumerate(judged):
        assert dead.store(place, turn.to_json(), found.summary(judged[: place + 1]).to_json(), 10)
    assert work() == 1  # the task finds that another one is at it
    assert (stored(over).state, stored(over).turns_done) == ("running", 2)
    Analysis.objects.update(claimed_until=timezone.now() - timedelta(seconds=1))
    assert work() == 1
    assert (stored(over).state, said(over), stored(over).summary) == ("done", turns, summary)
    assert dead.store(2, judged[1].to_json(), {}, 10) is False
    assert dead.renew() is False
    assert said(over) == turns


def test_cancelled_in_the_middle_it_stops_and_goes_on_when_asked_again(
    over: Match, broken: Callable[[str], None], at_work: Callable[[], threading.Thread]
) -> None:
    turns, summary = whole(over)
    with pytest.MonkeyPatch.context() as patch:
        broken("if place == 2: time.sleep(600)")
        patch.setattr(run, "POLL_S", 0.1)
        ask(over, player(over))
        thread = at_work()
        until(lambda: Analysis.objects.filter(turns_done=2).exists())
        partial = read(over)
        assert (partial["state"], partial["summary"]["complete"], len(partial["turns"])) == (
            "running",
            False,
            2,
        )
        assert browser(player(over)).delete(path(over)).json()["state"] == "cancelled"
        thread.join(10)
        assert not thread.is_alive()
    assert said(over) == turns[:2]
    broken("pass")
    assert ask(over, player(over, 1)).json()["turns_done"] == 2
    work()
    assert (said(over), stored(over).summary) == (turns, summary)


def test_worker_that_is_stopped_gives_it_back_at_once(over: Match, broken: Callable[[str], None]) -> None:
    turns, summary = whole(over)
    broken("if place == 1: time.sleep(600)")
    ask(over, player(over))
    worker = Worker(bots=0, analyses=1)
    thread = threading.Thread(target=worker.run)
    thread.start()
    until(lambda: Analysis.objects.filter(turns_done=1).exists())
    worker.stopping.set()
    thread.join(PATIENCE_S)
    assert (stored(over).state, stored(over).claimed_until) == ("running", None)
    broken("pass")
    assert work() == 1
    assert (said(over), stored(over).summary) == (turns, summary)


def test_other_version_is_made_anew(over: Match) -> None:
    turns, _ = whole(over)
    ask(over, player(over))
    work()
    Analysis.objects.update(version=analysis.VERSION - 1)
    AnalysedTurn.objects.update(said="{}")
    assert (read(over)["state"], read(over)["turns"]) == ("none", [])
    assert ask(over, player(over)).json()["state"] == "waiting"
    work()
    assert said(over) == turns
    # One that was half made when the server was updated: what it has is dropped.
    Analysis.objects.update(version=analysis.VERSION - 1, state="waiting", turns_done=2)
    work()
    assert (said(over), stored(over).version) == (turns, analysis.VERSION)


def test_older_process_leaves_what_a_newer_one_was_asked(over: Match) -> None:
    ask(over, player(over))
    Analysis.objects.update(version=analysis.VERSION + 1)
    work()
    assert stored(over).state == "waiting"
    assert DBTaskResult.objects.filter(status="READY", run_after__gt=timezone.now()).exists()


def test_lost_task_is_replaced_and_the_first_asked_is_the_first_made(over: Match) -> None:
    other = finished(6)
    ask(over, player(over))
    ask(other, player(other))
    DBTaskResult.objects.all().delete()
    assert work() == 1
    assert (stored(over).state, stored(other).state) == ("done", "waiting")
    assert work() == 1
    assert stored(other).state == "done"


def test_other_tasks_do_not_run_analyses(over: Match) -> None:
    ask(over, player(over))
    assert making.waiting() == 1
    assert tasks.run_ready() == 0
    assert stored(over).state == "waiting"


def test_claim_is_renewed(
    over: Match, broken: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.analyses.claim.LEASE", timedelta(seconds=2))
    broken("if place == 0: time.sleep(4)")
    ask(over, player(over))
    work()
    assert timedelta(seconds=2) < LEASE
    assert stored(over).state == "done"


def test_rows_go_with_an_upload(over: Match) -> None:
    eve = finished(4)
    ask(over, player(over))
    work()
    Match.objects.filter(pk=over.pk).update(uploaded=True)
    assert records.delete_uploads(Match.objects.filter(pk__in=[over.pk, eve.pk])) == 1
    assert not Analysis.objects.exists()
    assert not AnalysedTurn.objects.exists()


def test_player_who_asked_may_go(over: Match) -> None:
    eve = play.player("Eve")
    ask(over, eve)
    work()
    eve.delete()
    assert (stored(over).asked_by, read(over)["state"]) == (None, "done")


def test_command_makes_it_here(over: Match, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("analyse", over.public_id)
    total = read(over)["turns_total"]
    assert capsys.readouterr().out == f"{over.public_id}: done, {total} of {total} turns\n"
    call_command("analyse", over.public_id, "--again")
    with pytest.raises(CommandError, match="no such match"):
        call_command("analyse", "nothing")
    Match.objects.filter(pk=over.pk).update(status=Match.Status.RUNNING)
    with pytest.raises(CommandError, match="still goes on"):
        call_command("analyse", over.public_id)

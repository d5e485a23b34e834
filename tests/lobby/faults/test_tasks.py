"""Work that can wait: queued in the database, run by the worker, not lost with it, and never in the way."""

from __future__ import annotations

import threading
from datetime import timedelta
from smtplib import SMTPServerDisconnected
from typing import Any

import pytest
from django.core import mail
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from games import signals
from games.scheduler import tasks, worker
from games.scheduler.due import BOT, CLOCK
from lobby import tasks as lobby_tasks
from tests.lobby.browser import Browser
from tests.lobby.test_accounts import sign_up

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def queue(settings: Any) -> None:
    """The queue of a running site, and mail."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"


def test_a_request_only_queues_its_mail_and_the_worker_sends_it() -> None:
    assert sign_up(Browser(), email="ann@example.org").status == 200
    assert mail.outbox == []
    assert tasks.run_ready() == 1
    (letter,) = mail.outbox
    assert letter.to == ["ann@example.org"]
    assert "/account/confirm/" in str(letter.body)
    assert tasks.run_ready() == 0


def test_a_mail_is_retried_while_the_mail_server_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(_: Any) -> None:
        raise SMTPServerDisconnected("away")

    with monkeypatch.context() as patch:
        patch.setattr("django.core.mail.EmailMultiAlternatives.send", away)
        lobby_tasks.send_mail.enqueue("Subject", "Text", "a@example.org", ["b@example.org"])
        tasks.run_ready()
    waiting = DBTaskResult.objects.get(status="READY")
    assert waiting.run_after > timezone.now() + timedelta(seconds=50)
    assert tasks.run_ready() == 0
    DBTaskResult.objects.filter(pk=waiting.pk).update(run_after=timezone.now())
    assert tasks.run_ready() == 1
    assert len(mail.outbox) == 1


def test_a_task_of_a_dead_worker_is_run_by_another_and_given_up_in_the_end() -> None:
    lobby_tasks.send_mail.enqueue("Subject", "Text", "a@example.org", ["b@example.org"])
    left = DBTaskResult.objects.get()
    left.claim("a worker that dies")
    assert tasks.run_ready() == 0
    then = timezone.now() - tasks.LEASE - timedelta(seconds=1)
    DBTaskResult.objects.update(started_at=then)
    assert tasks.run_ready() == 1
    assert len(mail.outbox) == 1
    DBTaskResult.objects.update(status="RUNNING", started_at=then, worker_ids=["a", "b", "c"])
    assert tasks.run_ready() == 0
    assert DBTaskResult.objects.get().status == "FAILED"


def test_finished_tasks_are_deleted_with_their_arguments() -> None:
    lobby_tasks.send_mail.enqueue("Subject", "Secret link", "a@example.org", ["b@example.org"])
    tasks.run_ready()
    DBTaskResult.objects.update(finished_at=timezone.now() - timedelta(days=2))
    lobby_tasks.clean_up.enqueue()
    tasks.run_ready()
    assert [row.task_name for row in DBTaskResult.objects.all()] == ["clean_up"]


def test_a_slow_task_delays_neither_clocks_nor_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = {CLOCK: threading.Event(), BOT: threading.Event()}
    stuck, go_on = threading.Event(), threading.Event()

    def slow() -> int:
        stuck.set()
        go_on.wait(20)
        return 0

    def look(what: str) -> int:
        if stuck.is_set():
            looked[what].set()
        return 0

    monkeypatch.setattr(tasks, "run_ready", slow)
    monkeypatch.setattr(worker, "run_due", look)
    monkeypatch.setattr(worker, "pause_abandoned", lambda: 0)
    monkeypatch.setattr(signals.cleanup_due, "announce", lambda: None)
    running = worker.Worker(bots=0)
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        assert looked[CLOCK].wait(10)
        assert looked[BOT].wait(10)
        assert not go_on.is_set()
    finally:
        running.stopping.set()
        go_on.set()
        thread.join(20)
    assert not thread.is_alive()

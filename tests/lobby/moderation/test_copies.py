"""A copy of one's data that the worker makes, for those who have played much."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from django.utils import timezone

from games.scheduler.tasks import run_ready
from lobby import privacy
from lobby.models import DataCopy
from tests.lobby.browser import Answer, Browser
from tests.lobby.moderation.scene import finished
from tests.lobby.test_schema import holds

pytestmark = pytest.mark.django_db(transaction=True)
COPY = "/api/me/export/copy"
Guest = Callable[..., Browser]


@pytest.fixture(autouse=True)
def _queue(settings: Any) -> None:
    """Have a queue, as a running server has; the other tests run tasks at once."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}


def start(browser: Browser) -> Answer:
    answer = browser.post("/api/me/export")
    assert answer.status == 202
    return answer


def test_copy_is_made_by_the_worker_and_can_be_downloaded_then(guest: Guest) -> None:
    ann = guest("Ann")
    finished(ann, guest("Bob"))
    assert ann.get(COPY)["state"] == "none"
    begun = start(ann)
    holds("/api/me/export", "post", begun)
    assert (begun["state"], begun["done"]) == ("waiting", 0)
    assert begun["actions"] > 0
    assert ann.client.get("/api/me/export/file").status_code == 404
    assert run_ready() == 1
    found = ann.get(COPY)
    holds(COPY, "get", found)
    assert (found["state"], found["done"]) == ("ready", found["actions"])
    answer = ann.client.get("/api/me/export/file")
    assert found["size"] == len(answer.content)
    assert "attachment" in answer["Content-Disposition"]
    whole, at_once = json.loads(answer.content), ann.client.get("/api/me/export").json()
    assert whole["matches"] == at_once["matches"]
    assert len(whole["matches"][0]["actions"]) == found["actions"]


def test_copy_says_how_far_it_is(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = guest("Ann")
    finished(ann, guest("Bob"))
    monkeypatch.setattr(import_module("lobby.privacy.export"), "CHUNK", 2)
    seen: list[int] = []
    privacy.export(ann.player, seen.append)
    assert seen == list(range(0, privacy.actions_of(ann.player).count(), 2))


def test_asking_again_while_it_is_made_begins_no_second_one(guest: Guest) -> None:
    ann = guest("Ann")
    start(ann)
    start(ann)
    assert run_ready() == 1
    long_ago = timezone.now() - timedelta(hours=2)
    DataCopy.objects.update(state="making", asked_at=long_ago)  # its worker is gone
    assert ann.get(COPY)["state"] == "failed", "so the page offers another one"
    start(ann)
    assert run_ready() == 1


def test_copy_that_fails_says_so(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = guest("Ann")
    monkeypatch.setattr("lobby.privacy.copies.export", lambda *_: 1 / 0)
    start(ann)
    run_ready()
    assert ann.get(COPY)["state"] == "failed"
    assert ann.client.get("/api/me/export/file").status_code == 404


def test_copy_is_for_its_player_alone(guest: Guest, stranger: Browser) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    start(ann)
    run_ready()
    assert bob.client.get("/api/me/export/file").status_code == 404
    assert stranger.client.get("/api/me/export/file").status_code == 401


def test_old_copies_and_those_of_deleted_players_are_gone(guest: Guest, settings: Any) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    for each in (ann, bob):
        start(each)
    assert ann.post("/api/me/delete").status == 204
    assert DataCopy.objects.get().player == bob.player
    assert privacy.delete_expired().copies == 0
    DataCopy.objects.update(asked_at=timezone.now() - timedelta(days=2))
    assert privacy.delete_expired().copies == 1
    run_ready()  # both tasks find nothing to do
    assert not DataCopy.objects.exists()

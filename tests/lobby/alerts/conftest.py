"""What tests of alerts share: a server with a key, a stand-in push service, and a queue of tasks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lobby.alerts.keys import make_key
from tests.lobby.alerts.push_service import PushService, push_service


@pytest.fixture(autouse=True)
def alerting(settings: Any) -> None:
    """A server that sends push messages and mails, at once."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    settings.PUSH_KEY, settings.PUSH_CONTACT = make_key(), "mailto:operator@example.org"
    settings.PUSH_LOOPBACK = True
    settings.EMAIL = {"EMAIL_HOST": "localhost"}
    settings.PUBLIC_URL = "https://bastide.example"
    settings.DEFAULT_FROM_EMAIL = "bastide@bastide.example"
    settings.LOBBY = {**settings.LOBBY, "alert_after": 0}


@pytest.fixture
def service() -> Iterator[PushService]:
    """Return a push service on this machine."""
    with push_service() as made:
        yield made

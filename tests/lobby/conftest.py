"""What the lobby's tests share: browsers with cookies and CSRF tokens, and clean throttles."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio
from django.core.cache import cache

from lobby.payloads.snapshot import SNAPSHOT
from realtime import db_threads
from tests.lobby.browser import Browser
from tests.lobby.client import LobbyClient, close_connection, in_request_thread


@pytest.fixture(autouse=True)
def clean_throttles() -> Iterator[None]:
    """Start each test without a past."""
    cache.clear()
    SNAPSHOT.invalidate()  # read by a test that has just ended, it would be this one's lobby for a second
    yield
    cache.clear()


@pytest.fixture(autouse=True)
def no_worker(settings: Any) -> None:
    """No thread for clocks and bots: it would outlive the test and take other tests' turns."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    settings.STAFF_NEED_SECOND_FACTOR = False
    settings.BASTIDE = {**settings.BASTIDE, "worker_inside": False}


@pytest.fixture(autouse=True)
def quick_passwords(settings: Any) -> None:
    """Hashing slowly is tested by Django."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def stranger() -> Browser:
    """Return a browser that nobody has used."""
    return Browser()


@pytest.fixture
def guest() -> Callable[..., Browser]:
    """Make browsers in each of which a guest of that name plays."""

    def make(name: str = "") -> Browser:
        return Browser().become(name)

    return make


@pytest.fixture
def ann(guest: Callable[..., Browser]) -> Browser:
    """Return a guest called Ann, in a browser of her own."""
    return guest("Ann")


@pytest.fixture
def bob(guest: Callable[..., Browser]) -> Browser:
    """Return a guest called Bob, in a browser of his own."""
    return guest("Bob")


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[Callable[..., Any]]:
    """Open sockets and closes them in the end."""
    wires: list[LobbyClient] = []

    async def make(path: str, browser: Browser | None = None, **more: Any) -> LobbyClient:
        wire = await LobbyClient(path, browser, **more).open()
        wires.append(wire)
        return wire

    yield make
    for wire in wires:
        await wire.close()
    db_threads.close_connections()
    await in_request_thread(close_connection)

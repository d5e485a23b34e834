"""What the lobby's tests share: browsers with cookies and CSRF tokens, and clean throttles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.core.cache import cache

from tests.lobby.browser import Browser


@pytest.fixture(autouse=True)
def clean_throttles() -> Iterator[None]:
    """Each test starts without a past."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture(autouse=True)
def quick_passwords(settings: Any) -> None:
    """Hashing slowly is tested by Django."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def stranger() -> Browser:
    """A browser that nobody has used."""
    return Browser()


@pytest.fixture
def guest() -> Callable[..., Browser]:
    """Makes browsers in each of which a guest of that name plays."""

    def make(name: str = "") -> Browser:
        return Browser().become(name)

    return make


@pytest.fixture
def ann(guest: Callable[..., Browser]) -> Browser:
    """A guest called Ann, in a browser of her own."""
    return guest("Ann")


@pytest.fixture
def bob(guest: Callable[..., Browser]) -> Browser:
    """A guest called Bob, in a browser of his own."""
    return guest("Bob")

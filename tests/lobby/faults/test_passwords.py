"""Log-ins are limited before a password is hashed, the admin's too, and also without Redis."""

from __future__ import annotations

import re
import threading
import time
from typing import Any

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher, check_password, make_password
from django.core.cache import cache
from django.test import Client

from bench.server import free_port
from config.settings import backends
from lobby.accounts import passwords
from lobby.models import Player
from web.cache import FailSafeRedisCache

pytestmark = pytest.mark.django_db
TRIES = 10  # of one address in a minute


@pytest.fixture
def hashed(monkeypatch: pytest.MonkeyPatch, settings: Any) -> list[str]:
    """Return the passwords that were hashed."""
    settings.PASSWORD_HASHERS = ["lobby.accounts.passwords.OneAtATimeHasher"]
    found: list[str] = []
    encode = passwords.OneAtATimeHasher.encode

    def note(self: Any, password: str, salt: str, iterations: int | None = None) -> str:
        found.append(password)
        return encode(self, password, salt, 1)

    monkeypatch.setattr(passwords.OneAtATimeHasher, "encode", note)
    return found


@pytest.fixture
def operator(hashed: list[str]) -> Player:
    return Player.objects.create_superuser("operator", "", "a long secret")


def log_in(password: str, client: Client | None = None) -> Any:
    """Return the answer of the admin's log-in."""
    body = {"username": "operator", "password": password}
    return (client or Client()).post("/admin/login/", body)


def test_the_admin_hashes_no_password_above_the_limit(operator: Player, hashed: list[str]) -> None:
    for number in range(TRIES):
        assert log_in(f"wrong {number}").status_code == 200
    before = len(hashed)
    assert before >= TRIES
    answer = log_in("wrong again")
    assert re.search(
        r"Too many failed attempts. Try again in (1 minute|\d\d? seconds)\.", answer.content.decode()
    )
    assert len(hashed) == before


def test_the_right_password_opens_the_admin(operator: Player) -> None:
    client = Client()
    assert log_in("a long secret", client).status_code == 302
    assert client.get("/admin/").status_code == 200


@pytest.mark.usefixtures("hashed")
def test_a_player_who_is_no_operator_gets_no_admin() -> None:
    Player.objects.create_user("operator", "", "a long secret")
    assert "staff account" in log_in("a long secret").content.decode()


def test_another_address_is_not_locked_out(operator: Player) -> None:
    for number in range(TRIES + 1):
        log_in(f"wrong {number}")
    assert log_in("a long secret", Client(REMOTE_ADDR="192.0.2.7")).status_code == 302


def test_the_limit_holds_in_the_process_while_redis_is_away(
    operator: Player, hashed: list[str], settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailSafeRedisCache, "unavailable_until", 0.0)
    settings.CACHES = backends.caches(f"redis://127.0.0.1:{free_port()}/0")
    cache.clear()
    for number in range(TRIES):
        log_in(f"wrong {number}")
    before = len(hashed)
    assert before >= TRIES
    assert "Too many failed attempts" in log_in("wrong again").content.decode()
    assert len(hashed) == before
    cache.clear()


def test_passwords_are_hashed_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    running, most = [0], [0]

    def slow(self: Any, password: str, salt: str, iterations: int | None = None) -> str:
        running[0] += 1
        most[0] = max(most[0], running[0])
        time.sleep(0.02)
        running[0] -= 1
        return "hash"

    monkeypatch.setattr(PBKDF2PasswordHasher, "encode", slow)
    hashers = [
        threading.Thread(target=passwords.OneAtATimeHasher().encode, args=("a", "b")) for _ in range(5)
    ]
    for each in hashers:
        each.start()
    for each in hashers:
        each.join()
    assert most == [1]


def test_stored_passwords_stay_as_they_are(settings: Any) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.PBKDF2PasswordHasher"]
    before = make_password("a long secret")
    settings.PASSWORD_HASHERS = ["lobby.accounts.passwords.OneAtATimeHasher"]
    assert check_password("a long secret", before)

"""What the tests of moderation share: a running match of two guests, chat at it, an operator."""

from __future__ import annotations

import uuid
from typing import Any

from django.core.cache import cache
from django.test import Client

from games import chat
from games.models import ChatMessage, Match
from lobby.models import Player
from tests.games.play import move
from tests.lobby.browser import Browser

PASSWORD = "a long road to the abbey"
AUTH = "/_allauth/browser/v1/auth"


def sign_up(browser: Browser, username: str) -> Browser:
    """Make an account of the browser's guest."""
    browser.get("/api/me")
    answer = browser.post(f"{AUTH}/signup", {"username": username, "password": PASSWORD})
    assert answer.status == 200, answer.json
    return browser


def log_in(username: str) -> Any:
    """Log in from a new browser."""
    browser = Browser()
    browser.get("/api/me")
    return browser.post(f"{AUTH}/login", {"username": username, "password": PASSWORD})


def match_of(host: Browser, *others: Browser) -> str:
    """Start a match of these players; its id."""
    table = host.opens(size=1 + len(others))
    for other in others:
        assert other.joins(table).status == 200
    return str(host.post(f"/api/tables/{table}/start")["match"])


def says(browser: Browser, match: str, text: str) -> int:
    """Say a line at a match; its number."""
    cache.clear()  # the limits of chat are tested elsewhere
    command = uuid.uuid4().hex
    chat.say(match, browser.player.pk, chat.Line(command, text))
    return ChatMessage.objects.get(command_id=command).number


def operator() -> tuple[Player, Client]:
    """Return an operator, logged in at the admin site."""
    player = Player.objects.create_superuser("olga", password="x", name="Olga")
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return player, client


def finished(*players: Browser) -> Match:
    """Return a match of these players that was played for some moves."""
    match = Match.objects.get(public_id=match_of(*players))
    for _ in range(30):
        move(match)
    return match

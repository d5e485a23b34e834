"""Short words for tests of matches: players, a running match, moves."""

from __future__ import annotations

import random
import uuid
from collections.abc import Sequence
from typing import Any

from django.contrib.auth import get_user_model

from games import service
from games.event_log.append import Accepted
from games.event_log.read import read_live
from games.models import Match

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
Action = dict[str, Any]


def player(name: str) -> Any:
    """Return a player with an account."""
    return get_user_model().objects.create(username=f"{name.lower()}-{uuid.uuid4().hex[:8]}", name=name)


def seat(name: str, bot: str | None = None, who: Any = None) -> dict[str, Any]:
    """Return a seat for service.start; a human one has a player."""
    owner = None if bot else who or player(name)
    return {"name": name, "player": owner, "bot": bot, "salt": f"{name.lower()}0123456789abcdef"}


def running(
    seats: int | Sequence[dict[str, Any]] = 2, clock: dict[str, Any] | None = None, **setup: Any
) -> Match:
    """Return a match that has begun."""
    wanted = [seat(name) for name in NAMES[:seats]] if isinstance(seats, int) else list(seats)
    match = service.open_match()
    return service.start(match, setup=setup, seats=wanted, clock=clock or {"kind": "none"})


def fresh(match: Match) -> Match:
    """Return the match as the database has it now."""
    return Match.objects.get(pk=match.pk)


def legal(match: Match) -> list[Action]:
    """Return what the seat that decides may do."""
    return read_live(fresh(match), lambda table: table.game.legal())


def command() -> str:
    """Return a new id for a command."""
    return str(uuid.uuid4())


def move(match: Match, action: Action | None = None, command_id: str | None = None) -> Accepted:
    """Have the seat that decides play an action, or its first legal one."""
    now = fresh(match)
    chosen = action or plain(legal(match)[0])
    assert now.turn_seat is not None
    return service.submit(match.public_id, now.turn_seat, now.number, command_id or command(), chosen)


def moves(match: Match, count: int, seed: int = 1) -> None:
    """Play so many random legal actions."""
    rng = random.Random(seed)
    for _ in range(count):
        if fresh(match).status != Match.Status.RUNNING:
            return
        move(match, plain(rng.choice(legal(match))))


def play_out(match: Match, seed: int = 1) -> Match:
    """Play random legal actions to the end."""
    moves(match, 2000, seed)
    return fresh(match)


def plain(action: Action) -> Action:
    """Return a listed action without the remarks that a list may carry."""
    return {key: value for key, value in action.items() if key not in {"needs", "at_least", "preview"}}

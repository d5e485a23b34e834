"""Bots choose their actions on a copy of the game, so that no other request waits for them."""

from __future__ import annotations

from collections import OrderedDict
from random import SystemRandom
from threading import Lock
from typing import Any

import structlog

from games import metrics
from games.event_log.freeze import freeze
from games.game_cache import UNDO, EngineError, new_game
from games.matches.status import default_bot
from games.models import LoggedAction, Match, Seat
from rules import bots

log = structlog.get_logger("bastide.games")
KEPT = 200  # games in the memory of this process
# A seat with what is read of its match for each of a bot's actions; the rest is read with the first one.
_SEAT = Seat.objects.select_related("match").only("bot", "match__public_id", "match__revision")


class BotGame:
    """A match as the bots of this process follow it: the game, and the newest row of the log played in it."""

    def __init__(self, match: Match) -> None:
        self.lock = Lock()
        self.game = new_game(Match.objects.get(pk=match.pk))
        self.number = 0

    def catch_up(self, match: Match) -> None:
        """Play the rows that are new."""
        rows = LoggedAction.objects.filter(match=match, number__gt=self.number).order_by("number")
        for number, action in rows.values_list("number", "action"):
            if action["type"] == UNDO:
                self.game.undo(action["seat"])
            else:
                self.game.apply(action)
            self.number = number


_games: OrderedDict[str, BotGame] = OrderedDict()
_guard = Lock()


def choose(match_id: str, seat: int, number: int) -> dict[str, Any] | None:
    """Return the action of the bot at `seat` after event `number`; None when the match has moved on.

    Marks the match as frozen and raises RequestRefused if the rules engine or the bot fails.
    """
    return _chosen(match_id, seat, number)


def choose_solid(match_id: str, seat: int, number: int) -> dict[str, Any] | None:
    """Return what the solid bot does in the place of another one, whose search failed. As `choose`."""
    return _chosen(match_id, seat, number, default_bot())


def level_of(match_id: str, seat: int) -> str:
    """Return the level of the bot at a seat."""
    return Seat.objects.values_list("bot", flat=True).get(match__public_id=match_id, index=seat)


def _chosen(match_id: str, seat: int, number: int, level: str | None = None) -> dict[str, Any] | None:
    """Return what a bot of this level does; without a level, the bot of the seat."""
    bots_seat = _SEAT.get(match__public_id=match_id, index=seat)
    match = bots_seat.match
    match.must_be_known()
    try:
        return _answer(match, level or bots_seat.bot, seat, number)
    except Exception as error:
        forget(match_id)
        raise freeze(match_id, EngineError(error)) from error


def _answer(match: Match, level: str, seat: int, number: int) -> dict[str, Any] | None:
    followed = _followed(match)
    with followed.lock:
        followed.catch_up(match)
        decision = followed.game.decision
        if followed.number != number or decision is None or decision.seat != seat:
            return None
        thought = bots.think(level, followed.game, SystemRandom())
    if thought.fault:
        note_fault(match.public_id, level, thought.fault)
    return thought.action


def note_fault(match_id: str, level: str, fault: str) -> None:
    """Log and count what went wrong while a bot thought. Its match goes on with a lesser action."""
    log.error("fault of a bot", match=match_id, level=level, fault=fault)
    metrics.BOT_FAULTS.labels(level, fault.partition(":")[0]).inc()


def _followed(match: Match) -> BotGame:
    with _guard:
        followed = _games.get(match.public_id) or BotGame(match)
        _games[match.public_id] = followed
        _games.move_to_end(match.public_id)
        while len(_games) > KEPT:
            _games.popitem(last=False)
        return followed


def forget(match_id: str) -> None:
    """Drop a game that is not as the log says."""
    with _guard:
        _games.pop(match_id, None)

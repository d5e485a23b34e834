"""Bots at their seats: they think at a game of their own, so that nobody waits for them, and never see
the bag.
"""

from __future__ import annotations

from collections import OrderedDict
from random import SystemRandom
from threading import Lock
from typing import Any

import structlog

import rules
from games.live import UNDO, Stumbled, order_of
from games.models import LoggedAction, Match
from games.writing import freeze
from rules import bots

log = structlog.get_logger("bastide.games")
KEPT = 200  # games kept in mind by this process


class Mind:
    """A match as this process's bots follow it: the game and the newest row of the log it has played."""

    def __init__(self, match: Match) -> None:
        self.lock = Lock()
        self.game = rules.Game(rules.Setup.from_json(match.setup), order_of(match))
        self.number = 0

    def catch_up(self, match: Match) -> None:
        """Plays the rows that are new."""
        rows = LoggedAction.objects.filter(match=match, number__gt=self.number).order_by("number")
        for number, action in rows.values_list("number", "action"):
            if action["type"] == UNDO:
                self.game.undo(action["seat"])
            else:
                self.game.apply(action)
            self.number = number


_minds: OrderedDict[str, Mind] = OrderedDict()
_guard = Lock()


def choose(match_id: str, seat: int, number: int) -> dict[str, Any] | None:
    """The action of the bot at `seat` after event `number`; None when the match has moved on."""
    match = Match.objects.get(public_id=match_id)
    level = match.seats.values_list("bot", flat=True).get(index=seat)
    try:
        return _answer(match, level, seat, number)
    except Exception as error:
        forget(match_id)
        raise freeze(match_id, Stumbled(error)) from error


def _answer(match: Match, level: str, seat: int, number: int) -> dict[str, Any] | None:
    mind = _mind(match)
    with mind.lock:
        mind.catch_up(match)
        decision = mind.game.decision
        if mind.number != number or decision is None or decision.seat != seat:
            return None
        action = bots.answer(level, mind.game, SystemRandom())
        if (refusal := mind.game.check(action)) is None:
            return action
        # A slip of a bot must not stop the table: it plays any listed action, and we hear of it.
        log.error("bot slipped", match=match.public_id, level=level, code=refusal.code)
        return bots.answer("random", mind.game, SystemRandom())


def _mind(match: Match) -> Mind:
    with _guard:
        mind = _minds.get(match.public_id) or Mind(match)
        _minds[match.public_id] = mind
        _minds.move_to_end(match.public_id)
        while len(_minds) > KEPT:
            _minds.popitem(last=False)
        return mind


def forget(match_id: str) -> None:
    """The match is over, or was not followed rightly."""
    with _guard:
        _minds.pop(match_id, None)

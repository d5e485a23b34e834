"""Chat at a match: plain text, short, limited in rate, stored; never part of the log.

Other applications check what is said, and may change it: `add_check`. Players can keep a line from
spectators until the match is over: `payloads.chat` leaves it out of what spectators get.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.contrib.auth import get_user_model
from django.db import IntegrityError, transaction

from games import conf, notifications
from games.models import ChatMessage, Match, seat_of
from games.phrases import PHRASES
from games.refusals import (
    CHAT_EMPTY,
    CHAT_LONG,
    CHAT_NOBODY,
    CHAT_PHRASE,
    CHAT_RATE,
    CHAT_SEAT,
    MATCH_UNKNOWN,
)
from realtime import limits
from realtime.refusals import RequestRefused

Check = Callable[[Any, str], str]  # gets the player and the text, returns the text; raises RequestRefused
_checks: list[Check] = []


def add_check(check: Check) -> None:
    """Have every line of chat checked before it is stored."""
    if check not in _checks:
        _checks.append(check)


@dataclass(frozen=True)
class Line:
    """What a player says: a text, or the code of a ready phrase."""

    command_id: str
    text: str = ""
    phrase: str = ""
    players_only: bool = False

    def words(self) -> str:
        """Return the text to store. Raises RequestRefused if there is none, or no such phrase."""
        if not self.phrase:
            return _clean(self.text)
        if self.text or self.phrase not in PHRASES:
            raise RequestRefused(CHAT_PHRASE)
        return PHRASES[self.phrase]


def say(match_id: str, player_pk: int | None, line: Line, address: str = "") -> None:
    """Store and announce a line of chat; the same id again stores it once. Raises RequestRefused.

    `address` is the sender's network address, whose lines are limited too.
    """
    if player_pk is None:
        raise RequestRefused(CHAT_NOBODY)
    match = Match.objects.filter(public_id=match_id).only("pk", "status").first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    words = line.words()
    if not ChatMessage.objects.filter(match=match, command_id=line.command_id).exists():
        player = get_user_model().objects.get(pk=player_pk)
        seat = seat_of(match, player_pk)
        if line.players_only and seat is None:
            raise RequestRefused(CHAT_SEAT)
        limits.spend("chat", player, address, CHAT_RATE)
        for check in _checks:
            words = check(player, words)
        secret = line.players_only and match.status != Match.Status.OVER
        row = ChatMessage(match=match, player=player, name=str(player), seat=seat, text=words)
        row.command_id, row.phrase, row.players_only = line.command_id, line.phrase, secret
        _store(row)
    notifications.notify(match_id, "chat")


def _store(row: ChatMessage) -> None:
    try:
        with transaction.atomic():
            row.save()
    except IntegrityError:  # the same command came on another socket meanwhile
        return


def _clean(text: str) -> str:
    """Return the text with control characters as spaces and no space around it."""
    plain = "".join(
        " " if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} else letter for letter in text
    )
    plain = " ".join(plain.split())
    if not plain:
        raise RequestRefused(CHAT_EMPTY)
    if len(plain) > conf.CHAT_LETTERS:
        raise RequestRefused(CHAT_LONG, most=conf.CHAT_LETTERS)
    return plain

"""Chat at a match: plain text, short, limited in rate, stored; never part of the log.

Other applications check what is said, and may change it: `add_check`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from django.contrib.auth import get_user_model
from django.db import IntegrityError, transaction

from games import conf, notifications
from games.models import ChatMessage, Match, seat_of
from games.refusals import CHAT_EMPTY, CHAT_LONG, CHAT_NOBODY, CHAT_RATE, MATCH_UNKNOWN
from realtime import limits
from realtime.refusals import RequestRefused

Check = Callable[[Any, str], str]  # gets the player and the text, returns the text; raises RequestRefused
_checks: list[Check] = []


def add_check(check: Check) -> None:
    """Have every line of chat checked before it is stored."""
    if check not in _checks:
        _checks.append(check)


def say(match_id: str, player_pk: int | None, command_id: str, text: str, address: str = "") -> None:
    """Store and announce a line of chat; the same id again stores it once. Raises RequestRefused.

    `address` is the sender's network address, whose lines are limited too.
    """
    if player_pk is None:
        raise RequestRefused(CHAT_NOBODY)
    match = Match.objects.filter(public_id=match_id).only("pk").first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    line = _clean(text)
    if not ChatMessage.objects.filter(match=match, command_id=command_id).exists():
        player = get_user_model().objects.get(pk=player_pk)
        limits.spend("chat", player, address, CHAT_RATE)
        for check in _checks:
            line = check(player, line)
        _store(match, player, command_id, line)
    notifications.notify(match_id, "chat")


def _store(match: Match, player: Any, command_id: str, line: str) -> None:
    seat = seat_of(match, player.pk)
    try:
        with transaction.atomic():
            ChatMessage.objects.create(
                match=match, player=player, name=str(player), seat=seat, text=line, command_id=command_id
            )
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

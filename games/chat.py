"""Chat at a match: plain text, short, limited in rate, stored; never part of the log."""

from __future__ import annotations

import unicodedata
from datetime import timedelta

from django.contrib.auth import get_user_model
from django.db import IntegrityError, transaction
from django.utils import timezone

from games import conf, notifications
from games.models import ChatMessage, Match, seat_of
from realtime.refusals import RequestRefused

LINES, SECONDS = 5, 10  # a player's lines in so many seconds, over all of the player's windows


def say(match_id: str, player_pk: int | None, command_id: str, text: str) -> None:
    """Store and announce a line of chat; the same id again stores it once. Raises RequestRefused."""
    if player_pk is None:
        raise RequestRefused("chat.nobody", "Choose a name before you talk.")
    match = Match.objects.filter(public_id=match_id).only("pk").first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    line = _clean(text)
    if not ChatMessage.objects.filter(match=match, command_id=command_id).exists():
        _check_rate(match, player_pk)
        _store(match, player_pk, command_id, line)
    notifications.notify(match_id, "chat")


def _store(match: Match, player_pk: int, command_id: str, line: str) -> None:
    player = get_user_model().objects.get(pk=player_pk)
    seat = seat_of(match, player_pk)
    try:
        with transaction.atomic():
            ChatMessage.objects.create(
                match=match, player=player, name=str(player), seat=seat, text=line, command_id=command_id
            )
    except IntegrityError:  # the same command came on another socket meanwhile
        return


def _clean(text: str) -> str:
    """The text with control characters as spaces and no space around it."""
    plain = "".join(
        " " if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} else letter for letter in text
    )
    plain = " ".join(plain.split())
    if not plain:
        raise RequestRefused("chat.empty", "There is nothing in that message.")
    if len(plain) > conf.CHAT_LETTERS:
        raise RequestRefused("chat.long", f"A message has at most {conf.CHAT_LETTERS} characters.")
    return plain


def _check_rate(match: Match, player_pk: int) -> None:
    since = timezone.now() - timedelta(seconds=SECONDS)
    if ChatMessage.objects.filter(match=match, player_id=player_pk, at__gt=since).count() >= LINES:
        raise RequestRefused("chat.rate", "That is a lot of talk. Wait a moment.")

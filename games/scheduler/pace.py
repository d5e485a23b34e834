"""How fast the bots of a match play: as fast as its slowest player wants to watch them."""

from __future__ import annotations

from django.db import transaction

from games import clocks, conf
from games.models import Match, Seat, held_seats
from games.refusals import MATCH_NOT_SEATED
from realtime.refusals import RequestRefused


def choose_pace(match_id: str, player_pk: int | None, pace: str) -> None:
    """Keep how fast a player wants the bots to play; a bot that waits to act is brought forward.

    Raises RequestRefused for a spectator.
    """
    with transaction.atomic():
        match = Match.objects.locked(match_id)
        held = held_seats(match, player_pk)
        if not held:
            raise RequestRefused(MATCH_NOT_SEATED, number=match.number)
        Seat.objects.filter(match=match, index__in=held).update(bots_pace=pace)
        clocks.hasten_bot(match, list(match.seats.order_by("index")), conf.get("bot_pause"))
        match.save(update_fields=["due"])

"""Payloads of a match. Built from nothing for each reader, so what is not put in here is not sent."""

from __future__ import annotations

from collections import Counter

from django.utils import timezone

import rules
from games import clocks, presence
from games.event_log.read import read_live
from games.game_cache import order_of
from games.models import ChatMessage, Match, Seat
from games.schemas.base import UNSET
from games.schemas.chat import ChatSchema
from games.schemas.clocks import ClockMessage
from games.schemas.clocks import clock as clock_of
from games.schemas.matches import HeadlineSchema, HeadlineSeatSchema, StatusMessage, TurnSchema
from games.timestamps import maybe, stamp
from realtime.refusals import RequestRefused
from rules.art import digest


def match_of(match_id: str) -> Match:
    """The match that anybody may look at; raises RequestRefused if there is none or it is waiting."""
    match = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    return match


def headline(match: Match) -> HeadlineSchema:
    """The headline of docs/protocol.md. Seed and order of the bag only when the match is over."""
    seats = list(match.seats.select_related("player").order_by("index"))
    here = presence.here(match.pk)
    over = unsealed(match)
    setup = rules.Setup.from_json(match.setup)
    return HeadlineSchema(
        id=match.public_id,
        status=match.status,
        number=match.number,
        created=stamp(match.created_at),
        started=maybe(match.started_at),
        ended=maybe(match.ended_at),
        seats=[_seat(seat, here.seats) for seat in seats],
        setup=match.setup,
        bag=dict(sorted(Counter(setup.bag()).items())),
        stack=setup.depths(),
        view=read_live(match, lambda live: live.first),
        commitment=match.commitment or None,
        salts=match.salts,
        seed=(match.seed or None) if over else None,
        order=order_of(match) if over else None,
        clock=clock_of(match.clock),
        table=match.table or None,
        art=digest(),
        turn=None if match.turn_seat is None else TurnSchema(match.turn_seat),
        spectators=here.spectators,
        rematch=match.rematch or None,
    )


def seats_of(match: Match) -> list[HeadlineSeatSchema]:
    """The seats of the headline."""
    here = presence.here(match.pk)
    return [_seat(seat, here.seats) for seat in match.seats.select_related("player").order_by("index")]


def _seat(seat: Seat, here: frozenset[int]) -> HeadlineSeatSchema:
    return HeadlineSeatSchema(
        index=seat.index,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot or None,
        player=seat.player.public_id if seat.player else None,
        left=seat.left,
        here=seat.index in here,
        score=seat.score,
        rank=seat.rank,
    )


def offer(match: Match, seat: int | None) -> dict[str, str] | None:
    """The encoded offer for this viewer; None when there is nothing to decide."""
    if not match.playable:
        return None
    full, bare = read_live(match, lambda live: live.offer()) or ("", "")
    return {"text": full if seat is not None and seat == match.turn_seat else bare} if full else None


def clock(match: Match) -> ClockMessage | None:
    """The clock message of the protocol; None where nobody's time is taken."""
    if match.clock.get("kind", "none") == "none" or match.status != Match.Status.RUNNING:
        return None
    seats = list(match.seats.order_by("index"))
    running = match.due_what == "clock"
    return ClockMessage(
        seat=match.turn_seat,
        left=clocks.remaining_ms(match, seats, timezone.now()),
        running=running,
        due=maybe(match.due) if running else None,
    )


def status(match: Match) -> StatusMessage:
    """The status message of the protocol."""
    seed = (match.seed or None) if unsealed(match) else UNSET
    return StatusMessage(match.status, seats_of(match), match.rematch or None, seed)


def unsealed(match: Match) -> bool:
    """Whether seed and order of the bag are open to everybody: the match is over, or came from a record."""
    return match.uploaded or match.status == Match.Status.OVER


def chat(match_pk: int, after: int = 0, limit: int | None = None) -> list[tuple[int, ChatSchema]]:
    """Lines of talk after the one with key `after`, the newest `limit` of them, oldest first."""
    rows = ChatMessage.objects.filter(match_id=match_pk, pk__gt=after).order_by("-pk")
    newest = list(rows[:limit] if limit else rows)[::-1]
    return [(row.pk, ChatSchema(row.name, row.seat, row.text, stamp(row.at))) for row in newest]


def now() -> str:
    """This moment, as stamped."""
    return stamp(timezone.now())

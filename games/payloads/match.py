"""Payloads of a match. Built from nothing for each reader, so what is not put in here is not sent."""

from __future__ import annotations

from collections import Counter

from django.db.models import QuerySet
from django.utils import timezone

import rules
from games import aids, clocks, offers, presence
from games.event_log.read import first_view, read_live
from games.game_cache import order_of
from games.models import ChatMessage, Match, Seat
from games.refusals import MATCH_UNKNOWN
from games.schemas.base import UNSET, convert
from games.schemas.chat import ChatSchema
from games.schemas.clocks import ClockMessage
from games.schemas.clocks import clock as clock_of
from games.schemas.matches import (
    HeadlineSchema,
    HeadlineSeatSchema,
    ReplayNoteSchema,
    StatusMessage,
    TurnSchema,
)
from realtime.refusals import RequestRefused
from realtime.timestamps import maybe, stamp
from rules.art import digest


def match_of(match_id: str) -> Match:
    """Return the match that anybody may look at.

    Raises RequestRefused if there is none, if it is waiting, or if its rules are newer than those of this
    process.
    """
    match = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    match.must_be_known()
    return match


def listed_match(match_id: str) -> Match:
    """Return a match that is listed; raise RequestRefused also if it is private."""
    match = match_of(match_id)
    if not match.listed:
        raise RequestRefused(MATCH_UNKNOWN)
    return match


def seat_rows(match: Match) -> list[Seat]:
    """Return the seats of a match in order, with their players."""
    return list(match.seats.select_related("player").order_by("index"))


def headline(
    match: Match, seats: list[Seat] | None = None, here: presence.Here | None = None
) -> HeadlineSchema:
    """Return the headline of docs/protocol.md. It has the seed and the bag only when the match is over.

    `seats` (of `seat_rows`) and who is `here` are given where they have been read already.
    """
    seats = seat_rows(match) if seats is None else seats
    here = presence.here(match.pk) if here is None else here
    over = unsealed(match)
    setup = rules.Setup.from_json(match.setup)
    known = not aids.withheld(match)
    return HeadlineSchema(
        id=match.public_id,
        status=match.status,
        number=match.number,
        created=stamp(match.created_at),
        started=maybe(match.started_at),
        ended=maybe(match.ended_at),
        seats=[_seat(seat, here.seats) for seat in seats],
        setup=match.setup,
        bag=dict(sorted(Counter(setup.bag()).items())) if known else {},
        stack=setup.depths() if known else {},
        view=first_view(match),
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
        listed=match.listed,
        aids=match.aids,
        claim_days=match.claim_days or UNSET,
        ending=offers.shown(match, seats) or UNSET,
        replay_note=convert(match.replay_note, ReplayNoteSchema) if match.replay_note else UNSET,
    )


def _seat(seat: Seat, here: frozenset[int]) -> HeadlineSeatSchema:
    return HeadlineSeatSchema(
        index=seat.index,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot or None,
        player=seat.player.public_id if seat.player else None,
        companion=seat.companion,
        left=seat.left,
        here=seat.index in here,
        score=seat.score,
        rank=seat.rank,
        deleted=seat.deleted or UNSET,
        guest=seat.of_guest or UNSET,
        absent=seat.absent or UNSET,
        hints=seat.hints or UNSET,
    )


def offer(match: Match, seat: int | None) -> dict[str, str] | None:
    """Return the encoded offer for this viewer; None when there is nothing to decide."""
    if not match.playable:
        return None
    full, bare = read_live(match, lambda live: live.offer()) or ("", "")
    return {"text": full if seat is not None and seat == match.turn_seat else bare} if full else None


def clock(match: Match, seats: list[Seat] | None = None) -> ClockMessage | None:
    """Return the clock message of the protocol, or None for a match without a clock.

    `seats` are given where they have been read already.
    """
    if match.clock.get("kind", "none") == "none":
        return None
    facts = clocks.facts(match, seats or list(match.seats.order_by("index")), timezone.now())
    return ClockMessage(**facts) if facts else None


def status(match: Match) -> StatusMessage:
    """Return the status message of the protocol."""
    seed = (match.seed or None) if unsealed(match) else UNSET
    seats, here = seat_rows(match), presence.here(match.pk)
    shown = [_seat(seat, here.seats) for seat in seats]
    return StatusMessage(
        match.status, shown, match.rematch or None, seed, offers.shown(match, seats) or UNSET
    )


def unsealed(match: Match) -> bool:
    """Return whether seed and bag are public: the match is over, or came from a record."""
    return match.uploaded or match.status == Match.Status.OVER


def chat(match_pk: int, after: int = 0, limit: int | None = None) -> list[tuple[int, ChatSchema]]:
    """Return the chat messages after the number `after`: the newest `limit` of them, oldest first.

    Those with `to` are for players only.
    """
    return _newest(ChatMessage.objects.filter(match_id=match_pk, number__gt=after), limit)


def chat_for(match: Match, limit: int, *, player: bool) -> list[tuple[int, ChatSchema]]:
    """Return the newest messages that a player of the match, or a spectator, may read now, oldest first."""
    rows = ChatMessage.objects.filter(match=match)
    if not player and match.status != Match.Status.OVER:
        rows = rows.filter(players_only=False)
    return _newest(rows, limit)


def _newest(rows: QuerySet[ChatMessage], limit: int | None) -> list[tuple[int, ChatSchema]]:
    newest = list(rows.select_related("player").order_by("-number")[:limit])[::-1]
    return [(row.number, _chat(row)) for row in newest]


def _chat(row: ChatMessage) -> ChatSchema:
    return ChatSchema(
        id=row.number,
        player=row.player.public_id if row.player else None,
        author=row.name,
        seat=row.seat,
        text=row.text,
        at=stamp(row.at),
        phrase=row.phrase or UNSET,
        to="players" if row.players_only else UNSET,
        guest=True if row.player and row.player.is_guest else UNSET,
    )


def now() -> str:
    """Return the present time as the protocol writes it."""
    return stamp(timezone.now())

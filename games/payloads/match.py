"""Payloads of a match. Built from nothing for each reader, so what is not put in here is not sent."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from django.utils import timezone

import rules
from games import clocks, presence
from games.event_log.freeze import freeze
from games.game_cache import CACHE, UNDO, EngineError, LiveMatch, order_of
from games.models import ChatMessage, LoggedAction, Match, Seat
from games.schemas.base import UNSET
from games.schemas.clocks import ClockMessage
from games.schemas.clocks import clock as clock_of
from games.schemas.matches import HeadlineSchema, HeadlineSeatSchema, StatusMessage, TurnSchema
from games.stamps import maybe, stamp
from realtime.refusals import RequestRefused
from rules.art import digest

T = TypeVar("T")


def match_of(match_id: str) -> Match:
    """The match that anybody may look at; raises RequestRefused if there is none or it is waiting."""
    match = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).first()
    if match is None:
        raise RequestRefused("match.unknown", "There is no such match.")
    return match


def at_table(match: Match, look: Callable[[LiveMatch], T]) -> T:
    """Read the live match under its lock. A log that does not replay freezes its match."""
    try:
        with CACHE.lock(match.public_id) as entry:
            return look(entry.up_to(match))
    except EngineError as fault:
        raise freeze(match.public_id, fault) from fault


def events(match: Match, after: int, limit: int | None = None) -> list[str]:
    """Encoded events after number `after`."""
    end = None if limit is None else after + limit
    return at_table(match, lambda live: live.events[after:end])


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
        view=at_table(match, lambda live: live.first),
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
    full, bare = at_table(match, lambda live: live.offer()) or ("", "")
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


def chat(match_pk: int, after: int = 0, limit: int | None = None) -> list[tuple[int, dict[str, Any]]]:
    """Lines of talk after the one with key `after`, the newest `limit` of them, oldest first."""
    rows = ChatMessage.objects.filter(match_id=match_pk, pk__gt=after).order_by("-pk")
    newest = list(rows[:limit] if limit else rows)[::-1]
    return [
        (row.pk, {"from": row.name, "seat": row.seat, "text": row.text, "at": stamp(row.at)})
        for row in newest
    ]


def feature(match: Match, x: int, y: int, name: str, number: int | None) -> dict[str, Any]:
    """The whole feature under a spot after event `number`; raises RequestRefused where there is none."""
    if number is None or number == match.number:
        found = at_table(match, lambda live: rules.feature(live.game, x, y, name))
    elif 0 <= number < match.number:
        found = rules.feature(_past(match, number), x, y, name)
    else:
        raise RequestRefused("match.number", "The match has no such event.", number=match.number)
    if found is None:
        raise RequestRefused("feature.unknown", "There is no such feature on that tile.", number=match.number)
    return found


_PAST: OrderedDict[tuple[str, int], rules.Game] = OrderedDict()
_PAST_LOCK = Lock()


def _past(match: Match, number: int) -> rules.Game:
    """The game as it was after an event; the last few are kept, since people hover while they step."""
    with _PAST_LOCK:
        key = (match.public_id, number)
        if key not in _PAST:
            _PAST[key] = rules.Game.replay(
                rules.Setup.from_json(match.setup), order_of(match), standing(match, number)
            )
            while len(_PAST) > 16:
                _PAST.popitem(last=False)
        _PAST.move_to_end(key)
        return _PAST[key]


def standing(match: Match, number: int) -> list[dict[str, Any]]:
    """The actions that stand after event `number`: an undo takes the one before it away."""
    actions: list[dict[str, Any]] = []
    rows = LoggedAction.objects.filter(match=match, number__lte=number).order_by("number")
    for action in rows.values_list("action", flat=True):
        if action["type"] == UNDO:
            actions.pop()
        else:
            actions.append(action)
    return actions


def now() -> str:
    """This moment, as stamped."""
    return stamp(timezone.now())

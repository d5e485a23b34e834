"""What a hello is answered with: read at one moment, once for all spectators who ask for the same."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec

from games import conf, payloads, presence
from games.answers import payload as answers
from games.broadcasts import events, state
from games.connections.connection import MatchConnection
from games.event_log import snapshots
from games.event_log.read import encoded_events, is_far_behind
from games.game_cache import Snapshot
from games.matches import bots_alone, status
from games.models import ChatMessage, Match, Seat, held_among
from games.refusals import MATCH_AHEAD
from games.schemas.base import UNSET
from games.schemas.chat import ChatSchema
from games.schemas.matches import HeadlineSchema, ViewerSeatSchema, ViewMessage, WelcomeMessage
from realtime.connection import WRITE_AHEAD_BYTES, encode
from realtime.frames import Bundle, Frame
from realtime.hub import SESSION_SETTLED_S
from realtime.refusals import RequestRefused

SHARED_S = 0.25  # for which a welcome serves all spectators that ask for the same


class Wanted(NamedTuple):
    """What a client asks for: a match after event `after`, with a snapshot of the view if that is shorter."""

    match_id: str
    after: int
    view: bool


class Welcome(msgspec.Struct):
    """The answer to a hello.

    `frames` lead to event `number`. `then` follows once the client has that event: offer and clock, and last
    who is here. `late`: the offer needs a replay; it is not part of `then` and is sent after it. `to_move`:
    the reader has a seat that is to move.
    """

    pk: int
    size: int
    status: str
    bots: frozenset[int]
    number: int
    seats: tuple[int, ...]
    chat_number: int
    frames: list[Frame]
    then: list[Frame]
    late: bool
    to_move: bool
    players: frozenset[int | None]  # that have a seat, so they get a welcome of their own
    whole: Bundle | None = None  # of a spectator: `frames` and `then`, sent at once if they are short
    answers: str = ""  # in advance, as the message about them has them


class _Shared(msgspec.Struct):
    """A welcome for all spectators that ask for the same in one moment. `state` is what it depends on."""

    state: tuple[Any, ...]
    until: float
    welcome: Welcome


_shared: dict[Wanted, _Shared] = {}


def for_player(connection: MatchConnection, wanted: Wanted) -> Welcome | None:
    """Read the welcome of a player of the match, or return None for anybody else who is logged in.

    Raises SessionEnded if the session has ended since the socket was opened.
    """
    player = connection.authorised(SESSION_SETTLED_S)
    match = payloads.match_of(wanted.match_id)
    rows = payloads.seat_rows(match)
    held = held_among(rows, player)
    if not held:
        return None
    if match.status == match.Status.PAUSED and status.reopen(match.public_id):
        match.refresh_from_db()
    here = presence.here(match.pk)
    return _with_presence(_read(match, rows, held, here, wanted), here)


def for_spectators(wanted: Wanted) -> Welcome:
    """Return the welcome that other spectators got a moment ago, or a new one if something has changed.

    A match of bots alone that was paused goes on.
    """
    match = payloads.match_of(wanted.match_id)
    if bots_alone.resume(match):
        match.refresh_from_db()
    newest = (
        ChatMessage.objects.filter(match=match).order_by("-number").values_list("number", flat=True).first()
    )
    state = (match.number, match.status, match.rematch, match.turn_since, match.due_what, newest)
    now, here = time.monotonic(), presence.here(match.pk)
    kept = _shared.get(wanted)
    if kept is None or kept.state != state or kept.until < now:
        kept = _Shared(state, now + SHARED_S, _read(match, payloads.seat_rows(match), (), here, wanted))
        for key in [key for key, each in list(_shared.items()) if each.until < now]:
            _shared.pop(key, None)
        _shared[wanted] = kept
    return _as_one(_with_presence(kept.welcome, here))


def _with_presence(found: Welcome, here: presence.Here) -> Welcome:
    """Add who is here, which changes while others join."""
    message = Frame(encode(here.and_seats(found.seats).message(found.size)))
    return msgspec.structs.replace(found, then=[*found.then, message])


def _as_one(found: Welcome) -> Welcome:
    """Put a spectator's messages together if they are short, so that each socket gets them in one write."""
    whole = Bundle(*found.frames, *found.then)
    return msgspec.structs.replace(found, whole=whole if len(whole.wire) <= WRITE_AHEAD_BYTES else None)


def _read(
    match: Match, rows: list[Seat], seats: tuple[int, ...], here: presence.Here, wanted: Wanted
) -> Welcome:
    """Read and encode a welcome, but for the presence message, for a reader with `seats` of these `rows`.

    Raises RequestRefused if there is no such event yet.
    """
    if wanted.after > match.number:
        raise RequestRefused(MATCH_AHEAD, number=match.number)
    snapshot = _snapshot(match, wanted)
    after = snapshot.number if snapshot else wanted.after
    after_it = encoded_events(match, after)
    number = after + len(after_it)
    lines = payloads.chat_for(match, conf.CHAT_KEPT, player=bool(seats))
    head = payloads.headline(match, rows, here)
    welcome = _message(head, seats, number, [line for _, line in lines])
    if own := answers.own(match, [row for row in rows if row.index in seats]):
        welcome.you.answers = own
    texts = [encode(welcome), *([_view(snapshot)] if snapshot else [])]
    offered = not (match.playable and is_far_behind(match))
    return Welcome(
        pk=match.pk,
        size=len(head.seats),
        status=match.status,
        bots=state.bots_among(head.seats),
        number=number,
        seats=seats,
        chat_number=lines[-1][0] if lines else 0,
        frames=[Frame(text) for text in [*texts, *(text for _, text in events.batches(after_it))]],
        then=_then(match, rows, seats, offered=offered),
        late=bool(seats) and not offered,
        to_move=match.turn_seat in seats,
        players=frozenset(row.player_id for row in rows if row.player_id is not None),
        answers=answers.message(own) if own else "",
    )


def _snapshot(match: Match, wanted: Wanted) -> Snapshot | None:
    """Return the snapshot that the client takes in the place of events, if there is one."""
    if not wanted.view or match.number - wanted.after < conf.SNAPSHOT_EVERY + conf.SNAPSHOT_TAIL:
        return None
    found = snapshots.snapshot(match)
    return found if found and found.number > wanted.after else None


def _message(
    head: HeadlineSchema, seats: tuple[int, ...], number: int, chat: list[ChatSchema]
) -> WelcomeMessage:
    you = ViewerSeatSchema(next(iter(seats), None), list(seats) if len(seats) > 1 else UNSET)
    return WelcomeMessage(match=head, you=you, number=number, chat=chat, now=payloads.now())


def _view(snapshot: Snapshot) -> str:
    view: Any = msgspec.Raw(snapshot.view.encode())
    return encode(ViewMessage(snapshot.number, view, snapshot.hash))


def _then(match: Match, rows: list[Seat], seats: tuple[int, ...], *, offered: bool) -> list[Frame]:
    """Return the messages after the events: offer and clock, or the clock alone.

    Spectators read in the view who decides, so a match that is not in memory is not replayed for them.
    """
    if not offered:
        clock = payloads.clock(match, rows)
        return [Frame(encode(clock))] if clock else []
    now = state.following(match, rows)
    offer = now.full if now.seat in seats else now.bare
    return [Frame(text) for text in (offer, now.clock) if text]

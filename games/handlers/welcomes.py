"""What a hello is answered with: read at one moment, once for all spectators who ask for the same."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec

from games import conf, payloads, presence
from games.broadcasts import events, state
from games.connections.connection import MatchConnection
from games.event_log.read import encoded_events, read_live
from games.game_cache import Snapshot
from games.matches import status
from games.models import ChatMessage, Match, seat_of
from games.refusals import MATCH_AHEAD
from games.schemas.chat import ChatSchema
from games.schemas.matches import HeadlineSchema, ViewerSeatSchema, ViewMessage, WelcomeMessage
from realtime.connection import encode
from realtime.frames import Frame
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
    who is here.
    """

    pk: int
    size: int
    status: str
    bots: frozenset[int]
    number: int
    seat: int | None
    chat_pk: int
    frames: list[Frame]
    then: list[str | Frame]


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
    seat = seat_of(match, player)
    if seat is None:
        return None
    if match.status == match.Status.PAUSED and status.reopen(match.public_id):
        match.refresh_from_db()
    return _with_presence(match, _read(match, seat, wanted))


def for_spectators(wanted: Wanted) -> Welcome:
    """Return the welcome that other spectators got a moment ago, or a new one if something has changed."""
    match = payloads.match_of(wanted.match_id)
    newest = ChatMessage.objects.filter(match=match).order_by("-pk").values_list("pk", flat=True).first()
    state = (match.number, match.status, match.rematch, match.turn_since, match.due_what, newest)
    now = time.monotonic()
    kept = _shared.get(wanted)
    if kept is None or kept.state != state or kept.until < now:
        kept = _Shared(state, now + SHARED_S, _read(match, None, wanted))
        for key in [key for key, each in list(_shared.items()) if each.until < now]:
            _shared.pop(key, None)
        _shared[wanted] = kept
    return _with_presence(match, kept.welcome)


def _with_presence(match: Match, found: Welcome) -> Welcome:
    """Add who is here, which changes while others join."""
    here = presence.here(match.pk).and_seat(found.seat).message(found.size)
    return msgspec.structs.replace(found, then=[*found.then, Frame(encode(here))])


def _read(match: Match, seat: int | None, wanted: Wanted) -> Welcome:
    """Read and encode a welcome, but for presence. Raises RequestRefused if there is no such event yet."""
    if wanted.after > match.number:
        raise RequestRefused(MATCH_AHEAD, number=match.number)
    snapshot = _snapshot(match, wanted)
    after = snapshot.number if snapshot else wanted.after
    after_it = encoded_events(match, after)
    number = after + len(after_it)
    lines = payloads.chat(match.pk, limit=conf.CHAT_KEPT)
    head = payloads.headline(match)
    welcome = _message(head, seat, number, [line for _, line in lines])
    texts = [encode(welcome), *([_view(snapshot)] if snapshot else [])]
    return Welcome(
        pk=match.pk,
        size=len(head.seats),
        status=match.status,
        bots=state.bots_among(head.seats),
        number=number,
        seat=seat,
        chat_pk=lines[-1][0] if lines else 0,
        frames=[Frame(text) for text in [*texts, *(text for _, text in events.batches(after_it))]],
        then=_then(match, seat),
    )


def _snapshot(match: Match, wanted: Wanted) -> Snapshot | None:
    """Return the snapshot that the client takes in the place of events, if there is one."""
    if not wanted.view or match.number - wanted.after < conf.SNAPSHOT_EVERY + conf.SNAPSHOT_TAIL:
        return None
    found = read_live(match, lambda live: live.snapshot())
    return found if found and found.number > wanted.after else None


def _message(head: HeadlineSchema, seat: int | None, number: int, chat: list[ChatSchema]) -> WelcomeMessage:
    return WelcomeMessage(
        match=head, you=ViewerSeatSchema(seat), number=number, chat=chat, now=payloads.now()
    )


def _view(snapshot: Snapshot) -> str:
    view: Any = msgspec.Raw(snapshot.view.encode())
    return encode(ViewMessage(snapshot.number, view, snapshot.hash))


def _then(match: Match, seat: int | None) -> list[str | Frame]:
    """Return the messages after the events: offer and clock."""
    now = state.offer_and_clock(match.public_id)
    offer = now.full if seat is not None and seat == now.seat else now.bare
    return [Frame(text) for text in (offer, now.clock) if text]

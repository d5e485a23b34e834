"""Lists of matches, as lines for the lobby: what a person needs to see to open one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Q, QuerySet

from games.models import Match, Seat
from games.schemas.clocks import clock
from games.schemas.matches import LineSchema, LineSeatSchema, PageSchema, TurnSchema
from games.timestamps import maybe, stamp

PAGE = 20
SHOWN = 50


def running() -> list[LineSchema]:
    """Listed matches that are being played, the newest first."""
    return lines(_listed().filter(status=Match.Status.RUNNING).order_by("-started_at")[:SHOWN])


def finished(page: int = 1, player_pk: int | None = None) -> PageSchema:
    """Page `page` (from 1) of the matches that are over, the newest first: the listed ones, and the records
    that the player has uploaded.
    """
    shown = Q(status=Match.Status.OVER, listed=True)
    if player_pk is not None:
        shown |= Q(uploader_id=player_pk)
    return _page(Match.objects.filter(shown).order_by("-ended_at", "-pk"), page)


def has_uploaded(player_pk: int) -> bool:
    """Whether the player has uploaded records."""
    return Match.objects.filter(uploader_id=player_pk).exists()


def of_player(player: Any) -> list[LineSchema]:
    """The player's matches that are not over, those that wait for the player first; `your_turn` says
    which.
    """
    found = Match.objects.filter(seats__player=player, seats__kind=Seat.Kind.HUMAN, seats__left=False)
    open_to_play = found.filter(status__in=[Match.Status.RUNNING, Match.Status.CLOSED], fault="")
    playing = open_to_play.order_by("-touched_at")
    mine = lines(playing[:SHOWN], player.pk)
    return sorted(mine, key=lambda line: not line.your_turn)


def page(status: str | None, player_pk: int | None, number: int) -> PageSchema:
    """Page `number` of the matches of one player, or of the listed ones, the newest first."""
    found = _listed() if player_pk is None else Match.objects.filter(seats__player_id=player_pk).distinct()
    found = found.exclude(status=Match.Status.WAITING)
    if status:
        found = found.filter(status=status)
    return _page(found.order_by("-started_at", "-pk"), number, player_pk)


def _page(found: QuerySet[Match], number: int, player_pk: int | None = None) -> PageSchema:
    count, start = found.count(), (max(number, 1) - 1) * PAGE
    shown = lines(found[start : start + PAGE], player_pk)
    return PageSchema(count=count, page=number, pages=max(1, -(-count // PAGE)), matches=shown)


def one(match_id: str, player_pk: int | None = None) -> LineSchema | None:
    """The line of one match; None when there is none to show."""
    found = lines(Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING), player_pk)
    return found[0] if found else None


def lines(matches: QuerySet[Match], player_pk: int | None = None) -> list[LineSchema]:
    """The matches with their seats, in two queries."""
    bare = matches.defer("seed", "draws", "salts")
    return [line(match, match.seats.all(), player_pk) for match in bare.prefetch_related("seats__player")]


def line(match: Match, seats: Iterable[Seat], player_pk: int | None) -> LineSchema:
    """One match: who plays what, how far it is, how it stands."""
    turn = match.turn_seat
    mine = [seat.index for seat in seats if seat.player_id == player_pk and player_pk is not None]
    return LineSchema(
        id=match.public_id,
        status=match.status,
        number=match.number,
        edition=match.setup.get("edition"),
        expansions=match.setup.get("expansions", []),
        seats=[_seat(seat) for seat in seats],
        clock=clock(match.clock),
        turn=None if turn is None else TurnSchema(turn),
        due=maybe(match.due) if match.due_what == "clock" else None,
        your_turn=turn is not None and turn in mine,
        started=stamp(match.started_at or match.created_at),
        ended=maybe(match.ended_at),
        listed=match.listed,
    )


def _seat(seat: Seat) -> LineSeatSchema:
    return LineSeatSchema(
        index=seat.index,
        name=seat.name,
        kind=seat.kind,
        player=seat.player.public_id if seat.player else None,
        score=seat.score,
        rank=seat.rank,
    )


def _listed() -> QuerySet[Match]:
    return Match.objects.filter(listed=True)

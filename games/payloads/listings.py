"""Lists of matches, as lines for the lobby: what a player needs to see to open one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Prefetch, Q, QuerySet

from games.models import Match, Seat
from games.schemas.base import UNSET
from games.schemas.clocks import clock
from games.schemas.matches import (
    LineSchema,
    LineSeatSchema,
    LobbyLineSchema,
    LobbyPageSchema,
    LobbySeatSchema,
    PageSchema,
    TurnSchema,
)
from realtime.timestamps import maybe, stamp

PAGE = 20
SHOWN = 50  # of a player's own matches
RUNNING_SHOWN = 12  # in the lobby; the rest by pages
FINISHED_SHOWN = 8  # on a page in the lobby


def running() -> list[LobbyLineSchema]:
    """Return listed matches that are being played, the newest first."""
    found = _listed().filter(status=Match.Status.RUNNING).order_by("-started_at")
    return [lobby_line(each) for each in lines(found[:RUNNING_SHOWN])]


def finished(page: int = 1, player_pk: int | None = None) -> LobbyPageSchema:
    """Return page `page` (from 1) of the finished matches, the newest first.

    The listed ones, and the records that the player has uploaded.
    """
    shown = Q(status=Match.Status.OVER, listed=True)
    if player_pk is not None:
        shown |= Q(uploader_id=player_pk)
    found = _page(Match.objects.filter(shown).order_by("-ended_at", "-pk"), page, size=FINISHED_SHOWN)
    return LobbyPageSchema(found.count, found.page, found.pages, [lobby_line(each) for each in found.matches])


def lobby_line(line: LineSchema) -> LobbyLineSchema:
    """Return what the lobby's lists show of a match."""
    return LobbyLineSchema(
        id=line.id,
        status=line.status,
        expansions=line.expansions,
        seats=[
            LobbySeatSchema(each.index, each.name, each.kind, each.score, each.rank) for each in line.seats
        ],
        clock=UNSET if line.status == Match.Status.OVER else line.clock,
        turn=line.turn,
        your_turn=line.your_turn,
        ended=line.ended,
    )


def has_uploaded(player_pk: int) -> bool:
    """Return whether the player has uploaded records."""
    return Match.objects.filter(uploader_id=player_pk).exists()


def of_player(player: Any) -> list[LineSchema]:
    """Return the player's matches that are not over, those that wait for the player first.

    `your_turn` says which.
    """
    found = Match.objects.filter(seats__player=player, seats__kind=Seat.Kind.HUMAN, seats__left=False)
    open_to_play = found.filter(status__in=[Match.Status.RUNNING, Match.Status.PAUSED], fault="")
    playing = open_to_play.order_by("-touched_at")
    mine = lines(playing[:SHOWN], player.pk)
    return sorted(mine, key=lambda line: not line.your_turn)


def page(status: str | None, player_pk: int | None, number: int) -> PageSchema:
    """Return page `number` of the matches of one player, or of the listed ones, the newest first."""
    found = _listed() if player_pk is None else Match.objects.filter(seats__player_id=player_pk).distinct()
    found = found.exclude(status=Match.Status.WAITING)
    if status:
        found = found.filter(status=status)
    return _page(found.order_by("-started_at", "-pk"), number, player_pk)


def listed_of(player_pk: int) -> list[LineSchema]:
    """Return the newest listed matches of a player that are being played or over, at most PAGE."""
    found = _listed().filter(seats__player_id=player_pk, status__in=[Match.Status.RUNNING, Match.Status.OVER])
    return lines(found.order_by("-started_at", "-pk")[:PAGE])


def _page(found: QuerySet[Match], number: int, player_pk: int | None = None, size: int = PAGE) -> PageSchema:
    count, start = found.count(), (max(number, 1) - 1) * size
    shown = lines(found[start : start + size], player_pk)
    return PageSchema(count=count, page=number, pages=max(1, -(-count // size)), matches=shown)


def one(match_id: str, player_pk: int | None = None) -> LineSchema | None:
    """Return the line of one match, or None."""
    found = lines(Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING), player_pk)
    return found[0] if found else None


def lines(matches: QuerySet[Match], player_pk: int | None = None) -> list[LineSchema]:
    """Return the matches with their seats, in two queries."""
    bare = matches.defer("seed", "draws", "chance", "salts", "freeze_report")
    seats = Prefetch("seats", Seat.objects.select_related("player"))
    return [line(match, match.seats.all(), player_pk) for match in bare.prefetch_related(seats)]


def line(match: Match, seats: Iterable[Seat], player_pk: int | None) -> LineSchema:
    """Return one match as a line: seats, setup, progress and status."""
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

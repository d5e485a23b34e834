"""Lists of matches, as lines for the lobby: what a player needs to see to open one."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.db.models import OuterRef, Prefetch, Q, QuerySet, Subquery, Sum
from django.utils import timezone

from games import conf
from games.models import LoggedAction, Match, Presence, Seat
from games.payloads.ended import Ended
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
    """Return listed matches that are being played, the newest first.

    One without a clock is left out once its players have been away for conf.DESERTED seconds.
    """
    since = timezone.now() - timedelta(seconds=conf.DESERTED)
    played = Q(touched_at__gt=since) | ~Q(clock__kind="none")
    found = _listed().filter(played, status=Match.Status.RUNNING).order_by("-started_at")
    return [lobby_line(each) for each in lines(_with_audience(found)[:RUNNING_SHOWN])]


def _with_audience(found: QuerySet[Match]) -> QuerySet[Match]:
    """Annotate matches with the time of the last move and the number of spectators."""
    moves = LoggedAction.objects.filter(match=OuterRef("pk")).order_by("-number")
    watched = Presence.objects.filter(match=OuterRef("pk"), until__gt=timezone.now()).values("match")
    return found.annotate(
        moved=Subquery(moves.values("at")[:1]),
        watching=Subquery(watched.annotate(total=Sum("spectators")).values("total")),
    )


def finished(page: int = 1, player_pk: int | None = None, after: Ended | None = None) -> LobbyPageSchema:
    """Return a page of the finished matches, the newest first: after a place, or page `page` (from 1).

    The listed ones, and the records that the player has uploaded.
    """
    shown = Q(status=Match.Status.OVER, listed=True)
    if player_pk is not None:
        shown |= Q(uploader_id=player_pk)
    found = Match.objects.filter(shown).order_by("-ended_at", "-pk")
    start = 0 if after else (max(page, 1) - 1) * FINISHED_SHOWN
    rest = found.filter(after.later) if after else found
    matches = _with_seats(rest[start : start + FINISHED_SHOWN + 1])
    here, count = matches[:FINISHED_SHOWN], found.count()
    return LobbyPageSchema(
        count=count,
        page=page,
        pages=max(1, -(-count // FINISHED_SHOWN)),
        next=str(Ended.of(here[-1])) if len(matches) > FINISHED_SHOWN else None,
        matches=[lobby_line(line(each, each.seats.all(), None)) for each in here],
    )


def lobby_line(line: LineSchema) -> LobbyLineSchema:
    """Return what the lobby's lists show of a match."""
    return LobbyLineSchema(
        id=line.id,
        status=line.status,
        expansions=line.expansions,
        seats=[
            LobbySeatSchema(
                each.index,
                each.name,
                each.kind,
                each.score,
                each.rank,
                each.deleted,
                each.guest,
                each.absent,
            )
            for each in line.seats
        ],
        clock=UNSET if line.status == Match.Status.OVER else line.clock,
        turn=line.turn,
        your_turn=line.your_turn,
        ended=line.ended,
        spectators=line.spectators or 0,
        moved=line.moved or None,
    )


def has_uploaded(player_pk: int) -> bool:
    """Return whether the player has uploaded records."""
    return Match.objects.filter(uploader_id=player_pk).exists()


def of_player(player: Any) -> list[LineSchema]:
    """Return the player's matches that are not over, those that wait for the player first.

    `your_turn` says which.
    """
    # A player may hold several seats: persons at one device.
    found = Match.objects.filter(
        seats__player=player, seats__kind=Seat.Kind.HUMAN, seats__left=False
    ).distinct()
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
    return lines(found.distinct().order_by("-started_at", "-pk")[:PAGE])


def _page(found: QuerySet[Match], number: int, player_pk: int | None = None) -> PageSchema:
    count, start = found.count(), (max(number, 1) - 1) * PAGE
    shown = lines(found[start : start + PAGE], player_pk)
    return PageSchema(count=count, page=number, pages=max(1, -(-count // PAGE)), matches=shown)


def one(match_id: str, player_pk: int | None = None) -> LineSchema | None:
    """Return the line of one match, or None."""
    known = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING)
    found = lines(_with_audience(known), player_pk)
    return found[0] if found else None


def lines(matches: QuerySet[Match], player_pk: int | None = None) -> list[LineSchema]:
    """Return the matches with their seats, in two queries."""
    return [line(match, match.seats.all(), player_pk) for match in _with_seats(matches)]


def _with_seats(matches: QuerySet[Match]) -> list[Match]:
    bare = matches.defer("seed", "draws", "chance", "salts", "freeze_report")
    return list(bare.prefetch_related(Prefetch("seats", Seat.objects.select_related("player"))))


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
        spectators=getattr(match, "watching", None) or UNSET,
        moved=maybe(getattr(match, "moved", None)) or UNSET,
    )


def _seat(seat: Seat) -> LineSeatSchema:
    return LineSeatSchema(
        index=seat.index,
        name=seat.name,
        kind=seat.kind,
        player=seat.player.public_id if seat.player else None,
        score=seat.score,
        rank=seat.rank,
        deleted=seat.deleted or UNSET,
        guest=seat.of_guest or UNSET,
        absent=seat.absent or UNSET,
    )


def _listed() -> QuerySet[Match]:
    return Match.objects.filter(listed=True)

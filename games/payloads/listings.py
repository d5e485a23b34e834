"""Lists of matches, as lines: what a player needs to see to open one."""

from __future__ import annotations

from typing import Any

from django.db.models import OuterRef, Prefetch, QuerySet, Subquery, Sum
from django.utils import timezone

from games.models import LoggedAction, Match, Presence, Seat
from games.models.children import children
from games.schemas.base import UNSET
from games.schemas.clocks import clock
from games.schemas.matches import LineSchema, LineSeatSchema, PageSchema, TurnSchema
from realtime.timestamps import maybe, stamp

PAGE = 20
SHOWN = 50  # of a player's own matches
# What the line of a match shows of its seats.
SEAT = (
    "index", "name", "kind", "player_id", "companion", "absent", "score", "rank",
    "player__id", "player__public_id", "player__is_guest",
)  # fmt: skip
BARE = ("seed", "draws", "chance", "salts", "freeze_report")  # what no line shows


def of_player(player: Any) -> list[LineSchema]:
    """Return the player's matches that are not over, those that wait for the player first.

    `your_turn` says which.
    """
    # A player may hold several seats: persons at one device.
    held = Seat.objects.filter(player=player, kind=Seat.Kind.HUMAN, left=False).values("match")
    open_to_play = Match.objects.filter(status__in=[Match.Status.RUNNING, Match.Status.PAUSED], fault="")
    playing = at_once(open_to_play.filter(pk__in=held)).order_by("-touched_at")[:SHOWN]
    return sorted((line(each, player.pk) for each in playing), key=lambda line: not line.your_turn)


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
    found = at_once(known.annotate(moved=last_moved(), watching=watching())).first()
    return line(found, player_pk) if found else None


def last_moved() -> Subquery:
    """Return the annotation `moved` of a match: the time of the last move."""
    moves = LoggedAction.objects.filter(match=OuterRef("pk")).order_by("-number")
    return Subquery(moves.values("at")[:1])


def watching() -> Subquery:
    """Return the annotation `watching` of a match: the number of spectators, null for none."""
    watched = Presence.objects.filter(match=OuterRef("pk"), until__gt=timezone.now()).values("match")
    return Subquery(watched.annotate(total=Sum("spectators")).values("total"))


def lines(matches: QuerySet[Match], player_pk: int | None = None) -> list[LineSchema]:
    """Return the matches with their seats, in two statements."""
    seats = Prefetch("seats", Seat.objects.select_related("player"), to_attr="seated")
    return [line(match, player_pk) for match in matches.defer(*BARE).prefetch_related(seats)]


def at_once(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Load the matches, which are few, with their seats in one statement."""
    return matches.defer(*BARE).annotate(seated=children(Seat.objects.all(), "match", *SEAT))


def line(match: Match, player_pk: int | None) -> LineSchema:
    """Return one match as a line: seats, setup, progress and status. The match is loaded with its seats."""
    seats: list[Seat] = match.seated  # type: ignore[attr-defined]  # by `lines` or `at_once`
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

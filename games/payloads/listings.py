"""Lists of matches, as lines for the lobby: what a person needs to see to open one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Q, QuerySet

from games.models import Match, Seat
from games.stamps import maybe

PAGE = 20
SHOWN = 50


def running() -> list[dict[str, Any]]:
    """Listed matches that are being played, the newest first."""
    return lines(_listed().filter(status=Match.Status.RUNNING).order_by("-started_at")[:SHOWN])


def finished(page: int = 1, player_pk: int | None = None) -> tuple[int, list[dict[str, Any]]]:
    """How many matches are over, and page `page` of them (from 1), the newest first: the listed ones, and
    the records that the player has uploaded.
    """
    shown = Q(status=Match.Status.OVER, listed=True)
    if player_pk is not None:
        shown |= Q(uploader_id=player_pk)
    found = Match.objects.filter(shown)
    start = (max(page, 1) - 1) * PAGE
    return found.count(), lines(found.order_by("-ended_at", "-pk")[start : start + PAGE])


def has_uploaded(player_pk: int) -> bool:
    """Whether the player has uploaded records."""
    return Match.objects.filter(uploader_id=player_pk).exists()


def of_player(player: Any) -> list[dict[str, Any]]:
    """The player's matches that are not over, those that wait for the player first; `your_turn` says
    which.
    """
    found = Match.objects.filter(seats__player=player, seats__kind=Seat.Kind.HUMAN, seats__left=False)
    playing = found.filter(status__in=[Match.Status.RUNNING, Match.Status.CLOSED]).order_by("-touched_at")
    mine = lines(playing[:SHOWN], player.pk)
    return sorted(mine, key=lambda line: not line["your_turn"])


def page(status: str | None, player_pk: int | None, number: int) -> tuple[int, list[dict[str, Any]]]:
    """How many matches there are, and page `number` of them; those of one player, or the listed ones."""
    found = _listed() if player_pk is None else Match.objects.filter(seats__player_id=player_pk).distinct()
    found = found.exclude(status=Match.Status.WAITING)
    if status:
        found = found.filter(status=status)
    start = (number - 1) * PAGE
    return found.count(), lines(found.order_by("-started_at", "-pk")[start : start + PAGE], player_pk)


def one(match_id: str, player_pk: int | None = None) -> dict[str, Any] | None:
    """The line of one match; None when there is none to show."""
    found = lines(Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING), player_pk)
    return found[0] if found else None


def lines(matches: QuerySet[Match], player_pk: int | None = None) -> list[dict[str, Any]]:
    """The matches with their seats, in two queries."""
    bare = matches.defer("seed", "draws", "salts")
    return [line(match, match.seats.all(), player_pk) for match in bare.prefetch_related("seats__player")]


def line(match: Match, seats: Iterable[Seat], player_pk: int | None) -> dict[str, Any]:
    """One match: who plays what, how far it is, how it stands."""
    turn = match.turn_seat
    mine = [seat.index for seat in seats if seat.player_id == player_pk and player_pk is not None]
    return {
        "id": match.public_id,
        "status": match.status,
        "number": match.number,
        "edition": match.setup.get("edition"),
        "expansions": match.setup.get("expansions", []),
        "seats": [_seat(seat) for seat in seats],
        "clock": match.clock,
        "turn": None if turn is None else {"seat": turn},
        "due": maybe(match.due) if match.due_what == "clock" else None,
        "your_turn": turn is not None and turn in mine,
        "started": maybe(match.started_at),
        "ended": maybe(match.ended_at),
        "listed": match.listed,
    }


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "index": seat.index,
        "name": seat.name,
        "kind": seat.kind,
        "player": seat.player.public_id if seat.player else None,
        "score": seat.score,
        "rank": seat.rank,
    }


def _listed() -> QuerySet[Match]:
    return Match.objects.filter(listed=True)

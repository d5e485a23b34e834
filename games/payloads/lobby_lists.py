"""The lobby's lists of matches: those that are being played, and a page of those that are over.

One statement reads both lists with the seats and the number of finished matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db.models import Case, Exists, Func, IntegerField, Q, QuerySet, Subquery, When
from django.utils import timezone

from games import conf
from games.models import Match
from games.payloads.ended import Ended
from games.payloads.listings import at_once, last_moved, line, watching
from games.schemas.base import UNSET
from games.schemas.matches import LineSchema, LobbyLineSchema, LobbyPageSchema, LobbySeatSchema

RUNNING_SHOWN = 12  # in the lobby; the rest by pages
FINISHED_SHOWN = 8  # on a page in the lobby
RUNNING = Q(status=Match.Status.RUNNING, listed=True)  # never an upload


@dataclass(frozen=True)
class Wanted:
    """Which page of finished matches: after a place, or by its number (from 1); with whose uploads."""

    page: int = 1
    after: Ended | None = None
    uploader: int | None = None

    @property
    def all(self) -> QuerySet[Match]:
        """The finished matches of all pages, the newest first."""
        shown = Q(status=Match.Status.OVER, listed=True)
        if self.uploader is not None:
            shown |= Q(uploader_id=self.uploader)
        return Match.objects.filter(shown).order_by("-ended_at", "-pk")

    @property
    def here(self) -> QuerySet[Match]:
        """Those of this page, and one more if there is a next page."""
        start = 0 if self.after else (max(self.page, 1) - 1) * FINISHED_SHOWN
        rest = self.all.filter(self.after.later) if self.after else self.all
        return rest[start : start + FINISHED_SHOWN + 1]


def running() -> list[LobbyLineSchema]:
    """Return listed matches that are being played, the newest first.

    One without a clock is left out once its players have been away for conf.DESERTED seconds.
    """
    return [lobby_line(line(each, None)) for each in _read(Match.objects.filter(pk__in=_running()))]


def running_and_finished(wanted: Wanted) -> tuple[list[LobbyLineSchema], LobbyPageSchema]:
    """Return the matches that are being played, and a page of those that are over."""
    # Each part is found by its index; for "in this list or in that one" PostgreSQL would read all matches.
    playing, over = (_keys(each) for each in (_running(), wanted.here))
    count = Func("pk", function="COUNT", output_field=IntegerField())
    total = Subquery(wanted.all.order_by().values(total=count))
    found = _read(Match.objects.filter(pk__in=playing.union(over, all=True)).annotate(total=total))
    shown = [each for each in found if not _is_running(each)]
    return [lobby_line(line(each, None)) for each in found if _is_running(each)], _page(shown, wanted)


def uploaded_by(player: Any) -> Exists:
    """Return whether this player, a key or an outer reference to one, has uploaded records."""
    return Exists(Match.objects.filter(uploader=player))


def _running() -> QuerySet[Match]:
    since = timezone.now() - timedelta(seconds=conf.DESERTED)
    played = Q(touched_at__gt=since) | ~Q(clock__kind="none")
    return Match.objects.filter(RUNNING, played).order_by("-started_at")[:RUNNING_SHOWN]


def _keys(found: QuerySet[Match]) -> QuerySet[Match, Any]:
    """Return the keys of a slice, in a form of which SQLite can make a union."""
    return Match.objects.filter(pk__in=found).values("pk")


def _is_running(match: Match) -> bool:
    return match.status == Match.Status.RUNNING and match.listed


def _read(found: QuerySet[Match]) -> list[Match]:
    """Read matches with their seats, running ones with their spectators and the time of the last move."""
    started = Case(When(RUNNING, then="started_at"))
    audience = {
        "moved": Case(When(RUNNING, then=last_moved())),
        "watching": Case(When(RUNNING, then=watching())),
    }
    return list(at_once(found.annotate(**audience)).order_by("-ended_at", started.desc(), "-pk"))


def _page(found: list[Match], wanted: Wanted) -> LobbyPageSchema:
    """Return the page of these finished matches, which may have one more than it shows."""
    here = found[:FINISHED_SHOWN]
    count: int = here[0].total if here else wanted.all.count()  # type: ignore[attr-defined]  # annotated
    return LobbyPageSchema(
        count=count,
        page=wanted.page,
        pages=max(1, -(-count // FINISHED_SHOWN)),
        next=str(Ended.of(here[-1])) if len(found) > FINISHED_SHOWN else None,
        matches=[lobby_line(line(each, None)) for each in here],
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

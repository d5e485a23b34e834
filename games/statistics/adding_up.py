"""Statistics of a player across finished matches: added up by the database, in a fixed number of statements.

The answer is bounded: a line for each place by number of seats, and one for each reason of a score. What
another person at the player's device did, and a bot that took the seat, does not count.
"""

from __future__ import annotations

from django.db.models import Avg, Count, Max, Q, QuerySet, Sum

from games.models import Match, Seat, SeatSource, SeatSummary
from games.schemas.statistics import (
    BiggestSchema,
    PlacesSchema,
    SourceSchema,
    StatisticsSchema,
    TotalsSchema,
)

BASE = "base"  # as a filter: matches without any expansion


def statistics(player_pk: int, expansion: str = "", *, listed: bool = False) -> StatisticsSchema:
    """Return a player's statistics: of matches with an expansion only, of listed matches only."""
    rows = SeatSummary.objects.filter(
        seat__player_id=player_pk,
        seat__companion=False,
        seat__kind=Seat.Kind.HUMAN,
        seat__match__status=Match.Status.OVER,
    )
    if expansion == BASE:
        rows = rows.filter(expansions="|")
    elif expansion:
        rows = rows.filter(expansions__contains=f"|{expansion}|")
    if listed:
        rows = rows.filter(seat__match__listed=True)
    return StatisticsSchema(
        expansion=expansion or None,
        totals=_totals(rows),
        biggest=_biggest(rows),
        places=_places(rows),
        sources=_sources(rows),
    )


def _totals(rows: QuerySet[SeatSummary]) -> TotalsSchema:
    found = rows.aggregate(
        games=Count("pk"),
        wins=Count("pk", filter=Q(seat__rank=1)),
        mean=Avg("seat__score"),
        best=Max("seat__score"),
        tiles=Sum("tiles"),
        figures=Sum("figures"),
        time_ms=Sum("time_ms"),
    )
    mean = found["mean"]
    return TotalsSchema(
        games=found["games"],
        wins=found["wins"],
        mean=None if mean is None else round(float(mean), 1),
        best=found["best"],
        tiles=found["tiles"] or 0,
        figures=found["figures"] or 0,
        time_ms=int(found["time_ms"] or 0),
    )


def _biggest(rows: QuerySet[SeatSummary]) -> BiggestSchema | None:
    found = rows.filter(biggest__isnull=False).order_by("-biggest", "-pk")
    best = found.values_list("biggest", "biggest_reason", "seat__match__public_id").first()
    return BiggestSchema(best[0] or 0, *best[1:]) if best else None


def _places(rows: QuerySet[SeatSummary]) -> list[PlacesSchema]:
    found = rows.order_by("seats", "seat__rank").values_list("seats", "seat__rank").annotate(Count("pk"))
    places: dict[int, list[int]] = {}
    for seats, rank, number in found:
        counts = places.setdefault(seats, [0] * seats)
        if rank is not None and rank <= seats:
            counts[rank - 1] += number
    return [PlacesSchema(seats, counts) for seats, counts in places.items()]


def _sources(rows: QuerySet[SeatSummary]) -> list[SourceSchema]:
    found = SeatSource.objects.filter(summary__in=rows.values("pk")).values_list("reason")
    return [
        SourceSchema(*each) for each in found.annotate(points=Sum("points")).order_by("-points", "reason")
    ]

"""What readers get of an analysis."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from games.analyses import queue
from games.analyses.asking import may_cancel
from games.analyses.matches import outlook
from games.models import AnalysedTurn, Analysis, Match
from games.schemas.analyses import AnalysedTurnSchema, AnalysisSchema, AnalysisSummarySchema
from games.schemas.base import convert
from realtime.refusals import RefusalSchema
from rules.analysis import VERSION


def analysis_of(match: Match, viewer: Any, after: int = 0) -> AnalysisSchema:
    """Return how far the analysis of a match is, and what it says of all turns but the first `after`."""
    first, stored = outlook(match), queue.of(match)
    turns = [] if stored is None else _turns(stored, after)
    return AnalysisSchema(
        state="none" if stored is None else stored.state,
        place=None if stored is None else queue.place(stored),
        turns_done=0 if stored is None else stored.turns_done,
        turns_total=max(0, len(first.graph) - 1),
        seconds_left=None if stored is None else queue.seconds_left(stored),
        may_cancel=may_cancel(stored, viewer),
        version=VERSION,
        graph=first.graph,
        turns=turns,
        summary=None if stored is None else _summary(stored),
        refusal=first.refusal or (None if stored is None else _refusal(stored)),
    )


def _turns(analysis: Analysis, after: int) -> list[AnalysedTurnSchema]:
    """Return the turns, encoded already, once for all who read them."""
    rows = AnalysedTurn.objects.filter(analysis=analysis, place__gte=after, place__lt=analysis.turns_done)
    found = [msgspec.Raw(said.encode()) for said in rows.order_by("place").values_list("said", flat=True)]
    return cast(list[AnalysedTurnSchema], found)


def _summary(analysis: Analysis) -> AnalysisSummarySchema | None:
    return None if analysis.summary is None else convert(analysis.summary, AnalysisSummarySchema)


def _refusal(analysis: Analysis) -> RefusalSchema | None:
    return None if analysis.refusal is None else msgspec.convert(analysis.refusal, RefusalSchema)

"""Where the leads of a game came from: draws, choices, bids, and what the estimate did not see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from rules.analysis.chances import won
from rules.analysis.course import Course
from rules.analysis.results import GRADES, SeatSummary, Summary, TurnAnalysis
from rules.bots.standing import lead


def summarise(course: Course, turns: Iterable[TurnAnalysis]) -> Summary:
    """Return the summary; of some turns only, `complete` is False and `rest` holds what the others did."""
    known = list(turns)
    count = len(course.final)
    seats = range(count)
    luck = [sum(turn.luck for turn in known if turn.seat == seat) for seat in seats]
    choices = [sum(turn.choice for turn in known if turn.seat == seat) for seat in seats]
    bids = [sum(turn.bids[seat] for turn in known) for seat in seats]
    error = sqrt(sum(turn.luck_error**2 + turn.choice_error**2 for turn in known))
    mistakes = [
        {
            grade: sum(t.mistake is not None and t.mistake.grade == grade and t.seat == seat for t in known)
            for grade in GRADES
        }
        for seat in seats
    ]
    parts = won(course.final, course.present)
    totals = sorted(course.final, reverse=True)
    return Summary(
        final=course.final,
        winners=[seat for seat in seats if parts[seat]],
        margin=float(totals[0] - totals[1]) if count > 1 else 0.0,
        seats=[_seat(seat, course.final, luck, choices, bids, error) for seat in seats],
        mistakes=mistakes,
        complete=len({turn.event for turn in known}) == len(course.turns),
    )


def _seat(
    seat: int,
    final: Sequence[int],
    luck: Sequence[float],
    choices: Sequence[float],
    bids: Sequence[float],
    error: float,
) -> SeatSummary:
    margin = round(lead(final, seat), 2)
    parts = [round(lead(each, seat), 2) for each in (luck, choices, bids)]
    return SeatSummary(
        seat=seat,
        margin=margin,
        luck=parts[0],
        choices=parts[1],
        bids=parts[2],
        rest=round(margin - sum(parts), 2),
        error=round(error, 2),
        own_luck=round(luck[seat], 2),
        own_choices=round(choices[seat], 2),
    )

"""What can be said of a finished game: chances to win, mistakes, luck and skill (docs/analysis.md).

    found = analyse(record)               # a Record, its data or its JSON; raises AnalysisError (.refusal)
    found.turns_total                     # how many turns will come
    for turn in found: turn.to_json()     # from the last turn backwards, each when it is ready
    found.summary(turns).to_json()        # of all of them, or of some

The search sees what the seats saw, as bots do; the same record, effort and seed give the same analysis.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from rules.analysis.chances import chances, won
from rules.analysis.course import AnalysisError, Course, Turn, follow, read
from rules.analysis.effort import EFFORT, Effort
from rules.analysis.estimate import expected
from rules.analysis.judging import Judgement, Verdict
from rules.analysis.luck import Draw, luck_of
from rules.analysis.results import Mistake, Summary, TurnAnalysis
from rules.analysis.summary import summarise
from rules.bots.bot_view import BotView
from rules.records import Record

# Goes up when the same record would be judged in another way, so that older stored analyses are known by it.
VERSION: Final = 3


class Analysis:
    """The turns of a game, from the last one backwards. Each can be asked for alone."""

    def __init__(self, course: Course, effort: Effort, seed: int) -> None:
        self.course = course
        self.effort = effort
        self.seed = seed

    @property
    def turns_total(self) -> int:
        """How many turns the game had."""
        return len(self.course.turns)

    def __iter__(self) -> Iterator[TurnAnalysis]:
        """Yield what is said of each turn, from the last one backwards."""
        for place in range(self.turns_total):
            yield self.turn(place)

    def turn(self, place: int, *, search: bool = True) -> TurnAnalysis:
        """Return what is said of a turn; the last one has the place 0.

        Without `search` it says how the game stood, and is marked as failed: for a turn whose search failed.
        """
        turn = self.course.turns[-1 - place]
        return self._turn(turn) if search else self._unjudged(turn)

    def summary(self, turns: Iterable[TurnAnalysis]) -> Summary:
        """Return where the leads came from, as far as these turns say."""
        return summarise(self.course, turns)

    def graph(self) -> list[dict[str, Any]]:
        """Return the chances before each turn and at the end, at once and without any search."""
        course = self.course
        moments = [(turn.event, _chances(turn)) for turn in course.turns]
        moments.append((len(course.record.actions) + 1, won(course.final, course.present)))
        return [
            {"event": event, "chances": [round(chance, 4) for chance in found]} for event, found in moments
        ]

    def _turn(self, turn: Turn) -> TurnAnalysis:
        draws, verdicts = list[Draw](), list[Verdict]()
        bids = [float(paid) for paid in turn.paid]
        for part in turn.parts:
            seen, rng = BotView.of(self.course.game(part.before)), Random(f"{self.seed}|{part.before}")
            draw = luck_of(seen, self.effort.draws, rng)
            if part.drawn:
                draws.append(draw)
            elif self.course.bidding:
                bids[part.seat] += draw.points
            verdicts.append(Judgement(seen, part, self.course, self.effort, rng).verdict())
        return replace(
            self._unjudged(turn),
            luck=sum(draw.points for draw in draws),
            luck_error=sum(draw.error**2 for draw in draws) ** 0.5,
            choice=sum(verdict.choice for verdict in verdicts),
            choice_error=sum(verdict.error**2 for verdict in verdicts) ** 0.5,
            bids=bids,
            mistake=_worst(verdicts),
            failed=False,
        )

    def _unjudged(self, turn: Turn) -> TurnAnalysis:
        return TurnAnalysis(
            turn=turn.number,
            seat=turn.seat,
            event=turn.event,
            last_event=turn.last_event,
            tiles=[part.tile for part in turn.parts],
            chances=_chances(turn),
            expected=expected(turn.found),
            bids=[0.0 for _ in turn.paid],
            failed=True,
        )


def _chances(turn: Turn) -> list[float]:
    return chances(turn.found, turn.present)


def _worst(verdicts: Iterable[Verdict]) -> Mistake | None:
    found = [verdict.mistake for verdict in verdicts if verdict.mistake is not None]
    return max(found, key=lambda mistake: mistake.points, default=None)


def analyse(record: Record | Mapping[str, Any] | str, *, effort: Effort = EFFORT, seed: int = 0) -> Analysis:
    """Return the analysis of a finished game; the turns are judged while it is iterated over.

    Raises AnalysisError for a record that cannot be read or played, is of newer rules, or still goes on.
    """
    return Analysis(follow(read(record)), effort, seed)


__all__ = ["EFFORT", "VERSION", "Analysis", "AnalysisError", "Effort", "Summary", "TurnAnalysis", "analyse"]

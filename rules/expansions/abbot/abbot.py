"""The abbot and his gardens (clauses BASE-ABBOT)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Figure, PieceKind
from rules.decisions import Action, Offer
from rules.expansions.abbot.refusals import RECALL_ABSENT, RECALL_COMPLETE, RECALL_LATER
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.scoring.values import points_for, value_of
from rules.setup.options import Value
from rules.setup.setup import Setup
from rules.state.exclusion import FIGURE
from rules.state.placement import Earned, Placement
from rules.state.points import Award
from rules.state.state import GameState
from rules.tiles.design import Design, Segment
from rules.turn.moving import send_home


class _AbbotKind(PieceKind):
    def clause_for(self, kind: str) -> str:
        return "BASE-ABBOT-2"


NAME: Final = "abbot"


class Recall(Offer):
    """Take the abbot home for what his building is worth now, instead of deploying (BASE-ABBOT-5)."""

    name = "recall"
    counts_as = FIGURE
    fields: ClassVar = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this
        self.seat = this.seat

    def listed(self) -> Iterable[Action]:
        for abbot in abbots(self.state, self.seat):
            if not _stays(abbot) and not self._must_stay(abbot):
                yield {"piece": "abbot", **abbot.spot.reference}

    def _must_stay(self, abbot: Figure) -> bool:
        """Return whether the abbot's building is complete and the option keeps him there until it scores."""
        # Setups older than the option have no value for it.
        strict = self.state.options.get("abbot.recall") == "incomplete-only"
        return strict and abbot.spot.feature.complete

    def problem(self, action: Action) -> Refusal | None:
        where = (action["x"], action["y"], action["feature"])
        here = [abbot for abbot in abbots(self.state, self.seat) if _where(abbot) == where]
        if action["piece"] != "abbot" or not here:
            return RECALL_ABSENT()
        if clause := _stays(here[0]):
            return RECALL_LATER(clause=clause)
        if self._must_stay(here[0]):
            return RECALL_COMPLETE()
        return None

    def play(self, action: Action) -> None:
        where = (action["x"], action["y"], action["feature"])
        abbot = next(a for a in abbots(self.state, self.seat) if _where(a) == where)
        building = abbot.spot.feature
        # This turn's tile is counted already; the building is not completed by this (BASE-ABBOT-7).
        value = value_of(self.state, building, final=True)
        parts = points_for(self.state, building, self.seat, value, final=True)
        award = Award(self.seat, building.kind, abbot.spot.reference, parts)
        self.this.earned.append(Earned(award, building))
        send_home(self.state, abbot, "scored")


class Abbot(RuleModule):
    """Plays when `abbot.enabled`; else gardens are drawings (BASE-ABBOT-8)."""

    name = "abbot"

    def in_play(self, setup: Setup) -> bool:
        return setup.options["abbot.enabled"] == "yes"

    def prepare(self, state: GameState) -> None:
        state.deal("abbot", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        # What touches no edge stands by itself: monasteries, gardens, and what expansions add (BASE-ABBOT-2).
        grounds = frozenset(kind.name for kind in setup.kinds if kind.touches == "nothing")
        return (_AbbotKind(NAME, grounds),)

    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        if "garden" not in design.marks:
            return segments
        # Figures that may not stand here are refused by the abbot's rules (BASE-ABBOT-3).
        garden = Segment(len(segments), "garden", (), data={"refused_by": "BASE-ABBOT-3"})
        return (*segments, garden)

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        # One figure action a placement: deploying rules out taking back, and the reverse (BASE-ABBOT-6).
        return (Recall(state, placement),)


def abbots(state: GameState, seat: int) -> list[Figure]:
    """Return a seat's abbots in buildings (one, unless a setup hands out more)."""
    mine = (figure for figure in state.figures if figure.seat == seat and figure.kind.name == NAME)
    return [figure for figure in mine if figure.feature is not None]


def _stays(abbot: Figure) -> str | None:
    """Return the clause by which nobody is taken back from where he is; None where there is none."""
    clause: str | None = abbot.spot.segment.data.get("stays")
    return clause


def _where(figure: Figure) -> tuple[int, int, str]:
    return (*figure.spot.cell, figure.spot.segment.names[0])

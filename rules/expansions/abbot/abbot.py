"""The abbot and his gardens (ledger BASE-ABBOT)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from rules.board.features import Figure, PieceKind
from rules.decisions import Action, Offer
from rules.hooks import Expansion
from rules.problems import Refusal
from rules.scoring.values import worth
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import Table
from rules.tiles.design import Design, Segment


class _AbbotKind(PieceKind):
    def clause_for(self, kind: str) -> str:
        return "BASE-ABBOT-2"


ABBOT = _AbbotKind("abbot", frozenset({"monastery", "garden"}))


class Recall(Offer):
    """Take the abbot home for what his building is worth now, instead of deploying (BASE-ABBOT-5)."""

    name = "recall"
    fields: ClassVar = {"piece": str, "x": int, "y": int, "feature": str}

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def listed(self) -> Iterable[Action]:
        for abbot in abbots(self.table, self.seat):
            if not self._must_stay(abbot):
                yield {"piece": "abbot", **abbot.spot.reference}

    def _must_stay(self, abbot: Figure) -> bool:
        """Whether the abbot's building is complete, and the option keeps him there until it is scored."""
        # Setups older than the option have no value for it.
        strict = self.table.options.get("abbot.recall") == "incomplete-only"
        return strict and abbot.spot.feature.complete

    def problem(self, action: Action) -> Refusal | None:
        where = (action["x"], action["y"], action["feature"])
        here = [abbot for abbot in abbots(self.table, self.seat) if _where(abbot) == where]
        if action["piece"] != "abbot" or not here:
            return Refusal("recall.absent", "BASE-ABBOT-5", "Your abbot does not stand there.")
        if self._must_stay(here[0]):
            sentence = "This building is complete: it is scored when you end your turn."
            return Refusal("recall.complete", "BASE-ABBOT-5", sentence)
        return None


class Abbot(Expansion):
    """Plays when `abbot.enabled`; else gardens are drawings (BASE-ABBOT-8)."""

    name = "abbot"

    def in_play(self, setup: Setup) -> bool:
        return setup.options["abbot.enabled"] == "yes"

    def prepare(self, table: Table) -> None:
        table.deal("abbot", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (ABBOT,)

    def segments(self, design: Design) -> Sequence[Segment]:
        if "garden" not in design.marks:
            return ()
        # Whoever may not stand here is told so by the abbot's rules (BASE-ABBOT-3).
        return (Segment(len(design.segments), "garden", (), data={"refused_by": "BASE-ABBOT-3"}),)

    def offers(self, table: Table, placement: Placement) -> Iterable[Offer]:
        # One figure action a placement: deploying rules out taking back, and the reverse (BASE-ABBOT-6).
        return () if placement.figure_used else (Recall(table, placement.seat),)

    def perform(self, table: Table, placement: Placement, action: dict[str, Any]) -> bool:
        if action["type"] != "recall":
            return False
        where = (action["x"], action["y"], action["feature"])
        abbot = next(a for a in abbots(table, placement.seat) if _where(a) == where)
        # This turn's tile is counted already; the building is not completed by this (BASE-ABBOT-7).
        placement.earned.append(
            (abbot.spot.feature.kind, abbot.spot.reference, worth(table, abbot.spot.feature, final=True))
        )
        table.take_home(abbot)
        placement.figure_used = True
        return True


def abbots(table: Table, seat: int) -> list[Figure]:
    """A seat's abbots on the board (one, unless a setup hands out more)."""
    return [figure for figure in table.figures if figure.seat == seat and figure.kind is ABBOT]


def _where(figure: Figure) -> tuple[int, int, str]:
    return (*figure.spot.cell, figure.spot.segment.names[0])

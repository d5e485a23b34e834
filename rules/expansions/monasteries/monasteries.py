"""Monasteries of a region: monks as everywhere, lying abbots until the end (clauses MONAS)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.board.features import Feature, PieceKind, Spot
from rules.expansions.monasteries.abbacies import (
    ABBACY,
    MONASTERY,
    both_ways,
    holders,
    lies_only,
    value,
    with_abbacy,
)
from rules.expansions.monasteries.refusals import MONASTERY_CLOSED, MONASTERY_TAKEN
from rules.hooks import How, PlaceJudge, RuleModule, View
from rules.problems import Refusal
from rules.scoring.scoring import score
from rules.setup.options import Value
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.points import Parts, total
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.catalogue import catalogue
from rules.tiles.design import Design, Segment
from rules.turn.turn import return_figures


def close_for_monks(state: GameState, _: Placement) -> None:
    """Note which buildings were surrounded with lying abbots only: they never complete (MONAS-11)."""
    for spot in state.features.touched:
        if spot.segment.kind == MONASTERY and spot.feature.open == 0 and lies_only(spot):
            spot.feature.sealed = True


def score_abbacies(state: GameState, _: object) -> None:
    """Score the lying abbots at the end, by the places of their tiles (MONAS-12, MONAS-17, MONAS-18)."""
    for abbacy in state.occupied(ABBACY):
        score(state, abbacy, final=True)
        return_figures(state, abbacy)


class Monasteries(RuleModule):
    """The whole expansion."""

    name = "monasteries"
    steps = (
        Step("on_completed", "6.9", close_for_monks),
        Step("final_scoring", "E.7.3", score_abbacies),
    )

    def left_out(self, setup: Setup) -> Iterable[str]:
        """Leave the base game's monasteries in the box, unless the table keeps them (MONAS-2).

        One that a setup names among its start tiles lies on the board all the same.
        """
        if setup.options["monasteries.base"] == "keep":
            return
        laid = [start.tile for start in setup.start]
        for design in catalogue()["base"].designs:
            if any(segment.kind == MONASTERY for segment in design.segments):
                number = design.count(setup.edition == "new-2018", setup.parts)
                yield from [design.id] * (setup.sets.get("base", 1) * number - laid.count(design.id))

    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        return with_abbacy(segments)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        """Keep followers out while anybody is there, and monks for good where it says so (MONAS-6, -11)."""
        minded = ground in (ABBACY, MONASTERY) and kind.follower and how != "send"
        return _taken_or_closed if minded else None

    def refuse_completion(self, state: GameState, feature: Feature) -> bool:
        return feature.kind == MONASTERY and lies_only(feature.spots[0])

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        return value(state, feature) if feature.kind == ABBACY else parts

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Say what a lying abbot would bring now, since nothing completes his feature (MONAS-13)."""
        if spot.segment.kind == ABBACY:
            points = total(value(state, spot.feature))
            view.update(tiles=points, value=points, finished=points)


def _taken_or_closed(at: Spot) -> Refusal | None:
    """Return why no follower may come to a monastery of a region (MONAS-6, MONAS-11)."""
    ways = both_ways(at.placed)
    if ways is None:
        return None
    if players := holders(ways):
        return MONASTERY_TAKEN(players=players)
    return MONASTERY_CLOSED() if at.feature.sealed else None

"""The City of Carcassonne: its block, its followers' coming and going, and its count (clauses COUNT)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from rules.board.features import Feature, PieceKind, Place, Spot
from rules.decisions import Flow
from rules.expansions.count import city_block
from rules.expansions.count.bridges_castles_bazaars import guests_go_home
from rules.expansions.count.city_quarters import (
    CASTLE,
    COUNT,
    in_city,
    put_count,
    quarter_to,
    stands_with,
)
from rules.expansions.count.enter_city import begin_scoring, enter
from rules.expansions.count.goals import scored_at_the_end, scored_now
from rules.expansions.count.king_and_robber import completed_besides
from rules.expansions.count.leave_city import join_completed, leave_at_the_end
from rules.expansions.count.refusals import NOT_INSIDE
from rules.hooks import How, PlaceJudge, RuleModule, View
from rules.problems import Refusal, SetupError
from rules.setup.options import Value
from rules.setup.setup import Setup, StartTile
from rules.state.answers import PASS, AnswerKind
from rules.state.placement import Placement, TurnPart
from rules.state.points import Part, Parts
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.design import Design, Segment
from rules.turn.moving import send_home

# The slot: whose normal turn was the last. And the word for the city among what a field counts.
LAST_TURN = "city_of_carcassonne"
PLURAL = f"{city_block.WALLED}s"
PART = "walled_city"


def note_turn(state: GameState, part: TurnPart) -> None:
    """Note whose normal turn it is: the last way out begins at his left (COUNT-34)."""
    if part.kind == "normal":
        state.slots[LAST_TURN] = part.seat


def before_scoring(state: GameState, this: Placement) -> Flow | None:
    """Play row 7.2: followers come to what is about to be scored (COUNT-29)."""
    goals = scored_now(this)
    return join_completed(state, this.seat, goals) if goals and in_city(state) else None


def before_the_end(state: GameState, _: object) -> Flow | None:
    """Play row E.2: the last way out (COUNT-33, COUNT-38)."""
    if not in_city(state):
        return None
    return leave_at_the_end(state, state.slots[LAST_TURN], scored_at_the_end(state))


def clear_out(state: GameState, _: object) -> None:
    """Return the followers still in the city, who bring nothing (COUNT-37)."""
    for figure in in_city(state):
        send_home(state, figure, "removed")


class CityOfCarcassonne(RuleModule):
    """The whole expansion."""

    name = "city_of_carcassonne"
    steps = (
        Step("turn_started", "1.1", note_turn),
        Step("on_completed", "6.9", begin_scoring),
        Step("on_completed", "7.2", before_scoring),
        Step("after_return", "10.3", guests_go_home),
        Step("after_return", "10.7", enter),
        Step("end_of_game", "E.2", before_the_end),
        Step("end_of_game", "E.5", clear_out),
    )

    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        return city_block.laid_out(laid)

    def left_out(self, setup: Setup) -> Iterable[str]:
        return city_block.stays_in_the_box(setup)

    def refuse_setup(self, setup: Setup) -> SetupError | None:
        return city_block.refusal(setup)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (COUNT,)

    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        return city_block.with_the_wall(segments)

    def prepare(self, state: GameState) -> None:
        state.slots[LAST_TURN] = 0
        put_count(state, CASTLE)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        """Keep whatever moves over tiles off those inside the wall (COUNT-47, COUNT-49)."""
        return partial(_not_inside, state) if ground in (None, city_block.WALLED) else None

    def field_yield(self, state: GameState, feature: Feature, rate: int) -> int | None:
        return rate if feature.kind == city_block.WALLED else None

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        """Give the city its own name among what a field counts (COUNT-39)."""
        if feature.kind != "field":
            return parts
        return [Part(PART, p.count, p.points) if p.what == PLURAL else p for p in parts]

    def completed_besides(self, state: GameState, kind: str) -> int:
        return completed_besides(kind)

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        return (PASS,)

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["count"] = stands_with(state)

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Add the quarter from which followers go there (COUNT-21, COUNT-22)."""
        quarter = quarter_to(spot.feature.kind)
        if quarter is not None:
            view["quarter"] = quarter


def _not_inside(state: GameState, at: Spot | Place) -> Refusal | None:
    """Return why nothing comes to a tile that lies inside the wall (COUNT-47, COUNT-49)."""
    placed = state.board.tiles.get(at.cell) if at.cell is not None else None
    inside = placed is not None and city_block.lies_inside(placed.face.design.id)
    return NOT_INSIDE() if inside else None

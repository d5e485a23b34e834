"""The course of a game, as the rule book describes it (section 9 of the base rulebook).

Every function here is a coroutine that yields decisions and is sent the action taken. None is sent when
the seat asked has left the game; it then does nothing that is optional (HOUSE-2).
"""

from __future__ import annotations

from typing import Any, Final

from rules.board.features import Feature, place_of
from rules.decisions import Decision, Flow, Offer
from rules.hooks import RuleModule, implemented, notify
from rules.scoring.farming import score_fields
from rules.scoring.scoring import score
from rules.state.placement import Placement, Turn, TurnPart
from rules.state.state import GameState
from rules.state.steps import Step, moments
from rules.tiles.kinds import BUILDING_KINDS, LINED_KINDS, NEVER_COMPLETE
from rules.turn.acting import optional_actions
from rules.turn.drawing import draw
from rules.turn.placing import DiscardTile, PlaceTile, fits_plainly
from rules.turn.steps import run_steps, schedule, settle_awards, watching_awards

# Order in which kinds of features are scored in a placement, as at the end (TS-8, BASE-END-4): roads,
# cities, then all buildings. Totals do not depend on it.
KIND_RANKS: Final[dict[str, Any]] = {"road": 0, "city": 1}
BUILDINGS_RANK: Final = 2
# The first revision of the rules with that order; in older games kinds came by their names.
RANKED_SINCE: Final = 5
# The moments of a placement, in the declared order.
BEFORE_SCORING: Final = moments("placed", "ended")
SETTLING: Final = moments("snapshot", "after_return")


def play_game(state: GameState) -> Flow:
    """Play a whole game."""
    state.schedule = schedule(state.setup.modules, CORE_STEPS)
    state.awards_watched = bool(implemented(state, RuleModule.on_award))
    flow = _whole_game(state)
    return watching_awards(state, flow) if state.awards_watched else flow


def _whole_game(state: GameState) -> Flow:
    first = state.options["setup.first_player"]
    seat = first if isinstance(first, int) else 0
    while state.tiles_left and state.playing > 1:
        seat = seat if not state.seats[seat].forfeited else state.after(seat)
        yield from turn(state, seat)
        seat = state.after(seat)
    for moment in moments("after_last_tile", "end_of_game"):
        yield from run_steps(state, moment)
    # What is given from here on no module acts on.
    state.awards_watched = False
    yield from run_steps(state, "final_scoring")


def turn(state: GameState, seat: int) -> Flow:
    """Play one turn: draw, place, act, score (BASE-TURN-1)."""
    state.begin_turn(seat)
    part = TurnPart(seat)
    if state.schedule["turn_started"]:
        yield from run_steps(state, "turn_started", part)
    own = state.turn
    yield from play(state, part)
    yield from close_turn(state, own, part)


def close_turn(state: GameState, own: Turn, part: TurnPart) -> Flow:
    """Do what is done once a turn is over with all its parts and sales."""
    if state.schedule["turn_ended"]:
        state.resume_turn(own)  # a sale may have begun turns of others
        yield from run_steps(state, "turn_ended", part)


def play(state: GameState, part: TurnPart) -> Flow:
    """Play steps TS-2 to TS-12: a single turn, or one part of a longer one."""
    yield from run_steps(state, "before_draw", part)
    if part.placement is not None:
        yield from after_laying(state, part.placement)
        return
    yield from draw(state, part.seat, below=part.below)
    yield from placement(state, part)


def placement(state: GameState, part: TurnPart) -> Flow:
    """Play steps TS-3 to TS-12: place the tile in hand and do all that follows."""
    while state.hand is not None:
        if state.schedule["drawn"]:
            yield from run_steps(state, "drawn", part)
            state.hand_fits = False  # looked at anew: the step may have changed the board
        undo_to = state.action_number
        action = yield Decision(part.seat, "place_tile", ways_to_place(state, state.hand), undo_to=undo_to)
        if action is not None and action["type"] == "place_tile":
            drawn = state.hand_drawn
            yield from run_steps(state, "before_placing", part)
            placed = state.lay((action["x"], action["y"]), action["rotation"])
            yield from after_laying(state, Placement(part.seat, placed, undo_to, drawn=drawn, kind=part.kind))
            return
        state.set_aside()
        if action is not None:
            yield from draw(state, part.seat, below=part.below)


def ways_to_place(state: GameState, tile: str) -> tuple[Offer, ...]:
    """Ask for the placement; a tile that fits only with an aid may be discarded (BASE-DRAW-3)."""
    place = PlaceTile(state, tile)
    return (place,) if state.hand_fits or fits_plainly(state, tile) else (place, DiscardTile())


def after_laying(state: GameState, this: Placement) -> Flow:
    """Play steps TS-4 to TS-12: from the tile on the board to what follows its scoring."""
    for moment in BEFORE_SCORING:
        yield from run_steps(state, moment, this)
    yield from settle(state, this)
    if this.kind != "extra":
        yield from run_steps(state, "after_placing", this)


def settle(state: GameState, this: Placement) -> Flow:
    """Play steps TS-6 to TS-10: score what the tile completed and return its followers."""
    for moment in SETTLING:
        if state.schedule[moment]:
            yield from run_steps(state, moment, this)


def note_completed(state: GameState, this: Placement) -> None:
    """Note the features that this placement has completed (TS-6)."""
    this.completed = completed(state)


def score_completed(state: GameState, this: Placement) -> Flow | None:
    """Score each completed feature for its holders; awards follow each at once (TS-8)."""
    return _scored(state, this.completed) if this.completed else None


def _scored(state: GameState, features: list[Feature]) -> Flow:
    for feature in features:
        score(state, feature, final=False)
        if state.pending:
            yield from settle_awards(state)


def pay_earned(state: GameState, this: Placement) -> None:
    """Give the points that optional actions have earned (BASE-TS-4)."""
    for earned in this.earned:
        award = earned.award
        state.award(award.seat, award.reason, award.reference, award.parts)
        if earned.feature is not None:
            points = {award.seat: award.points}
            notify(RuleModule.feature_scored, state, earned.feature, points, False)
        if earned.then is not None:
            earned.then()


def completed(state: GameState) -> list[Feature]:
    """Return the features that this placement completed, whoever holds them (BASE-DONE-5)."""
    found = {id(spot.feature): spot.feature for spot in state.features.touched}
    # Most have something open; the property is asked of the others only.
    done = [feature for feature in found.values() if not feature.open and feature.complete]
    for refuse in implemented(state, RuleModule.refuse_completion):
        done = [feature for feature in done if not refuse(state, feature)]
    if len(done) < 2:
        return done
    rank = KIND_RANKS.get if state.setup.revision >= RANKED_SINCE else alphabetical
    return sorted(done, key=lambda f: (rank(f.kind, BUILDINGS_RANK), place_of(f)))


def alphabetical(kind: str, _: object) -> str:
    """Return the rank that a kind of feature had in older games."""
    return kind


def return_scored(state: GameState, this: Placement) -> None:
    """Return the figures of all scored features to their owners."""
    for feature in this.completed:
        return_figures(state, feature)


def return_figures(state: GameState, feature: Feature) -> None:
    """Return all figures of a scored feature, also of seats without points (BASE-RETURN-1)."""
    hooks = implemented(state, RuleModule.figure_left)
    for figure in list(feature.figures):
        if figure.kind.goes_home:
            state.take_home(figure)
            for hook in hooks:
                hook(state, figure, figure.at, "scored")


def score_incomplete(state: GameState, _: Any) -> None:
    """Score incomplete features, which bring less, and return all figures on them (BASE-END-2)."""
    others = LINED_KINDS - NEVER_COMPLETE - {"road", "city"}
    for kinds in (("road",), ("city",), BUILDING_KINDS, others):
        for feature in state.occupied(*kinds):
            score(state, feature, final=True)
            return_figures(state, feature)


def score_farmers(state: GameState, _: Any) -> None:
    """Score the fields last, and return all figures on them (BASE-END-3)."""
    score_fields(state)
    for feature in state.occupied("field"):
        return_figures(state, feature)


CORE_STEPS: Final = (
    Step("act", "4.2", optional_actions),
    Step("ended", "6.3", pay_earned),
    Step("snapshot", "6.7", note_completed),
    Step("scoring", "8.1", score_completed),
    Step("after_return", "10.3", return_scored),
    Step("final_scoring", "E.6", score_incomplete),
    Step("final_scoring", "E.8", score_farmers),
)

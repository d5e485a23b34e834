"""The course of a game, as the rule book describes it (ledger section 9).

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
from rules.state.placement import Placement, TurnPart
from rules.state.state import Table
from rules.state.steps import Step
from rules.tiles.design import PLACELESS_KINDS
from rules.turn.acting import optional_actions
from rules.turn.drawing import draw
from rules.turn.placing import DiscardTile, PlaceTile, fits_plainly
from rules.turn.steps import run_steps, schedule, settle_awards, watching_awards

# Order in which kinds of features are scored (BASE-END-4); totals do not depend on it.
KINDS_IN_ORDER: Final = (("road",), ("city",), tuple(PLACELESS_KINDS))


def play_game(table: Table) -> Flow:
    """A whole game."""
    table.schedule = schedule(table.setup.modules, CORE_STEPS)
    table.awards_watched = bool(implemented(table, RuleModule.on_award))
    flow = _whole_game(table)
    return watching_awards(table, flow) if table.awards_watched else flow


def _whole_game(table: Table) -> Flow:
    first = table.options["setup.first_player"]
    seat = first if isinstance(first, int) else 0
    while table.left and table.playing > 1:
        seat = seat if not table.seats[seat].gone else table.after(seat)
        yield from turn(table, seat)
        seat = table.after(seat)
    yield from run_steps(table, "after_last_tile")
    yield from run_steps(table, "end_of_game")
    # What is given from here on no module acts on.
    table.awards_watched = False
    yield from run_steps(table, "final_scoring")


def turn(table: Table, seat: int) -> Flow:
    """One turn: draw, place, act, score (BASE-TURN-1)."""
    table.begin_turn(seat)
    part = TurnPart(seat)
    if table.schedule["turn_started"]:
        yield from run_steps(table, "turn_started", part)
    yield from play(table, part)


def play(table: Table, part: TurnPart) -> Flow:
    """TS-2 to TS-12: a single turn, or one part of a longer one."""
    yield from run_steps(table, "before_draw", part)
    if part.placement is not None:
        yield from after_laying(table, part.placement)
        return
    yield from draw(table, part.seat, below=part.below)
    yield from placement(table, part)


def placement(table: Table, part: TurnPart) -> Flow:
    """TS-3 to TS-12: the tile in hand is placed and everything that follows from it happens."""
    while table.hand is not None:
        if table.schedule["drawn"]:
            yield from run_steps(table, "drawn", part)
            table.hand_fits = False  # looked at anew: the step may have changed the board
        undo_to = table.seq
        action = yield Decision(part.seat, "place_tile", ways_to_place(table, table.hand), undo_to=undo_to)
        if action is not None and action["type"] == "place_tile":
            drawn = table.hand_drawn
            yield from run_steps(table, "before_placing", part)
            placed = table.lay((action["x"], action["y"]), action["rotation"])
            yield from after_laying(table, Placement(part.seat, placed, undo_to, drawn=drawn, kind=part.kind))
            return
        table.set_aside()
        if action is not None:
            yield from draw(table, part.seat, below=part.below)


def ways_to_place(table: Table, tile: str) -> tuple[Offer, ...]:
    """A tile that fits must be placed; one that fits only with help may be discarded (BASE-DRAW-3)."""
    place = PlaceTile(table, tile)
    return (place,) if table.hand_fits or fits_plainly(table, tile) else (place, DiscardTile())


def after_laying(table: Table, this: Placement) -> Flow:
    """TS-4 to TS-12: from the tile on the board to what follows its scoring."""
    yield from run_steps(table, "placed", this)
    yield from optional_actions(table, this)
    yield from run_steps(table, "ended", this)
    yield from settle(table, this)
    if this.kind != "extra":
        yield from run_steps(table, "after_placing", this)


def settle(table: Table, this: Placement) -> Flow:
    """TS-6 to TS-10: what the tile completed is scored, and its followers go home."""
    this.completed = completed(table)
    yield from run_steps(table, "on_completed", this)
    for feature in this.completed:
        score(table, feature, final=False)
        if table.pending:
            yield from settle_awards(table)
    for name in ("on_scored", "after_scoring", "crossing", "moving_on", "after_return"):
        if table.schedule[name]:
            yield from run_steps(table, name, this)


def pay_earned(table: Table, this: Placement) -> None:
    """Give the points that optional actions have earned (BASE-TS-4)."""
    for earned in this.earned:
        award = earned.award
        table.award(award.seat, award.reason, award.reference, award.parts)
        if earned.feature is not None:
            points = {award.seat: award.points}
            notify(RuleModule.feature_scored, table, earned.feature, points, False)
        if earned.then is not None:
            earned.then()


def completed(table: Table) -> list[Feature]:
    """The features that this placement completed, whoever holds them (BASE-DONE-5)."""
    found = {id(spot.feature): spot.feature for spot in table.features.touched}
    done = [feature for feature in found.values() if feature.complete]
    for refuse in implemented(table, RuleModule.refuse_completion):
        done = [feature for feature in done if not refuse(table, feature)]
    return sorted(done, key=lambda f: (f.kind, place_of(f))) if len(done) > 1 else done


def return_scored(table: Table, this: Placement) -> None:
    """The figures of all scored features go back."""
    for feature in this.completed:
        return_figures(table, feature)


def return_figures(table: Table, feature: Feature) -> None:
    """All figures of a scored feature go back, also of those who got nothing (BASE-RETURN-1)."""
    told = implemented(table, RuleModule.figure_left)
    for figure in list(feature.figures):
        if figure.kind.goes_home:
            table.take_home(figure)
            for tell in told:
                tell(table, figure, figure.at, "scored")


def score_incomplete(table: Table, _: Any) -> None:
    """What is left incomplete scores less (BASE-END-2)."""
    for kinds in KINDS_IN_ORDER:
        for feature in table.occupied(*kinds):
            score(table, feature, final=True)
            return_figures(table, feature)


def score_farmers(table: Table, _: Any) -> None:
    """The fields come last (BASE-END-3)."""
    score_fields(table)
    for feature in table.occupied("field"):
        return_figures(table, feature)


CORE_STEPS: Final = (
    Step("ended", "6.3", pay_earned),
    Step("after_return", "10.3", return_scored),
    Step("final_scoring", "E.6", score_incomplete),
    Step("final_scoring", "E.8", score_farmers),
)

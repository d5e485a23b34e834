"""The course of a game, as the rule book tells it (ledger section 9).

Every function here is a coroutine that yields decisions and is sent the action taken. None is sent when
the seat asked has left the game; it then does nothing that is optional (HOUSE-2).
"""

from __future__ import annotations

from rules.board.features import Feature, place_of
from rules.decisions import Action, Decision, Flow, Offer
from rules.hooks import Expansion, implemented, run_steps
from rules.scoring.farming import score_fields
from rules.scoring.scoring import score
from rules.state.placement import Half, Placement
from rules.state.state import Table
from rules.tiles.design import PLACELESS_KINDS
from rules.turn.deploying import Deploy, EndTurn
from rules.turn.placing import DiscardTile, PlaceTile, fits, fits_plainly

# Order in which kinds of features are scored (BASE-END-4); totals do not depend on it.
KINDS_IN_ORDER = (("road",), ("city",), tuple(PLACELESS_KINDS))


def play_game(table: Table) -> Flow:
    """A whole game."""
    first = table.options["setup.first_player"]
    seat = first if isinstance(first, int) else 0
    while table.left and len(table.present()) > 1:
        seat = seat if not table.seats[seat].gone else table.after(seat)
        yield from turn(table, seat)
        seat = table.after(seat)
    yield from run_steps(table, "after_last_tile")
    yield from run_steps(table, "end_of_game")
    final_scoring(table)


def turn(table: Table, seat: int) -> Flow:
    """One turn: draw, place, act, score (BASE-TURN-1)."""
    table.begin_turn(seat)
    yield from play(table, Half(seat))


def play(table: Table, half: Half) -> Flow:
    """TS-2 to TS-12: a single turn, or one half of a double turn."""
    yield from run_steps(table, "before_draw", half)
    if half.placement is not None:
        yield from after_laying(table, half.placement)
        return
    yield from draw(table, half.seat, below=half.below)
    yield from placement(table, half)


def known_next(table: Table) -> str | None:
    """The tile that everybody knows to come next; None if it is hidden, as it mostly is."""
    found = (known(table) for known in implemented(table, Expansion.lies_next))
    return next((tile for tile in found if tile is not None), None)


def draw(table: Table, seat: int, *, below: int = 0) -> Flow:
    """TS-2: take the next tile; one that fits nowhere leaves the game and another is drawn.

    `below` is the number of tiles on top of the stack that are spoken for.
    """
    while table.left:
        tile = known_next(table)
        if tile is None:
            action = yield Decision(seat, "draw", (), below=below)
            if action is None:
                return
            tile = action["tile"]
        table.draw(tile)
        if fits(table, tile):
            return
        if not any(put_back(table, tile) for put_back in implemented(table, Expansion.puts_back)):
            table.set_aside()


def placement(table: Table, half: Half) -> Flow:
    """TS-3 to TS-12: the tile in hand is placed and everything that follows from it happens."""
    seat = half.seat
    while table.hand is not None:
        undo_to = table.seq
        action = yield Decision(seat, "place_tile", ways_to_place(table, table.hand), undo_to=undo_to)
        if action is not None and action["type"] == "place_tile":
            drawn = table.hand_drawn
            yield from run_steps(table, "before_placing", half)
            placed = table.lay((action["x"], action["y"]), action["rotation"])
            yield from after_laying(table, Placement(seat, placed, undo_to, drawn=drawn, second=half.second))
            return
        table.set_aside()
        if action is not None:
            yield from draw(table, seat, below=half.below)


def ways_to_place(table: Table, tile: str) -> tuple[Offer, ...]:
    """A tile that fits must be placed; one that fits only with help may be discarded (BASE-DRAW-3)."""
    place = PlaceTile(table, tile)
    return (place,) if fits_plainly(table, tile) else (place, DiscardTile())


def after_laying(table: Table, this: Placement) -> Flow:
    """TS-4 to TS-12: from the tile on the board to what follows its scoring."""
    yield from run_steps(table, "after_placement", this)
    yield from optional_actions(table, this)
    yield from settle(table, this)
    yield from run_steps(table, "after_placing", this)


def optional_actions(table: Table, this: Placement) -> Flow:
    """TS-4 and TS-5: deploying, taking back and the like, in any order, until `end_turn`."""
    while True:
        offers: list[Offer] = [] if this.figure_used else [Deploy(table, this)]
        for add in implemented(table, Expansion.offers):
            offers += add(table, this)
        offers.append(EndTurn())
        action = yield Decision(this.seat, "act", offers, undo_to=this.undo_to)
        if action is None or action["type"] == "end_turn":
            return
        perform(table, this, action)


def perform(table: Table, this: Placement, action: Action) -> None:
    """Carry out one optional action."""
    if any(carry_out(table, this, action) for carry_out in implemented(table, Expansion.perform)):
        return
    spot = this.placed.spot(action["feature"])
    assert spot is not None
    table.deploy(this.seat, table.kinds[action["piece"]], spot)
    this.figure_used = True


def settle(table: Table, this: Placement) -> Flow:
    """TS-6 to TS-10: what the tile completed is scored, and its followers go home."""
    for reason, reference, parts in this.earned:
        table.award(this.seat, reason, reference, parts)
    this.completed = completed(table)
    yield from run_steps(table, "on_completed", this)
    for feature in this.completed:
        score(table, feature, final=False)
    yield from run_steps(table, "on_scored", this)
    yield from run_steps(table, "after_scoring", this)
    yield from run_steps(table, "crossing", this)
    yield from run_steps(table, "moving_on", this)
    for feature in this.completed:
        return_figures(table, feature)
    yield from run_steps(table, "after_return", this)


def completed(table: Table) -> list[Feature]:
    """The features that this placement completed, whoever holds them (BASE-DONE-5)."""
    found = {id(spot.feature): spot.feature for spot in table.features.touched}
    done = [feature for feature in found.values() if feature.complete]
    return sorted(done, key=lambda f: (f.kind, place_of(f))) if len(done) > 1 else done


def return_figures(table: Table, feature: Feature) -> None:
    """All figures of a scored feature go back, also of those who got nothing (BASE-RETURN-1)."""
    for figure in list(feature.figures):
        if figure.kind.goes_home:
            table.take_home(figure)


def final_scoring(table: Table) -> None:
    """What is left incomplete scores less; then the fields (BASE-END-2..4)."""
    for kinds in KINDS_IN_ORDER:
        for feature in table.occupied(*kinds):
            score(table, feature, final=True)
            return_figures(table, feature)
    for final in implemented(table, Expansion.final):
        final(table)
    score_fields(table)
    for feature in table.occupied("field"):
        return_figures(table, feature)

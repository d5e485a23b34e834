"""A round of scoring: what was completed, who gets how much, who stays and who goes (TS-6 to TS-10)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure
from tests.rules.reference_engine.castles import Castles, convert
from tests.rules.reference_engine.moving import crossings, gates_down, may_use_gates, wagon_goals
from tests.rules.reference_engine.network import absorbed
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement
from tests.rules.reference_engine.values import farmed, scored
from tests.rules.reference_engine.wandering import Rounds, counts, establish, tiles

STAYING = ("wanderer", "office")


def settle(state: GameState, this: Placement) -> Part:
    """From `end_turn` to the last figure at home."""
    state.score(this.earned)
    land = state.board.land()
    completed = [
        area
        for area in land.areas
        if area.complete and not any(old.complete for old in absorbed(area, this.before))
    ]
    standing = [area for area in land.areas if area.kind == "castle" and area.followers]
    wandering = "wanderer-mayors-office" in state.expansions
    done = yield from convert(state, this, completed)
    land = state.board.land()
    done = [land.area[area.nodes[0]] for area in done]
    standing = [land.area[area.nodes[0]] for area in standing]
    for area in done:
        state.score(scored(land, area))
        state.take_goods(this.seat, area)
    if wandering:
        yield from establish(state, done)
    farmers = _drive_off(state, this)
    rounds = Rounds(state, this) if wandering else None
    castles = Castles(state, standing, done, rounds.by_castles if rounds else None)
    yield from castles.run()
    if rounds:
        finished = [(area, tiles(area)) for area in done if counts(land, area)]
        at_castles = [(area, castles.tiles[id(area)]) for area in castles.scored]
        state.score(rounds.wanderers(finished + at_castles) + rounds.offices(at_castles))
    yield from _cross(state, done)
    yield from _move_wagons(state, done)
    state.board.land()
    for area in [*done, *castles.scored]:
        for figure in area.figures:
            if figure.piece not in STAYING:
                state.home(figure)
    for figure in farmers:
        state.home(figure)
    _leave_alone(state)
    if wandering:
        Rounds(state, this).go_home()


def _drive_off(state: GameState, this: Placement) -> list[Figure]:
    """Farmers beside a barn score and go home with the pigs (BARN-3, BARN-5)."""
    land = state.board.land()
    leaving: list[Figure] = []
    for area in land.areas:
        barns = [figure for figure in area.figures if figure.piece == "barn"]
        if area.kind == "field" and barns and area.followers:
            state.score(farmed(land, area, 3 if this.barn in barns else 1))
            leaving += [figure for figure in area.figures if figure.piece != "barn"]
    return leaving


def _cross(state: GameState, done: list[Area]) -> Part:
    """Ask for followers over the drawbridges of completed roads (DRAW-10..33)."""
    land = state.board.land()
    ways = [
        (road, gates_down(land, road), may_use_gates(land, road))
        for road in (area for area in done if area.kind == "road")
        if "drawbridges" in state.expansions
    ]
    for seat in sorted({seat for _, _, movers in ways for seat in movers}, key=state.clockwise):
        while True:
            land = state.board.land()
            legal = [
                action
                for road, gates, movers in ways
                if seat in movers
                for action in crossings(land, road, gates, seat)
            ]
            if not legal:
                break
            answer = yield Ask("drawbridge", seat, [*legal, {"type": "pass"}])
            if answer["type"] == "pass":
                break
            origin = land.spot(answer["from"])
            figure = next(
                f for f in state.board.figures if (f.seat, f.piece, f.node) == (seat, answer["piece"], origin)
            )
            figure.node = land.spot(answer["to"])


def _move_wagons(state: GameState, done: list[Area]) -> Part:
    """Wagons of scored features go on, one after the other (WAGON-4, WAGON-12, DRAW-33)."""
    land = state.board.land()
    wagons = [figure for area in done for figure in area.figures if figure.piece == "wagon"]
    for wagon in sorted(wagons, key=lambda figure: state.clockwise(figure.seat)):
        land = state.board.land()
        legal = [
            {"type": "move_wagon", **land.on(goal, (x, y))}
            for goal in wagon_goals(land, wagon)
            for y, x in goal.cells
        ]
        if legal:
            x, y, _ = wagon.node
            here = {"x": x, "y": y, "feature": land.name(wagon.node)}
            answer = yield Ask("wagon", wagon.seat, [*legal, {"type": "pass"}], here)
            if answer["type"] == "move_wagon":
                wagon.node = land.spot(answer)


def _leave_alone(state: GameState) -> None:
    """Builders and pigs without a follower of their own go home (BUILDER-3, PIG-6)."""
    land = state.board.land()
    for figure in list(state.board.figures):
        if figure.piece in ("builder", "pig") and not land.area[figure.node].of(figure.seat):
            state.home(figure)

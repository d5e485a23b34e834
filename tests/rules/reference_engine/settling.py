"""A round of scoring: what was completed, who gets how much, who stays and who goes (TS-6 to TS-10)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure, Land
from tests.rules.reference_engine.castles import Castles, convert
from tests.rules.reference_engine.castles import pay as pay_shared
from tests.rules.reference_engine.challenges import losers
from tests.rules.reference_engine.expansions.dragon import walk
from tests.rules.reference_engine.expansions.fairy import of_features
from tests.rules.reference_engine.expansions.flocks import tend
from tests.rules.reference_engine.expansions.tops import move_tent, pay, ringmasters
from tests.rules.reference_engine.expansions.walled_city import enter, leave
from tests.rules.reference_engine.lying import seal
from tests.rules.reference_engine.moving import crossings, gates_down, may_use_gates, wagon_goals
from tests.rules.reference_engine.network import absorbed
from tests.rules.reference_engine.sheet import Node
from tests.rules.reference_engine.sieges import escape, leave_alone
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement
from tests.rules.reference_engine.values import farmed, scored
from tests.rules.reference_engine.wandering import Rounds, counts, establish, tiles

STAYING = ("wanderer", "office", "shepherd")


def settle(state: GameState, this: Placement) -> Part:
    """From `end_turn` to the last figure at home."""
    yield from _before_scoring(state, this)
    land = state.board.land()
    standing = [area for area in land.areas if area.kind == "castle" and area.followers]
    completed = _completed(state, land, this)
    wandering = "wanderer-mayors-office" in state.expansions
    lost = losers(land, completed)
    first = len(state.entries)
    done = yield from convert(state, this, completed)
    guests = yield from leave(state, this, done)
    pay_shared(state, this)
    land = state.board.land()
    done, standing = ([land.area[area.nodes[0]] for area in areas] for areas in (done, standing))
    if state.revision > 4:
        # Roads, cities, buildings, each by place (BASE-END-4).
        done.sort(key=lambda area: ({"road": 0, "city": 1}.get(area.kind, 2), area.cells))
    _score(state, this, land, done)
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
    yield from _move(state, done)
    _send_home(state, lost)
    _return(state, [*done, *castles.scored], farmers)
    _take_back(state, guests)
    leave_alone(state)
    if wandering:
        Rounds(state, this).go_home()
    move_tent(state, this.cell)
    yield from enter(state, this, state.entries[first:])
    yield from walk(state, this, "after-scoring")
    yield from escape(state, this)


def _before_scoring(state: GameState, this: Placement) -> Part:
    """Row 6: points earned before, flocks, the dragon."""
    pay(state, this)
    yield from tend(state, this)
    yield from walk(state, this, "before-scoring")


def _completed(state: GameState, land: Land, this: Placement) -> list[Area]:
    """What this placement completed, less what lying abbots keep from it."""
    fresh = [
        area
        for area in land.areas
        if area.complete and not any(old.complete for old in absorbed(area, this.before))
    ]
    return seal(state.board, land, fresh)


def _score(state: GameState, this: Placement, land: Land, done: list[Area]) -> None:
    """Row 8: the points of what was completed, and what goes to the placer of the tile."""
    for area in done:
        state.score(scored(land, area) + of_features(state, land, [area]) + ringmasters(land, area))
        state.take_goods(this.seat, area)
    state.prizes.compare(land, done, this.seat)


def _take_back(state: GameState, guests: list[tuple[int, str]]) -> None:
    for seat, piece in guests:
        state.supply[seat][piece] += 1


def _return(state: GameState, scored_areas: list[Area], farmers: list[Figure]) -> None:
    """The figures of what was scored go home (BASE-RETURN-1)."""
    state.board.land()
    _home_all(state, [each for area in scored_areas for each in area.figures if each.piece not in STAYING])
    _home_all(state, farmers)


def _home_all(state: GameState, figures: list[Figure]) -> None:
    for figure in figures:
        state.home(figure)


def _send_home(state: GameState, lost: list[Node]) -> None:
    """Followers of buildings that lost a challenge go home (CULT-17)."""
    land = state.board.land()
    for figure in [figure for node in lost for figure in land.area[node].followers]:
        state.home(figure)


def _drive_off(state: GameState, this: Placement) -> list[Figure]:
    """Farmers beside a barn score and go home with the pigs (BARN-3, BARN-5)."""
    land = state.board.land()
    leaving: list[Figure] = []
    for area in land.areas:
        barns = [figure for figure in area.figures if figure.piece == "barn"]
        if area.kind == "field" and barns and area.followers:
            state.score(farmed(land, area, 3 if this.barn in barns else 1))
            state.score(of_features(state, land, [area]) + ringmasters(land, area))
            leaving += [figure for figure in area.figures if figure.piece not in ("barn", "shepherd")]
    return leaving


def _move(state: GameState, done: list[Area]) -> Part:
    yield from _cross(state, done)
    yield from _move_wagons(state, done)


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
                for action in crossings(land, road, gates, seat, state.neutral.dragon)
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
            state.move(figure, land.spot(answer["to"]))


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
            if (x, y) != state.neutral.dragon
        ]
        if legal:
            x, y, _ = wagon.node
            here = {"x": x, "y": y, "feature": land.name(wagon.node)}
            answer = yield Ask("wagon", wagon.seat, [*legal, {"type": "pass"}], here)
            if answer["type"] == "move_wagon":
                state.move(wagon, land.spot(answer))

"""A round of scoring: what was completed, who gets how much, who stays and who goes (TS-6 to TS-10)."""

from __future__ import annotations

from tests.rules.second_all.board import Area, Figure
from tests.rules.second_all.castles import Castles, convert
from tests.rules.second_all.moving import crossings, gates_down, may_use_gates, wagon_goals
from tests.rules.second_all.network import absorbed
from tests.rules.second_all.table import Ask, Part, Placement, Table
from tests.rules.second_all.values import farmed, scored
from tests.rules.second_all.wandering import Rounds, counts, establish, tiles

STAYING = ("wanderer", "office")


def settle(table: Table, this: Placement) -> Part:
    """From `end_turn` to the last figure at home."""
    table.score(this.earned)
    land = table.board.land()
    completed = [
        area
        for area in land.areas
        if area.complete and not any(old.complete for old in absorbed(area, this.before))
    ]
    standing = [area for area in land.areas if area.kind == "castle" and area.followers]
    wandering = "wanderer-mayors-office" in table.boxes
    done = yield from convert(table, this, completed)
    land = table.board.land()
    done = [land.area[area.nodes[0]] for area in done]
    standing = [land.area[area.nodes[0]] for area in standing]
    for area in done:
        table.score(scored(land, area))
        table.take_goods(this.seat, area)
    if wandering:
        yield from establish(table, done)
    farmers = _drive_off(table, this)
    rounds = Rounds(table, this) if wandering else None
    castles = Castles(table, standing, done, rounds.by_castles if rounds else None)
    yield from castles.run()
    if rounds:
        finished = [(area, tiles(area)) for area in done if counts(land, area)]
        at_castles = [(area, castles.tiles[id(area)]) for area in castles.scored]
        table.score(rounds.wanderers(finished + at_castles) + rounds.offices(at_castles))
    yield from _cross(table, done)
    yield from _move_wagons(table, done)
    table.board.land()
    for area in [*done, *castles.scored]:
        for figure in area.figures:
            if figure.piece not in STAYING:
                table.home(figure)
    for figure in farmers:
        table.home(figure)
    _leave_alone(table)
    if wandering:
        Rounds(table, this).go_home()


def _drive_off(table: Table, this: Placement) -> list[Figure]:
    """Farmers beside a barn score and go home with the pigs (BARN-3, BARN-5)."""
    land = table.board.land()
    leaving: list[Figure] = []
    for area in land.areas:
        barns = [figure for figure in area.figures if figure.piece == "barn"]
        if area.kind == "field" and barns and area.followers:
            table.score(farmed(land, area, 3 if this.barn in barns else 1))
            leaving += [figure for figure in area.figures if figure.piece != "barn"]
    return leaving


def _cross(table: Table, done: list[Area]) -> Part:
    """Followers over the drawbridges of completed roads (DRAW-10..33)."""
    land = table.board.land()
    ways = [
        (road, gates_down(land, road), may_use_gates(land, road))
        for road in (area for area in done if area.kind == "road")
        if "drawbridges" in table.boxes
    ]
    for seat in sorted({seat for _, _, movers in ways for seat in movers}, key=table.clockwise):
        while True:
            land = table.board.land()
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
                f for f in table.board.figures if (f.seat, f.piece, f.node) == (seat, answer["piece"], origin)
            )
            figure.node = land.spot(answer["to"])


def _move_wagons(table: Table, done: list[Area]) -> Part:
    """Wagons of scored features go on, one after the other (WAGON-4, WAGON-12, DRAW-33)."""
    land = table.board.land()
    wagons = [figure for area in done for figure in area.figures if figure.piece == "wagon"]
    for wagon in sorted(wagons, key=lambda figure: table.clockwise(figure.seat)):
        land = table.board.land()
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


def _leave_alone(table: Table) -> None:
    """Builders and pigs without a follower of their own go home (BUILDER-3, PIG-6)."""
    land = table.board.land()
    for figure in list(table.board.figures):
        if figure.piece in ("builder", "pig") and not land.area[figure.node].of(figure.seat):
            table.home(figure)

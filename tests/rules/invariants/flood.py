"""Features joined anew from the tiles on the board, to compare with those kept tile by tile."""

from __future__ import annotations

from rules import Game
from rules.board.features import Feature, Placed, Spot
from rules.tiles.geometry import AROUND, STEPS, opposite
from rules.tiles.kinds import BUILDING_KINDS, LINED_KINDS, NEVER_COMPLETE

# A castle counts an open end that no tile closes (CASTLE-15).
CLOSED_TO_TILES = "castle"


def check_features(game: Game) -> None:
    """Every spot's feature holds just the spots that a flood reaches, with as many open ends.

    The features kept by kind are those on the board, each once.
    """
    tiles = game.state.board.tiles
    seen: set[int] = set()
    found: list[tuple[str, int]] = []
    for placed in tiles.values():
        for spot in placed.spots:
            if id(spot) in seen:
                continue
            reached = flood(spot, game)
            seen |= {id(other) for other in reached}
            feature = spot.feature
            found.append((spot.segment.kind, id(feature)))
            assert {id(other) for other in reached} == {id(other) for other in feature.spots}
            assert len(feature.spots) == len(reached)
            assert all(other.feature is feature for other in reached)
            check_open(feature, reached, game)
            known = [f for f in game.state.figures if f.feature is feature]
            assert sorted(map(id, known)) == sorted(map(id, feature.figures))
    kept = [(kind, id(one)) for kind, features in game.state.features.of_kind.items() for one in features]
    assert sorted(kept) == sorted(found)


def flood(start: Spot, game: Game) -> list[Spot]:
    """Return all spots that hang together with one."""
    reached, ids = [start], {id(start)}
    for spot in reached:
        for other in beyond(spot, game):
            if id(other) not in ids:
                ids.add(id(other))
                reached.append(other)
    return reached


def beyond(spot: Spot, game: Game) -> list[Spot]:
    """Return the spots of neighbouring tiles that meet this one."""
    placed, found = spot.placed, []
    for edge in range(4):
        other = _neighbour(placed, edge, game)
        if other is None:
            continue
        if spot in placed.at(edge):
            found += other.at(opposite(edge))
        _, left, right = (placed.spots[i] if i >= 0 else None for i in placed.sides[edge])
        theirs = other.sides[opposite(edge)]
        for mine, index in ((left, theirs[2]), (right, theirs[1])):
            if mine is spot and index >= 0:
                found.append(other.spots[index])
    return found


def _neighbour(placed: Placed, edge: int, game: Game) -> Placed | None:
    dx, dy = STEPS[edge]
    return game.state.board.tiles.get((placed.cell[0] + dx, placed.cell[1] + dy))


def check_open(feature: Feature, spots: list[Spot], game: Game) -> None:
    """What is missing: edges at empty cells, or empty cells around a building."""
    if feature.kind in LINED_KINDS:
        ends = [(spot.placed, port) for spot in spots for port in spot.segment.ends]
        missing = sum(_neighbour(placed, edge, game) is None for placed, edge in ends)
        # What lies within its tile has no end that a tile could close.
        missing = missing if ends else 1
    elif feature.kind in BUILDING_KINDS:
        x, y = spots[0].cell
        missing = sum((x + dx, y + dy) not in game.state.board.tiles for dx, dy in AROUND)
    elif feature.kind == CLOSED_TO_TILES:
        missing = 1
    else:
        missing = 0
    assert feature.open == missing, (feature.kind, spots[0].reference)
    closed = missing == 0 and feature.kind not in NEVER_COMPLETE
    assert feature.complete == (closed and not feature.sealed)
    assert closed or not feature.sealed

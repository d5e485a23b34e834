"""Two segments at one edge (`shares_edges` in a tile file): as if all were joined anew from the file.

The tile is one of a set without rules yet: a city in the north and west, and one in the east that reaches the
north edge, too.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from rules import Game, bots, placements_of
from rules.board.features import Feature, Placed, Spot
from rules.board.fitting import Fitting, at, beside
from rules.bots.outlook import Outlook
from rules.bots.prospects import Prospects
from rules.bots.simulation import Simulation
from rules.bots.weights import WEIGHTS
from rules.expansions.abbey_and_mayor.wagon_goals import goals
from rules.state.state import GameState
from rules.tiles.catalogue import plain_faces, sheets
from rules.tiles.check import CatalogueError, check_design
from rules.tiles.design import CITY, FIELD
from rules.tiles.geometry import EDGES, STEPS
from tests.rules.hooks.everything import ALL
from tests.rules.invariants.random_game import RandomGame, setup_at_random
from tests.rules.scene import Scene, entries, on_board

TILE = "HS/CC!.v"
ABBEY = "AM/A"
BOARD = """
    .     ?n  .
    C@90  ??  ?e
"""


def spot(state: GameState, cell: tuple[int, int], name: str) -> Spot:
    found = state.board.tiles[cell].spot(name)
    assert found is not None
    return found


def laid(*hand: str, deploy: str | None = "city@E", **keys: Any) -> Scene:
    """The tile lies east of a city cap: its city in the north and west is open to the north only."""
    scene = on_board(BOARD, hand=[TILE, *hand], last=True, **keys)
    return scene.turn("??", deploy=deploy)


def both(scene: Scene) -> tuple[Feature, Feature]:
    """Return the city in the north and west, and that in the east."""
    cell, state = scene.cell("??"), scene.game.state
    return spot(state, cell, "city@N").feature, spot(state, cell, "city@E").feature


def test_shared_edge_is_one_edge_and_names_its_owner() -> None:
    for quarter, face in enumerate(plain_faces(TILE)):
        names = [EDGES[(edge + quarter) % 4] for edge in range(4)]
        north, east, _, west = names
        assert face.terrain[quarter] == face.terrain[(quarter + 1) % 4] == face.terrain[(quarter + 3) % 4]
        assert (face.named[f"city@{north}"], face.named[f"city@{west}"], face.named[f"city@{east}"]) == (
            0,
            0,
            1,
        )
        assert face.middles[quarter] == (0, 1)
        assert [len(segment.ends) for segment in face.segments] == [2, 2, 0]


def test_city_beyond_a_shared_edge_joins_both() -> None:
    scene = laid("C", "C").stand(1, "city@N", "??")
    one, other = both(scene)
    assert (one is other, one.open, other.open) == (False, 1, 2)
    scene.turn("?n", 180)
    one, other = both(scene)
    assert (one is other, one.open) == (True, 1)
    assert Counter(figure.seat for figure in one.figures) == {0: 1, 1: 1}
    scene.turn("?e", 270)
    # Four tiles, although one has two parts in it; both seats have the majority.
    assert entries(scene)[:2] == [(0, "city", 8), (1, "city", 8)]


def test_tile_that_shows_nothing_closes_both_and_joins_neither() -> None:
    scene = laid("C", expansions=("abbey-and-mayor",))
    state, (x, y) = scene.game.state, scene.cell("??")
    state.put(ABBEY, (x, y - 1), 0)
    one, other = both(scene)
    assert (one is other, one.open, other.open) == (False, 0, 1)
    assert {spot(state, (x, y), "city@N"), spot(state, (x, y), "city@E")} <= set(state.features.touched)
    assert one.complete
    scene.turn("?e", 270)
    assert entries(scene)[0] == (0, "city", 4)


def test_wagon_steps_over_a_shared_edge() -> None:
    keys = {"expansions": ("abbey-and-mayor",), "options": {"wagon.move": "connected"}}
    scene = laid("C", deploy=None, **keys)
    state, (x, y) = scene.game.state, scene.cell("??")
    abbey, east = state.put(ABBEY, (x, y - 1), 0).spots[0], spot(state, (x, y), "city@E")
    assert abbey.feature in goals(state, state.kinds["wagon"], east)
    # The city in the north and west is completed.
    assert goals(state, state.kinds["wagon"], abbey) == [east.feature]


def test_two_shared_edges_that_meet_join_four_cities() -> None:
    scene = laid(TILE)
    x, y = scene.cell("??")
    scene.turn("?n", 180)
    state = scene.game.state
    cities = [
        spot(state, cell, name)
        for cell, name in (
            ((x, y), "city@N"),
            ((x, y), "city@E"),
            ((x, y - 1), "city@S"),
            ((x, y - 1), "city@W"),
        )
    ]
    assert len({id(city.feature) for city in cities}) == 1
    # To the east of the one tile, to the east and the west of the other.
    assert cities[0].feature.open == 3


def test_shared_edge_leads_into_both() -> None:
    """A bot asks which tiles close a city: one that enters over the shared edge goes on in both cities."""
    fitting = Fitting(plain_faces)
    # Cities lie to the north and west, a field to the south; the city in the east goes on.
    need = beside(beside(beside(0, CITY, 0), FIELD, 2), CITY, 3)
    assert fitting.fitting(TILE, need) == (0,)
    assert (fitting.ends(TILE)[at(need, 3)], fitting.ends(TILE)[at(need, 0)]) == (True, False)


# Whole games, with the file of tiles as the only authority.

TILES = {
    raw["id"]: raw
    for path in sheets().values()
    for raw in tomllib.loads(path.read_text(encoding="utf-8")).get("tile", ())
}
CITIES = ("city", "castle")


def city_edges(placed: Placed) -> list[tuple[int, int]]:
    """(segment, edge of the board) for each end of a city, from the tile file."""
    raw = TILES.get(placed.face.design.id, {"segments": ()})
    return [
        (index, (EDGES.index(edge) + placed.face.rotation // 90) % 4)
        for index, segment in enumerate(raw["segments"])
        if segment["kind"] == "city"
        for edge in (*segment["edges"], *segment.get("shares_edges", ()))
    ]


def check_cities(game: Game) -> int:
    """Check that every city has the parts and open ends that the files say.

    Return how many shared edges are joined.
    """
    tiles = game.state.board.tiles
    ends: dict[tuple[tuple[int, int], int], list[Spot]] = {}
    for cell, placed in tiles.items():
        for index, edge in city_edges(placed):
            ends.setdefault((cell, edge), []).append(placed.spots[index])
    groups = {id(s): {id(s)} for spots in ends.values() for s in spots}
    opened: Counter[int] = Counter()
    for ((x, y), edge), mine in ends.items():
        beyond = (x + STEPS[edge][0], y + STEPS[edge][1])
        theirs = ends.get((beyond, (edge + 2) % 4), [])
        opened.update(id(s) for s in mine if beyond not in tiles)
        whole = set().union(*(groups[id(s)] for s in (*mine, *theirs))) if theirs else set()
        for member in whole:
            groups[member] = whole
    for s in (s for spots in ends.values() for s in spots):
        feature = s.feature
        assert {id(other) for other in feature.spots} == groups[id(s)]
        if s.segment.kind == "city":
            assert feature.open == sum(opened[member] for member in groups[id(s)])
    return sum(len(spots) > 1 and spots[0].feature is spots[1].feature for spots in ends.values())


def crowded(seed: int, more: int) -> RandomGame:
    """Return a random game of all expansions with many copies of the tile in its bag."""
    rng = random.Random(seed)
    setup = setup_at_random(rng, ALL)
    return RandomGame(replace(setup, counts={**setup.counts, TILE: more}), rng)


@pytest.mark.parametrize("seed", range(2))
def test_whole_games_with_shared_edges_join_what_the_tile_file_says(seed: int) -> None:
    played, rng, joined = crowded(seed, 40), random.Random(seed), 0
    while not played.game.over:
        action = played.choose()
        played.game.apply(action)
        played.legal = played.game.legal()
        if action["type"] == "place_tile":
            joined = max(joined, check_cities(played.game))
            if rng.random() < 0.1:
                foresee(played)
        if played.legal and rng.random() < 0.04:
            look(played, rng)
    assert joined >= 5
    again = played.replay(played.game.log)
    assert (again.scores(), check_cities(again)) == (played.game.scores(), check_cities(played.game))


def look(played: RandomGame, rng: random.Random) -> None:
    """Bots and previews answer as rules do."""
    assert played.game.check(bots.answer("greedy", played.game, rng)) is None
    if played.game.decision and played.game.decision.kind == "place_tile":
        assert played.game.state.hand is not None
        listed = {(a["x"], a["y"], a["rotation"]) for a in played.legal if a["type"] == "place_tile"}
        shown = placements_of(played.game, played.game.state.hand)
        assert {(p["x"], p["y"], p["rotation"]) for p in shown} == listed


def foresee(played: RandomGame) -> None:
    """A simulated placement has the features that the real one gets."""
    state = played.game.state
    for x, y, rotation in list(state.board.placements(TILE))[:3]:
        prospects = Prospects(state, Outlook(state, WEIGHTS))
        groups = Simulation(prospects, TILE, (x, y), rotation).groups
        again = played.replay(played.game.log).state
        again.put(TILE, (x, y), rotation)
        cities = {id(s.feature): s.feature for s in again.board.tiles[x, y].spots if s.segment.kind == "city"}
        expected = sorted((city.open, len(city.spots)) for city in cities.values())
        found = [group.prospect.feature for group in groups if group.kind == "city"]
        assert sorted((city.open, len(city.spots)) for city in found) == expected


def test_links_taken_apart_leave_shared_edges_joined() -> None:
    played, rng = crowded(3, 40), random.Random(3)
    while not played.game.over and len(played.game.state.board.tiles) < 60:
        played.game.apply(played.choose())
        played.legal = played.game.legal()
    state = played.game.state
    cities = [s for placed in state.board.tiles.values() for s in placed.spots if s.segment.kind == "city"]
    assert check_cities(played.game)
    for _ in range(40):
        state.features.link(*rng.sample(cities, 2))
    while state.features.links:
        state.features.unlink(*rng.choice(state.features.links), state.board.tiles)
    check_cities(played.game)


@pytest.mark.parametrize(
    ("shares", "problem"),
    [
        (["Q"], "shares Q, which is none of N, E, S, W"),
        (["S"], "segment 1 shares edge S, which no other city owns"),
        (["E"], "segment 1 shares edge E, which no other city owns"),
        (["N", "N"], "segment 1 shares edge N, which no other city owns"),
    ],
)
def test_tile_that_shares_an_edge_with_nobody_is_refused(shares: list[str], problem: str) -> None:
    raw = TILES[TILE]
    segments = [dict(segment) for segment in raw["segments"]]
    segments[1]["shares_edges"] = shares
    with pytest.raises(CatalogueError, match=problem):
        check_design({**raw, "segments": segments})


def test_road_may_end_at_an_edge_of_another_road_only() -> None:
    ground = {"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}
    roads = [{"kind": "road", "edges": ["N", "W"]}, {"kind": "road", "edges": ["E"], "shares_edges": ["N"]}]
    check_design({"id": "XX/roads", "count": 1, "segments": [*roads, ground]})
    city = {"kind": "city", "edges": ["S"], "shares_edges": ["N"]}
    open_ground = {**ground, "halves": [half for half in ground["halves"] if half[0] != "S"]}
    with pytest.raises(CatalogueError, match="segment 2 shares edge N, which no other city owns"):
        check_design({"id": "XX/mixed", "count": 1, "segments": [*roads, city, open_ground]})

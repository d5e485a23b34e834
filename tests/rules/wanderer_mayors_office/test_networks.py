"""Chapter NET: what hangs together, and what it connects."""

from __future__ import annotations

import pytest

from rules.board.features import Spot
from rules.expansions.wanderer_mayors_office.network_plan import (
    GOES_ON,
    REACHES,
    WALL,
    WALLED,
    is_access,
    plan,
)
from rules.tiles.catalogue import designs
from rules.tiles.design import Design
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build
from tests.rules.scene import Scene
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    GAP,
    JOINED,
    X8,
    connected,
    lay,
    nets,
    place,
    rights,
    roads,
    spot,
    stage,
)

IC, TB = "inns-and-cathedrals", "traders-and-builders"
PLACES = {"city", "monastery", "shrine"}
ROADS = [d for d in designs().values() if any(s.kind == "road" for s in d.segments)]


def alone(tile: str) -> Scene:
    """Return one tile of any expansion, far from all others."""
    return lay(stage("*L"), tile, 9, 9)


def crossings(design: Design, kind: str) -> list[list[int]]:
    found = [j["joins"] for j in design.raw.get("junctions", ()) if j["crossing"] == kind]
    return [[i for i in joins if design.segments[i].kind == "road"] for joins in found]


# Nodes and edges


@clause("NET-1")
def test_stretches_access_roads_and_bridges_are_pieces() -> None:
    scene = build(stage(GAP, X8, hand=["L", "L"], edition=FIRST).place(), 1, 0, "ew")
    lay(scene, "WM/CCR.a", 9, 9)
    assert nets(scene) == [
        {(0, 0, "road@E"), (1, 0, "road@E"), (2, 0, "road@W")},
        {(9, 9, "road@W"), (9, 9, "road#3"), (9, 9, "road#4")},
    ]


@clause("NET-2", "NET-23")
@pytest.mark.parametrize("design", ROADS, ids=lambda design: design.id)
def test_every_inner_end_is_of_one_kind(design: Design) -> None:
    """Joined at a crossing, at a gate, or parted from all else; nothing is joined or reached besides."""
    planned = plan(design)
    for junction in design.raw.get("junctions", ()):
        joins = junction["joins"]
        on_road = tuple(i for i in joins if design.segments[i].kind == "road")
        assert on_road in planned.joined or junction["crossing"] not in GOES_ON
        reached = {i for road, i in planned.gates if road in on_road and i in joins}
        places = {i for i in joins if design.segments[i].kind in PLACES | {WALLED}}
        assert reached == (places if on_road and junction["crossing"] in REACHES | PLACES | {WALL} else set())
    assert sum(map(len, planned.joined)) == sum(len(r) for kind in GOES_ON for r in crossings(design, kind))


@clause("NET-3", "NET-9")
def test_roads_in_a_ring_are_one_network_that_has_each_piece_once() -> None:
    scene = stage("*Rr@270  Rr\nRr@180  ??", hand=["Rr", "L"]).place("??", 90)
    pieces = roads(scene).of(spot(scene, "road@N", (1, 1))).pieces
    assert (len(pieces), len(set(pieces))) == (4, 4)


@clause("NET-3", "NET-9")
def test_pieces_that_meet_on_an_edge_are_joined() -> None:
    scene = stage(GAP)
    assert nets(scene) == [{(0, 0, "road@E")}, {(2, 0, "road@W")}]
    scene.place()
    # A network, whether its roads are complete or not.
    assert nets(scene) == [{(0, 0, "road@E"), (1, 0, "road@E"), (2, 0, "road@W")}]


@clause("NET-4", "NET-9")
def test_three_roads_at_a_village_are_three_features_and_one_network() -> None:
    scene = alone("BA/RRR")
    features = {id(place(scene, f"road@{edge}", (9, 9))) for edge in "ESW"}
    assert len(features) == 3
    assert nets(scene) == [{(9, 9, "road@E"), (9, 9, "road@S"), (9, 9, "road@W")}]


@clause("NET-4")
def test_a_road_that_stops_at_another_joins_it() -> None:
    assert len(nets(alone("TB/RRC"))) == 1
    for design in ROADS:
        for on_road in crossings(design, "village"):
            assert tuple(on_road) in plan(design).joined


@clause("NET-5")
@pytest.mark.parametrize("tile", [d.id for d in ROADS if crossings(d, "lake")])
def test_roads_at_a_ferry_lake_are_joined(tile: str) -> None:
    scene = alone(tile)
    assert len(nets(scene)) == 1
    assert len(nets(scene)[0]) == len(crossings(designs()[tile], "lake")[0])


@clause("NET-6")
def test_a_road_that_branches_at_a_well_is_one_piece() -> None:
    for tile in ("WM/CCRR.w", "AM/Rrr"):
        assert [len(net) for net in nets(alone(tile))] == [1]


PARTED = (
    "bazaar",
    "tower",
    "corn-circle",
    "circus",
    "acrobats",
    "volcano",
    "spring",
    "walled-city",
    "dead-end",
)


@clause("NET-7", "NET-20", "INT-49")
def test_what_parts_the_roads_that_end_there() -> None:
    """Bazaars, towers, crop circles: two roads at one of them are two networks."""
    assert [len(net) for net in nets(alone("BB/RFR.b"))] == [1, 1]
    assert [len(net) for net in nets(alone("IC/LRFR"))] == [1, 1]
    seen = set()
    for design in ROADS:
        for kind in PARTED:
            for on_road in crossings(design, kind):
                if len(on_road) > 1:
                    seen.add(kind)
                    scene = alone(design.id)
                    numbers = {
                        id(roads(scene).of(scene.game.state.board.tiles[9, 9].spots[i])) for i in on_road
                    }
                    assert len(numbers) == len(on_road), design.id
    assert {"bazaar", "tower", "corn-circle"} <= seen


@clause("NET-20")
def test_a_tower_beside_a_road_parts_nothing() -> None:
    """Nor does a crop circle, where no road ends at it."""
    beside = [d for d in ROADS if d.marks & {"tower", "corn-circle"} and not plan(d).joined]
    running = [(d, s) for d in beside for s in d.segments if s.kind == "road" and len(s.ports) == 2]
    assert running
    for design, segment in running:
        scene = alone(design.id)
        piece = scene.game.state.board.tiles[9, 9].spots[segment.index]
        assert len(roads(scene).of(piece).pieces) == 1
        assert not crossings(design, "tower") or segment.index not in crossings(design, "tower")[0]


@clause("NET-8")
def test_a_gate_ends_the_road() -> None:
    """Two roads that end at one city are two networks."""
    assert [len(net) for net in nets(alone("IC/CRcR+"))] == [1, 1]


TUNNELS = [d.id for d in ROADS if any(s.data.get("tunnel") for s in d.segments)]


@clause("NET-18", "NET-23")
@pytest.mark.parametrize("tile", ["TB/RRrr", *TUNNELS])
def test_printed_bridges_and_tunnels_cross_nothing(tile: str) -> None:
    """A tunnel is continuous road; what runs over or under another road does not join it."""
    scene = alone(tile)
    pieces = [s for s in scene.game.state.board.tiles[9, 9].spots if s.segment.kind == "road"]
    assert [len(net) for net in nets(scene)] == [1] * len(pieces)
    assert not any(roads(scene).of(piece).gates for piece in pieces)
    assert TUNNELS


# Terminals and connections


@clause("NET-10", "NET-11")
def test_places_at_the_ends_are_connected() -> None:
    scene = stage(JOINED)
    network = roads(scene).of(scene.game.state.board.tiles[1, 0].spots[0])
    assert {id(t) for t in network.terminals} == {
        id(place(scene, "city@S")),
        id(place(scene, "city@N", (2, 0))),
    }
    assert connected(scene, ("city@S", (0, 0)), ("city@N", (2, 0)))
    assert not connected(scene, ("city@S", (0, 0)), ("city@S", (0, 0)))
    apart = stage(GAP)
    assert not connected(apart, ("city@S", (0, 0)), ("city@N", (2, 0)))


@clause("NET-10")
def test_networks_at_a_place_come_in_one_order() -> None:
    """Wherever they lie in memory, so that who sums over them gets the same in every run."""
    tiles = [("TB/CcRR!.c", 0), ("TB/CcRR!.c", 90), ("TB/CcRR!.c", 270), ("TB/CcRR!.c", 180)]
    scene = stage("*L", TB)
    for (tile, turn), (x, y) in zip(tiles, ((9, 9), (8, 9), (9, 8), (8, 8)), strict=True):
        lay(scene, tile, x, y, turn)
    city = place(scene, "city@N", (9, 9))
    ending = roads(scene).ending_at(city)
    roads_there = [s for tile in city.spots for s in tile.placed.spots if s.segment.kind == "road"]
    assert ending == [roads(scene).of(road) for road in roads_there]
    assert (len(ending), set(ending)) == (8, roads(scene).at(city))


@clause("NET-10")
def test_a_stub_reaches_the_city_without_a_piece_of_its_own() -> None:
    scene = alone("IC/CRCR")
    assert connected(scene, ("city@N", (9, 9)), ("city@S", (9, 9)))
    assert len(nets(scene)[0]) == 2
    assert not any(is_access(piece.segment) for piece in _roads(scene))
    spur = alone("DB/CRFr.d")
    network = roads(spur).of(spur.game.state.board.tiles[9, 9].spots[1])
    assert [t.kind for t in network.terminals] == ["city"]


@clause("NET-16")
def test_no_connection_leads_through_a_city() -> None:
    """A - road - B - road - C."""
    scene = stage("*AM/RC@180  RFr  IC/CRcR+@90  RFr  AM/RC", IC)
    a, b, c = ("city@S", (0, 0)), ("city@N", (2, 0)), ("city@N", (4, 0))
    assert connected(scene, a, b)
    assert connected(scene, b, c)
    assert not connected(scene, a, c)


@clause("NET-17")
def test_a_road_back_to_the_same_city_connects_nothing() -> None:
    """Both ends of the road that the tile closes lie at one city."""
    scene = stage("*TB/CcRR!.c  Rr\nRr@180  ??", TB, hand=["Rr", "L"]).place("??", 90)
    assert [len(net) for net in nets(scene)] == [5]
    assert roads(scene).of(spot(scene, "road@E")).terminals == [place(scene, "city@N")]
    assert rights(scene) == []


@clause("NET-14", "NET-22", "WANDER-16", "INT-74", "ABBEY-15")
def test_an_abbey_connects_nothing_and_is_no_terminal() -> None:
    """It closes two roads to two cities and joins them not."""
    scene = stage(".  L  .\nAM/RC@180  ??  AM/RC\n.  L  .", hand=["L", "L"], supply={"abbey": 1})
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y)
    assert rights(scene) == []
    assert len(nets(scene)) == 2
    assert all(len(roads(scene).of(piece).terminals) == 1 for piece in _roads(scene))
    assert roads(scene).at(place(scene, "monastery", (x, y))) == set()


def _roads(scene: Scene) -> list[Spot]:
    tiles = scene.game.state.board.tiles.values()
    return [s for placed in tiles for s in placed.spots if s.segment.kind == "road"]

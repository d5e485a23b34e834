"""Chapter BRIDGE, sections 2.1 and 2.2: where a bridge may lie, and what it does to placing."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    NEW,
    auction,
    bridged,
    bridges,
    build,
    needs,
    span,
    stage,
)
from tests.rules.scene import Scene


def two_monasteries(edition: str = NEW) -> Scene:
    return stage("*L ??", hand=["L", "L"], edition=edition).place("??")


@clause("BRIDGE-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bridge_is_optional(edition: str) -> None:
    assert bridges(two_monasteries(edition)) == [(0, 0, "ns"), (1, 0, "ns")]
    assert two_monasteries(edition).end().supply("bridge") == [3, 3]
    scene = build(two_monasteries(edition), 1, 0, "ns")
    assert scene.supply("bridge") == [2, 3]
    assert view(scene.game)["bridges"] == [{"x": 1, "y": 0, "axis": "ns"}]


@clause("BRIDGE-1")
def test_bridge_comes_from_the_own_supply() -> None:
    scene = stage("*L ??", hand=["L"], supply={"bridge": 0}).place("??")
    assert bridges(scene) == []
    assert scene.refuses(type="build_bridge", x=1, y=0, axis="ns").code == "bridge.supply"


@clause("BRIDGE-1", "BRIDGE-2")
def test_second_bridge_in_a_placement_is_refused() -> None:
    scene = build(two_monasteries(), 1, 0, "ns")
    assert bridges(scene) == []
    assert scene.refuses(type="build_bridge", x=0, y=0, axis="ns").code == "bridge.again"
    scene.end().place((-1, 0))
    assert bridges(scene) == [(-1, 0, "ns"), (0, 0, "ns")]


@clause("BRIDGE-2")
@pytest.mark.parametrize("per", ["tile-placement", "turn"])
def test_a_tile_of_a_bazaar_has_its_own(per: str) -> None:
    scene = stage(
        "*L ??", hand=["BB/F.b", "L", "L"], options={"bridge.per": per, "bazaar.free_variant": "on"}
    )
    build(scene.place("??"), 1, 0, "ns").end()
    scene.act(type="choose_tile", tile=0).place((-1, 0)).end()
    assert (scene.seat, auction(scene)["placed"]) == (0, [1, 0])
    scene.place((0, 1))
    assert (0, 1, "ew") in bridges(scene)


@clause("BRIDGE-3")
def test_the_bridge_that_a_placement_needs_is_that_one() -> None:
    scene = stage("*RFr ??", hand=["L"]).place("??")
    assert scene.game.legal() == [{"seat": 0, "type": "build_bridge", "x": 1, "y": 0, "axis": "ew"}]
    build(scene, 1, 0, "ew")
    assert bridges(scene) == []
    assert scene.refuses(type="build_bridge", x=1, y=0, axis="ns").code == "bridge.again"


@clause("BRIDGE-13", "BRIDGE-18")
@pytest.mark.parametrize(
    "action",
    [
        {"type": "end_turn"},
        {"type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "monastery"},
        {"type": "discard_tile"},
    ],
)
def test_only_the_needed_bridge_is_legal_first(action: dict[str, object]) -> None:
    scene = stage("*RFr ??", hand=["L"]).place("??")
    assert scene.refuses(**action).code == "type.now"


@clause("BRIDGE-13")
@pytest.mark.parametrize(("x", "y", "axis"), [(1, 0, "ns"), (0, 0, "ew"), (0, 0, "ns"), (9, 9, "ew")])
def test_only_the_needed_bridge_is_accepted(x: int, y: int, axis: str) -> None:
    scene = stage("*RFr ??", hand=["L"]).place("??")
    refusal = scene.refuses(type="build_bridge", x=x, y=y, axis=axis)
    assert (refusal.code, refusal.clause) == ("bridge.forced", "BRIDGE-13")


@clause("BRIDGE-4")
def test_bridge_lies_on_the_tile_just_placed_or_beside_it() -> None:
    scene = stage("*L ??\nL .", hand=["L"]).place("??")
    assert (0, 0, "ew") not in bridges(scene)
    refusal = scene.refuses(type="build_bridge", x=0, y=1, axis="ew")
    assert (refusal.code, refusal.clause) == ("bridge.far", "BRIDGE-4")
    refusal = scene.refuses(type="build_bridge", x=2, y=0, axis="ns")
    assert (refusal.code, refusal.clause) == ("bridge.cell", "BRIDGE-4")


@clause("BRIDGE-5")
def test_bridge_on_the_tile_beside_it_may_pass_any_follower() -> None:
    scene = stage("*L ??", hand=["L"]).stand(1, "monastery").place("??")
    assert (0, 0, "ns") in bridges(scene)
    build(scene, 0, 0, "ns")
    assert scene.look(0, 0, "road@N")["open"] == 2


@clause("BRIDGE-6")
@pytest.mark.parametrize("axis", ["ne", "", "sn", "EW", "n"])
def test_bridge_is_straight(axis: str) -> None:
    refusal = two_monasteries().refuses(type="build_bridge", x=1, y=0, axis=axis)
    assert (refusal.code, refusal.clause) == ("bridge.axis", "BRIDGE-6")


@clause("BRIDGE-7")
@pytest.mark.parametrize(
    ("tile", "rotation"), [("C", 90), ("C", 270), ("RFr", 0), ("CFc.1", 0), ("Rr", 0), ("CRRR", 180)]
)
def test_bridge_ends_are_on_field_edges(tile: str, rotation: int) -> None:
    below = {"Rr": "*RFr@90", "CRRR": "*C"}.get(tile, "*L")
    scene = stage(f"??\n{below}", hand=[tile]).place("??", rotation)
    refusal = scene.refuses(type="build_bridge", x=0, y=-1, axis="ew")
    assert (refusal.code, refusal.clause) == ("bridge.end", "BRIDGE-7")


@clause("BRIDGE-7")
@pytest.mark.parametrize(("tile", "rotation"), [("C", 0), ("L", 0), ("CFc.1", 90), ("RFr", 90)])
def test_bridge_passes_over_anything(tile: str, rotation: int) -> None:
    below = {"CFc.1": "*C", "RFr": "*RFr@90"}.get(tile, "*L")
    scene = stage(f"??\n{below}", hand=[tile]).place("??", rotation)
    assert (0, -1, "ew") in bridges(scene)


@clause("BRIDGE-8")
def test_bridge_end_refuses_a_field_beyond_it() -> None:
    refusal = two_monasteries().refuses(type="build_bridge", x=1, y=0, axis="ew")
    assert (refusal.code, refusal.clause) == ("bridge.beyond", "BRIDGE-8")
    assert stage("*RFr ?? L", hand=["L"]).refuses_place("??").clause == "BASE-PLACE-2"


@clause("BRIDGE-8", "BRIDGE-27")
def test_bridge_end_allows_a_road_a_bridge_or_nothing_beyond_it() -> None:
    scene = bridged(stage("*RFr ?a ?b RFr", hand=["L", "L"]), "?a", "ew").end()
    bridged(scene, "?b", "ew")
    assert scene.look(0, 0, "road@E")["tiles"] == 4


@clause("BRIDGE-9")
def test_bridge_ends_are_road_edges_from_then_on() -> None:
    scene = span(stage("*L ??", hand=["C"]), 0, 0, "ew")
    assert scene.refuses_place("??", 270).clause == "BASE-PLACE-2"
    scene = span(stage("*L ??", hand=["RFr"]), 0, 0, "ew")
    here = [(x, y, r) for x, y, r in scene.can_place() if (x, y) == (1, 0)]
    assert [place for place in here if place not in needs(scene)] == [(1, 0, 0), (1, 0, 180)]
    assert scene.place("??").look(0, 0, "road@E")["tiles"] == 2


@clause("BRIDGE-9", "BRIDGE-8")
def test_a_tile_at_its_end_needs_a_road_or_a_bridge() -> None:
    scene = span(stage("*L ??", hand=["L"]), 0, 0, "ew")
    assert (1, 0, 0) in needs(scene)
    bridged(scene, "??", "ew")
    assert scene.look(0, 0, "road@W")["tiles"] == 2


@clause("BRIDGE-10", "INT-18")
def test_second_bridge_on_a_tile_is_refused() -> None:
    scene = span(stage("*L\n??", hand=["L"]), 0, 0, "ew").place("??")
    refusal = scene.refuses(type="build_bridge", x=0, y=0, axis="ns")
    assert (refusal.code, refusal.clause) == ("bridge.second", "BRIDGE-10")
    # Not even to mend a placement: the road would go on over the bridged tile.
    scene = span(stage("*L\n??", hand=["RFr"]), 0, 0, "ew")
    assert scene.refuses_place("??", 90).clause == "BASE-PLACE-2"


@clause("BRIDGE-11")
def test_bridge_is_a_road_from_end_to_end() -> None:
    scene = build(two_monasteries(), 1, 0, "ns")
    road = scene.look(1, 0, "road@S")
    assert (road["kind"], road["tiles"], road["open"], road["home"]["feature"]) == ("road", 1, 2, "road@N")
    assert len(road["spots"]) == 1
    assert scene.look(1, 0, "road@N") == road


@clause("BRIDGE-12", "BRIDGE-31")
@pytest.mark.parametrize("tile", ["RFr", "RFrG", "BB/RFR.b"])
def test_bridge_joins_nothing_beneath_it(tile: str) -> None:
    scene = stage("*RFr@90\n??", hand=[tile]).place("??", 0 if "RFR" in tile else 90)
    build(scene, 0, 1, "ew")
    bridge = scene.look(0, 1, "road@E")
    assert (bridge["tiles"], bridge["open"], len(bridge["spots"])) == (1, 2, 1)
    assert scene.look(0, 1, "road@N")["tiles"] == 2


@clause("BRIDGE-13")
def test_a_road_may_meet_a_field_that_is_bridged() -> None:
    """Both ways round: over the new tile, and over the neighbour."""
    scene = stage("*RFr ??", hand=["L"])
    placement = {"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0}
    assert {**placement, "needs": "bridge"} in scene.game.legal()
    assert scene.game.check({**placement, "needs": "wings"}) is not None
    scene.game.apply({**placement, "needs": "bridge"})
    assert scene.game.log[-1] == placement
    build(scene, 1, 0, "ew").end()
    scene = stage("*L ??", hand=["RFr"]).place("??")
    assert bridges(scene) == [(0, 0, "ew")]
    build(scene, 0, 0, "ew")
    assert (scene.look(1, 0, "road@E")["tiles"], scene.look(0, 0, "road@W")["open"]) == (2, 2)


@clause("BRIDGE-14")
def test_every_edge_must_match_with_the_bridge_down() -> None:
    refusal = stage("L *L ??", hand=["RFr"]).refuses_place("??")
    assert (refusal.code, refusal.clause, refusal.params["side"]) == ("place.edge", "BASE-PLACE-2", "W")
    # The new tile itself may be at fault, too: its road to the north meets a field no bridge can help.
    assert stage(".    L\n.    L\n*RFr ??", hand=["Rr"]).refuses_place("??", 90).clause == "BASE-PLACE-2"


@clause("BRIDGE-14")
@pytest.mark.parametrize(("tile", "rotation"), [("C", 270), ("CFc.1", 90), ("RFr", 90)])
def test_a_bridge_wants_field_edges_on_the_new_tile_too(tile: str, rotation: int) -> None:
    """West a road; the tile shows a city west, or a field west and something else east or north."""
    board = "*RFr ??" if tile != "CFc.1" else "*RFr ?? C@270"
    scene = stage(board, hand=[tile])
    fits = (1, 0, rotation) in needs(scene)
    assert fits == (tile == "RFr")


@clause("BRIDGE-15")
def test_one_bridge_mends_both_of_its_ends() -> None:
    scene = bridged(stage("*RFr ?? RFr", hand=["L"]), "??", "ew")
    assert scene.look(0, 0, "road@E")["tiles"] == 3


@clause("BRIDGE-15")
@pytest.mark.parametrize(
    "board",
    [
        ".    RFr@90\n*RFr ??",
        ".    RFr@90 .\n*RFr ??     RFr",
        "*RFr ?? L",
        "*RFr ?? C@90",
    ],
)
def test_bridge_aids_only_its_own_ends(board: str) -> None:
    scene = stage(board, hand=["L"])
    assert scene.refuses_place("??").clause == "BASE-PLACE-2"
    assert scene.cell("??") not in [(x, y) for x, y, _ in needs(scene)]


@clause("BRIDGE-15")
def test_two_neighbours_would_want_two_bridges() -> None:
    scene = stage("*L ?? L", hand=["RFr"])
    assert scene.refuses_place("??").clause == "BASE-PLACE-2"


def crossroads(*hand: str, **keys: object) -> Scene:
    """Four roads lead away: a monastery fits nowhere by itself."""
    return stage("*RRRR", hand=["L", *hand], **keys)


@clause("BRIDGE-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_that_needs_a_bridge_may_be_given_up(edition: str) -> None:
    scene = crossroads("RFr", edition=edition)
    assert len(needs(scene)) == 16
    assert {a["type"] for a in scene.game.legal()} == {"place_tile", "discard_tile"}
    scene.act(type="discard_tile")
    assert view(scene.game)["discarded"] == ["BA/L"]
    assert (scene.seat, scene.kind, scene.hand) == (0, "place_tile", "BA/RFr")
    assert scene.supply("bridge") == [3, 3]


@clause("BRIDGE-16")
def test_tile_that_needs_a_bridge_may_be_placed_with_one() -> None:
    scene = bridged(crossroads("RFr"), (1, 0), "ew").end()
    assert (scene.seat, scene.supply("bridge")) == (1, [2, 3])


@clause("BRIDGE-16", "BAZAAR-3")
def test_bazaar_tile_given_up_starts_no_bazaar() -> None:
    scene = stage("*RRRR", hand=["BB/F.b", "RFr", "L", "L"]).act(type="discard_tile")
    assert scene.hand == "BA/RFr"
    scene.turn((1, 0))
    assert (scene.kind, scene.seat, view(scene.game)["auction"]) == ("place_tile", 1, None)


@clause("BRIDGE-17", "BASE-DRAW-3")
def test_a_tile_that_fits_by_itself_is_placed() -> None:
    scene = stage("*RFr", hand=["L"])
    assert needs(scene)
    assert {a["type"] for a in scene.game.legal()} == {"place_tile"}
    assert scene.refuses(type="discard_tile").code == "type.now"


@clause("BRIDGE-17", "BASE-DRAW-2")
def test_without_a_bridge_left_it_fits_nowhere() -> None:
    scene = crossroads("RFr", supply={"bridge": 0})
    assert (scene.hand, view(scene.game)["discarded"]) == ("BA/RFr", ["BA/L"])


@clause("BRIDGE-13", "BRIDGE-17")
def test_with_the_last_bridge_it_may_be_placed() -> None:
    scene = crossroads("RFr", supply={"bridge": 1})
    assert len(needs(scene)) == 16
    assert bridged(scene, (1, 0), "ew").supply("bridge") == [0, 1]


@clause("BRIDGE-17")
def test_the_supply_is_that_of_the_active_player() -> None:
    scene = crossroads("RFr", "L", "L").act(type="discard_tile")
    scene.game.state.seats[1].supply["bridge"] = 0
    scene.turn((1, 0))
    assert (scene.seat, scene.hand, needs(scene)) == (1, "BA/L", [])
    assert scene.turn((1, 1)).seat == 0
    assert needs(scene)

"""What stands on the tiles of the river, what it divides, and what may be built across it."""

from __future__ import annotations

import random

import pytest

from rules import Game
from rules.expansions.river.river import flowing
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import bridges, build
from tests.rules.river.stage import CURVE, EDITIONS, IFI, LAKE, SPRING, of_river, river, setup
from tests.rules.scene import entries

BRIDGES = "bridges-castles-bazaars"
MONASTERY, ACROSS = "RI.1/LIRI", "RI.1/RIrI"


@clause("RIVER-6")
def test_followers_stand_on_all_but_the_river() -> None:
    scene = river(MONASTERY, LAKE).place((1, 0))
    assert scene.can_deploy() == ["field@ER", "field@NL", "field@SR", "monastery", "road@S"]
    assert scene.refuses_deploy("river@E").code == "deploy.kind"
    knights = river("RI.1/CICI", LAKE).place((1, 0))
    assert {"city@N", "city@S"} <= set(knights.can_deploy())
    assert knights.deploy("city@N").end().supply() == [6, 7]


@clause("RIVER-7")
def test_the_river_divides_fields() -> None:
    scene = river("BA/L", start=((IFI, 0, 0, 0), (IFI, 1, 0, 0)))
    north, south = scene.look(0, 0, "field@NL"), scene.look(0, 0, "field@SL")
    assert {s["y"] for s in north["spots"]} == {0}
    assert north["home"] != south["home"]
    assert (north["tiles"], south["tiles"]) == (2, 2)


@clause("RIVER-7")
@pytest.mark.parametrize("end", [("RI/s", -1, 0, 0), (LAKE, 1, 0, 0), ("RI.2/I.v", 1, 0, 0)])
def test_the_field_runs_round_an_end_of_the_river(end: tuple[str, int, int, int]) -> None:
    scene = river("BA/L", start=((IFI, 0, 0, 0), end))
    assert scene.look(0, 0, "field@NL")["home"] == scene.look(0, 0, "field@SL")["home"]


@clause("RIVER-11")
def test_a_road_goes_over_the_river_on_its_printed_bridge() -> None:
    scene = river("BA/LR", start=(("BA/LR", -1, 0, 270), (ACROSS, 0, 0, 0))).stand(0, "road@W")
    scene.turn((1, 0), 90)
    assert entries(scene)[0] == (0, "road", 3)


@clause("RIVER-12")
def test_a_bridge_may_be_built_in_the_river_phase_but_ends_on_no_river_edge() -> None:
    scene = river(IFI, CURVE, LAKE, more=[BRIDGES]).place((1, 0))
    assert flowing(scene.game.state)
    # Across the river, both ends on fields; not along it, nor over the spring, whose east edge is a river.
    assert bridges(scene) == [(0, 0, "ns"), (1, 0, "ns")]
    along = scene.refuses(type="build_bridge", x=1, y=0, axis="ew")
    assert (along.code, along.clause) == ("bridge.end", "BRIDGE-7")
    build(scene, 1, 0, "ns")
    assert scene.can_deploy().count("road@N") == 1
    assert scene.end().hand == CURVE


@clause("RIVER-12")
def test_a_tile_of_the_river_may_need_a_bridge() -> None:
    beside = (SPRING, ("BA/RFr", 1, 1, 90))
    scene = river(IFI, LAKE, start=beside, more=[BRIDGES])
    found = [a for a in scene.game.legal() if a["type"] == "place_tile"]
    assert {(a["x"], a["y"], a["needs"]) for a in found} == {(1, 0, "bridge")}
    scene.place((1, 0))
    assert scene.game.legal() == [{"seat": 0, "type": "build_bridge", "x": 1, "y": 0, "axis": "ns"}]


@clause("RIVER-12")
def test_no_bridge_mends_an_edge_where_the_river_runs() -> None:
    """A road towards the spring's open end is no help, neither on the new tile nor on the spring."""
    scene = river("BA/RFr", "BA/L", more=[BRIDGES])
    refusal = scene.refuses_place((1, 0), 0)
    assert (refusal.code, refusal.params["side"]) == ("place.edge", "W")
    assert (1, 0) not in {(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "place_tile"}


@clause("RIVER-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_bazaar_is_held_while_the_river_flows(edition: str) -> None:
    """Bazaar tiles lie below; until the last tile of the river is down there is no auction."""
    plan = setup({}, edition, expansions=["river", BRIDGES])
    for seed in range(3):
        rng = random.Random(seed)
        order = plan.bag()
        rng.shuffle(order)
        game = Game(plan, order)
        kinds, hands = set(), []
        while game.decision is not None and flowing(game.state):
            kinds.add(game.decision.kind)
            hands.append(game.state.hand)
            game.apply(rng.choice(game.legal()))
        assert kinds <= {"place_tile", "act", "castle", "choose_feature"}
        assert of_river([hand for hand in hands if hand]) == [hand for hand in hands if hand]

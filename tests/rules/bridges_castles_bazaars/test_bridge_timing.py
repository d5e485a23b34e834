"""Chapter BRIDGE, section 2.3: when a bridge is built, and who may stand on it."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    EXPANSION,
    FIRST,
    NEW,
    ZMAN,
    bridged,
    bridges,
    build,
    market,
    pick,
    stage,
)
from tests.rules.scene import Scene, on_board


def two_monasteries(edition: str = NEW) -> Scene:
    return stage("*L ??", hand=["L", "L"], edition=edition).place("??")


@clause("BRIDGE-18", "BRIDGE-19")
@pytest.mark.parametrize("edition", [FIRST, ZMAN])
def test_first_edition_allows_a_bridge_after_deploying(edition: str) -> None:
    scene = two_monasteries(edition).deploy("monastery")
    assert bridges(scene) == [(0, 0, "ns"), (1, 0, "ns")]
    build(scene, 1, 0, "ns")
    assert scene.supply() == [6, 7]
    assert [a["type"] for a in scene.game.legal()] == ["end_turn"]


@clause("BRIDGE-18", "BRIDGE-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_allows_a_bridge_before_deploying(edition: str) -> None:
    scene = build(two_monasteries(edition), 1, 0, "ns").deploy("road@N").end()
    assert view(scene.game)["pieces"] == [{"seat": 0, "piece": "meeple", "x": 1, "y": 0, "feature": "road@N"}]


@clause("BRIDGE-18", "BRIDGE-19")
def test_new_edition_refuses_a_bridge_after_deploying() -> None:
    scene = two_monasteries(NEW).deploy("monastery")
    assert bridges(scene) == []
    assert scene.refuses(type="build_bridge", x=1, y=0, axis="ns").code == "bridge.late"


@clause("BRIDGE-19")
@pytest.mark.parametrize("timing", ["until-scoring", "before-deploy"])
def test_moment_of_building_is_an_option(timing: str) -> None:
    scene = stage("*L ??", hand=["L"], edition=ZMAN, options={"bridge.timing": timing})
    scene.place("??").deploy("field@NL")
    assert bool(bridges(scene)) == (timing == "until-scoring")


def beside(other: str, hand: str = "L") -> Scene:
    """Return a scene of the new edition in which bridges may be built, with another expansion."""
    scene = on_board("*L ??", expansions=[EXPANSION, other], hand=[hand, "L"], edition=NEW)
    return scene.stand(0, "monastery", (0, 0)).place("??")


@clause("BRIDGE-19")
def test_the_fairy_leaves_the_bridge_open() -> None:
    scene = beside("princess-and-dragon")
    offered = bridges(scene)
    scene.act(type="move_fairy", x=0, y=0, piece="meeple", feature="monastery")
    assert bridges(scene) == offered != []


@clause("BRIDGE-19")
def test_a_tower_piece_leaves_the_bridge_open() -> None:
    scene = beside("tower", "TO/FG")
    offered = bridges(scene)
    scene.act(type="place_tower", x=1, y=0).act(type="pass")
    assert bridges(scene) == offered != []


@clause("BRIDGE-19", "BASE-ABBOT-5")
def test_an_abbot_taken_back_leaves_the_bridge_open() -> None:
    scene = stage("*L ??", hand=["L", "L"], edition=NEW, options={"abbot.enabled": "yes"})
    scene.stand(0, "monastery", (0, 0), "abbot").place("??")
    offered = bridges(scene)
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="monastery")
    assert bridges(scene) == offered != []


@clause("BRIDGE-19", "PHANTOM-8")
def test_a_phantom_closes_the_bridge_as_any_deployment_does() -> None:
    scene = beside("phantom").deploy("monastery", "phantom")
    assert scene.refuses(type="build_bridge", x=1, y=0, axis="ns").code == "bridge.late"


def worked_example(edition: str) -> Scene:
    """Red's tile ends a road above; below, beyond a tile without roads, lies Blue's.

    Where every edge matches, no optional bridge finds a road beyond its end, so a referee lays the middle.
    """
    board = "Rr@270  *Rr\n??  .\n.  RFr@90"
    scene = stage(board, hand=["LR", "L"], edition=edition)
    x, y = scene.cell("??")
    scene.game.state.put("BA/L", (x + 1, y), 0)
    for beyond, edge in ((y - 1, "S"), (y + 1, "N")):
        road = scene.game.state.board.tiles[x + 1, beyond].spot(f"road@{edge}")
        assert road is not None
        road.feature.open += 1
    return scene.stand(1, "road@S", (x + 1, y + 1)).place("??", 180).deploy("road@N")


@clause("BRIDGE-19", "BRIDGE-32")
def test_the_worked_example() -> None:
    """First edition: the late bridge joins the two roads, and both share; new edition: none is offered."""
    scene = worked_example(FIRST)
    x, y = scene.cell("??")
    build(scene, x + 1, y, "ns")
    assert scene.figures(x, y, "road@N") == Counter({0: 1, 1: 1})
    assert scene.look(x, y, "road@N")["holders"] == [0, 1]
    assert bridges(worked_example(NEW)) == []


@clause("BRIDGE-19", "BASE-TS-4")
def test_a_bridge_is_taken_back_like_any_step() -> None:
    scene = build(two_monasteries(FIRST).deploy("monastery"), 1, 0, "ns")
    scene.game.undo(0)
    assert view(scene.game)["bridges"] == []
    assert scene.supply("bridge") == [3, 3]
    assert bridges(scene) == [(0, 0, "ns"), (1, 0, "ns")]


@clause("BRIDGE-13", "BASE-TS-4")
def test_a_needed_bridge_is_taken_back_and_then_its_tile() -> None:
    scene = bridged(stage("*RFr ??", hand=["L"]), "??", "ew")
    scene.game.undo(0)
    assert [a["type"] for a in scene.game.legal()] == ["build_bridge"]
    scene.game.undo(0)
    assert (scene.kind, scene.hand) == ("place_tile", "BA/L")
    assert not scene.game.can_undo(0)
    assert scene.place((0, 1)).end().seat == 1


@clause("BRIDGE-13", "HOUSE-2")
def test_seat_that_leaves_instead_of_building_keeps_the_bridge_in_supply() -> None:
    scene = stage("*RFr ??", hand=["L", "RFr"], seats=3).place("??").forfeit(0)
    assert view(scene.game)["bridges"] == [{"x": 1, "y": 0, "axis": "ew"}]
    assert (scene.seat, scene.supply("bridge")[0]) == (1, 2)


@clause("BRIDGE-20")
def test_a_follower_may_stand_on_a_bridge_over_the_tile_just_placed() -> None:
    scene = bridged(stage("*RFr ??", hand=["L"]), "??", "ew").deploy("road@E")
    assert scene.figures(0, 0, "road@W") == {0: 1}


@clause("BRIDGE-20", "BRIDGE-22", "BASE-DEPLOY-1")
def test_follower_on_an_older_bridge_is_refused() -> None:
    scene = build(two_monasteries(), 0, 0, "ns")
    assert "road@N" not in scene.can_deploy()
    refusal = scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="road@N")
    assert refusal.clause == "BASE-DEPLOY-1"


@clause("BRIDGE-21", "BASE-DEPLOY-2")
def test_occupied_is_judged_with_the_bridge_in_place() -> None:
    scene = bridged(stage("*RFr ??", hand=["L"]).stand(1, "road@E"), "??", "ew")
    assert "road@E" not in scene.can_deploy()
    assert scene.refuses_deploy("road@W").clause == "BASE-DEPLOY-2"


@clause("BRIDGE-21")
def test_bridge_over_the_neighbour_counts_for_occupied() -> None:
    """Blue's road goes on over two bridges to the new tile, so its road is taken."""
    scene = stage("*RFr ?a ?b", hand=["L", "RFr"]).stand(1, "road@E")
    bridged(scene, "?a", "ew").end().place("?b")
    assert scene.figures(2, 0, "road@E") == {1: 1}
    assert "road@E" not in scene.can_deploy()


@clause("BRIDGE-22")
def test_the_road_may_be_claimed_where_it_is_printed() -> None:
    scene = build(stage("*L ??", hand=["RFr"]).place("??"), 0, 0, "ew").deploy("road@E")
    assert scene.figures(0, 0, "road@W") == {0: 1}


@clause("BRIDGE-4", "BAZAAR-23")
def test_a_bridge_built_by_the_host_is_older_when_a_bought_tile_is_placed() -> None:
    scene = market(["L", "L"], seats=2)
    pick(scene, 0).act(type="pass")
    assert (scene.kind, scene.seat) == ("place_tile", 1)
    scene.place((-1, 0))
    assert (0, 0, "ns") in bridges(scene)
    assert (1, 0, "ns") not in bridges(scene)

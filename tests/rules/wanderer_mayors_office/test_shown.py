"""What viewers see of networks: asked for at a spot, and never part of a view."""

from __future__ import annotations

from typing import Any

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found
from tests.rules.wanderer_mayors_office.stage import FIRST, GAP, JOINED, X8, send, settle, stage

CLOSED = """
.           .   C@180
*AM/RC@180  RFr  AM/RC
"""


def shown(scene: Any, *at: Any) -> list[dict[str, Any]]:
    return list(scene.look(*at)["networks"])


@clause("NET-10")
def test_road_shows_its_network() -> None:
    """Its pieces, the places at its ends with what their completion brings, who walks there; no knight."""
    scene = stage(CLOSED + ".  .  .\nRFr  .  .", hand=["L", "L"]).stand(0, "city@S")
    settle(scene, 1, "road@E")
    settle(scene, 0, "city@N", (2, 0), "office")
    settle(scene, 0, "road@E", (0, 2))
    [network] = shown(scene, 1, 0, "road@E")
    assert network["pieces"] == [
        {"x": 0, "y": 0, "feature": "road@E"},
        {"x": 1, "y": 0, "feature": "road@E"},
        {"x": 2, "y": 0, "feature": "road@W"},
    ]
    assert network["terminals"] == [
        {"x": 2, "y": -1, "feature": "city@S", "points": 2, "complete": True},
        {"x": 0, "y": 0, "feature": "city@S", "points": 1, "complete": False},
    ]
    assert network["figures"] == [
        {"seat": 1, "piece": "wanderer", "x": 0, "y": 0, "feature": "road@E"},
        {"seat": 0, "piece": "office", "x": 2, "y": 0, "feature": "city@N"},
    ]


def test_city_shows_all_networks_that_reach_it() -> None:
    scene = stage("*RFr  IC/CRcR+@90  RFr", "inns-and-cathedrals", hand=["L", "L"])
    assert [len(network["pieces"]) for network in shown(scene, 1, 0, "city@N")] == [2, 2]
    assert "networks" not in scene.look(1, 0, "field@EL")
    assert shown(stage("*LR@270  RFr"), 0, 0, "monastery")[0]["terminals"] == [
        {"x": 0, "y": 0, "feature": "monastery", "points": 9, "complete": False}
    ]


def test_a_castle_has_no_points_of_its_own() -> None:
    scene = found(stage("AM/RC@180  RFr\n*C  .", X8, hand=["L", "L"], edition=FIRST), 1, 0, 0, "N")
    [network] = shown(scene, 0, 0, "castle@N")
    assert network["terminals"] == [
        {"x": 0, "y": -1, "feature": "castle@S", "points": None, "complete": False}
    ]


def test_a_look_changes_nothing() -> None:
    """Also while the bridge that a tile needs is still to be built: the road of that tile isn't known yet."""
    scene = stage(GAP, X8, hand=["RFr", "L"], edition=FIRST).place("??", 90)
    before = view(scene.game, 0)
    assert "networks" not in scene.look(1, 0, "road@N")
    assert len(shown(scene, 0, 0, "road@E")[0]["pieces"]) == 1
    assert view(scene.game, 0) == before
    scene.act(type="build_bridge", x=1, y=0, axis="ew")
    assert len(shown(scene, 0, 0, "road@E")[0]["pieces"]) == 3
    send(scene)


def test_views_hold_no_networks() -> None:
    assert not {"networks", "network"} & view(stage(JOINED, hand=["L"]).game, 0).keys()

"""Under the Big Top beside bridges, drawbridges, wanderers and other expansions."""

from __future__ import annotations

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import bridges, build, needs
from tests.rules.drawbridges.gate import crossings
from tests.rules.scene import entries
from tests.rules.under_the_big_top.stage import (
    ABBEYS,
    BRIDGES,
    INNS,
    NEW,
    STAGE,
    TOP,
    TRADERS,
    stage,
    tent_on,
)


@clause("INT-4", "X8-CAMP-1")
def test_bridge_may_span_a_circus_also_under_the_tent() -> None:
    scene = tent_on(stage(f"*{TOP} ??", BRIDGES, hand=["L", "L"]), 0, 0).place("??")
    assert (0, 0, "ns") not in bridges(scene)
    scene = tent_on(stage("*BT/ffrf.bt ??", BRIDGES, hand=["RFr", "L"]), 0, 0)
    assert (1, 0, 0) in needs(scene)
    scene.place("??")
    build(scene, 0, 0, "ew").deploy("road@W").end()
    assert scene.look(0, 0, "road@E")["tiles"] == 2
    assert scene.look(0, 0, "road@S")["tiles"] == 1


@clause("INT-2")
def test_big_follower_builder_and_wagon_may_be_put_on_a_bridge() -> None:
    scene = stage("*L ??", BRIDGES, INNS, TRADERS, ABBEYS, hand=["L", "L"]).place("??")
    build(scene, 1, 0, "ns")
    for piece in ("big", "wagon", "ringmaster"):
        assert "road@N" in scene.can_deploy(piece)
    assert "road@N" not in scene.can_deploy("builder")
    scene.deploy("road@N").end()
    assert scene.figures(1, 0, "road@N") == {0: 1}


@clause("INT-2", "BUILDER-1")
def test_builder_joins_on_a_bridge() -> None:
    scene = stage("*LR ??\n?b .", BRIDGES, TRADERS, hand=["L", "L"]).stand(0, "road@S")
    build(scene.place("?b"), 0, 1, "ns")
    assert scene.can_deploy("builder") == ["road@N"]


@clause("INT-67")
def test_acrobats_and_circus_ignore_wanderers_and_offices() -> None:
    scene = stage(f"*{STAGE} ??", ABBEYS, "wanderer-mayors-office", hand=["L", "L"]).place("??")
    for piece in ("wanderer", "office"):
        action = {"type": "deploy", "piece": piece, "x": 0, "y": 0, "feature": "acrobats"}
        assert scene.refuses(**action)


@clause("NET-7", "INT-67")
def test_spaces_part_the_network_of_roads() -> None:
    scene = stage("*BT/frfr.bt", ABBEYS, "wanderer-mayors-office", hand=["L"])
    east, west = scene.look(0, 0, "road@E"), scene.look(0, 0, "road@W")
    assert east["networks"] != west["networks"]
    assert east["home"] != west["home"]


@clause("DRAW-27", "CIRCUS-4")
def test_who_has_crossed_counts_where_he_stands_now() -> None:
    # The road is closed by the new circus; its ringmaster may go on to a city tile near the old one.
    scene = stage("*DB/CFR.d L L\n?? L .", "drawbridges", hand=["BT/ffrf.bt", "L"], tokens=[4])
    tent_on(scene, 2, 0).stand(0, "road@S", piece="ringmaster").turn("??", 180)
    assert [piece for piece, *_ in crossings(scene)] == ["ringmaster"]
    scene.act(type="pass")
    assert [reason for _, reason, _ in entries(scene)] == ["road", "ringmaster"]


@clause("X8-GEN-4", "TOP-4")
def test_record_of_a_game_with_all_parts_names_the_options() -> None:
    options = stage(edition=NEW).game.setup.options
    assert {name: options[name] for name in options if name.startswith("top.")} == {
        "top.circus": "on",
        "top.acrobats": "on",
        "top.ringmaster": "on",
        "top.extra_followers": "0",
    }
    assert view(stage().game)["seats"][0]["supply"] == {"meeple": 7, "ringmaster": 1}

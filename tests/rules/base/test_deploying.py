"""Chapter DEPLOY: where a follower may go."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.scene import on_board

QUARTERS = ("field@NL", "field@NR", "field@ER", "field@SR")
ROADS = ("road@N", "road@E", "road@S", "road@W")


@clause("BASE-DEPLOY-1")
@pytest.mark.parametrize(
    ("tile", "rotation", "spots"),
    [
        ("RCr", 0, ["city@N", "field@EL", "field@ER", "road@E"]),
        ("RCr", 180, ["city@S", "field@ER", "field@NL", "road@E"]),
        ("LR", 90, ["field@NL", "monastery", "road@W"]),
        ("RRRR", 0, [*QUARTERS, *ROADS]),
        ("RRRR", 270, [*QUARTERS, *ROADS]),
    ],
)
def test_follower_is_deployed_on_any_segment_of_the_tile_just_placed(
    tile: str, rotation: int, spots: list[str]
) -> None:
    scene = on_board("*RFr ??", hand=[tile]).place("??", rotation)
    assert sorted(scene.can_deploy()) == sorted(spots)


@clause("BASE-DEPLOY-1")
def test_second_follower_is_refused() -> None:
    scene = on_board("*RFr ??", hand=["RFr"]).place("??").deploy("road@E")
    assert scene.refuses_deploy("field@NL").code == "figure.used"
    assert scene.supply() == [6, 7]


@clause("BASE-DEPLOY-1")
def test_deploying_is_optional() -> None:
    scene = on_board("*RFr ??", hand=["RFr"]).turn("??")
    assert scene.supply() == [7, 7]


@clause("BASE-DEPLOY-1")
def test_follower_on_another_tile_is_refused() -> None:
    scene = on_board("*RFr ??", hand=["RFr"]).place("??")
    for cell in ((0, 0), (5, 5)):
        refusal = scene.refuses(type="deploy", piece="meeple", x=cell[0], y=cell[1], feature="road@E")
        assert (refusal.code, refusal.clause) == ("deploy.tile", "BASE-DEPLOY-1")


@clause("BASE-DEPLOY-1")
@pytest.mark.parametrize(
    "name", ["city@N", "road", "road@Q", "monastery", "garden", "field@N", "road#0", "", "ROAD@E"]
)
def test_follower_on_a_missing_feature_is_refused(name: str) -> None:
    refusal = on_board("*RFr ??", hand=["RFr"]).place("??").refuses_deploy(name)
    assert (refusal.code, refusal.clause) == ("deploy.spot", "BASE-DEPLOY-1")


@clause("BASE-DEPLOY-1")
@pytest.mark.parametrize("piece", ["abbot", "big", "builder", "", "Meeple"])
def test_unknown_piece_is_refused(piece: str) -> None:
    assert (
        on_board("*RFr ??", hand=["RFr"]).place("??").refuses_deploy("road@E", piece).code == "deploy.piece"
    )


@clause("BASE-DEPLOY-1")
@pytest.mark.parametrize("name", ["road@E", "road@W"])
def test_any_spot_of_a_segment_names_it(name: str) -> None:
    scene = on_board("*RFr ??", hand=["RFr"]).place("??").deploy(name)
    assert scene.game.state.figures[0].spot.reference == {"x": 1, "y": 0, "feature": "road@E"}


@clause("BASE-DEPLOY-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_occupied_feature_refuses_a_follower_at_any_distance(seat: int) -> None:
    scene = on_board("*C@90 CFc.1 CFc.1 CFc.1 CFc.1 ??", hand=["CFc.1"]).stand(seat, "city@E").place("??")
    refusal = scene.refuses_deploy("city@W")
    assert (refusal.code, refusal.clause) == ("deploy.occupied", "BASE-DEPLOY-2")
    assert "city@E" not in scene.can_deploy()
    assert sorted(scene.can_deploy()) == ["field@NL", "field@SL"]


@clause("BASE-DEPLOY-2")
def test_connections_made_by_this_tile_count() -> None:
    scene = on_board("*RFr ?? RFr", hand=["RFr"]).stand(1, "road@E", (2, 0)).place("??")
    assert scene.refuses_deploy("road@W").clause == "BASE-DEPLOY-2"


@clause("BASE-DEPLOY-3")
def test_unconnected_segments_are_judged_separately() -> None:
    scene = on_board("*C@180 \n ??", hand=["CFC.2"]).stand(1, "city@S").place("??")
    assert "city@S" in scene.can_deploy()
    assert scene.refuses_deploy("city@N").clause == "BASE-DEPLOY-2"
    scene.deploy("city@S")


@clause("BASE-DEPLOY-4")
def test_a_feature_that_this_tile_completes_may_be_claimed() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr"], supply={"meeple": 1}).turn("??", deploy="road@E")
    assert (scene.scores, scene.supply()) == ([3, 0], [1, 1])


@clause("BASE-DEPLOY-5")
def test_with_an_empty_supply_nothing_can_be_deployed() -> None:
    scene = on_board("*RFr ??", hand=["RFr"], supply={"meeple": 0}).place("??")
    assert scene.can_deploy() == []
    assert scene.refuses_deploy("road@E").clause == "BASE-DEPLOY-5"


@clause("BASE-DEPLOY-5")
def test_eighth_follower_is_refused() -> None:
    scene = on_board("*RRR", hand=["L"] * 20)
    for x in range(7):
        scene.turn((0, -1 - x), deploy="monastery")
        scene.turn((1, -1 - x))
    assert scene.supply() == [0, 7]
    scene.place((0, -8))
    assert scene.refuses_deploy("monastery").clause == "BASE-DEPLOY-5"


@clause("BASE-DEPLOY-6")
def test_a_deployed_follower_cannot_be_moved_or_withdrawn() -> None:
    scene = on_board("*RFr ??", hand=["RFr", "L", "RFr"]).turn("??", deploy="road@E").turn((0, -1))
    scene.place((2, 0))
    for kind in ("recall", "withdraw", "move", "move_wagon"):
        scene.refuses(type=kind, piece="meeple", x=1, y=0, feature="road@E")
    assert {a["type"] for a in scene.game.legal()} == {"deploy", "end_turn"}
    assert scene.end().supply() == [6, 7]


@clause("BASE-DEPLOY-7")
def test_a_farmer_stays_until_the_final_scoring() -> None:
    scene = on_board("*C@90 ??", hand=["C", "L"]).stand(0, "field@NL").turn("??", 270)
    assert (scene.supply(), scene.scores) == ([6, 7], [0, 0])
    assert scene.finish().scores == [3, 0]
    assert scene.supply() == [7, 7]


@clause("BASE-DEPLOY-7")
def test_farmer_stays_in_a_field_closed_all_round() -> None:
    scene = on_board("*Rr@270 Rr \n Rr@180 ??", hand=["Rr", "L"]).stand(0, "field@ER").turn("??", 90)
    inside = scene.look(0, 0, "field@ER")
    assert inside["tiles"] == 4
    assert not inside["complete"]
    assert scene.supply() == [6, 7]

"""Chapters DONE and SCORE: when a feature is complete, and what it is worth."""

from __future__ import annotations

import pytest

from rules import feature
from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board

RING = """
L  L  L
L  *L  L
L  ??  L
"""


@clause("BASE-DONE-1")
@pytest.mark.parametrize(
    ("tile", "rotation"), [("RRR", 0), ("RRRR", 0), ("CRRR", 0), ("LR", 90), ("CccR", 90), ("CccR+", 90)]
)
def test_a_road_ends_at_a_crossing_a_city_or_a_monastery(tile: str, rotation: int) -> None:
    scene = on_board("*RRR ??", hand=[tile]).turn("??", rotation, deploy="road@W")
    assert scene.scores == [2, 0]
    assert scene.supply() == [7, 7]


@clause("BASE-DONE-1")
def test_a_road_that_goes_on_is_open() -> None:
    scene = on_board("*RRR ??", hand=["RFr"]).turn("??", deploy="road@W")
    assert scene.look(0, 0, "road@E") | {"spots": 0} == {
        "kind": "road",
        "home": {"x": 0, "y": 0, "feature": "road@E"},
        "spots": 0,
        "tiles": 2,
        "open": 1,
        "complete": False,
        "figures": [{"seat": 0, "piece": "meeple"}],
        "holders": [0],
        "value": 2,
        "finished": 2,
    }
    assert scene.scores == [0, 0]


@clause("BASE-DONE-2")
def test_a_road_that_closes_on_itself_is_complete() -> None:
    scene = on_board("*Rr@270 Rr \n Rr@180 ??", hand=["Rr"]).turn("??", 90, deploy="road@N")
    assert entries(scene) == [(0, "road", 4)]


@clause("BASE-DONE-3")
def test_a_city_is_complete_when_no_edge_of_it_faces_an_empty_cell() -> None:
    board = "*C@90 Ccc@180 ?? \n . ?b ."
    scene = on_board(board, hand=["C", "C"]).turn("??", 270, deploy="city@W")
    assert scene.look(0, 0, "city@E")["open"] == 1
    assert scene.scores == [0, 0]
    scene.turn("?b", 0)
    assert scene.look(0, 0, "city@E")["complete"]
    assert scene.scores == [8, 0]


@clause("BASE-DONE-3")
def test_a_hole_inside_keeps_a_city_open() -> None:
    scene = on_board(
        """
        Cc.1@180   CFc.1    Cc.1@270
        CFc.1@90   *.       ??
        Cc.1@90    CFc.1    Cc.1
        """,
        hand=["Ccc"],
    ).stand(0, "city@S", (-1, -1))
    scene.turn("??", 270)
    assert scene.look(-1, -1, "city@S") | {"spots": 0, "figures": 0} == {
        "kind": "city",
        "home": {"x": -1, "y": -1, "feature": "city@E"},
        "spots": 0,
        "tiles": 8,
        "open": 1,
        "complete": False,
        "figures": 0,
        "holders": [0],
        "value": 8,
        "finished": 16,
    }
    assert scene.scores == [0, 0]


@clause("BASE-DONE-4", "BASE-SCORE-5")
def test_a_monastery_is_complete_with_eight_tiles_around_it() -> None:
    scene = on_board(RING, hand=["L", "L"]).stand(0, "monastery")
    assert scene.look(0, 0, "monastery")["open"] == 1
    scene.turn("??")
    assert scene.scores == [9, 0]
    assert entries(scene) == [(0, "monastery", 9)]


@clause("BASE-DONE-4")
def test_monastery_with_seven_tiles_around_it_is_incomplete() -> None:
    scene = on_board("L  L  L \n L  *L  L \n L  ??  .", hand=["L"]).stand(0, "monastery").turn("??")
    assert (scene.scores, scene.look(0, 0, "monastery")["open"]) == ([0, 0], 1)


@clause("BASE-DONE-4", "BASE-DEPLOY-4")
def test_a_monastery_set_into_the_gap_is_complete_at_once() -> None:
    scene = on_board("L  L  L \n L  ??  L \n L  *L  L", hand=["L"]).turn("??", deploy="monastery")
    assert (scene.scores, scene.supply()) == ([9, 0], [7, 7])


@clause("BASE-DONE-5")
def test_a_tile_may_complete_what_others_hold() -> None:
    """Ann's tile is the eighth neighbour of Bob's monastery."""
    scene = on_board(RING, hand=["L"]).stand(1, "monastery").turn("??")
    assert (scene.scores, scene.supply()) == ([0, 9], [7, 7])


@clause("BASE-DONE-5")
def test_completion_is_asked_after_deploying() -> None:
    scene = on_board("*C@90 ??", hand=["C"]).place("??", 270)
    assert scene.look(0, 0, "city@E")["complete"]
    assert scene.deploy("city@W").end().scores == [4, 0]


@clause("BASE-DONE-5")
def test_one_tile_completes_two_monasteries() -> None:
    scene = on_board("L L L L \n L *L L L \n L L ?? L", hand=["L"]).stand(0, "monastery")
    scene.stand(1, "monastery", (1, 0)).turn("??")
    assert scene.scores == [9, 9]


@clause("BASE-DONE-6")
def test_a_completed_feature_scores_once() -> None:
    scene = on_board("*C@90 ??", hand=["C", "L", "L"]).turn("??", 270, deploy="city@W")
    scene.turn((0, 1)).turn((1, 1))
    assert scene.finish().scores == [4, 0]
    assert entries(scene) == [(0, "city", 4)]


@clause("BASE-DONE-6")
def test_a_completed_feature_cannot_grow() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr"]).turn("??")
    assert scene.look(0, 0, "road@E")["open"] == 0
    for (x, y), need in scene.game.state.board.frontier.items():
        assert need
        assert (x, y) not in {(s["x"], s["y"]) for s in scene.look(0, 0, "road@E")["spots"]}


@clause("BASE-SCORE-1")
def test_a_road_brings_a_point_a_tile() -> None:
    scene = on_board("RRR RFr RFr ?? RFr RFr RRR", hand=["RFr"]).turn("??", deploy="road@E")
    assert scene.scores == [7, 0]
    assert scene.game.state.scored[0]["parts"] == [{"what": "tiles", "count": 7, "points": 7}]


@clause("BASE-SCORE-2")
def test_a_road_that_passes_a_tile_twice_counts_it_once() -> None:
    scene = on_board("*RRRR RFr Rr \n Rr@180 ?? Rr@90", hand=["RFr"]).turn("??", deploy="road@E")
    assert len(scene.look(0, 0, "road@E")["spots"]) == 7
    assert entries(scene) == [(0, "road", 6)]


@clause("BASE-SCORE-2")
def test_a_city_with_two_caps_of_one_tile_counts_it_once() -> None:
    scene = on_board("C@90 Ccc@180 Cc.1@270 \n . Cc.1@90 ??", hand=["CC.2"]).turn("??", deploy="city@N")
    assert len(scene.look(1, 0, "city@S")["spots"]) == 6
    assert entries(scene) == [(0, "city", 10)]


@clause("BASE-SCORE-3")
def test_a_city_brings_two_points_a_tile_and_a_pennant() -> None:
    scene = on_board("C@90 CFc+ ?? CFc+ C@270", hand=["CFc.1"]).turn("??", deploy="city@W")
    assert scene.scores == [14, 0]
    assert scene.game.state.scored[0]["parts"] == [
        {"what": "tiles", "count": 5, "points": 10},
        {"what": "pennants", "count": 2, "points": 4},
    ]


@clause("BASE-SCORE-4")
@pytest.mark.parametrize("edition", ["hig-2010", "zmg-2014", "new-2018"])
def test_a_city_of_two_tiles_brings_4(edition: str) -> None:
    scene = on_board("*C@90 ??", hand=["C"], edition=edition).turn("??", 270, deploy="city@W")
    assert scene.scores == [4, 0]


OLD_CITY = {"city.small_completed": "1-per-tile"}


@clause("BASE-SCORE-4")
def test_city_of_two_tiles_brings_2_in_the_oldest_rules() -> None:
    scene = on_board("*C@90 ??", hand=["C"], options=OLD_CITY).turn("??", 270, deploy="city@W")
    assert scene.scores == [2, 0]
    assert scene.look(0, 0, "city@E")["value"] == 2


@clause("BASE-SCORE-4")
@pytest.mark.parametrize(("middle", "points"), [("CFc.1", 6), ("CFc+", 8)])
def test_a_city_of_three_tiles_is_not_small(middle: str, points: int) -> None:
    scene = on_board("*C@90 ?? C@270", hand=[middle], options=OLD_CITY).turn("??", deploy="city@W")
    assert scene.scores == [points, 0]


@clause("BASE-SCORE-4", "BASE-END-2")
@pytest.mark.parametrize("way", ["1-per-tile", "2-per-tile"])
def test_an_open_city_of_two_tiles_is_worth_the_same_either_way(way: str) -> None:
    scene = on_board("*C@90 CFc+", options={"city.small_completed": way}).stand(0, "city@E").finish()
    assert scene.scores == [3, 0]


@clause("BASE-SCORE-6")
def test_feature_without_followers_gives_no_points_but_has_a_value() -> None:
    scene = on_board("C@90 ?? C@270", hand=["CFc+"]).turn("??")
    assert (scene.scores, entries(scene)) == ([0, 0], [])
    seen = feature(scene.game, 0, 0, "city@E")
    assert seen is not None
    assert (seen["value"], seen["holders"], seen["complete"]) == (8, [], True)


def crossing() -> Scene:
    board = """
    .    Cc.1@180  C@270
    RRR  ??        RRR
    """
    return on_board(board, hand=["RCr"])


@clause("BASE-SCORE-7")
def test_one_placement_may_complete_several_features() -> None:
    scene = crossing().stand(0, "road@E", (0, 1)).stand(0, "city@S", (1, 0))
    assert scene.turn("??").scores == [9, 0]
    assert sorted(entries(scene)) == [(0, "city", 6), (0, "road", 3)]


@clause("BASE-SCORE-7")
def test_features_completed_at_once_are_scored_separately() -> None:
    scene = crossing().stand(1, "city@S", (1, 0)).turn("??", deploy="road@E")
    assert scene.scores == [3, 6]


@clause("BASE-CONN-3", "BASE-END-4")
@pytest.mark.parametrize(("revision", "name"), [(6, "city@S"), (5, "city@E")])
def test_of_two_segments_on_its_first_tile_the_catalogues_first_names_a_feature(
    revision: int, name: str
) -> None:
    """In older games the one with the first spot does."""
    board = """
    ??       Cc.1@270
    Cc.1@90  *Cc.1
    """
    scene = on_board(board, hand=["CC.2"], revision=revision).stand(0, "city@N").turn("??", 180)
    (entry,) = scene.game.state.scored
    assert (entry["reason"], entry["x"], entry["y"], entry["feature"]) == ("city", -1, -1, name)

"""The challenge between a shrine and a monastery (CULT-9 to CULT-18, CULT-21, CULT-22)."""

from __future__ import annotations

import pytest

from rules.setup.options import EDITIONS
from rules.turn.moving import send_home
from tests.clauses import clause
from tests.rules.cult.stage import BESIDE, BOTH, FAR, challenge, challenged, held, stage
from tests.rules.scene import Scene, entries


def freed(scene: Scene, name: str, x: int, y: int) -> Scene:
    """Take the figures of a building home, whatever took them."""
    spot = scene.game.state.board.tiles[x, y].spot(name)
    assert spot is not None
    for figure in list(spot.feature.figures):
        send_home(scene.game.state, figure, "removed")
    return scene


@clause("CULT-9")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0), (0, 0)])
def test_two_held_and_incomplete_buildings_challenge_each_other(seats: tuple[int, int]) -> None:
    """Nobody is asked; it does not matter whose they are."""
    scene = held(shrine=seats[0], monastery=seats[1])
    assert challenged(scene)
    assert scene.turn((0, 2)).kind == "place_tile"


@clause("CULT-9")
def test_it_begins_when_the_second_one_is_taken() -> None:
    scene = stage("*CU/S ??", hand=["L", "RFr"]).stand(1, "shrine").place()
    assert challenge(scene, 0, 0, "shrine") is None
    scene.deploy("monastery")
    assert challenge(scene, 0, 0, "shrine") == (1, 0, "monastery")
    assert challenge(scene, 1, 0, "monastery") == (0, 0, "shrine")
    assert "challenge" not in scene.look(0, 0, "field@NL")


@clause("CULT-9")
def test_buildings_of_one_kind_or_further_apart_do_not_challenge() -> None:
    scene = stage("*CU/S CU/SC@90").stand(0, "shrine").stand(1, "shrine", (1, 0))
    assert challenge(scene, 0, 0, "shrine") is None
    scene = stage("*CU/S RFr@90 L").stand(0, "shrine").stand(1, "monastery", (2, 0))
    assert challenge(scene, 0, 0, "shrine") is None


@clause("CULT-10", "CULT-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shrine_that_is_complete_first_beats_the_monastery(edition: str) -> None:
    scene = held(FAR, edition=edition).turn("?s")
    assert entries(scene) == [(0, "shrine", 9)]
    assert scene.supply() == [7, 7]
    assert scene.look(1, 0, "monastery")["open"] == 3


@clause("CULT-10", "CULT-18")
def test_the_monastery_that_is_complete_first_beats_the_shrine() -> None:
    scene = held(hand=["C", "RFr"]).turn("?m", 90)
    assert (entries(scene), scene.supply()) == ([(1, "monastery", 9)], [7, 7])


@clause("CULT-10")
def test_of_one_players_own_buildings_the_other_goes_home_too() -> None:
    scene = held(monastery=0).turn("?s")
    assert (entries(scene), scene.supply()) == ([(0, "shrine", 9)], [7, 7])


@clause("CULT-10")
def test_a_shrine_completed_and_taken_in_one_placement_is_in_the_challenge() -> None:
    """It closes a hole; the monastery beside it has seven neighbours."""
    board = BESIDE.replace("*CU/SRFR@90", "??         ").replace("?s  ", "*RFr")
    scene = stage(board, hand=["CU/SRFR", "RFr"]).stand(1, "monastery", (2, 0)).place("??", 90)
    assert challenge(scene, 2, 0, "monastery") is None
    scene.deploy("shrine")
    assert challenge(scene, 2, 0, "monastery") is None  # the shrine is complete
    scene.end()
    assert (entries(scene), scene.supply()) == ([(0, "shrine", 9)], [7, 7])


@clause("CULT-11")
def test_both_complete_in_one_placement_are_both_scored() -> None:
    scene = held(BOTH).turn()
    assert sorted(entries(scene)) == [(0, "shrine", 9), (1, "monastery", 9)]


@clause("CULT-12")
def test_an_empty_building_beats_nobody() -> None:
    scene = stage().stand(1, "monastery", (1, 0)).turn("?s")
    assert (entries(scene), scene.supply()) == ([], [7, 6])
    assert not scene.look(1, 0, "monastery").get("challenge")


@clause("CULT-12")
def test_beside_an_empty_building_nobody_is_beaten() -> None:
    scene = stage().stand(0, "shrine").turn("?s").turn((0, 2))
    scene.stand(1, "monastery", (1, 0))
    assert challenge(scene, 1, 0, "monastery") is None
    assert entries(scene) == [(0, "shrine", 9)]


@clause("CULT-13")
def test_the_losers_building_scores_when_it_is_held_again() -> None:
    scene = held(hand=["RFr", "C", "RFr"]).turn("?s")
    scene.stand(1, "monastery", (1, 0))
    assert challenge(scene, 1, 0, "monastery") is None
    assert entries(scene.turn("?m", 90)) == [(0, "shrine", 9), (1, "monastery", 9)]


@clause("CULT-13", "WAGON-2", "WAGON-5")
def test_a_wagon_may_go_on_to_the_losers_building() -> None:
    board = FAR.replace("RFr  RFr            RFr    .", "AM/RG@270 RFr       RFr    ?a", 1)
    scene = held(board, "abbey-and-mayor", hand=["RFr", "AM/RG", "RFr"], supply={"abbey": 0})
    scene.turn("?s").stand(0, "road@E", (1, -1), piece="wagon").turn("?a", 90)
    assert (scene.kind, scene.seat) == ("wagon", 0)
    scene.act(type="move_wagon", x=1, y=0, feature="monastery")
    assert scene.figures(1, 0, "monastery") == {0: 1}


@clause("CULT-3", "WAGON-2", "WAGON-20")
def test_a_wagon_may_go_on_to_a_shrine_and_not_to_a_held_one() -> None:
    board = "*AM/RG@270 ??\nCU/S .\n. ."
    scene = stage(board, "abbey-and-mayor", hand=["AM/RG", "RFr"], supply={"abbey": 0})
    scene.stand(0, "road@E", piece="wagon").turn("??", 90)
    goals = [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert (0, 1, "shrine") in goals
    scene.act(type="move_wagon", x=0, y=1, feature="shrine")
    scene = stage(board, "abbey-and-mayor", hand=["AM/RG", "RFr"], supply={"abbey": 0})
    scene.stand(0, "road@E", piece="wagon").stand(1, "shrine", (0, 1)).turn("??", 90)
    assert scene.kind == "place_tile"  # nothing else is near, so nobody is asked


@clause("CULT-14")
def test_neither_complete_at_the_end_both_are_scored() -> None:
    board = BESIDE.replace("RFr  RFr            RFr    RFr\n", "RFr  RFr            RFr    .\n", 1)
    scene = held(board, hand=["RFr"], last=True).turn((0, 2))
    assert scene.game.over
    assert sorted(entries(scene)) == [(0, "shrine", 8), (1, "monastery", 7)]


@clause("CULT-15")
def test_the_majority_is_taken_within_the_winner() -> None:
    scene = held().stand(1, "shrine").stand(1, "shrine").turn("?s")
    assert (entries(scene), scene.supply()) == ([(1, "shrine", 9)], [7, 7])
    tied = held().stand(1, "shrine").turn("?s")
    assert entries(tied) == [(0, "shrine", 9), (1, "shrine", 9)]


@clause("CULT-15")
def test_all_followers_of_the_loser_go_home() -> None:
    scene = held().stand(0, "monastery", (1, 0)).stand(1, "monastery", (1, 0)).turn("?s")
    assert (entries(scene), scene.supply()) == ([(0, "shrine", 9)], [7, 7])


@clause("CULT-17")
def test_the_loser_waits_until_all_is_scored_and_a_wagon_does_not_move() -> None:
    """The seat that lost is asked nothing; the winner's wagon is asked while the loser still stands there."""
    scene = stage(FAR, "abbey-and-mayor", supply={"abbey": 0})
    scene.stand(0, "shrine", piece="wagon").stand(1, "monastery", (1, 0), piece="wagon").turn("?s")
    assert (scene.kind, scene.seat, entries(scene)) == ("wagon", 0, [(0, "shrine", 9)])
    assert scene.supply("wagon") == [0, 0]
    assert scene.refuses(type="move_wagon", x=1, y=0, feature="monastery").clause == "WAGON-5"
    scene.act(type="pass")
    assert (scene.kind, scene.supply("wagon")) == ("place_tile", [1, 1])


@clause("CULT-18")
def test_a_lost_building_has_no_entry_in_the_score() -> None:
    scene = held().turn("?s")
    assert [entry["reason"] for entry in scene.game.state.scored] == ["shrine"]


@clause("CULT-21")
@pytest.mark.parametrize("loser", ["meeple", "big"])
def test_a_big_follower_makes_no_difference(loser: str) -> None:
    scene = stage(BESIDE, "inns-and-cathedrals").stand(0, "shrine")
    scene.stand(1, "monastery", (1, 0), piece=loser).turn("?s")
    assert (entries(scene), scene.supply("big")) == ([(0, "shrine", 9)], [1, 1])


@clause("CULT-22")
def test_a_follower_taken_away_ends_it_and_a_later_one_begins_it_anew() -> None:
    scene = freed(held(), "monastery", 1, 0)
    assert not challenged(scene)
    assert challenged(scene.stand(1, "monastery", (1, 0)))
    gone = freed(held(), "shrine", 0, 0).turn("?s")
    assert (entries(gone), gone.supply()) == ([], [7, 6])


@clause("CULT-2", "CULT-3", "PHANTOM-2")
def test_a_phantom_in_a_shrine_counts_as_any_follower() -> None:
    scene = stage(BESIDE, "phantom").stand(0, "shrine", piece="phantom").stand(1, "monastery", (1, 0))
    assert challenged(scene)
    assert entries(scene.turn("?s")) == [(0, "shrine", 9)]
    assert scene.supply("phantom") == [1, 1]

"""Chapters MAJ and RETURN: who gets the points, and who goes home."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board


def city_of_8(*figures: int, seats: int = 2) -> Scene:
    """Return a city of four tiles that the next tile closes, with a follower of each of these seats in it."""
    scene = on_board("C@90 CFc.1 ?? C@270", hand=["CFc.1"], seats=seats)
    for seat in figures:
        scene.stand(seat, "city@E")
    return scene.turn("??")


@clause("BASE-MAJ-1")
@pytest.mark.parametrize(("figures", "scores"), [((0, 0, 1), [8, 0]), ((1, 0, 1), [0, 8]), ((1,), [0, 8])])
def test_only_the_majority_gets_the_points(figures: tuple[int, ...], scores: list[int]) -> None:
    assert city_of_8(*figures).scores == scores


@clause("BASE-MAJ-1")
def test_followers_count_wherever_they_stand_in_it() -> None:
    scene = on_board("C@90 CFc.1 ?? C@270", hand=["CFc.1"])
    scene.stand(0, "city@E").stand(1, "city@W", (1, 0)).stand(1, "city@W", (3, 0)).turn("??")
    assert scene.scores == [0, 8]


@clause("BASE-MAJ-2")
@pytest.mark.parametrize(
    ("figures", "scores"),
    [((0, 1), [8, 8, 0]), ((2, 1, 0), [8, 8, 8]), ((2, 2, 0, 0, 1), [8, 0, 8]), ((1, 2), [0, 8, 8])],
)
def test_those_tied_for_most_each_get_the_full_value(figures: tuple[int, ...], scores: list[int]) -> None:
    assert city_of_8(*figures, seats=3).scores == scores


@clause("BASE-MAJ-3")
@pytest.mark.parametrize("number", [1, 2, 7])
def test_more_followers_bring_nothing_extra(number: int) -> None:
    scene = city_of_8(*[0] * number)
    assert entries(scene) == [(0, "city", 8)]


@clause("BASE-RETURN-1")
def test_all_followers_of_a_completed_feature_go_home() -> None:
    scene = city_of_8(0, 0, 1, 2, seats=3)
    assert scene.scores == [8, 0, 0]
    assert scene.supply() == [7, 7, 7]
    assert scene.game.state.figures == []
    assert scene.look(0, 0, "city@E")["figures"] == []


@clause("BASE-RETURN-2")
def test_followers_elsewhere_stay() -> None:
    scene = on_board("RRR ?? RRR", hand=["RCr"])
    scene.stand(1, "road@S").stand(1, "field@NL").stand(0, "road@E").turn("??", deploy="city@N")
    assert scene.scores == [3, 0]
    assert scene.supply() == [6, 5]
    stay = [(f.seat, f.spot.segment.names[0]) for f in scene.game.state.figures]
    assert stay == [(1, "road@S"), (1, "field@NL"), (0, "city@N")]


@clause("BASE-RETURN-2", "BASE-DEPLOY-7")
def test_a_farmer_of_a_completed_city_stays() -> None:
    scene = on_board("*C@90 ??", hand=["C"]).stand(0, "field@NL").turn("??", 270, deploy="field@NL")
    assert scene.supply() == [5, 7]

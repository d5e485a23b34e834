"""The holders of features, while their figures stand there and after they have gone home."""

from __future__ import annotations

from typing import Any

from rules import claims
from tests.clauses import clause
from tests.rules.scene import Scene, on_board


def claimed(scene: Scene, kind: str) -> list[tuple[list[int], bool]]:
    return [(each["holders"], each["scored"]) for each in claims(scene.game) if each["kind"] == kind]


def spots(claim: dict[str, Any]) -> set[tuple[int, int, str]]:
    return {(spot["x"], spot["y"], spot["feature"]) for spot in claim["spots"]}


def test_scored_road_stays_claimed_after_its_figure_went_home() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"]).turn("??", deploy="road@E")
    assert scene.game.state.figures == []
    [claim] = claims(scene.game)
    assert (claim["kind"], claim["holders"], claim["scored"]) == ("road", [0], True)
    assert claim["complete"] is True
    assert len(spots(claim)) == 3


@clause("BASE-MAJ-1")
@clause("BASE-MAJ-2")
def test_feature_with_figures_belongs_to_most_followers_and_to_all_if_tied() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"])
    scene.stand(1, "road@S")
    assert claimed(scene, "road") == [([1], False)]
    assert [each["complete"] for each in claims(scene.game)] == [False]
    scene.stand(0, "road@S")
    assert claimed(scene, "road") == [([0, 1], False)]
    scene.stand(0, "road@S")
    assert claimed(scene, "road") == [([0], False)]


def test_feature_of_nobody_is_no_claim() -> None:
    assert claims(on_board("RRR ?? RRR", hand=["RFr", "L"]).game) == []


def test_open_road_says_its_worth_now_and_finished() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"])
    road = scene.look(0, 0, "road@E")
    assert (road["value"], road["finished"], road["complete"]) == (1, 1, False)
    done = on_board("RRR ?? RRR", hand=["RFr", "L"]).place().look(0, 0, "road@E")
    assert (done["value"], done["finished"], done["complete"]) == (3, None, True)

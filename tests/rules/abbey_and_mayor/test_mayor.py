"""Chapter MAYOR: a knight who counts for as many as the city has pennants."""

from __future__ import annotations

import pytest

from rules.expansions.abbey_and_mayor.mayors import MAYOR
from tests.clauses import clause
from tests.rules.abbey_and_mayor.wagon_stage import FIRST, NEW, WITH_CASTLES, pieces, stage
from tests.rules.bridges_castles_bazaars.stage import found, points, raise_it
from tests.rules.scene import Scene, entries

# A city of four tiles, its last one still to come, without a pennant and with three of them.
PLAIN = "*C@90  CFc.1  CFc.1  ??"
THREE = """
.      C@180   .
C@90  *AM/C++  CFc+  ??
.      C       .
"""


@clause("MAYOR-1", "MAYOR-7")
def test_mayor_is_deployed_in_cities_alone() -> None:
    scene = stage("*RFr ??", hand=["CRRR"]).place("??", 0)
    assert (scene.supply("mayor"), scene.can_deploy("mayor")) == ([1, 1], ["city@N"])
    for spot in ("road@E", "field@EL"):
        refusal = scene.refuses_deploy(spot, "mayor")
        assert (refusal.code, refusal.clause) == ("deploy.kind", "MAYOR-7")
    monk = stage("*L ??", hand=["L"]).place("??")
    assert monk.refuses_deploy("monastery", "mayor").clause == "MAYOR-7"
    scene.deploy("city@N", "mayor")
    assert (scene.supply("mayor"), scene.can_deploy()) == ([0, 1], [])


@clause("MAYOR-1")
def test_mayor_needs_a_city_without_knights_and_is_one() -> None:
    scene = stage("*C@90 ??", hand=["CFc+"]).stand(1, "city@E").place("??")
    assert scene.refuses_deploy("city@W", "mayor").clause == "BASE-DEPLOY-2"
    scene = stage("*C@90 ??", hand=["CFc+"]).stand(1, "city@E", piece="mayor").place("??")
    assert scene.refuses_deploy("city@W").clause == "BASE-DEPLOY-2"


@clause("MAYOR-2")
@pytest.mark.parametrize(("knights", "scores"), [(2, [18, 0]), (3, [18, 18]), (4, [0, 18])])
def test_mayor_counts_for_the_pennants_of_the_whole_city(knights: int, scores: list[int]) -> None:
    """Three pennants on two tiles, six tiles in all: 18."""
    scene = stage(THREE, hand=["C", "L"]).stand(0, "city@E", (-1, 0), "mayor")
    for _ in range(knights):
        scene.stand(1, "city@N", (0, 0))
    assert scene.turn("??", 270).scores == scores


@clause("MAYOR-2")
def test_mayor_has_his_strength_at_the_moment_of_scoring() -> None:
    """The pennant comes with the last tile; until then he counted for nothing."""
    scene = stage("*C@90  ??  C@270", hand=["CFc+", "L"]).stand(0, "city@E", piece="mayor")
    assert scene.look(0, 0, "city@E")["holders"] == []
    assert scene.turn("??").scores == [8, 0]


@clause("MAYOR-3")
def test_lone_mayor_without_a_pennant_scores_nothing() -> None:
    scene = stage(PLAIN, hand=["C", "L"]).stand(0, "city@E", piece="mayor").turn("??", 270)
    assert (entries(scene), scene.supply("mayor")) == ([], [1, 1])


@clause("MAYOR-3")
def test_a_knight_beside_him_scores() -> None:
    scene = stage(PLAIN, hand=["C", "L"]).stand(0, "city@E", piece="mayor").stand(1, "city@E")
    assert scene.turn("??", 270).scores == [0, 8]


@clause("MAYOR-4", "MAYOR-5")
def test_mayor_changes_no_points_and_goes_home() -> None:
    scene = stage("*C@90 CFc+ ??", hand=["C", "L"]).stand(0, "city@E", piece="mayor").turn("??", 270)
    assert (entries(scene), scene.supply("mayor")) == ([(0, "city", 8)], [1, 1])
    assert [part["what"] for part in scene.game.state.scored[0]["parts"]] == ["tiles", "pennants"]


@clause("MAYOR-5", "MAYOR-3")
@pytest.mark.parametrize(("tile", "scores"), [("CFc+", [3, 0]), ("CFc.1", [0, 0])])
def test_mayor_counts_the_same_at_the_end(tile: str, scores: list[int]) -> None:
    scene = stage(f"*C@90 {tile}", hand=["L"]).stand(0, "city@E", piece="mayor").finish()
    assert (scene.scores, scene.supply("mayor")) == (scores, [1, 1])


# Castles.

SMALL = "*C@90 ??\nLR@270 ??r"


def castled(edition: str = FIRST, tile: str = "C", rotation: int = 270) -> Scene:
    """Ann's mayor is alone in a small city that has just been closed."""
    scene = stage(SMALL, hand=[tile, "LR", "L"], expansions=WITH_CASTLES, edition=edition)
    return scene.stand(0, "city@E", piece="mayor").turn("??", rotation)


@clause("MAYOR-9", "X8-KNIGHT-1", "INT-20", "INT-21")
def test_mayor_alone_in_a_small_city_may_build_a_castle_and_stands_in_it() -> None:
    scene = castled()
    assert (scene.kind, scene.seat) == ("castle", 0)
    assert pieces(raise_it(scene), "mayor") == [(0, 0, 0, "castle@E")]


@clause("MAYOR-8", "X8-MAYOR-1", "INT-21")
@pytest.mark.parametrize(("edition", "tile", "rotation"), [(FIRST, "C", 270), (NEW, "AM/C!+", 0)])
def test_mayor_in_a_castle_earns_nothing(edition: str, tile: str, rotation: int) -> None:
    """Not even where a pennant is printed under the token."""
    scene = raise_it(castled(edition, tile, rotation)).turn("??r", 90)
    assert (points(scene), scene.scores, scene.supply("mayor")) == ([2], [0, 0], [1, 1])


@clause("MAYOR-9")
def test_mayor_is_not_deployed_to_a_castle_that_stands() -> None:
    scene = found(stage("*C@90 C@270", expansions=WITH_CASTLES), 1, 0, 0, "E")
    castle = scene.game.state.board.tiles[0, 0].spot("castle@E")
    assert castle is not None
    refusal = MAYOR.problem(0, castle, occupied=False)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("deploy.kind", "MAYOR-9")

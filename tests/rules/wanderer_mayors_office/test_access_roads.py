"""Chapter ACCESS: short roads from a crossing to a gate of the same tile."""

from __future__ import annotations

import pytest

from rules import catalogue
from rules.expansions.wanderer_mayors_office.network_plan import is_access, plan
from rules.tiles.catalogue import designs
from tests.clauses import clause
from tests.rules.abbey_and_mayor.wagon_stage import goals
from tests.rules.bridges_castles_bazaars.stage import found, points
from tests.rules.scene import Scene
from tests.rules.wanderer_mayors_office.stage import EXPANSION, FIRST, X8, nets, stage

IC, TB = "inns-and-cathedrals", "traders-and-builders"


@clause("ACCESS-1", "ACCESS-10")
def test_only_what_the_catalogue_marks_is_an_access_road() -> None:
    """It has no edge, and runs from a crossing to a gate of its tile."""
    marked = [d for d in designs().values() if any(is_access(s) for s in d.segments)]
    assert {d.set for d in marked} == {EXPANSION}
    for design in marked:
        for segment in design.segments:
            if is_access(segment):
                assert (segment.kind, segment.ports) == ("road", ())
                assert segment.index in plan(design).access
                assert segment.index in {road for road, _ in plan(design).gates}


def laid(tile: str, *more: str) -> Scene:
    """That tile just placed below another that fits, alone on the board else."""
    return stage("*C@180\n??", *more, hand=[tile, "L"]).place()


@clause("ACCESS-2", "ACCESS-8")
def test_access_road_holds_no_figure() -> None:
    scene = laid("WM/CCR.a", IC, TB)
    for piece, says in (("meeple", "ACCESS-2"), ("big", "ACCESS-8"), ("wagon", "ACCESS-8")):
        assert scene.can_deploy(piece).count("road@W") == 1
        assert not any("#3" in name or "#4" in name for name in scene.can_deploy(piece) if "road" in name)
        refusal = scene.refuses_deploy("road#3", piece)
        assert (refusal.code, refusal.clause) == ("deploy.access", says)
    assert not any(a.get("feature") == "road#3" for a in scene.game.legal())


@clause("ACCESS-8")
def test_builder_beside_an_own_thief_on_an_access_road_is_refused() -> None:
    """Even where a follower stands by the referee's hand."""
    scene = laid("WM/CCR.a", TB).stand(0, "road#3", (0, 1))
    assert "road#3" not in scene.can_deploy("builder")
    assert scene.refuses_deploy("road#3", "builder").clause == "ACCESS-8"


@clause("ACCESS-4")
def test_four_cities_and_four_small_fields() -> None:
    scene = laid("WM/CCCC.a")
    assert sorted(name.partition("@")[0].partition("#")[0] for name in scene.can_deploy()) == (
        ["city"] * 4 + ["field"] * 4
    )


@clause("ACCESS-5", "NET-6")
def test_the_road_runs_on_past_the_well() -> None:
    """Four arms, one road of one tile; a wagon goes from it to a city, but not from city to city."""
    scene = laid("WM/CCRR.w")
    assert [name for name in scene.can_deploy() if name.startswith("road")] == ["road@E"]
    assert scene.look(0, 1, "road@S")["tiles"] == 1
    assert scene.look(0, 1, "road@S")["home"] == scene.look(0, 1, "road@E")["home"]
    assert nets(scene) == [{(0, 1, "road@E")}]
    wagon = (
        stage("*C@180\n??", hand=["WM/CCRR.w", "L"], edition=FIRST).stand(0, "city@S", piece="wagon").turn()
    )
    assert (wagon.kind, goals(wagon)) == ("wagon", [(0, 1, "road@E")])


@clause("ACCESS-6")
def test_a_thief_on_the_road_down_alone() -> None:
    scene = laid("WM/CCCR.a")
    assert [name for name in scene.can_deploy() if name.startswith("road")] == ["road@S"]
    # The printed bridge does not divide the field: one that reaches all three cities.
    fields = [s for s in scene.game.state.board.tiles[0, 1].spots if s.segment.kind == "field"]
    assert sorted(len(field.segment.cities) for field in fields) == [1, 1, 3]


def wagon_leaves(board: str, tile: str, piece_at: str, rotation: int = 0) -> Scene:
    """Ann's wagon in what the tile completes."""
    scene = stage(board, hand=[tile, "L"], edition=FIRST).stand(0, piece_at, piece="wagon")
    return scene.turn("??", rotation)


@clause("ACCESS-3", "ACCESS-7", "WAGON-9")
def test_a_wagon_goes_from_a_city_straight_to_the_monastery() -> None:
    scene = wagon_leaves("*C@180\n??", "WM/LCC.a", "city@S")
    assert goals(scene) == [(0, 1, "city@E"), (0, 1, "monastery")]


@clause("ACCESS-7")
def test_wagon_goes_from_a_monastery_straight_to_a_city() -> None:
    board = "L ?? L\nL *WM/LCC.a CFc.1\nL L L"
    scene = stage(board, hand=["CFc.1", "L"], edition=FIRST)
    scene.stand(0, "monastery", piece="wagon").turn("??", 90)
    assert (scene.kind, goals(scene)) == (
        "wagon",
        [(0, -1, "city@N"), (0, 0, "city@E"), (0, 0, "city@N"), (1, 0, "city@E")],
    )


@clause("ACCESS-11")
def test_wagon_goes_on_to_an_ordinary_road_at_the_crossing() -> None:
    scene = wagon_leaves("*C@180\n??", "WM/CCCR.a", "city@S")
    assert (0, 1, "road@S") in goals(scene)
    down = stage("*WM/CCCR.a\n??", hand=["LR", "L"], edition=FIRST)
    down.stand(0, "road@S", piece="wagon").turn("??", 180)
    assert {(0, 0, "city@N"), (0, 0, "city@E"), (0, 0, "city@W")} <= set(goals(down))


@clause("ACCESS-9")
def test_access_road_is_never_completed_and_never_scored() -> None:
    """Not even for a follower who stands there by the referee's hand, and for no castle beside it."""
    scene = stage("*C@90  C@270\n??  .", X8, hand=["WM/CCR.a", "L"], edition=FIRST)
    found(scene, 1, 0, 0, "E")
    scene.turn("??", 180)
    assert points(scene) == [None]
    for index in (3, 4):
        access = scene.look(0, 1, f"road#{index}")
        assert (access["complete"], access["tiles"]) == (False, 1)
    assert scene.scores == [0, 0]


@clause("ACCESS-9")
def test_access_road_is_shown_as_nothing_to_complete_or_to_score() -> None:
    scene = laid("WM/CCR.a")
    access, road = scene.look(0, 1, "road#3"), scene.look(0, 1, "road@W")
    assert (access["open"], access["value"], len(access["networks"])) == (0, None, 1)
    assert (road["open"], road["value"]) == (1, 1)


@clause("ACCESS-9")
def test_access_road_divides_fields_as_drawn() -> None:
    scene = laid("WM/CCCC.a")
    fields = [s.feature for s in scene.game.state.board.tiles[0, 1].spots if s.segment.kind == "field"]
    assert len({id(field) for field in fields}) == 4


@clause("ACCESS-10")
@pytest.mark.parametrize("tile", ["IC/CRCR", "BA/RRRR", "AM/LRRRR", "AM/CCRR"])
def test_short_arms_elsewhere_keep_their_own_rules(tile: str) -> None:
    """They may be occupied like any road."""
    scene = stage("*L ??", IC, hand=["L"]).place()
    placed = scene.game.state.put(tile, (9, 9), 0)
    assert not plan(placed.face.design).access
    kind = scene.game.state.kinds["meeple"]
    for spot in placed.spots:
        if spot.segment.kind == "road":
            assert kind.problem(0, spot, occupied=False) is None
    assert catalogue()[EXPANSION].designs

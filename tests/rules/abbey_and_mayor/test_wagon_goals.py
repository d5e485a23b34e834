"""Chapter WAGON: what is connected with what, and the way of the new edition."""

from __future__ import annotations

import pytest

from rules import Setup
from rules.expansions.abbey_and_mayor.wagon_goals import goals as goals_of
from rules.expansions.abbey_and_mayor.wagon_goals import links
from rules.expansions.abbey_and_mayor.wagons import WAGON
from rules.tiles.catalogue import designs
from tests.clauses import clause
from tests.rules.abbey_and_mayor.wagon_stage import (
    EXPANSION,
    FIRST,
    NEW,
    WITH_CASTLES,
    goals,
    lay,
    move,
    pieces,
    stage,
)
from tests.rules.scene import Scene, Where

IC = "inns-and-cathedrals"


def reached(tile: str, feature: str) -> list[str]:
    """Return what a wagon on a segment of a tile, alone on the board, may step to inside the tile."""
    scene = stage()
    placed = scene.game.state.put(tile, (9, 9), 0)
    spot = placed.spot(feature)
    assert spot is not None
    return sorted(placed.spots[i].segment.names[0] for i in links(placed.face.design)[spot.segment.index])


def wagon_scored(
    text: str, feature: str, tile: str, rotation: int = 0, *, at: Where = (0, 0), **keys: object
) -> Scene:
    """Place the tile at `??`, which completes the feature on which Ann's wagon stands."""
    scene = stage(text, hand=[tile, "L"], **keys).stand(0, feature, at, "wagon")
    return scene.turn("??", rotation)


@clause("WAGON-6")
def test_a_road_and_what_it_ends_at() -> None:
    scene = wagon_scored("*LR@270 ??", "road@E", "IC/CcR", 180, expansions=[EXPANSION, IC])
    assert goals(scene) == [(0, 0, "monastery"), (1, 0, "city@E")]
    city = wagon_scored("*C@90 ??", "city@E", "BB/CFR!", expansions=WITH_CASTLES)
    assert (city.kind, goals(city)) == ("wagon", [(1, 0, "road@E")])
    monk = stage("L L L\nL *LR L\nL ?? L", hand=["RFr", "L"]).stand(0, "monastery", piece="wagon")
    assert goals(monk.turn("??", 90)) == [(0, 0, "road@S"), (0, 1, "road@N")]


@clause("WAGON-6")
def test_roads_that_meet_at_a_crossing() -> None:
    assert reached("BA/RRRR", "road@N") == ["road@E", "road@S", "road@W"]
    # No road leads from this crossing to the city above it.
    assert reached("BA/CRRR", "road@E") == ["road@S", "road@W"]


@clause("WAGON-6")
def test_a_monastery_inside_a_city() -> None:
    scene = stage("*C@90  ??m  C@270", hand=["BB/LCFc", "L"], expansions=WITH_CASTLES).stand(
        0, "city@E", piece="wagon"
    )
    assert goals(scene.turn("??m")) == [(1, 0, "monastery")]
    assert reached("BB/LCFc", "monastery") == ["city@E"]


@clause("WAGON-6")
def test_a_road_past_a_gate() -> None:
    """The spur does not end the road, and leads the wagon to the gate."""
    assert reached("DB/CRFr.d", "road@E") == ["city@N"]
    assert reached("DB/CRFr.d", "city@N") == ["road@E"]


@clause("WAGON-6")
def test_features_that_only_lie_side_by_side_are_not_connected() -> None:
    """A road that runs past a city, and a city beside a monastery on the next tile."""
    scene = wagon_scored("*RCr ??\nL .", "road@E", "LR", 90, at=(0, 0))
    assert scene.kind == "place_tile"  # the road is open in the west
    scene = wagon_scored("LR@270 *RCr ??\nL . .", "road@E", "LR", 90)
    assert goals(scene) == [(-1, 0, "monastery"), (1, 0, "monastery")]
    refusal = scene.refuses(type="move_wagon", x=0, y=0, feature="city@N")
    assert (refusal.code, refusal.clause) == ("wagon.apart", "WAGON-6")
    assert scene.refuses(type="move_wagon", x=-1, y=1, feature="monastery").clause == "WAGON-6"


@clause("WAGON-6", "WAGON-5")
def test_an_abbey_and_what_it_closes() -> None:
    """The abbey ends a road, a city and a field."""
    scene = lay(stage(".  C@180  .\nLR@270  .  L\n.  LR@180  ."), "AM/A", 1, 1)
    state = scene.game.state
    road, abbey = state.board.tiles[0, 1].spot("road@E"), state.board.tiles[1, 1].spots[0]
    assert road is not None
    assert road.feature.complete
    assert {s.reference["feature"] for g in goals_of(state, state.kinds[WAGON], road) for s in g.spots} == {
        "monastery"
    }
    assert abbey.feature in goals_of(state, state.kinds[WAGON], road)
    # All that it closes is complete: no way leads on from it.
    assert goals_of(state, state.kinds[WAGON], abbey) == []


@clause("WAGON-6")
def test_abbey_beside_a_road_that_it_does_not_close_is_no_goal() -> None:
    scene = lay(stage("*LR@270  RFr  LR@90"), "AM/A", 1, 1)
    state = scene.game.state
    road = state.board.tiles[1, 0].spot("road@E")
    assert road is not None
    found = goals_of(state, state.kinds[WAGON], road)
    assert sorted(spot.cell for goal in found for spot in goal.spots) == [(0, 0), (2, 0)]


@clause("WAGON-6")
def test_from_an_abbey_to_what_goes_on_elsewhere() -> None:
    scene = lay(stage(".  CFc.1@90  .\nRFr  .  L\n.  RRRR  ."), "AM/A", 1, 1)
    state = scene.game.state
    found = goals_of(state, state.kinds[WAGON], state.board.tiles[1, 1].spots[0])
    assert {(s.cell, s.segment.kind) for goal in found for s in goal.spots} == {
        ((1, 0), "city"),
        ((0, 1), "road"),
    }


@clause("WAGON-6", "WAGON-8")
def test_a_wagon_goes_into_the_abbey_that_closed_his_road() -> None:
    """Seven tiles lie around the abbey, so it is not complete."""
    scene = stage("L L L\nLR@270 . L\nL L .", hand=["L", "L"])
    scene.stand(0, "road@E", (0, 1), "wagon").stand(1, "monastery", (0, 1))
    scene.act(type="place_abbey", x=1, y=1).end()
    assert goals(scene) == [(1, 1, "monastery")]
    assert pieces(move(scene, 1, 1, "monastery"), "wagon") == [(0, 1, 1, "monastery")]


@clause("WAGON-7")
def test_two_cities_are_never_connected_by_a_crossing() -> None:
    """Two gates lead to one crossing; the wagon of one city may go to the roads alone."""
    scene = stage("*C@180\n??", hand=["IC/CRCR", "L"], expansions=[EXPANSION, IC])
    scene.stand(0, "city@S", piece="wagon").turn("??")
    assert goals(scene) == [(0, 1, "road@E"), (0, 1, "road@W")]
    assert scene.refuses(type="move_wagon", x=0, y=1, feature="city@S").code == "wagon.apart"
    assert reached("IC/CRCR", "road@E") == ["city@N", "city@S", "road@W"]


@clause("WAGON-7")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_fields_are_never_goals(edition: str) -> None:
    scene = wagon_scored("*LR@270 ??", "road@E", "RRR", edition=edition)
    assert {feature.partition("@")[0] for _, _, feature in goals(scene)} == {"monastery", "road"}
    refusal = scene.refuses(type="move_wagon", x=1, y=0, feature="field@NL")
    assert (refusal.code, refusal.clause) == ("wagon.kind", "WAGON-7")


def test_no_tile_of_any_set_connects_cities_but_by_access_roads() -> None:
    for design in designs().values():
        kinds = [segment.kind for segment in design.segments]
        joined = [(a, b) for a, others in links(design).items() for b in others]
        if not any(segment.data.get("access") for segment in design.segments):
            assert all({kinds[a], kinds[b]} != {"city"} for a, b in joined), design.id
        assert all((b, a) in joined for a, b in joined if not design.segments[a].data.get("access"))
        assert {kinds[b] for _, b in joined} <= {"road", "city", "monastery", "shrine"}


@clause("WAGON-9", "WAGON-7")
@pytest.mark.parametrize(
    ("tile", "start", "found"),
    [
        ("WM/LCC.a", "city@N", ["city@E", "monastery"]),
        ("WM/LCC.a", "monastery", ["city@E", "city@N"]),
        ("WM/CCCC.a", "city@N", ["city@E", "city@S", "city@W"]),
        ("WM/CCCR.a", "city@N", ["city@E", "city@W", "road@S"]),
        ("WM/CCCR.a", "road@S", ["city@E", "city@N", "city@W"]),
        ("WM/CRRR.a", "road@E", ["city@N", "road@S", "road@W"]),
    ],
)
def test_access_roads_are_passed(tile: str, start: str, found: list[str]) -> None:
    assert reached(tile, start) == found


@clause("WAGON-9")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_over_access_roads_to_the_monastery_and_never_onto_them(edition: str) -> None:
    scene = lay(stage("*L ??", hand=["L", "C", "L"], edition=edition), "WM/LCC.a", 5, 0)
    scene.stand(0, "city@E", (5, 0), "wagon").turn("??").turn((6, 0), 270)
    assert (scene.kind, goals(scene)) == ("wagon", [(5, 0, "city@N"), (5, 0, "monastery")])
    assert scene.refuses(type="move_wagon", x=5, y=0, feature="road#2").code.startswith("wagon.")


@clause("WAGON-10", "X8-WAGON-2")
def test_a_bazaar_is_no_link() -> None:
    """The road north of it is scored, the one south of it is open and empty."""
    off = {"x8.bazaars": "off"}
    scene = stage("LR\n??", hand=["BB/RFR.b", "L"], expansions=WITH_CASTLES, options=off)
    scene.stand(0, "road@S", piece="wagon").stand(1, "monastery").turn("??")
    assert (scene.scores, scene.kind, scene.supply("wagon")) == ([2, 0], "place_tile", [1, 1])


@clause("WAGON-11")
def test_at_a_well_the_city_leads_to_the_road_and_not_to_the_other_city() -> None:
    scene = lay(stage("*L ??", hand=["L", "C", "L"]), "WM/CCRR.w", 5, 0)
    scene.stand(0, "city@N", (5, 0), "wagon").turn("??").turn((5, -1), 180)
    assert goals(scene) == [(5, 0, "road@E")]
    assert reached("WM/CCRR.w", "road@E") == ["city@N", "city@W"]


@clause("WAGON-6")
def test_crossing_closed_to_wagons_in_the_catalogue_is_no_link() -> None:
    closed = next(
        d for d in designs().values() if any(j.get("wagon") is False for j in d.raw.get("junctions", ()))
    )
    barred = next(j["joins"] for j in closed.raw["junctions"] if j.get("wagon") is False)
    assert all(other not in links(closed).get(one, ()) for one in barred for other in barred)


# The way of the new edition.


@clause("WAGON-20")
@pytest.mark.parametrize(
    ("edition", "way"), [("hig-2010", "connected"), ("zmg-2014", "connected"), (NEW, "nearby")]
)
def test_editions_choose_how_wagons_find_goals(edition: str, way: str) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION]})
    assert setup.options["wagon.move"] == way


DIAGONAL = """
.       .    RFr
*LR@270  ??  .
RFr     .    .
"""


@clause("WAGON-20", "WAGON-6")
@pytest.mark.parametrize(
    ("edition", "found"),
    [
        (FIRST, [(0, 0, "monastery")]),
        (NEW, [(0, 0, "monastery"), (0, 1, "road@E")]),
    ],
)
def test_nearby_counts_the_tiles_around_the_wagon(edition: str, found: list[tuple[int, int, str]]) -> None:
    """He stands on the western tile of his road: the road two columns to the east is too far."""
    scene = stage(DIAGONAL, hand=["AM/R" if edition == FIRST else "AM/RG", "L"], edition=edition)
    scene.stand(0, "road@E", (0, 0), "wagon").turn("??", 90)
    assert goals(scene) == found


@clause("WAGON-20")
def test_an_unconnected_empty_road_diagonally_beside_him_is_a_goal() -> None:
    scene = stage(DIAGONAL, hand=["AM/RG", "L"], edition=NEW)
    scene.place("??", 90).deploy("road@W", "wagon").end()
    assert goals(scene) == [(0, 0, "monastery"), (0, 1, "road@E"), (2, -1, "road@E")]
    assert scene.refuses(type="move_wagon", x=1, y=0, feature="road@W").clause == "WAGON-5"
    assert pieces(move(scene, 2, -1, "road@W"), "wagon") == [(0, 2, -1, "road@E")]


@clause("WAGON-20")
def test_each_of_the_eight_tiles_around_the_wagon_is_near() -> None:
    scene = stage("L L L\nL *LR@270 LR@90\nL L L", edition=NEW)
    state = scene.game.state
    road = state.board.tiles[0, 0].spot("road@E")
    assert road is not None
    near = goals_of(state, state.kinds[WAGON], road)
    around = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
    assert {s.cell for goal in near for s in goal.spots if s.segment.kind == "monastery"} == around


@clause("WAGON-20", "WAGON-5", "WAGON-7")
def test_nearby_goals_are_incomplete_unoccupied_and_no_fields() -> None:
    scene = stage(DIAGONAL, hand=["AM/RG", "L"], edition=NEW).stand(1, "road@E", (0, 1))
    scene.stand(1, "monastery", (0, 0)).place("??", 90).deploy("road@W", "wagon").end()
    assert goals(scene) == [(2, -1, "road@E")]


@clause("WAGON-20")
def test_with_nearby_two_cities_may_follow_each_other() -> None:
    scene = wagon_scored("*C@90 ??", "city@E", "CC.2", 270, edition=NEW)
    assert goals(scene) == [(1, 0, "city@S")]
    assert wagon_scored("*C@90 ??", "city@E", "CC.2", 270).kind == "place_tile"


@clause("HOUSE-18", "WAGON-8", "WAGON-20")
def test_with_nearby_too_any_tile_of_the_goal_may_be_chosen() -> None:
    scene = stage("*LR@270 ??\nRFr  RFr  RFr  RFr", hand=["AM/RG", "L"], edition=NEW).stand(1, "monastery")
    scene.place("??", 90).deploy("road@W", "wagon").end()
    assert goals(scene) == [(x, 1, "road@E") for x in range(4)]
    assert pieces(move(scene, 3, 1, "road@E"), "wagon") == [(0, 3, 1, "road@E")]


@clause("WAGON-20")
def test_goal_too_far_away_is_refused() -> None:
    scene = stage(DIAGONAL, hand=["AM/RG", "L"], edition=NEW)
    scene.stand(0, "road@E", (0, 0), "wagon").turn("??", 90)
    refusal = scene.refuses(type="move_wagon", x=2, y=-1, feature="road@E")
    assert (refusal.code, refusal.clause) == ("wagon.far", "WAGON-20")

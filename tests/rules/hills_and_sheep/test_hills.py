"""Hills: the tile under each, and the ties that they win (HILL-1 to HILL-11)."""

from __future__ import annotations

import pytest

from rules import view
from rules.board.features import Spot
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn
from tests.rules.hills_and_sheep.stage import (
    ABBEYS,
    BRIDGES,
    PEAKS,
    TOWN,
    TRADERS,
    WAY,
    herd,
    left,
    stage,
    under,
)
from tests.rules.scene import Scene, entries

INNS = "inns-and-cathedrals"
NUMBER = {"hill.tiebreak": "number"}
HILL = "HS/CFR.h"
# A field with a completed city, a hill in its west and a plain tile in its east.
FARM = "C@180 .\n*HS/CC.h.2 L"


def town(*more: str, **keys: object) -> Scene:
    """Return a city of three tiles that a tile at ?? closes, on a hill in the south."""
    return stage(TOWN, *more, **{"hand": ["C", "L", "L"], **keys})  # type: ignore[arg-type]


def peaks(*more: str, **keys: object) -> Scene:
    """Return the same with a hill at both ends; the tile between is missing."""
    return stage(PEAKS, *more, **{"hand": ["CFc.1", "L", "L"], **keys})  # type: ignore[arg-type]


@clause("HILL-1")
def test_next_tile_goes_under_the_hill_unseen() -> None:
    scene = stage("??\n*C .", hand=["HS/CFR.h", "RFr", "Rr", "L"])
    before = left(scene)
    scene.place("??", 180)
    assert (left(scene), under(scene)) == (before - 1, [(0, -1)])
    assert scene.end().hand == "BA/Rr"
    assert scene.game.draws == ("HS/CFR.h", "?", "BA/Rr")
    assert left(scene) == before - 2


@clause("HILL-1")
def test_other_tiles_take_none() -> None:
    scene = stage(hand=["L", "L"])
    before = left(scene)
    scene.place("?a")
    assert (left(scene), under(scene)) == (before, [])


@clause("HILL-2")
def test_tile_is_taken_when_the_hill_is_placed_and_comes_back_with_an_undo() -> None:
    scene = stage("??\n*C .", hand=["HS/CFR.h", "RFr", "Rr"])
    drawn, seen = left(scene), view(scene.game, 0)
    assert scene.place("??", 180).game.can_undo(0)
    scene.game.undo(0)
    assert (left(scene), under(scene), view(scene.game, 0)) == (drawn, [], seen)
    assert scene.place("??", 180).end().hand == "BA/Rr"


@clause("HILL-2")
def test_hill_that_fits_nowhere_takes_no_tile() -> None:
    """Nothing but city edges lie open."""
    scene = stage("*Cccc+", hand=["HS/RFR.h", "C", "L"])
    assert (scene.hand, scene.game.state.discarded) == ("BA/C", ["HS/RFR.h"])
    assert scene.game.state.unseen == 0


@clause("HILL-3")
def test_last_tile_of_the_stack_takes_none_and_is_a_hill() -> None:
    scene = stage(TOWN.replace("HS/CRr.h", "CRr"), hand=["HS/CFR.h"], last=True)
    scene.stand(0, "city@N", (0, 1)).stand(1, "city@N").place("??", 180)
    assert (left(scene), under(scene)) == (0, [])
    assert view(scene.game)["tiles"][-1] == {"tile": HILL, "x": 0, "y": -1, "rotation": 180}
    tied = stage(PEAKS, hand=["CFc.1"], last=True).stand(0, "city@S", (0, -2)).stand(1, "city@N")
    assert sorted(entries(tied.turn("??", 90))) == [(0, "city", 6), (1, "city", 6)]


@clause("HILL-3")
def test_bought_hill_takes_its_tile_when_its_buyer_places_it() -> None:
    options = {"bazaar.free_variant": "on"}
    hand = ["BB/F.b", "HS/RFR.h", "L", "RFr", "C", "L"]
    scene = stage("*L ?a ?b\n. . ?c", BRIDGES, hand=hand, options=options).turn("?a")
    before = left(scene)
    scene.act(type="choose_tile", tile=0)
    assert (left(scene), under(scene)) == (before, [])
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation)
    assert (left(scene), under(scene)) == (before - 1, [(x, y)])


@clause("HILL-3", "X8-BUILDER-3")
def test_tiles_set_aside_for_a_bazaar_stay_on_top() -> None:
    options = {"bazaar.free_variant": "on", "bazaar.builder_turn": "before"}
    hand = ["BB/RFR.b", "L", "C", "HS/RFR.h", "Rr", "CFc.1", "L"]
    scene = stage("*LR@270 ?a .\n. ?c .", BRIDGES, TRADERS, hand=hand, options=options)
    scene.stand(0, "road@E").stand(0, "road@E", piece="builder").turn("?a", 90)
    assert scene.hand == "HS/RFR.h"
    x, y, rotation = scene.can_place()[0]
    scene.turn((x, y), rotation)
    row = [place["tile"] for place in view(scene.game)["auction"]["row"]]
    assert (row, under(scene)) == (["BA/L", "BA/C"], [(x, y)])
    assert scene.game.draws == ("BB/RFR.b", "BA/L", "BA/C", "HS/RFR.h", "?")


@clause("HILL-4")
def test_all_features_of_its_tile_lie_on_the_hill_and_it_counts_as_one_tile() -> None:
    scene = stage("*HS/CRr.h", hand=["L"])
    for name in ("city@N", "road@E", "field@EL", "field@ER"):
        scene.stand(0, name)
        assert scene.look(0, 0, name)["on_hills"] == {"0": 1}
    assert entries(town().stand(0, "city@N", (0, 1)).turn("??", 180)) == [(0, "city", 6)]


@clause("HILL-5")
def test_who_stands_on_a_hill_wins_the_tie() -> None:
    scene = town().stand(0, "city@N", (0, 1)).stand(1, "city@N")
    seen = scene.look(0, 0, "city@N")
    assert (seen["holders"], seen["on_hills"]) == ([0], {"0": 1})
    assert entries(scene.turn("??", 180)) == [(0, "city", 6)]
    other = town().stand(1, "city@N", (0, 1)).stand(0, "city@N").turn("??", 180)
    assert (entries(other), other.supply()) == ([(1, "city", 6)], [7, 7])


@clause("HILL-5")
def test_hill_in_another_feature_wins_nothing() -> None:
    scene = town().stand(0, "city@N").stand(1, "city@N").stand(0, "road@E", (0, 1)).turn("??", 180)
    assert entries(scene) == [(0, "city", 6), (1, "city", 6)]


@clause("HILL-6")
def test_two_of_the_tied_on_hills_share() -> None:
    scene = peaks(seats=3).stand(0, "city@S", (0, -2)).stand(1, "city@N")
    assert sorted(entries(scene.turn("??", 90))) == [(0, "city", 6), (1, "city", 6)]


@clause("HILL-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_follower_on_a_hill_is_enough_unless_the_table_counts_them(edition: str) -> None:
    """Ann has two on hills, Bob one there and one beside."""
    for options, wins in ({}, [0, 1]), (NUMBER, [0]):
        scene = peaks(edition=edition, options=options, hand=["CFc.1", "L"])
        scene.stand(0, "city@S", (0, -2)).stand(0, "city@S", (0, -2))
        scene.stand(1, "city@N").stand(1, "city@N")
        scene.game.state.move(scene.game.state.figures[-1], _spot(scene.place("??", 90)))
        assert [seat for seat, _, _ in entries(scene.end())] == wins


def _spot(scene: Scene) -> Spot:
    spot = scene.game.state.board.tiles[scene.newest].spot("city@N")
    assert spot is not None
    return spot


@clause("HILL-8")
def test_without_a_tie_hills_do_nothing() -> None:
    scene = town().stand(1, "city@N", (0, 1)).stand(0, "city@N").stand(0, "city@N").turn("??", 180)
    assert entries(scene) == [(0, "city", 6)]


@clause("HILL-9")
def test_roads_too() -> None:
    scene = stage(WAY, hand=["RFr", "L"]).stand(0, "road@E").stand(1, "road@W", (2, 0)).turn("??")
    assert entries(scene) == [(1, "road", 3)]


@clause("HILL-9")
def test_fields_too_and_features_at_the_end() -> None:
    farm = stage(FARM).stand(0, "field@NL", (1, 0)).stand(1, "field@EL")
    assert entries(farm.finish()) == [(1, "field", 3)]
    city = town().stand(0, "city@N").stand(1, "city@N", (0, 1))
    assert entries(city.finish()) == [(1, "city", 2)]


@clause("HILL-9")
def test_farmers_whom_a_barn_drives_off_too() -> None:
    scene = stage("C@180 .\n*HS/CC.h.2 L\nL ??", ABBEYS, supply={"abbey": 0})
    scene.stand(0, "field@NL", (1, 0)).stand(1, "field@EL")
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", 3)]


@clause("HILL-10")
def test_big_follower_there_is_one_and_a_builder_none() -> None:
    scene = peaks(INNS, options=NUMBER).stand(0, "city@S", (0, -2), "big")
    scene.stand(1, "city@N").stand(1, "city@N").turn("??", 90)
    assert entries(scene) == [(1, "city", 6)]
    builder = town(TRADERS).stand(0, "city@N").stand(0, "city@N", (0, 1), "builder").stand(1, "city@N")
    assert entries(builder.turn("??", 180)) == [(0, "city", 6), (1, "city", 6)]


@clause("HILL-10")
def test_mayor_there_helps_who_is_tied_and_no_one_else() -> None:
    board = TOWN.replace("CFc.1@90", "CFc+@90")
    scene = stage(board, ABBEYS, hand=["C", "L"], supply={"abbey": 0})
    scene.stand(1, "city@N", (0, 1), "mayor").stand(0, "city@N").turn("??", 180)
    assert entries(scene) == [(1, "city", 8)]
    # Without a pennant he counts nothing, and is not among the tied.
    plain = stage(TOWN, ABBEYS, hand=["C", "L"], supply={"abbey": 0})
    plain.stand(1, "city@N", (0, 1), "mayor").stand(0, "city@N").turn("??", 180)
    assert entries(plain) == [(0, "city", 6)]


@clause("HILL-10")
def test_shepherd_on_a_hill_breaks_no_tie() -> None:
    scene = herd(stage(FARM), 1, 2, name="field@EL").stand(0, "field@NL", (1, 0)).stand(1, "field@NL", (1, 0))
    assert entries(scene.finish()) == [(0, "field", 3), (1, "field", 3)]


@clause("HILL-11")
def test_farmer_on_a_hill_breaks_the_tie_for_a_city_between_two_fields() -> None:
    """Each has a farmer at the city, in fields of their own."""
    for hill, points in ("HS/CRr.h", [(1, "field", 4)]), ("CRr", [(0, "field", 4), (1, "field", 4)]):
        scene = stage(f"C@180\n*{hill}", options={"farm.scoring": "per-city-4"})
        scene.stand(0, "field@NL", (0, -1)).stand(1, "field@EL")
        assert entries(scene.finish()) == points

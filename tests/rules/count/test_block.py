"""The twelve tiles: where they lie, what they are to fields, kings and others (COUNT-1 to -7, -39 to -46)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Game, Setup, SetupError, view
from rules.expansions.count.city_block import block
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import barns, lay_abbey, raise_barn
from tests.rules.bridges_castles_bazaars.stage import bridges
from tests.rules.bridges_castles_bazaars.stage import needs as needs_bridge
from tests.rules.count.stage import (
    ABBEYS,
    BLOCK,
    BRIDGES,
    EXPANSION,
    KINGS,
    NEW,
    TRADERS,
    WALKERS,
    block_at,
    city,
    count,
    stage,
    stay,
)
from tests.rules.scene import Scene, entries

TWO = ["Ann", "Bob"]


def setup(*more: str, **keys: Any) -> Setup:
    return Setup.from_json({"seats": TWO, "expansions": [EXPANSION, *more], **keys})


@clause("COUNT-1", "INT-90")
def test_the_block_lies_instead_of_the_start_tile() -> None:
    laid = {(s.tile, s.x, s.y, s.rotation) for s in setup().start}
    assert {("CO/1", 0, 0, 0), ("CO/4", 3, 0, 0), ("CO/12", 3, 2, 0)} < laid
    assert len(laid) == 12
    assert not any(tile.startswith("CO/") for tile in setup().bag())


@clause("COUNT-2")
@pytest.mark.parametrize(("base_start", "left"), [("box", 71), ("mixed", 72)])
@pytest.mark.parametrize("edition", ["hig-2010", "zmg-2014", "new-2018"])
def test_the_start_tile_of_the_base_set_stays_in_the_box(edition: str, base_start: str, left: int) -> None:
    assert len(setup(edition=edition, options={"count.base_start": base_start}).bag()) == left
    assert setup(edition=edition).options["count.base_start"] == "box"
    assert len(setup(edition=edition, sets={EXPANSION: 2}).bag()) == 71


@clause("COUNT-1", "COUNT-2", "BASE-SETUP-2")
def test_of_no_copies_the_block_lies_all_the_same() -> None:
    """With 0 copies the rules hold; none of the twelve tiles is in the bag with 1 either."""
    none = setup(sets={EXPANSION: 0})
    assert (none.start, none.bag()) == (setup().start, setup().bag())
    assert Setup.from_json(none.to_json()) == none
    assert view(Game(none, ()))["count"] == "castle"
    alone = setup("inns-and-cathedrals", sets={EXPANSION: 0, "base": 0})
    assert (len(alone.start), {tile[:2] for tile in alone.bag()}) == (12, {"IC"})
    with pytest.raises(SetupError) as refused:
        setup(sets={"base": 0})
    assert str(refused.value) == "sets leaves no tile to draw."


@clause("COUNT-3")
def test_a_setup_that_names_start_tiles_names_the_whole_block() -> None:
    assert len(setup(start=block_at(-7, 5)).start) == 12
    turned = [{**tile, "rotation": 180} for tile in block_at(0, 0)]
    swapped = [{**tile, "x": 1 - tile["x"]} if tile["y"] == 9 else tile for tile in block_at(0, 0)]
    apart = [*block_at(0, 0)[:-1], {"tile": "CO/12", "x": 9, "y": 9, "rotation": 0}]
    twice = [*block_at(0, 0), {"tile": "CO/6", "x": 9, "y": 9, "rotation": 0}]
    plain = [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
    assert swapped == block_at(0, 0)
    for start in (plain, block_at(0, 0)[:-1], apart):
        with pytest.raises(SetupError) as refused:
            setup(start=start)
        assert (refused.value.refusal.code, refused.value.refusal.clause) == ("setup.count", "COUNT-3")
    with pytest.raises(SetupError):
        setup(start=turned)
    with pytest.raises(SetupError):
        setup(start=twice, sets={EXPANSION: 2})


@clause("COUNT-4", "COUNT-5")
def test_the_count_begins_in_the_castle_of_four_quarters() -> None:
    scene = stage(BLOCK)
    assert (count(scene), view(scene.game)["count"], view(scene.game)["pieces"]) == ("castle", "castle", [])


@clause("COUNT-6")
def test_the_rim_is_ordinary_land() -> None:
    """A road that ends at the wall, and a city cap at the rim."""
    scene = stage(BLOCK, hand=["RFr", "LR", "C", "L"])
    assert scene.place("?s3", 90).can_deploy() == ["field@NL", "field@NR", "road@N"]
    stay(scene.deploy("road@N").end().turn((2, 4), 180))
    assert entries(scene) == [(0, "road", 3)]
    assert scene.place("?s1").can_deploy() == ["city@N", "field@EL"]
    scene.deploy("city@N").end()
    assert entries(scene) == [(0, "road", 3), (0, "city", 4)]


@clause("COUNT-6")
def test_against_the_rim_tiles_have_to_match() -> None:
    scene = stage(BLOCK, hand=["C", "L"])
    assert scene.refuses_place("?s3").code == "place.edge"
    assert scene.refuses_place("?w1", 180).code == "place.edge"


@clause("COUNT-7")
def test_no_edge_inside_the_block_waits_for_a_tile() -> None:
    scene = stage(BLOCK, hand=["L", "L"])
    cells = {(x, y) for x, y in scene.game.state.board.frontier}
    assert len(cells) == 14
    assert scene.refuses_place((1, 1)).code == "place.taken"
    for kind in ("road", "city"):
        spots = [s for p in scene.game.state.board.tiles.values() for s in p.spots if s.segment.kind == kind]
        assert {s.feature.open for s in spots} == {1}


def farm(*more: str, **keys: Any) -> Scene:
    """Return a farmer of seat 0 on the field north of the wall."""
    return stage(BLOCK, *more, **keys).stand(0, "field@NL", (1, 0))


@clause("COUNT-39")
def test_a_field_at_the_wall_counts_the_city_once() -> None:
    scene = farm().finish()
    assert entries(scene) == [(0, "field", 3)]
    assert scene.game.state.scored[0]["parts"] == [{"what": "walled_city", "count": 1, "points": 3}]
    both = stage(BLOCK, hand=["C", "L", "L"]).stand(0, "field@WL", (0, 2)).stand(1, "field@NL", (2, 0))
    both.turn("?s1").finish()
    assert entries(both) == [(1, "field", 3), (0, "field", 6)]


@clause("COUNT-39")
def test_an_own_pig_makes_four_of_it_and_a_barn_gets_four() -> None:
    scene = farm(TRADERS).stand(0, "field@NL", (1, 0), "pig").finish()
    assert entries(scene) == [(0, "field", 4)]
    scene = stage(BLOCK, ABBEYS, hand=["L", "L", "L"], supply={"abbey": 0}).stand(0, "field@NL", (1, 0))
    scene.turn("?n1").place("?n2")
    raise_barn(scene, "SW", "field@NL").end()
    assert entries(scene) == [(0, "field", 3)]
    assert entries(scene.finish())[1:] == [(1, "barn", 4)]


@clause("COUNT-39")
@pytest.mark.parametrize("way", ["per-farm-3", "per-farm-3-once", "per-city-4"])
def test_the_older_ways_of_farming_count_it_too(way: str) -> None:
    scene = farm(options={"farm.scoring": way}).finish()
    assert entries(scene) == [(0, "field", 4 if way == "per-city-4" else 3)]


@clause("COUNT-39")
def test_a_field_away_from_the_wall_gets_nothing() -> None:
    assert entries(stage("*L ??").stand(0, "field@NL").finish()) == []


@clause("COUNT-40", "KING-8")
def test_for_the_king_it_is_a_completed_city_but_never_the_largest() -> None:
    scene = stage("*C@180\n??", KINGS, hand=["C", "L", "L"])
    assert "king" not in view(scene.game)
    scene.turn("??")
    seen = view(scene.game)
    assert (seen["king"]["seat"], seen["king"]["size"], seen["seats"][0]["king"]) == (0, 2, 2)
    assert (0, "king", 2) in entries(scene.finish())


@clause("COUNT-41", "NET-23")
def test_it_is_no_city_feature() -> None:
    scene = stage(BLOCK, hand=["L", "L"])
    seen = scene.look(0, 0, "walled@ER")
    assert (seen["kind"], seen["tiles"], seen["complete"], seen["value"]) == ("walled", 12, False, None)
    assert len(seen["spots"]) == 12
    assert scene.look(3, 1, "walled@NL")["home"] == seen["home"]


@clause("COUNT-41", "COUNT-21")
def test_nobody_is_deployed_inside_the_wall() -> None:
    scene = stage(BLOCK, hand=["L", "L"]).turn("?n1")
    action = {"type": "deploy", "piece": "meeple", "x": 0, "y": 0, "feature": "walled@ER"}
    scene.place("?n2")
    assert scene.refuses(**action).code == "deploy.tile"


@clause("NET-23", "INT-61")
def test_a_road_to_the_wall_connects_and_brings_wanderers_nothing() -> None:
    """The wall is a city, so a monastery is newly connected with it; it is never completed."""
    scene = stage(BLOCK, ABBEYS, WALKERS, hand=["LR", "L", "L"], supply={"abbey": 0})
    scene.place("?s3", 180)
    places = [(a["x"], a["y"]) for a in scene.game.legal() if a.get("piece") == "wanderer"]
    assert places == [(2, 2), (2, 3)]
    assert entries(scene.deploy("road@N", "wanderer").end()) == []


@clause("COUNT-42")
def test_no_bridge_lies_on_the_block_or_ends_at_its_fields() -> None:
    scene = stage(BLOCK, BRIDGES, hand=["L", "L", "RFr"]).turn("?n2").turn("?w2")
    scene.place("?n4", 90)
    assert [cell for cell in bridges(scene) if cell[:2] in set(block().values())] == []
    across = stage(BLOCK, BRIDGES, hand=["RFr", "L"])
    assert {(x, y, r) for x, y, r in needs_bridge(across) if (x, y) in ((1, -1), (2, -1), (-1, 1))} == set()


@clause("COUNT-43")
def test_an_abbey_beside_the_rim_closes_its_road() -> None:
    board = "*CO/1 CO/2 CO/3 CO/4\nCO/5 CO/6 CO/7 CO/8\nCO/9 CO/10 CO/11 CO/12\n. L ?? L\n. . L ."
    scene = stage(board, ABBEYS, hand=["L", "L"]).stand(1, "road@S", (2, 2))
    lay_abbey(scene, "??").end()
    assert entries(scene) == [(1, "road", 1)]


@clause("COUNT-43")
def test_a_barn_stands_on_a_corner_of_the_block() -> None:
    scene = stage(BLOCK, ABBEYS, hand=["L", "L", "L"], supply={"abbey": 0}).turn("?n2").place("?n3")
    assert ("SW", "field@NL") in barns(scene)


@clause("COUNT-46", "INT-90")
def test_a_spring_lies_beside_the_block() -> None:
    river = setup("river")
    last = river.start[-1]
    assert (last.tile, last.x, last.y, last.rotation) == ("RI/s", -1, 1, 180)
    assert len(river.start) == 13
    assert river.bag().count("BA/RCr") == setup().bag().count("BA/RCr")
    mixed = setup("river", options={"count.base_start": "mixed"})
    assert len(mixed.bag()) == len(river.bag()) + 1
    other = setup("river", "gq11").start[-1]
    assert (other.tile, other.x, other.y, other.rotation) == ("GQ/RFI", -1, 1, 90)


@clause("COUNT-46")
def test_the_river_goes_on_to_the_west() -> None:
    from rules import Game

    game = Game(setup("river"), setup("river").stacked(sorted(setup("river").bag())))
    assert {(a["x"], a["y"]) for a in game.legal()} == {(-2, 1)}
    assert not city(Scene(game, {}))
    assert setup("river", edition=NEW).start == setup("river").start

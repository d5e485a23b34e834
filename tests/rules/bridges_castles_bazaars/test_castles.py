"""Chapter CASTLE, section 3.1: which city, who decides, how; and the rest of section 3.4."""

from __future__ import annotations

import itertools

import pytest

from rules import catalogue, view
from rules.expansions.bridges_castles_bazaars.castle import castles
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    EXPANSION,
    FIRST,
    NEW,
    ZMAN,
    decline,
    found,
    points,
    raise_it,
    stage,
)
from tests.rules.scene import Scene, entries


def small_city(**keys: object) -> Scene:
    """Ann has just completed a city of two half-circles in which she stands."""
    return stage("*C@90 ??", hand=["C", "L"], **keys).turn("??", 270, deploy="city@W")


@clause("CASTLE-1", "CASTLE-7", "CASTLE-14", "BASE-TS-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_completing_a_small_city_opens_the_choice(edition: str) -> None:
    scene = small_city(edition=edition)
    assert (scene.kind, scene.seat, scene.scores) == ("castle", 0, [0, 0])
    where = {"x": 0, "y": 0, "feature": "city@E"}
    assert scene.game.legal() == [
        {"seat": 0, "type": "build_castle", **where},
        {"seat": 0, "type": "pass"},
    ]
    about = view(scene.game)["decision"]["about"]
    assert about | where == about
    assert not scene.game.can_undo(0)


@clause("CASTLE-7")
def test_small_city_may_be_scored() -> None:
    scene = decline(small_city())
    assert (scene.scores, scene.supply(), scene.supply("castle")) == ([4, 0], [7, 7], [3, 3])
    assert view(scene.game)["castles"] == []


@clause("CASTLE-7", "CASTLE-13")
def test_small_city_may_become_a_castle() -> None:
    scene = raise_it(small_city())
    assert (scene.scores, scene.supply(), scene.supply("castle")) == ([0, 0], [6, 7], [2, 3])
    (castle,) = view(scene.game)["castles"]
    assert (castle["seats"], castle["by"], castle["feature"]) == ([0], [0], "castle@E")
    assert view(scene.game)["pieces"] == [
        {"seat": 0, "piece": "meeple", "x": 0, "y": 0, "feature": "castle@E"}
    ]
    assert scene.look(1, 0, "castle@W")["value"] is None


@clause("CASTLE-1")
def test_the_city_may_be_named_from_either_half_but_no_other() -> None:
    scene = small_city()
    assert scene.refuses(type="build_castle", x=1, y=0, feature="field@NL").clause == "CASTLE-1"
    assert scene.refuses(type="build_castle", x=5, y=0, feature="city@W").clause == "CASTLE-1"
    scene.act(type="build_castle", x=1, y=0, feature="city@W")
    assert len(castles(scene.game.state)) == 1


def triangular(edition: str) -> Scene:
    """Return a half-circle and the triangular city of this expansion."""
    tile = "BB/CFR!G" if edition == NEW else "BB/CFR!"
    return stage("*C@90 ??", hand=[tile, "L"], edition=edition).turn("??", deploy="city@W")


@clause("CASTLE-2", "CASTLE-6")
def test_first_edition_needs_half_circles() -> None:
    scene = triangular(FIRST)
    assert (scene.kind, scene.scores) == ("place_tile", [4, 0])


@clause("CASTLE-3", "CASTLE-4", "CASTLE-5")
@pytest.mark.parametrize("edition", [ZMAN, NEW])
def test_later_editions_allow_any_two_ends(edition: str) -> None:
    scene = raise_it(triangular(edition))
    assert points(scene) == [None]


@clause("CASTLE-2", "CASTLE-3", "CASTLE-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_city_of_three_tiles_is_no_castle(edition: str) -> None:
    scene = stage("*C@90 ?? C@270", hand=["CFc.1", "L"], edition=edition).turn("??", deploy="city@W")
    assert scene.scores == [6, 0]


@clause("CASTLE-5")
def test_a_two_tile_city_has_two_single_edges() -> None:
    """Two tiles share one edge, so a closed city on two has one city edge on each."""
    segments = [
        segment
        for name in ("base", EXPANSION)
        for design in catalogue()[name].designs
        for segment in design.segments
        if segment.kind == "city"
    ]
    for pair in itertools.product(segments, repeat=2):
        if sum(len(segment.ports) for segment in pair) - 2 == 0:
            assert [len(segment.ports) for segment in pair] == [1, 1]


@clause("CASTLE-8", "CASTLE-14")
def test_occupier_decides_after_a_tile_of_another_seat() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"], seats=3).stand(2, "city@E").turn("??", 270)
    assert (scene.kind, scene.seat) == ("castle", 2)
    assert scene.refuses(seat=0, type="pass").code == "seat.turn"
    raise_it(scene)
    assert (scene.supply("castle"), scene.supply(), scene.seat) == ([3, 3, 2], [7, 7, 6], 1)


@clause("CASTLE-9")
def test_castle_costs_no_deployment() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"]).stand(0, "city@E").turn("??", 270, deploy="field@NL")
    raise_it(scene)
    assert (scene.supply(), len(view(scene.game)["pieces"])) == ([5, 7], 2)


@clause("CASTLE-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_small_city_without_followers_is_just_complete(edition: str) -> None:
    scene = stage("*C@90 ??", hand=["C", "L"], edition=edition).turn("??", 270)
    assert (scene.kind, scene.scores, scene.look(0, 0, "city@E")["complete"]) == ("place_tile", [0, 0], True)


@clause("CASTLE-11")
def test_small_city_without_a_token_is_scored() -> None:
    scene = small_city(supply={"castle": 0})
    assert (scene.kind, scene.scores) == ("place_tile", [4, 0])


def twins(**keys: object) -> Scene:
    """One tile closes two small cities, both Ann's."""
    scene = stage("*C@90 ?? C@270", hand=["CFC.2", "L"], **keys)
    return scene.stand(0, "city@E", (0, 0)).stand(0, "city@W", (2, 0)).turn("??", 90)


@clause("CASTLE-12", "CASTLE-11", "BASE-TS-1")
def test_two_are_chosen_one_by_one_and_a_used_token_is_gone() -> None:
    scene = twins(supply={"castle": 1})
    assert (scene.kind, view(scene.game)["decision"]["about"]["x"]) == ("castle", 0)
    raise_it(scene)
    assert (scene.kind, scene.scores, scene.supply("castle")) == ("place_tile", [4, 0], [0, 1])


@clause("CASTLE-12", "CASTLE-13")
def test_the_first_stands_while_the_second_is_asked() -> None:
    """No token is in nobody's hands in between."""
    scene = raise_it(twins())
    assert (scene.kind, scene.supply("castle"), len(view(scene.game)["castles"])) == ("castle", [2, 3], 1)
    raise_it(scene)
    assert (scene.supply("castle"), len(view(scene.game)["castles"]), scene.scores) == ([1, 3], 2, [0, 0])


@clause("CASTLE-12", "BASE-TS-1")
def test_all_choices_come_before_any_scoring() -> None:
    scene = decline(twins())
    assert (scene.kind, scene.scores) == ("castle", [0, 0])
    assert view(scene.game)["decision"]["about"]["x"] == 1
    assert decline(scene).scores == [8, 0]


@clause("BASE-TS-1", "CASTLE-12")
@pytest.mark.parametrize(
    ("first", "second", "order"), [(2, 1, [1, 2]), (1, 0, [0, 1]), (2, 0, [0, 2]), (0, 2, [0, 2])]
)
def test_several_decide_clockwise_from_the_active_player(first: int, second: int, order: list[int]) -> None:
    scene = stage("*C@90 ?? C@270", hand=["CFC.2", "L"], seats=3)
    scene.stand(first, "city@E", (0, 0)).stand(second, "city@W", (2, 0)).turn("??", 90)
    asked = [scene.seat]
    asked.append(decline(scene).seat)
    assert asked == order


@clause("BASE-TS-1")
def test_clockwise_goes_past_the_last_seat() -> None:
    scene = stage("L L *C@90 ?? C@270", hand=["L", "CFC.2", "L"], seats=3).turn((0, 1))
    scene.stand(0, "city@E", (0, 0)).stand(2, "city@W", (2, 0)).turn("??", 90)
    assert [scene.seat, decline(scene).seat] == [2, 0]


@clause("CASTLE-12", "HOUSE-2")
def test_small_city_of_a_seat_that_has_left_scores() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"], seats=3).stand(2, "city@E").turn("??", 270)
    assert scene.kind == "castle"
    scene.forfeit(2)
    assert (scene.kind, scene.scores, view(scene.game)["castles"]) == ("place_tile", [0, 0, 4], [])


@clause("CASTLE-13", "CASTLE-14")
@pytest.mark.parametrize("early", [True, False])
def test_the_follower_may_have_come_with_either_half(early: bool) -> None:
    scene = stage("*L ?a ?b", hand=["C", "L", "C", "L"])
    scene.turn("?a", 90, deploy="city@E" if early else None).turn((0, 1))
    scene.turn("?b", 270, deploy=None if early else "city@W")
    assert (scene.kind, scene.seat) == ("castle", 0)
    raise_it(scene)
    assert view(scene.game)["pieces"][0]["feature"] == "castle@E"


@clause("CASTLE-14")
def test_a_second_follower_cannot_join() -> None:
    scene = stage("*C@90 ??", hand=["C"]).stand(1, "city@E").place("??", 270)
    assert scene.refuses_deploy("city@W").clause == "BASE-DEPLOY-2"


@clause("CASTLE-15")
def test_a_castle_is_no_completed_city() -> None:
    scene = raise_it(small_city())
    city = scene.look(0, 0, "castle@E")
    assert (city["complete"], city["kind"], scene.scores) == (False, "castle", [0, 0])
    assert scene.game.state.board.tiles[0, 0].spot("city@E") is None
    assert entries(scene) == []


@clause("CASTLE-15", "CASTLE-37")
@pytest.mark.parametrize(("build", "gets"), [(True, None), (False, 4)])
def test_a_converted_city_triggers_nothing_a_scored_one_does(build: bool, gets: int | None) -> None:
    scene = stage("*C@90 C@270\nC@90 ??", hand=["C", "L"])
    found(scene, 1, 0, 0, "E").turn("??", 270, deploy="city@W")
    (raise_it if build else decline)(scene)
    assert points(scene)[0] == gets
    assert scene.scores == ([0, 0] if build else [4, 4])


@clause("CASTLE-16", "CASTLE-30", "X8-SETUP-3", "INT-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_token_stays_empty_when_the_follower_goes_home(edition: str) -> None:
    scene = found(stage("*C@90 C@270\nLR@270 ??", hand=["LR", "L"], edition=edition), 1, 0, 0, "E")
    scene.turn("??", 90)
    assert (scene.scores, scene.supply(), scene.supply("castle")) == ([0, 2], [7, 7], [3, 2])
    (castle,) = view(scene.game)["castles"]
    assert (castle["seats"], castle["by"]) == ([], [1])
    scene.finish()
    assert len(view(scene.game)["castles"]) == 1


# Fields and the rest.


@clause("CASTLE-42", "CASTLE-48")
def test_castle_separates_fields_as_the_city_did() -> None:
    scene = small_city()
    tiles = scene.game.state.board.tiles
    names = [(cell, spot.segment.names[0]) for cell in tiles for spot in tiles[cell].spots]
    fields = [(*cell, name) for cell, name in names if name.startswith("field")]
    before = [scene.look(*field)["spots"] for field in fields]
    raise_it(scene)
    assert [scene.look(*field)["spots"] for field in fields] == before


THREE = "*C@90 C@270\nC@90 C@270\nC@90 C@270"


@clause("CASTLE-43", "CASTLE-45", "X8-GEN-2")
@pytest.mark.parametrize(
    ("scoring", "worth"), [("per-farm-3", 10), ("per-farm-3-once", 10), ("per-city-4", 13)]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_feeds_one_more_than_a_city(scoring: str, worth: int, edition: str) -> None:
    """Two cities and a castle, which touches the field on both of its tiles and counts once."""
    scene = stage(THREE, options={"farm.scoring": scoring}, edition=edition)
    found(scene, 1, 0, 0, "E").stand(0, "field@SL", (0, 2)).finish()
    assert scene.scores == [worth, 0]
    parts = {p["what"]: p["points"] for e in scene.game.state.scored for p in e["parts"]}
    assert parts["castles"] == (5 if scoring == "per-city-4" else 4)


@clause("CASTLE-44", "CASTLE-45")
@pytest.mark.parametrize("scored", [True, False])
def test_castle_counts_for_fields_scored_or_not(scored: bool) -> None:
    scene = found(stage("*C@90 C@270\nLR@270 ??", hand=["LR", "L"]), 1, 0, 0, "E")
    scene.stand(0, "field@NL", (1, 0))
    if scored:
        scene.turn("??", 90)
        assert points(scene) == [2]
    scene.finish()
    assert [e for e in entries(scene) if e[1] == "field"] == [(0, "field", 4)]


@clause("CASTLE-39", "INT-45")
def test_unscored_at_the_end_it_gives_nothing() -> None:
    scene = raise_it(small_city()).finish()
    assert (scene.scores, scene.supply(), view(scene.game)["pieces"]) == ([0, 0], [7, 7], [])


@clause("CASTLE-40")
def test_incomplete_feature_at_the_end_triggers_nothing() -> None:
    scene = found(stage("*C@90 C@270\nRFr  RFr"), 1, 0, 0, "E").stand(0, "road@E", (0, 1)).finish()
    assert scene.scores == [2, 0]


@clause("CASTLE-41")
def test_fields_beside_it_bring_it_nothing() -> None:
    scene = found(stage("*C@90 C@270\nC@90 C@270"), 1, 0, 0, "E").stand(0, "field@SL", (0, 1)).finish()
    assert scene.scores == [7, 0]


@clause("CASTLE-48")
def test_other_features_on_its_tiles_are_ordinary() -> None:
    """A road on the castle's own tile is claimed and completed like any other, and is in the vicinity."""
    scene = stage(".    C@180 .\nLR@270 *RCr ??", hand=["LR", "L"])
    found(scene, 1, 0, -1, "S").turn("??", 90, deploy="road@W")
    assert (scene.scores, points(scene)) == ([3, 3], [3])

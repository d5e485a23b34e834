"""Chapter BUILDER: where he stands, when he earns a second half, and what that is."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import bridged, bridges, build, points, raise_it
from tests.rules.scene import entries, on_board
from tests.rules.traders_and_builders.stage import ABBEYS, BRIDGES, ROAD, at_work, goods, halves, stage

# Where the other seat's tiles go: far from the road.
FAR = (0, -1)


@clause("BUILDER-1")
def test_builder_joins_a_follower_of_his_owner() -> None:
    scene = stage(ROAD, hand=["RFr", "L"]).stand(0, "road@E").place("?a")
    assert scene.can_deploy("builder") == ["road@E"]
    scene.deploy("road@E", "builder")
    assert (scene.supply("builder"), scene.supply()) == ([0, 1], [6, 7])
    assert [a["type"] for a in scene.game.legal()] == ["end_turn"]
    assert {"seat": 0, "piece": "builder", "x": 1, "y": 0, "feature": "road@E"} in view(scene.game)["pieces"]


@clause("BUILDER-1")
@pytest.mark.parametrize("other", [False, True])
def test_builder_without_a_follower_stays_at_home(other: bool) -> None:
    scene = stage(ROAD, hand=["RFr", "L"])
    if other:
        scene.stand(1, "road@E")
    refusal = scene.place("?a").refuses_deploy("road@E", "builder")
    assert (refusal.code, refusal.clause) == ("deploy.alone", "BUILDER-1")
    assert scene.can_deploy("builder") == []


@clause("BUILDER-1")
def test_builder_is_placed_on_the_tile_just_placed() -> None:
    scene = stage(ROAD, hand=["RFr", "L"]).stand(0, "road@E").place("?a")
    older = scene.refuses(type="deploy", piece="builder", x=0, y=0, feature="road@E")
    assert older.code == "deploy.tile"


@clause("BUILDER-1")
def test_builder_is_placed_in_a_city() -> None:
    scene = stage("*C@90 ??", hand=["CFc.1", "L"]).stand(0, "city@E").place("??")
    assert scene.can_deploy("builder") == ["city@E"]


@clause("BUILDER-2")
def test_builder_is_placed_beside_followers_of_others() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L"]), 1).stand(0, "road@E").place("?a")
    assert scene.can_deploy("builder") == ["road@E"]


@clause("BUILDER-2")
def test_builder_gives_neither_majority_nor_points() -> None:
    scene = at_work(stage(ROAD, hand=["LR", "L"])).stand(1, "road@E").stand(1, "road@E").turn("?a", 90)
    assert entries(scene) == [(1, "road", 2)]


@clause("BUILDER-2", "BUILDER-3")
def test_builder_alone_holds_nothing() -> None:
    """His follower has been taken away by something; whoever comes may have the road, and he goes."""
    scene = at_work(stage(ROAD, hand=["RFr", "L"]), 1)
    scene.game.state.take_home(next(f for f in scene.game.state.figures if f.kind.name == "meeple"))
    scene.place("?a").deploy("road@E").end()
    assert (scene.supply(), scene.supply("builder")) == ([6, 7], [1, 1])


@clause("BUILDER-3")
def test_builder_comes_home_when_the_road_is_scored() -> None:
    scene = at_work(stage(ROAD, hand=["LR", "L"]), 1).turn("?a", 90)
    assert (scene.supply("builder"), entries(scene)) == ([1, 1], [(1, "road", 2)])


@clause("BUILDER-3")
def test_builder_goes_when_a_follower_of_others_is_left_alone_there() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L", "L"]), 1).stand(0, "road@E")
    scene.turn("?a")
    assert scene.supply("builder") == [1, 0]
    scene.game.state.take_home(next(f for f in scene.game.state.figures if f.seat == 1))
    scene.turn(FAR)
    assert scene.supply("builder") == [1, 1]


@clause("BUILDER-4")
def test_builder_on_monastery_or_field_is_refused() -> None:
    scene = stage("*LR@180 ??", hand=["LR", "L"]).stand(0, "field@NL").stand(0, "monastery").place("??", 180)
    for name in ("monastery", "field@EL"):
        refusal = scene.refuses_deploy(name, "builder")
        assert (refusal.code, refusal.clause) == ("deploy.kind", "BUILDER-4")


@clause("BUILDER-14")
def test_builder_on_a_feature_that_this_tile_completes_is_refused() -> None:
    scene = stage(ROAD, hand=["LR", "L"]).stand(0, "road@E").place("?a", 90)
    refusal = scene.refuses_deploy("road@W", "builder")
    assert (refusal.code, refusal.clause) == ("deploy.complete", "BUILDER-14")


@clause("BUILDER-1", "BUILDER-14")
def test_builder_without_a_follower_is_refused_for_that_on_a_completed_road() -> None:
    """A road that can still grow would not do either, so the refusal does not ask for one."""
    refusal = stage(ROAD, hand=["LR", "L"]).place("?a", 90).refuses_deploy("road@W", "builder")
    assert (refusal.code, refusal.clause) == ("deploy.alone", "BUILDER-1")


@clause("BUILDER-4", "BUILDER-14")
def test_builder_on_a_monastery_that_this_tile_completes_is_refused_for_its_kind() -> None:
    ring = "*L  L  L\nL  ??  L\nL  L  L"
    refusal = stage(ring, hand=["L", "L"]).place("??").refuses_deploy("monastery", "builder")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "BUILDER-4")


# The double turn.


@clause("BUILDER-5", "BUILDER-6")
def test_extended_road_of_a_builder_gives_a_second_tile() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L", "C"]))
    assert halves(scene) == (0, 1, 1)
    assert halves(scene.place("?a")) == (0, 1, 2)
    scene.end()
    assert (scene.kind, scene.hand, halves(scene)) == ("place_tile", "BA/L", (0, 2, 2))
    assert not scene.game.can_undo(0)
    scene.turn(FAR)
    assert (scene.kind, scene.hand, halves(scene)) == ("place_tile", "BA/C", (1, 1, 1))


@clause("BUILDER-5")
def test_extended_city_of_a_builder_gives_a_second_tile() -> None:
    scene = at_work(stage("*C@90 ??", hand=["CFc.1", "L"]), name="city@E").turn("??")
    assert (scene.seat, halves(scene)) == (0, (0, 2, 2))


@clause("BUILDER-5")
def test_builder_of_another_seat_gives_no_second_tile() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L"]), 1).stand(0, "road@E").turn("?a")
    assert halves(scene) == (1, 1, 1)


@clause("BUILDER-5")
def test_a_follower_alone_earns_nothing() -> None:
    assert halves(stage(ROAD, hand=["RFr", "L"]).stand(0, "road@E").turn("?a")) == (1, 1, 1)


@clause("BUILDER-5")
def test_tile_beside_the_road_gives_no_second_tile() -> None:
    assert halves(at_work(stage(ROAD, hand=["L", "L"])).turn(FAR)) == (1, 1, 1)


@clause("BUILDER-5", "X8-BUILDER-7")
def test_the_builder_must_have_been_there_before() -> None:
    scene = stage(ROAD, hand=["RFr", "L", "RFr", "L"]).stand(0, "road@E")
    scene.turn("?a", deploy="road@E", piece="builder")
    assert halves(scene) == (1, 1, 1)
    scene.turn(FAR).turn("?b")
    assert halves(scene) == (0, 2, 2)


@clause("BUILDER-5", "X8-BUILDER-7")
def test_builder_of_a_completed_road_gives_a_second_tile() -> None:
    scene = at_work(stage(ROAD, hand=["LR", "L"])).turn("?a", 90)
    assert (entries(scene), scene.supply("builder")) == ([(0, "road", 2)], [1, 1])
    assert (scene.hand, halves(scene)) == ("BA/L", (0, 2, 2))


@clause("BUILDER-6", "BASE-TS-3")
def test_each_part_of_a_double_turn_is_placed_deployed_on_and_scored() -> None:
    """The first completes a road and is deployed on; so is the second."""
    scene = at_work(stage(ROAD, hand=["LR", "LR", "L"])).place("?a", 90).deploy("monastery").end()
    assert (scene.scores, halves(scene)) == ([2, 0], (0, 2, 2))
    scene.place("?b", 180).deploy("road@N").end()
    assert (scene.supply(), halves(scene)) == ([5, 7], (1, 1, 1))


@clause("BUILDER-6", "BASE-TS-3")
def test_a_figure_scores_in_the_second_half_what_it_could_not_in_the_first() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "LR", "L"])).turn("?a")
    assert scene.scores == [0, 0]
    scene.turn("?b", 90)
    assert (scene.scores, halves(scene)) == ([3, 0], (1, 1, 1))


@clause("BUILDER-6")
def test_double_turn_has_no_third_part() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "RFr", "L"])).turn("?a").turn("?b")
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/L", (1, 1, 1))


@clause("BUILDER-6")
def test_the_next_turn_may_be_double_again() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L", "L", "RFr", "L"])).turn("?a").turn(FAR).turn((0, 1))
    assert halves(scene.turn("?b")) == (0, 2, 2)


@clause("BUILDER-6", "BASE-TS-4")
def test_the_second_half_is_undone_by_itself() -> None:
    scene = stage(ROAD, hand=["RFr", "L", "RFr", "L", "RFr", "L", "L"])
    scene.turn("?a", deploy="road@E").turn(FAR).place("?b").deploy("road@E", "builder")
    scene.game.undo(0)
    assert scene.supply("builder") == [1, 1]
    scene.deploy("road@E", "builder").end().turn((0, 1)).place("?c")
    scene.game.undo(0)
    assert halves(scene) == (0, 1, 1)
    scene.turn("?c").place((1, 1)).deploy("monastery")
    scene.game.undo(0)
    scene.game.undo(0)
    assert (scene.hand, halves(scene), scene.game.can_undo(0)) == ("BA/L", (0, 2, 2), False)


@clause("BUILDER-6", "HOUSE-2")
@pytest.mark.parametrize("acting", [True, False])
def test_seat_that_leaves_has_no_second_part(acting: bool) -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "L", "L"], seats=3)).place("?a")
    if not acting:
        scene.end()
    scene.forfeit(0)
    assert (scene.seat, scene.kind, halves(scene)) == (1, "place_tile", (1, 1, 1))
    assert view(scene.game)["discarded"] == ([] if acting else ["BA/L"])


@clause("BUILDER-6", "BASE-END-1")
def test_empty_stack_gives_no_second_part() -> None:
    scene = at_work(stage(ROAD, hand=["RFr"], last=True)).turn("?a")
    assert scene.game.over
    assert scene.scores == [2, 0]


@clause("BUILDER-6", "BASE-DRAW-2")
def test_unplaceable_tile_is_replaced_in_the_second_part_too() -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "Cccc+", "L"])).turn("?a")
    assert (scene.hand, view(scene.game)["discarded"]) == ("BA/L", ["BA/Cccc+"])
    assert halves(scene) == (0, 2, 2)


@clause("BRIDGE-2", "BUILDER-6")
@pytest.mark.parametrize(("per", "again"), [("turn", False), ("tile-placement", True)])
def test_one_bridge_a_turn_is_one_for_both_halves(per: str, again: bool) -> None:
    scene = at_work(stage(ROAD, expansions=[BRIDGES], hand=["RFr", "L", "L"], options={"bridge.per": per}))
    scene.place("?a")
    build(scene, 0, 0, "ns").end().place((1, -1))
    assert bool(bridges(scene)) == again


@clause("BRIDGE-2")
@pytest.mark.parametrize(
    ("edition", "revision", "again"),
    [("hig-2010", 3, False), ("zmg-2014", 3, False), ("new-2018", 3, True), ("hig-2010", 2, True)],
)
def test_a_double_turn_is_one_turn_where_the_edition_counts_bridges_by_turns(
    edition: str, revision: int, again: bool
) -> None:
    """Also for a tile that fits only with a bridge: without one left to build it may not be placed so."""
    hand = ["RFr", "L", "L"]
    scene = at_work(stage(ROAD, expansions=[BRIDGES], hand=hand, edition=edition, revision=revision))
    build(scene.place("?a"), 0, 0, "ns").end()
    assert any("needs" in action for action in scene.game.legal()) == again
    scene.place((1, -1))
    assert bool(bridges(scene)) == again
    scene.end()
    assert (scene.seat, "needs" in str(scene.game.legal())) == (1, True)


# Abbeys, bridges, castles.


@clause("BUILDER-8", "ABBEY-9")
def test_an_abbey_closes_and_does_not_extend() -> None:
    scene = stage(".  ?n  L\n*LR@270  ??  L\n.  L  .", expansions=[ABBEYS], hand=["L", "L"])
    at_work(scene, 1).turn("?n")
    scene.act(type="place_abbey", x=1, y=0).end()
    assert (entries(scene), halves(scene)) == ([(1, "road", 1)], (0, 1, 1))


@clause("X8-ABBEY-1", "ABBEY-11", "BUILDER-6")
@pytest.mark.parametrize("last", [True, False])
def test_the_second_half_may_be_an_abbey(last: bool) -> None:
    """Also when nothing is left to draw."""
    hand = ["RFr"] if last else ["RFr", "L", "L"]
    scene = at_work(
        stage("*LR@270  ??  .\nL  .  L\n.  L  .", expansions=[ABBEYS], hand=hand, last=last)
    ).turn("??")
    assert (scene.kind, halves(scene)) == ("abbey", (0, 2, 2))
    scene.act(type="place_abbey", x=1, y=1).deploy("monastery").end()
    assert scene.game.over == last
    assert last or (scene.hand, halves(scene)) == ("BA/L", (1, 1, 1))


@clause("BUILDER-8", "BUILDER-9", "X8-BUILDER-1", "INT-11")
def test_a_bridge_over_the_new_tile_extends_the_road_and_carries_him() -> None:
    """As it carries any follower; the ringmaster of INT-2 is not in the box."""
    scene = stage("*RFr ?a ?b", expansions=[BRIDGES], hand=["L", "L", "L", "L"]).stand(0, "road@E")
    bridged(scene, "?a", "ew")
    assert scene.can_deploy("builder") == ["road@E"]
    scene.deploy("road@E", "builder").end()
    assert halves(scene) == (1, 1, 1)
    scene.turn((0, 1))
    bridged(scene, "?b", "ew").end()
    assert halves(scene) == (0, 2, 2)


@clause("BUILDER-12", "X8-BUILDER-6", "INT-11")
def test_a_bridge_over_a_neighbour_extends_it() -> None:
    """A referee has left a road that faces a monastery's field; a bridge over the monastery carries it on."""
    scene = stage("*L . \n?? .", expansions=[BRIDGES], hand=["L", "L"])
    scene.game.state.put("BA/RFr", (-1, 0), 0)
    for piece in ("meeple", "builder"):
        scene.stand(0, "road@E", (-1, 0), piece)
    scene.place("??")
    assert halves(scene) == (0, 1, 1)
    build(scene, 0, 0, "ew").end()
    assert halves(scene) == (0, 2, 2)


@clause("BUILDER-12", "X8-BUILDER-7")
def test_a_bridge_elsewhere_extends_nothing() -> None:
    scene = at_work(stage(ROAD, expansions=[BRIDGES], hand=["L", "L"])).place(FAR)
    build(scene, *FAR, "ew").end()
    assert halves(scene) == (1, 1, 1)


@clause("BUILDER-5", "X8-BUILDER-7")
def test_a_builder_of_this_very_tile_earns_nothing_by_its_bridge() -> None:
    """In the first edition the bridge may come after the figure."""
    scene = stage(ROAD, expansions=[BRIDGES], hand=["L", "L", "L"], edition="hig-2010").stand(0, "road@E")
    bridged(scene, "?a", "ew").deploy("road@E", "builder").end()
    assert halves(scene) == (1, 1, 1)


@clause("INT-33")
def test_a_castle_of_the_first_half_scores_in_the_second() -> None:
    """The first half converts, the second completes a road of three tiles next door: 3 points."""
    scene = stage(".  C@180  .\n*LR@270  ?a  ?b", expansions=[BRIDGES], hand=["RCr", "LR", "L"])
    at_work(scene).stand(0, "city@S", (1, -1)).turn("?a")
    raise_it(scene)
    assert (halves(scene), points(scene)) == ((0, 2, 2), [None])
    scene.turn("?b", 90)
    assert points(scene) == [3]
    assert entries(scene) == [(0, "road", 3), (0, "castle", 3)]


def test_traders_and_builders_in_one_turn() -> None:
    """A city with wine is completed by the builder's player, who takes it and places again."""
    scene = at_work(stage("C@90 *TB/CFc.w ??", expansions=[BRIDGES], hand=["C", "L"]), name="city@E")
    scene.turn("??", 270)
    assert (goods(scene), entries(scene), halves(scene)) == ([{"wine": 1}, {}], [(0, "city", 6)], (0, 2, 2))


def test_without_the_expansion_turns_have_no_halves() -> None:
    assert view(on_board("*L ??", hand=["L"]).game)["turn"] == {"seat": 0, "tile": "BA/L"}

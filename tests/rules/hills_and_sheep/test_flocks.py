"""Flocks that grow, wolves, and the stable (SHEEP-6 to SHEEP-19, SHEEP-24)."""

from __future__ import annotations

from rules import view
from rules.expansions.hills_and_sheep.flocks import flocks
from tests.clauses import clause
from tests.rules.hills_and_sheep.stage import (
    ABBEYS,
    BAG,
    BRIDGES,
    LOOP,
    TRADERS,
    WOLF,
    asked,
    bag,
    flock,
    grow,
    herd,
    stable,
    stage,
)
from tests.rules.scene import Scene, entries
from tests.rules.traders_and_builders.stage import at_work, halves

# Two meadows that a tile at ?? joins.
GAP = "*L ?? L ?c"


def joined(*tokens: int, sheep: tuple[int, ...] = (), **keys: int) -> Scene:
    """Red has joined Red's and Blue's fields."""
    scene = stage(GAP, sheep=sheep, **keys)
    return herd(herd(scene, 0, *tokens), 1, 1, where=(2, 0)).turn("??")


@clause("SHEEP-6")
def test_who_enlarges_an_own_field_lets_the_flock_grow_or_drives_it_in() -> None:
    scene = herd(stage(sheep=[1]), 0, 2).place("?a")
    assert "field@NL" in scene.can_deploy()
    scene.deploy("monastery").end()
    assert asked(scene) == (0, (0, 0))
    assert [action["type"] for action in scene.game.legal()] == ["grow_flock", "stable_flock"]
    assert scene.refuses(type="pass").code == scene.refuses(type="end_turn").code == "type.now"


@clause("SHEEP-6")
def test_nobody_is_asked_about_a_field_that_did_not_grow_or_is_anothers() -> None:
    other = herd(stage("*RFr ??\n?a .", hand=["L", "L"]), 0, 2)
    assert other.turn("?a").kind == "place_tile"
    theirs = herd(stage(), 1, 2).turn("?a")
    assert (theirs.kind, flock(theirs)) == ("place_tile", [(1, [2])])


@clause("SHEEP-7")
def test_tile_on_which_he_arrives_does_not_count_as_growth() -> None:
    scene = stage(sheep=[3]).turn("?a", deploy="field@NL", piece="shepherd")
    assert (scene.kind, scene.seat, scene.game.chance) == ("place_tile", 1, {"sheep": [3]})


@clause("SHEEP-8")
def test_flock_of_three_grows_to_seven() -> None:
    scene = grow(herd(stage(sheep=[4]), 0, 3).turn("?a"))
    assert (flock(scene), bag(scene)) == ([(0, [3, 4])], {**BAG, "3": 4, "4": 1})
    assert (entries(scene), scene.seat) == ([], 1)


@clause("SHEEP-9")
def test_wolf_scatters_all_flocks_of_the_field() -> None:
    scene = grow(joined(3, sheep=(WOLF,)))
    assert (flock(scene), bag(scene), scene.supply("shepherd")) == ([], BAG, [1, 1])
    assert entries(scene) == []


@clause("SHEEP-9")
def test_wolf_leaves_the_flocks_of_other_fields_alone() -> None:
    scene = herd(herd(stage("*L ?? .\n. RFr .\n. L ?c", sheep=[WOLF]), 0, 2), 1, 3, where=(1, 2))
    grow(scene.turn("??"))
    assert flock(scene) == [(1, [3])]


@clause("SHEEP-10")
def test_stable_brings_everybody_there_all_sheep() -> None:
    scene = stable(joined(3))
    assert entries(scene) == [(0, "sheep", 4), (1, "sheep", 4)]
    assert (scene.scores, scene.supply("shepherd"), bag(scene), flock(scene)) == ([4, 4], [1, 1], BAG, [])
    entry = scene.game.state.scored[0]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "field@NL")
    assert entry["parts"] == [{"what": "sheep", "count": 4, "points": 4}]


@clause("SHEEP-10")
def test_flock_without_sheep_brings_nothing_and_its_shepherd_is_free() -> None:
    scene = stable(herd(stage(), 0).turn("?a"))
    assert (entries(scene), scene.supply("shepherd")) == ([], [1, 1])


@clause("SHEEP-11")
def test_joined_fields_have_several_shepherds_and_a_token_is_the_drawers() -> None:
    scene = grow(joined(3, sheep=(4,)))
    assert flock(scene) == [(0, [3, 4]), (1, [1])]
    scene.turn("?c")
    assert asked(scene) == (1, (2, 0))
    assert entries(stable(scene)) == [(0, "sheep", 8), (1, "sheep", 8)]


@clause("SHEEP-12")
def test_field_that_anybody_closes_is_driven_in() -> None:
    scene = herd(stage(LOOP, hand=["Rr", "L"]), 1, 2, name="field@ER").turn("??", 90)
    assert (scene.kind, entries(scene), flock(scene)) == ("place_tile", [(1, "sheep", 2)], [])


@clause("SHEEP-12")
def test_field_with_an_empty_cell_beside_it_stays() -> None:
    scene = herd(stage("*Rr@270 ??\nRr@180 .", hand=["Rr", "L"]), 1, 2, name="field@ER").turn("??", 0)
    assert (entries(scene), flock(scene)) == ([], [(1, [2])])


@clause("SHEEP-13")
def test_who_closes_an_own_field_chooses_first() -> None:
    scene = herd(stage(LOOP, hand=["Rr", "L"], sheep=[3]), 0, 2, name="field@ER").turn("??", 90)
    assert asked(scene) == (0, (0, 0))
    assert entries(grow(scene)) == [(0, "sheep", 5)]
    wolf = herd(stage(LOOP, hand=["Rr", "L"], sheep=[WOLF]), 0, 2, name="field@ER").turn("??", 90)
    assert (entries(grow(wolf)), wolf.supply("shepherd")) == ([], [1, 1])
    home = herd(stage(LOOP, hand=["Rr", "L"]), 0, 2, name="field@ER").turn("??", 90)
    assert entries(stable(home)) == [(0, "sheep", 2)]


@clause("SHEEP-15")
def test_flocks_on_the_board_bring_nothing_at_the_end() -> None:
    scene = herd(stage(), 0, 4, 4).finish()
    assert (entries(scene), scene.supply("shepherd"), bag(scene)) == ([], [1, 1], BAG)


@clause("SHEEP-16")
def test_with_all_sheep_on_the_board_every_token_is_a_wolf() -> None:
    scene = herd(stage(sheep=[WOLF]), 0, *[1] * 4, *[2] * 5, *[3] * 5, *[4] * 2)
    assert bag(scene) == {"1": 0, "2": 0, "3": 0, "4": 0, "wolf": 2}
    grow(scene.turn("?a"))
    assert (bag(scene), flock(scene)) == (BAG, [])


@clause("SHEEP-17")
def test_flocks_come_before_what_the_tile_completed_is_scored() -> None:
    scene = herd(stage(LOOP, hand=["Rr", "L"]), 1, 2, name="field@ER").stand(0, "road@E")
    scene.turn("??", 90)
    assert entries(scene) == [(1, "sheep", 2), (0, "road", 4)]


@clause("SHEEP-17")
def test_own_fields_are_asked_about_by_place_and_closed_fields_come_last() -> None:
    board = "*L\n??\nL"
    scene = stage(board, hand=["RFr", "L"], sheep=[1, 2], supply={"shepherd": 2})
    scene = herd(herd(scene, 0, 3, where=(0, 2)), 0, 2)
    scene.turn("??")
    assert asked(scene) == (0, (0, 0))
    assert asked(grow(scene)) == (0, (0, 2))
    assert flock(grow(scene)) == [(0, [3, 2]), (0, [2, 1])]


@clause("SHEEP-17", "SHEEP-5")
def test_who_arrives_draws_before_flocks_grow() -> None:
    """The tile parts the land: north of its road he has one field, south of it he comes to another."""
    scene = stage("*L\n??\nL", hand=["RFr", "L"], sheep=[1, 2], supply={"shepherd": 2})
    herd(scene, 0, 3).turn("??", deploy="field@SL", piece="shepherd")
    assert asked(scene) == (0, (0, 0))
    assert sorted(flock(scene)) == [(0, [1]), (0, [3])]
    assert sorted(flock(grow(scene))) == [(0, [1]), (0, [3, 2])]


@clause("SHEEP-17")
def test_nothing_is_undone_after_a_token() -> None:
    scene = stage(sheep=[3]).turn("?a", deploy="field@NL", piece="shepherd")
    assert not scene.game.can_undo(0)
    choosing = herd(stage(), 0, 2).turn("?a")
    assert not choosing.game.can_undo(0)


@clause("SHEEP-18")
def test_abbey_enlarges_no_field_but_may_close_one() -> None:
    board = "*Rr@270 Rr .\nRr@180 ?? L\n. L ."
    scene = herd(stage(board, ABBEYS, hand=["L", "L"]), 0, 3, name="field@ER")
    scene.act(type="place_abbey", x=1, y=1).end()
    assert (scene.kind, entries(scene)[0], flock(scene)) == ("place_tile", (0, "sheep", 3), [])


@clause("SHEEP-17")
def test_fields_that_one_tile_closes_are_driven_in_by_their_places() -> None:
    board = "*Rr@270 Rr .\nRr@180 ?? Rr\n. Rr@180 Rr@90"
    scene = herd(stage(board, ABBEYS, hand=["L", "L"]), 1, 2, name="field@NL", where=(2, 2))
    herd(scene, 0, 3, name="field@ER").act(type="place_abbey", x=1, y=1).end()
    assert entries(scene)[:2] == [(0, "sheep", 3), (1, "sheep", 2)]


@clause("SHEEP-18", "BRIDGE-28")
def test_bridge_over_a_field_enlarges_nothing_and_cuts_nothing() -> None:
    """The tile joins the northern field only; its road goes on over the southern one."""
    scene = herd(stage("??\n*RFr\n.", BRIDGES, hand=["LR", "L"]), 0, 2, name="field@ER")
    scene.place("??").act(type="build_bridge", x=0, y=0, axis="ns").end()
    assert (scene.kind, scene.seat, flock(scene)) == ("place_tile", 1, [(0, [2])])


@clause("SHEEP-19")
def test_each_half_of_a_double_turn_asks() -> None:
    scene = at_work(stage("*LR@270 ?a ?b", TRADERS, hand=["RFr", "RFr", "L"], sheep=[1, 3]))
    grow(herd(scene, 0, 2).turn("?a"))
    assert halves(scene) == (0, 2, 2)
    grow(scene.turn("?b"))
    assert (flock(scene), scene.seat) == ([(0, [2, 1, 3])], 1)


@clause("SHEEP-19")
def test_bought_tile_asks_its_buyer() -> None:
    options = {"bazaar.free_variant": "on"}
    hand = ["BB/F.b", "L", "L", "L"]
    scene = herd(stage("*L ?a ?b ?c", BRIDGES, hand=hand, options=options), 1, 3).turn("?a")
    scene.act(type="choose_tile", tile=0).turn("?b")
    assert asked(scene) == (1, (0, 0))
    assert entries(stable(scene)) == [(1, "sheep", 3)]


@clause("SHEEP-24")
def test_flock_of_a_player_who_leaves_goes_into_the_stable() -> None:
    scene = herd(stage(seats=3), 0, 3).turn("?a")
    assert asked(scene) == (0, (0, 0))
    scene.forfeit(0)
    assert (entries(scene), flock(scene), scene.seat) == ([(0, "sheep", 3)], [], 1)


@clause("SHEEP-24")
def test_token_is_drawn_for_a_shepherd_whose_owner_has_just_left() -> None:
    scene = stage(seats=3, sheep=[4]).place("?a").deploy("field@NL", "shepherd").forfeit(0)
    assert (flock(scene), scene.seat) == ([(0, [4])], 1)
    assert flocks(scene.game.state).drawn[0]["is"] == 4


@clause("SHEEP-6")
def test_decision_says_how_many_sheep_there_are_and_whose_points_they_would_be() -> None:
    about = view(joined(3).game)["decision"]["about"]
    assert about == {"x": 0, "y": 0, "feature": "field@NL", "sheep": 4, "seats": [0, 1]}
    # The server knows no other keys of a decision.
    assert set(view(joined(3).game, 0)["decision"]) == {"seat", "kind", "about", "actions"}

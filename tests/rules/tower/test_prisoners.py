"""Exchange and ransom (TOWER-33 to TOWER-46)."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.scene import Scene, entries
from tests.rules.tower.stage import (
    BRIDGES,
    INNS,
    TRADERS,
    build,
    jailed,
    offered,
    pay,
    pieces,
    prisoners,
    ransoms,
    rich,
    stage,
    take,
)


def facing(*held: str, taken: str = "meeple", **keys: object) -> Scene:
    """Return a scene in which Bob holds followers of Ann, and Ann may capture one of his."""
    scene = stage("*TO/L L ??\n. . ?b", INNS, TRADERS, **keys).stand(1, "monastery", (1, 0), taken)
    for piece in held:
        jailed(scene, 1, 0, piece)
    return build(scene.place())


@clause("TOWER-33", "TOWER-36")
def test_two_who_hold_each_others_followers_exchange_them_at_once() -> None:
    scene = take(facing("meeple"), 1, 1, 0)
    assert (scene.kind, scene.supply(), prisoners(scene)) == ("act", [7, 7], [[], []])


@clause("TOWER-33", "TOWER-36")
def test_one_for_one_and_the_rest_stays() -> None:
    scene = take(facing("meeple", "meeple"), 1, 1, 0)
    assert (scene.supply(), prisoners(scene)) == ([6, 7], [[], [(0, "meeple")]])


@clause("TOWER-32", "PHANTOM-8")
def test_a_phantom_that_an_exchange_brings_home_may_still_be_deployed() -> None:
    scene = stage("*TO/L L ??", "phantom").stand(1, "monastery", (1, 0))
    take(build(jailed(scene, 1, 0, "phantom").place()), 1, 1, 0)
    assert (scene.supply("phantom"), prisoners(scene)) == ([1, 1], [[], []])
    assert ("monastery" in scene.can_deploy("phantom"), scene.can_deploy()) == (True, [])


@clause("TOWER-34", "TOWER-37")
def test_the_capturer_chooses_among_kinds_before_anything_else() -> None:
    scene = take(facing("meeple", "big"), 1, 1, 0)
    assert (scene.kind, scene.seat, offered(scene)) == ("exchange", 0, {"exchange"})
    decision = view(scene.game, 0)["decision"]
    assert decision["about"] == {"x": 0, "y": 0, "feature": "tower"}
    assert [a["piece"] for a in decision["actions"]] == ["big", "meeple"]
    assert scene.refuses(type="exchange", piece="mayor").clause == "TOWER-34"
    assert scene.refuses(type="end_turn").code == "type.now"
    scene.act(type="exchange", piece="big")
    assert (scene.supply("big"), prisoners(scene), scene.kind) == ([1, 1], [[], [(0, "meeple")]], "act")


@clause("TOWER-34")
def test_equal_pieces_leave_no_choice() -> None:
    assert take(facing("big"), 1, 1, 0).kind == "act"


@clause("TOWER-35", "BIG-4")
def test_a_big_follower_is_exchanged_for_a_normal_one() -> None:
    scene = take(facing("big"), 1, 1, 0)
    assert (scene.supply("big"), scene.supply(), prisoners(scene)) == ([1, 1], [7, 7], [[], []])


@clause("TOWER-36")
def test_prisoners_of_third_players_are_not_touched() -> None:
    scene = stage("*TO/L L ??", seats=3).stand(1, "monastery", (1, 0))
    take(build(jailed(scene, 2, 0).place()), 1, 1, 0)
    assert prisoners(scene) == [[(1, "meeple")], [], [(0, "meeple")]]


@clause("TOWER-37")
def test_a_seat_that_leaves_while_it_chooses_gets_the_first_kind() -> None:
    scene = take(facing("meeple", "big", seats=3), 1, 1, 0)
    scene.forfeit(0)
    assert prisoners(scene) == [[], [(0, "meeple")], []]


def owing(score: int = 7, holder: int = 1, piece: str = "meeple", **keys: object) -> Scene:
    """Return a scene in which another seat holds a follower of the one to act."""
    scene = jailed(stage("*TO/L L ??\n. . ?b", INNS, TRADERS, **keys), holder, 0, piece)
    return rich(rich(scene, 0, score), 1, 2).place()


@clause("TOWER-38", "TOWER-43")
def test_a_follower_is_bought_back_and_may_be_deployed_in_this_very_turn() -> None:
    scene = owing(supply={"meeple": 1})
    assert ransoms(scene) == [(1, "meeple")]
    assert scene.can_deploy() == []
    pay(scene, 1)
    assert (scene.scores, prisoners(scene), scene.kind) == ([4, 5], [[], []], "act")
    assert entries(scene) == [(0, "ransom", -3), (1, "ransom", 3)]
    assert scene.game.state.scored[0].keys().isdisjoint({"x", "y", "feature"})
    assert pieces(scene.deploy("monastery")) == [(0, "meeple", 2, 0)]


@clause("TOWER-38")
@pytest.mark.parametrize(("holder", "piece"), [(0, "meeple"), (1, "big"), (7, "meeple")])
def test_who_is_not_held_is_not_bought(holder: int, piece: str) -> None:
    refusal = owing().refuses(type="pay_ransom", holder=holder, piece=piece)
    assert (refusal.code, refusal.clause) == ("ransom.absent", "TOWER-38")


@clause("TOWER-38")
def test_nobody_pays_in_another_players_turn() -> None:
    scene = rich(jailed(stage(), 0, 1), 1, 9).place()
    assert ransoms(scene) == []
    action = {"seat": 1, "type": "pay_ransom", "holder": 0, "piece": "meeple"}
    refusal = scene.game.check(action)
    assert refusal is not None
    assert refusal.code == "seat.turn"


@clause("TOWER-39")
def test_once_in_a_turn() -> None:
    scene = pay(jailed(owing(9), 1, 0), 1)
    refusal = scene.refuses(type="pay_ransom", holder=1, piece="meeple")
    assert (refusal.code, refusal.clause) == ("ransom.again", "TOWER-39")
    scene.end().turn("?b").place((3, 0))
    assert ransoms(scene) == [(1, "meeple")]


@clause("TOWER-39")
def test_both_halves_of_a_double_turn_are_one_turn() -> None:
    scene = jailed(jailed(stage("*LR@270 ?a\n. ?b", TRADERS, hand=["RFr", "L", "L"]), 1, 0), 1, 0)
    rich(scene, 0, 9).stand(0, "road@E").stand(0, "road@E", piece="builder")
    pay(scene.place("?a"), 1).end().place("?b")
    assert (scene.seat, ransoms(scene)) == (0, [])
    assert scene.refuses(type="pay_ransom", holder=1, piece="meeple").code == "ransom.again"


@clause("TOWER-40", "BIG-4")
def test_the_price_is_the_same_for_a_big_follower() -> None:
    assert pay(owing(piece="big"), 1, "big").scores == [4, 5]


@clause("TOWER-41")
def test_it_needs_three_points() -> None:
    scene = owing(2)
    assert ransoms(scene) == []
    refusal = scene.refuses(type="pay_ransom", holder=1, piece="meeple")
    assert (refusal.code, refusal.clause) == ("ransom.poor", "TOWER-41")
    assert pay(owing(3), 1).scores == [0, 5]


@clause("TOWER-42")
def test_before_or_after_the_figure_action_but_not_before_the_tile() -> None:
    scene = rich(jailed(stage("*TO/L L ??"), 1, 0), 0, 3)
    assert offered(scene) == {"place_tile"}
    assert scene.refuses(type="pay_ransom", holder=1, piece="meeple").code == "type.now"
    scene.place().deploy("monastery")
    assert offered(pay(scene, 1)) == {"end_turn"}
    assert "deploy" in offered(pay(owing(), 1))


@clause("TOWER-43", "INT-50")
def test_a_ransom_is_undone_like_any_action_of_the_turn() -> None:
    scene = pay(owing(), 1)
    assert scene.game.decision is not None
    assert scene.game.decision.undo_to == 0


@clause("TOWER-44")
def test_the_placement_of_a_bought_tile_has_its_own_ransom() -> None:
    scene = stage(
        "*L ?? .\nL ?a .", BRIDGES, hand=["BB/F.b", "L", "L", "L"], options={"bazaar.free_variant": "on"}
    )
    rich(jailed(jailed(scene, 1, 0), 1, 0), 0, 9)
    pay(scene.place("??"), 1).end().act(type="choose_tile", tile=0).turn("?a").place((2, 1))
    assert (scene.seat, ransoms(scene)) == (0, [(1, "meeple")])


@clause("TOWER-39", "TOWER-44", "BUILDER-10")
@pytest.mark.parametrize("paid", ["first half", "bought tile"])
def test_a_second_half_after_a_bazaar_belongs_to_the_turn_before_it(paid: str) -> None:
    keys = {"options": {"bazaar.free_variant": "on"}, "edition": "hig-2010", "hand": ["BB/RFR.b", *"LLLL"]}
    scene = stage("*LR@270 ?a .\nL . .", BRIDGES, TRADERS, **keys)
    rich(jailed(jailed(scene, 1, 0), 1, 0), 0, 9).stand(0, "road@E").stand(0, "road@E", piece="builder")
    scene.place("?a", 90)
    if paid == "first half":
        pay(scene, 1)
    scene.end().act(type="choose_tile", tile=0).turn((-1, 1)).place((-1, 0))
    assert (scene.seat, ransoms(scene)) == (0, [(1, "meeple")])
    if paid == "bought tile":
        pay(scene, 1)
    scene.end().place((0, 2))
    assert (scene.seat, ransoms(scene)) == (0, [] if paid == "first half" else [(1, "meeple")])


@clause("TOWER-45")
def test_at_the_end_prisoners_stay_and_are_worth_nothing() -> None:
    scene = jailed(stage(), 1, 0).finish()
    assert (prisoners(scene), scene.supply(), entries(scene)) == ([[], [(0, "meeple")]], [6, 7], [])


@clause("TOWER-46")
def test_followers_of_a_seat_that_left_are_captured_and_exchanged() -> None:
    scene = stage("*TO/L L ??", seats=3).stand(1, "monastery", (1, 0))
    jailed(scene, 1, 0).forfeit(1)
    take(build(scene.place()), 1, 1, 0)
    assert (prisoners(scene), scene.supply()) == ([[], [], []], [7, 7, 7])


@clause("TOWER-46")
def test_what_a_seat_that_left_holds_may_be_bought_back() -> None:
    scene = rich(jailed(stage(seats=3), 1, 0), 0, 3).forfeit(1)
    assert pay(scene.place(), 1).scores == [0, 3, 0]

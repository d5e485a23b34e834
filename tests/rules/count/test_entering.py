"""Entering the city, and the count (COUNT-8 to COUNT-20)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import decline, raise_it
from tests.rules.count.stage import (
    ABBEYS,
    BRIDGES,
    INNS,
    ROAD,
    TOWN,
    TRADERS,
    WALKERS,
    asked,
    city,
    closed_for,
    count,
    count_in,
    enter,
    entries_to,
    inside,
    stage,
    stay,
)
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import goods, halves
from tests.rules.wanderer_mayors_office.stage import settle

EVERYWHERE = [("meeple", quarter) for quarter in ("blacksmith", "castle", "cathedral", "market")]


@clause("COUNT-8")
def test_who_scores_for_others_only_may_enter() -> None:
    scene = closed_for(1)
    assert (entries(scene), asked(scene)) == ([(1, "city", 4)], ("enter_city", 0))
    assert sorted(entries_to(scene)) == EVERYWHERE
    enter(scene, "market")
    assert (city(scene), scene.supply()) == ({(0, "meeple", "market"): 1}, [6, 7])
    assert {"seat": 0, "piece": "meeple", "quarter": "market"} in view(scene.game)["pieces"]


@clause("COUNT-8")
def test_he_may_decline_and_the_count_stays() -> None:
    scene = stay(closed_for(1))
    assert (asked(scene), city(scene), count(scene)) == (("place_tile", 1), {}, "castle")


@clause("COUNT-8")
def test_without_points_for_others_there_is_no_right() -> None:
    assert asked(closed_for(0)) == ("place_tile", 1)
    assert asked(stage().turn("??")) == ("place_tile", 1)
    shared = stage().stand(0, "city@S").stand(1, "city@S").turn("??")
    assert (entries(shared), asked(shared)) == ([(0, "city", 4), (1, "city", 4)], ("place_tile", 1))


@clause("COUNT-9")
def test_all_scorings_of_the_placement_count_together() -> None:
    """The tile closes a city of the other and an own road."""
    board = ".  C@180  .\n*LR@270  ??  LR@90\n.  .  ?a"
    both = stage(board, hand=["RCr", "L", "L"]).stand(1, "city@S", (1, -1)).stand(0, "road@E").turn("??")
    assert (entries(both), asked(both)) == ([(0, "road", 3), (1, "city", 4)], ("place_tile", 1))
    other = stage(board, hand=["RCr", "L", "L"]).stand(1, "city@S", (1, -1)).stand(1, "road@E").turn("??")
    assert (entries(other), asked(other)) == ([(1, "road", 3), (1, "city", 4)], ("enter_city", 0))


@clause("COUNT-10")
@pytest.mark.parametrize(
    ("text", "hand", "turned", "feature", "reason"),
    [
        (ROAD, "LR", 90, "road@E", "road"),
        ("L L L\nL *L L\nL L ??", "L", 0, "monastery", "monastery"),
    ],
)
def test_roads_and_monasteries_count(text: str, hand: str, turned: int, feature: str, reason: str) -> None:
    scene = stage(text, hand=[hand, "L", "L"]).stand(1, feature).turn("??", turned)
    assert ([entry[1] for entry in entries(scene)], asked(scene)) == ([reason], ("enter_city", 0))


@clause("COUNT-10", "X8-COUNT-1")
def test_points_of_a_castle_count() -> None:
    scene = stage("*C@180 .\n?? ?a", BRIDGES, hand=["C", "LR", "LR", "L"]).stand(1, "city@S").turn("??")
    raise_it(scene)
    assert asked(scene) == ("place_tile", 1)
    scene.turn((1, 0), 270).turn((2, 0), 90)
    assert (entries(scene), asked(scene)) == ([(1, "castle", 2)], ("enter_city", 0))


@clause("COUNT-10", "BARN-5")
def test_points_of_farmers_whom_a_barn_drives_off_count() -> None:
    board = "C@180  C@180  .  .\n*C  C  ??  L"
    scene = stage(board, ABBEYS, hand=["L", "L", "L"], supply={"abbey": 0})
    scene.stand(0, "field@SL", piece="barn").stand(1, "field@NL", (3, 0)).turn("??")
    assert (entries(scene), asked(scene)) == ([(1, "field", 2)], ("enter_city", 0))


@clause("INT-61", "COUNT-10")
def test_points_of_wanderers_count_and_no_wanderer_enters() -> None:
    board = "*AM/RC@180  RFr  AM/RC\n??  .  ."
    scene = stage(board, ABBEYS, WALKERS, hand=["C", "L"], supply={"abbey": 0, "meeple": 0})
    settle(scene, 1, "road@E", (1, 0))
    scene.turn("??")
    assert {e[1] for e in entries(scene)} == {"wanderer"}
    assert asked(scene) == ("enter_city", 0)
    assert {piece for piece, _ in entries_to(scene)} == {"mayor", "wagon"}
    refusal = scene.refuses(type="enter_city", piece="wanderer", quarter="blacksmith")
    assert (refusal.code, refusal.clause) == ("entering.supply", "COUNT-15")


@clause("COUNT-11")
def test_points_of_an_abbot_taken_back_do_not_count() -> None:
    keys: dict[str, Any] = {"options": {"abbot.enabled": "yes"}}
    scene = stage("*C@180 L\n?? ?a", **keys).stand(1, "city@S").stand(0, "monastery", (1, 0), "abbot")
    scene.place("??").act(type="recall", piece="abbot", x=1, y=0, feature="monastery").end()
    assert entries(scene)[0][:2] == (0, "monastery")
    assert asked(scene) == ("enter_city", 0)


@clause("COUNT-15", "BASE-ABBOT-5")
def test_abbot_in_the_cathedral_is_not_taken_back() -> None:
    keys: dict[str, Any] = {"options": {"abbot.enabled": "yes"}}
    scene = inside(stage("*C@180 L\n?? ?a", **keys), 0, "cathedral", "abbot").place("??")
    assert "recall" not in {action["type"] for action in scene.game.legal()}
    refusal = scene.refuses(type="recall", piece="abbot", x=1, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("recall.absent", "BASE-ABBOT-5")


@clause("COUNT-11", "COUNT-45")
def test_goods_do_not_count_and_go_to_the_placer() -> None:
    board = "*C@90 TB/CFc.w ??\n?a . ."
    scene = stage(board, TRADERS, hand=["C", "L", "L"]).stand(1, "city@E").turn("??", 270)
    assert (entries(scene), goods(scene)[0]) == ([(1, "city", 6)], {"wine": 1})
    assert asked(scene) == ("enter_city", 0)


@clause("COUNT-12", "BUILDER-7")
def test_in_a_double_turn_one_follower_enters() -> None:
    """Each half closes a road of the other; the builder's road goes on."""
    board = ". C@180 C@180\n*LR@270 ?? ?b\n. . ."
    scene = stage(board, TRADERS, hand=["RCr", "RCr", "L", "L"])
    scene.stand(1, "city@S", (1, -1)).stand(1, "city@S", (2, -1))
    scene.stand(0, "road@E").stand(0, "road@E", piece="builder").turn("??")
    assert asked(scene) == ("enter_city", 0)
    stay(enter(scene, "castle"))
    assert halves(scene) == (0, 2, 2)
    scene.turn("?b")
    assert (entries(scene), asked(scene)) == ([(1, "city", 4), (1, "city", 4)], ("place_tile", 1))


@clause("COUNT-8", "BUILDER-3", "PIG-6")
@pytest.mark.parametrize(("piece", "feature"), [("builder", "road@E"), ("pig", "field@NL")])
def test_companion_without_a_follower_is_home_before_somebody_enters(piece: str, feature: str) -> None:
    """Other pieces return before followers enter (step TS-10)."""
    scene = stage("*C@180  .  RFr\n??  ?a  .", TRADERS).stand(1, "city@S")
    scene.stand(1, feature, (2, 0), piece).turn("??")
    assert (asked(scene), scene.supply(piece)) == (("enter_city", 0), [1, 1])


@clause("COUNT-12", "BUILDER-6")
def test_each_half_is_judged_by_its_own_scorings() -> None:
    """The first half pays the active player, the second one only the other."""
    board = ". C@180 C@180\n*LR@270 ?? ?b\n. . ."
    scene = stage(board, TRADERS, hand=["RCr", "RCr", "L", "L"])
    scene.stand(0, "city@S", (1, -1)).stand(1, "city@S", (2, -1))
    scene.stand(0, "road@E").stand(0, "road@E", piece="builder").turn("??")
    assert (entries(scene), asked(scene)) == ([(0, "city", 4)], ("place_tile", 0))
    assert asked(scene.turn("?b")) == ("enter_city", 0)


@clause("COUNT-13", "BAZAAR-23")
def test_a_bought_tile_gives_its_placer_the_right() -> None:
    free = {"bazaar.free_variant": "on"}
    board = "*C@180 C@180 L\n?? ?b ?a"
    scene = stage(board, BRIDGES, hand=["BB/F.b", "C", "C", "L", "L"], options=free, supply={"castle": 0})
    scene.stand(1, "city@S").stand(0, "city@S", (1, 0)).turn((2, 1))
    scene.act(type="choose_tile", tile=0)
    assert scene.seat == 1
    scene.turn((1, 1))
    assert asked(scene) == ("enter_city", 1)
    enter(scene, "castle")
    assert asked(scene) == ("count", 1)
    stay(scene)
    assert (scene.kind, scene.seat) == ("place_tile", 0)
    scene.turn((0, 1))
    assert asked(scene) == ("enter_city", 0)


@clause("COUNT-14")
def test_the_supply_counts_after_all_have_come_home() -> None:
    scene = stage(supply={"meeple": 2}).stand(0, "city@S").stand(1, "city@S").stand(1, "city@S")
    scene.stand(0, "field@NL").turn("??")
    assert (entries(scene), asked(scene), scene.supply()) == ([(1, "city", 4)], ("enter_city", 0), [1, 2])
    none = stage(supply={"meeple": 1}).stand(0, "field@NL").stand(1, "city@S").turn("??")
    assert (entries(none), asked(none)) == ([(1, "city", 4)], ("place_tile", 1))


@clause("COUNT-15", "COUNT-16", "MAYOR-6", "WAGON-14")
@pytest.mark.parametrize(
    ("piece", "more", "quarters"),
    [
        ("big", (INNS,), ["blacksmith", "castle", "cathedral", "market"]),
        ("phantom", ("phantom",), ["blacksmith", "castle", "cathedral", "market"]),
        ("mayor", (ABBEYS,), ["castle"]),
        ("wagon", (ABBEYS,), ["blacksmith", "castle", "cathedral"]),
        ("abbot", (), ["cathedral"]),
    ],
)
def test_each_follower_enters_quarters_that_he_can_leave(
    piece: str, more: tuple[str, ...], quarters: list[str]
) -> None:
    keys: dict[str, Any] = {"options": {"abbot.enabled": "yes"}} if piece == "abbot" else {}
    supply = {"abbey": 0} if ABBEYS in more else {}
    scene = closed_for(1, TOWN, *more, supply=supply, **keys)
    assert sorted(quarter for name, quarter in entries_to(scene) if name == piece) == quarters
    for quarter in {"castle", "market", "blacksmith", "cathedral"} - set(quarters):
        refusal = scene.refuses(type="enter_city", piece=piece, quarter=quarter)
        assert (refusal.code, refusal.clause) == ("entering.quarter", "COUNT-16")
    enter(scene, quarters[0], piece)
    assert city(scene) == {(0, piece, quarters[0]): 1}


@clause("COUNT-15", "BARN-9")
def test_builder_pig_and_barn_stay_outside() -> None:
    scene = closed_for(1, TOWN, TRADERS, ABBEYS, supply={"abbey": 0})
    assert {piece for piece, _ in entries_to(scene)} == {"meeple", "mayor", "wagon"}
    for piece in ("builder", "pig", "barn"):
        refusal = scene.refuses(type="enter_city", piece=piece, quarter="castle")
        assert refusal.clause == "COUNT-15"
    assert scene.refuses(type="enter_city", piece="meeple", quarter="harbour").code == "count.name"


@clause("COUNT-17")
def test_the_quarter_of_the_count_and_a_full_one_may_be_chosen() -> None:
    scene = closed_for(1)
    for seat in (0, 1, 1):
        inside(scene, seat, "castle")
    assert city(enter(scene, "castle")) == {(0, "meeple", "castle"): 2, (1, "meeple", "castle"): 2}


@clause("COUNT-18")
def test_who_entered_may_move_the_count_to_another_quarter() -> None:
    scene = enter(closed_for(1), "market")
    assert (asked(scene), count(scene)) == (("count", 0), "castle")
    assert [a.get("quarter") for a in scene.game.legal()] == ["blacksmith", "cathedral", "market", None]
    assert scene.refuses(type="move_count", quarter="castle").code == "count.quarter"
    scene.act(type="move_count", quarter="market")
    assert (count(scene), view(scene.game)["count"]) == ("market", "market")
    assert asked(scene) == ("place_tile", 1)


@clause("COUNT-18")
def test_he_may_leave_the_count_and_nobody_else_moves_him() -> None:
    scene = stay(enter(count_in(closed_for(1), "market"), "castle"))
    assert (count(scene), asked(scene)) == ("market", ("place_tile", 1))
    assert scene.refuses(type="move_count", quarter="castle").code == "type.now"


@clause("COUNT-19")
def test_he_may_have_deployed_in_the_same_turn() -> None:
    scene = stage().stand(1, "city@S").turn("??", deploy="field@EL")
    assert asked(scene) == ("enter_city", 0)
    enter(scene, "castle")
    assert scene.supply() == [5, 7]


@clause("COUNT-20")
def test_without_farmers_nobody_enters_the_market() -> None:
    scene = closed_for(1, options={"farm.enabled": "no"})
    assert sorted(quarter for _, quarter in entries_to(scene)) == ["blacksmith", "castle", "cathedral"]
    assert scene.refuses(type="enter_city", piece="meeple", quarter="market").clause == "COUNT-16"


@clause("INT-50", "COUNT-11")
def test_points_of_an_auction_do_not_count() -> None:
    scene = stage("*L ??", BRIDGES, hand=["BB/F.b", "L", "L", "L"], seats=2, edition="hig-2010")
    for seat in scene.game.state.seats:
        seat.score = 9
    scene.turn("??").act(type="auction_choose", tile=0, bid=2)
    while scene.kind and scene.kind.startswith("auction"):
        scene.game.apply(scene.game.legal()[-1])
    assert scene.kind == "place_tile"
    assert {"auction"} >= {reason for _, reason, _ in entries(scene)}


@clause("HOUSE-2", "COUNT-18")
def test_a_seat_that_leaves_enters_nowhere_and_moves_nobody() -> None:
    scene = closed_for(1, seats=3).forfeit(0)
    assert (asked(scene), city(scene)) == (("place_tile", 1), {})
    scene = enter(closed_for(1, seats=3), "market").forfeit(0)
    assert (asked(scene), count(scene), city(scene)) == (
        ("place_tile", 1),
        "castle",
        {(0, "meeple", "market"): 1},
    )


@clause("COUNT-14")
def test_nothing_of_it_is_undone() -> None:
    scene = closed_for(1)
    assert scene.game.decision is not None
    assert scene.game.decision.undo_to is None
    assert decline(scene).kind == "place_tile"

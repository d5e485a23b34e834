"""Captures: reach, whom, what follows (TOWER-18 to TOWER-32)."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import span
from tests.rules.scene import entries
from tests.rules.tower.stage import (
    ABBEYS,
    BRIDGES,
    INNS,
    NONE,
    TRADERS,
    build,
    guarded,
    high,
    offered,
    pieces,
    post,
    prey,
    prisoners,
    spares,
    stage,
    take,
)


@clause("TOWER-18", "TOWER-27")
def test_who_puts_a_piece_captures_a_follower_who_lies_before_him() -> None:
    scene = build(stage().stand(1, "monastery", (1, 0)).place())
    assert (scene.kind, scene.seat) == ("capture", 0)
    assert view(scene.game, 0)["decision"]["about"] == {"x": 0, "y": 0, "feature": "tower"}
    take(scene, 1, 1, 0)
    assert prisoners(scene) == [[(1, "meeple")], []]
    assert (pieces(scene), scene.supply(), scene.kind, scene.seat) == ([], [7, 6], "act", 0)


@clause("TOWER-18")
def test_somebody_who_is_not_there_is_not_captured() -> None:
    scene = build(stage().stand(1, "monastery", (1, 0)).place())
    refusal = spares(scene, (1, "meeple", 1, 0, "field@NL"))
    assert (refusal.code, refusal.clause) == ("capture.absent", "TOWER-18")


REACHED = {
    1: {(0, 0), (1, 0), (-1, 0), (0, -1), (0, 1)},
    2: {(0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (0, -2)},
    3: {(0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (0, -2), (3, 0)},
}
EVERYWHERE = ((0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (0, -2), (3, 0), (-1, -1), (1, -1))


@clause("TOWER-19")
@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_reach_is_straight_and_as_far_as_the_tower_has_pieces(pieces: int) -> None:
    scene = high(stage(), pieces - 1)
    for cell in EVERYWHERE:
        scene.stand(1, "field@NL" if cell == (0, 0) else "monastery", cell)
    build(scene.place())
    assert {(x, y) for _, _, x, y, _ in prey(scene)} == REACHED[pieces]
    refusal = spares(scene, (1, "meeple", -1, -1, "monastery"))
    assert (refusal.code, refusal.clause) == ("capture.far", "TOWER-19")


@clause("TOWER-20")
def test_reach_goes_on_over_empty_spaces_and_towers() -> None:
    scene = stage("*TO/L . TO/L L\nL L L L\n. . . ??")
    scene = high(high(scene, 2), 5, 2, 0).stand(1, "monastery", (3, 0)).place()
    assert prey(build(scene)) == [(1, "meeple", 3, 0, "monastery")]
    scene = stage("*TO/L . TO/L L\nL L L L\n. . . ??")
    build(high(scene, 1).stand(1, "monastery", (3, 0)).place())
    assert scene.kind == "act"


@clause("TOWER-21")
def test_one_follower_only_whom_the_capturer_chooses() -> None:
    scene = stage("*TO/L CRr\n??").stand(1, "road@E", (1, 0)).stand(1, "field@EL", (1, 0))
    scene.stand(1, "monastery").place("??")
    assert len(prey(build(scene))) == 3
    take(scene, 1, 1, 0, "field@EL")
    assert (scene.kind, len(pieces(scene)), prisoners(scene)[0]) == ("act", 2, [(1, "meeple")])


@clause("TOWER-22", "BIG-4", "MAYOR-6", "WAGON-14", "INT-79")
@pytest.mark.parametrize(
    ("piece", "feature"),
    [
        ("big", "city@N"),
        ("mayor", "city@N"),
        ("wagon", "road@E"),
        ("meeple", "field@EL"),
        ("abbot", "road@E"),
    ],
)
def test_any_follower_is_captured_wherever_he_stands(piece: str, feature: str) -> None:
    scene = stage("*TO/L CRr\n??", INNS, ABBEYS, options={"abbot.enabled": "yes"}, supply=NONE)
    scene.stand(1, feature, (1, 0), piece).place()
    take(build(scene), 1, 1, 0, feature, piece)
    assert prisoners(scene) == [[(1, piece)], []]


@clause("TOWER-22", "INT-8")
def test_a_thief_on_a_bridge_stands_on_that_tile() -> None:
    scene = span(stage("*TO/L L ??", BRIDGES), 1, 0, "ns").stand(1, "road@N", (1, 0)).place()
    assert prey(build(scene)) == [(1, "meeple", 1, 0, "road@N")]


@clause("TOWER-22")
def test_where_his_feature_reaches_does_not_matter() -> None:
    scene = stage("*TO/L LR@270 RFr RFr\n??").stand(1, "road@E", (2, 0)).place()
    assert build(scene).kind == "act"


@clause("TOWER-22", "TOWER-24")
def test_a_low_tower_captures_from_a_high_one() -> None:
    scene = guarded(high(stage("*TO/L TO/L ??"), 9, 1, 0), 1, 1, 0).place()
    assert prey(build(scene)) == [(1, "meeple", 1, 0, "tower")]


@clause("TOWER-23", "BARN-9", "OFFICE-7", "INT-75")
def test_builder_pig_barn_and_office_are_never_captured() -> None:
    scene = stage("*TO/L CRr\n??", TRADERS, ABBEYS, "wanderer-mayors-office", supply=NONE)
    for piece, feature in (("builder", "road@E"), ("pig", "field@EL"), ("barn", "field@EL")):
        scene.stand(1, feature, (1, 0), piece)
    scene.stand(1, "city@N", (1, 0), "office").stand(1, "road@E", (1, 0)).stand(1, "field@EL", (1, 0)).place()
    assert {one[1] for one in prey(build(scene))} == {"meeple"}
    for piece, feature in (
        ("builder", "road@E"),
        ("pig", "field@EL"),
        ("barn", "field@EL"),
        ("office", "city@N"),
    ):
        refusal = spares(scene, (1, piece, 1, 0, feature))
        assert (refusal.code, refusal.clause) == ("capture.safe", "TOWER-23")


@clause("TOWER-25")
def test_capturing_is_optional_and_asked_only_if_somebody_stands_in_reach() -> None:
    scene = build(stage().stand(1, "monastery", (1, 0)).place())
    assert offered(scene) == {"capture", "pass"}
    scene.act(type="pass")
    assert (scene.kind, prisoners(scene), pieces(scene)) == ("act", [[], []], [(1, "meeple", 1, 0)])
    assert build(stage().stand(1, "monastery", (2, 0)).place()).kind == "act"


@clause("TOWER-28")
def test_an_own_follower_goes_back_to_the_supply_for_no_points() -> None:
    scene = take(build(stage().stand(0, "field@NL", (1, 0)).place()), 0, 1, 0, "field@NL")
    assert (scene.supply(), prisoners(scene), entries(scene)) == ([7, 7], [[], []], [])


@clause("TOWER-28")
def test_with_the_option_own_followers_are_not_captured() -> None:
    options = {"tower.own": "no"}
    assert build(stage(options=options).stand(0, "monastery", (1, 0)).place()).kind == "act"
    scene = stage(options=options).stand(0, "monastery", (1, 0)).stand(1, "monastery").place()
    refusal = spares(build(scene), (0, "meeple", 1, 0, "monastery"))
    assert (refusal.code, refusal.clause) == ("capture.own", "TOWER-28")


@clause("TOWER-29")
def test_nobody_scores_by_a_capture_nor_the_road_that_he_has_left() -> None:
    board = "*TO/L LR@270 ??"
    scene = take(
        build(stage(board, hand=["LR", "L"]).stand(1, "road@E", (1, 0)).place("??", 90)), 1, 1, 0, "road@E"
    )
    assert entries(scene.end()) == []
    scene = stage(board, hand=["LR", "L"]).stand(1, "road@E", (1, 0)).turn("??", 90)
    assert entries(scene) == [(1, "road", 2)]


@clause("TOWER-30", "BUILDER-3", "PIG-6")
@pytest.mark.parametrize(("piece", "feature"), [("builder", "road@E"), ("pig", "field@NL")])
def test_builder_or_pig_left_alone_goes_home(piece: str, feature: str) -> None:
    scene = stage("*TO/L LR@270\n??", TRADERS).stand(1, feature, (1, 0)).stand(1, feature, (1, 0), piece)
    take(build(scene.place()), 1, 1, 0, feature)
    assert (pieces(scene), scene.supply(piece)) == ([], [1, 1])


@clause("TOWER-30")
def test_a_builder_beside_another_follower_stays() -> None:
    scene = stage("*TO/L LR@270\n??", TRADERS)
    scene.stand(1, "road@E", (1, 0)).stand(1, "road@E", (1, 0)).stand(1, "road@E", (1, 0), "builder")
    take(build(scene.place()), 1, 1, 0, "road@E")
    assert [piece for _, piece, _, _ in pieces(scene)] == ["meeple", "builder"]


@clause("TOWER-30")
def test_another_players_builder_stays() -> None:
    scene = stage("*TO/L LR@270 RFr\n??", TRADERS).stand(1, "road@E", (1, 0))
    scene.stand(0, "road@W", (2, 0)).stand(0, "road@W", (2, 0), "builder")
    take(build(scene.place()), 1, 1, 0, "road@E")
    assert [(seat, piece) for seat, piece, _, _ in pieces(scene)] == [(0, "meeple"), (0, "builder")]


@clause("TOWER-31")
def test_a_captured_wagon_makes_no_move() -> None:
    scene = stage("*TO/L LR@270 ??", ABBEYS, hand=["LR", "L"], supply=NONE)
    scene.stand(1, "road@E", (1, 0), "wagon").place("??", 90)
    take(build(scene), 1, 1, 0, "road@E", "wagon").end()
    assert (scene.kind, entries(scene), prisoners(scene)[0]) == ("place_tile", [], [(1, "wagon")])


@clause("TOWER-31")
def test_a_captured_abbot_brings_no_points() -> None:
    scene = stage(options={"abbot.enabled": "yes"}).stand(1, "monastery", (1, 0), "abbot").place()
    take(build(scene), 1, 1, 0, piece="abbot").end()
    assert (entries(scene), scene.supply("abbot")) == ([], [1, 0])


@clause("TOWER-31")
def test_a_feature_left_empty_is_claimed_only_as_usual() -> None:
    scene = stage("*TO/L LR@270 ??", "phantom", hand=["RFr", "L"]).stand(1, "road@E", (1, 0)).place()
    assert "road@E" not in scene.can_deploy("phantom")
    take(build(scene), 1, 1, 0, "road@E")
    assert ("road@E" in scene.can_deploy("phantom"), offered(scene)) == (True, {"deploy", "end_turn"})


@clause("TOWER-32", "TOWER-9")
def test_who_came_home_is_not_deployed_in_the_same_placement() -> None:
    scene = take(build(stage(supply={"meeple": 1}).stand(0, "monastery", (1, 0)).place()), 0, 1, 0)
    assert (scene.supply()[0], offered(scene)) == (1, {"end_turn"})
    assert scene.refuses_deploy("monastery").code


@clause("TOWER-32", "PHANTOM-8")
def test_a_phantom_that_came_home_may_still_be_deployed() -> None:
    scene = stage("*TO/L L ??", "phantom").stand(0, "monastery", (1, 0), "phantom").place()
    take(build(scene), 0, 1, 0, piece="phantom")
    assert "monastery" in scene.can_deploy("phantom")


@clause("PHANTOM-7", "TOWER-13")
def test_the_phantom_guards_the_tower_that_was_just_raised() -> None:
    scene = build(stage("*TO/L L ??", "phantom").place())
    assert pieces(post(scene, piece="phantom")) == [(0, "phantom", 0, 0)]


@clause("TOWER-18")
def test_a_captive_may_be_named_by_any_spot_of_his_segment() -> None:
    scene = stage("*TO/L Cc.1@90\n??", hand=["L", "L"]).stand(1, "city@N", (1, 0))
    scene = take(build(scene.place()), 1, 1, 0, "city@E")
    assert (prisoners(scene), pieces(scene)) == ([[(1, "meeple")], []], [])

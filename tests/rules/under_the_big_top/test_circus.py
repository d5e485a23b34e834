"""CIRCUS-1 to CIRCUS-13: the tent moves, a token is turned up, followers around it bring points."""

from __future__ import annotations

from typing import Any

import pytest

from rules import DrawError, view
from rules.board.features import Place
from rules.trial import projection
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, pick
from tests.rules.scene import Scene, entries
from tests.rules.under_the_big_top.stage import (
    ABBEYS,
    BRIDGES,
    EXPANSION,
    INNS,
    STAGE,
    TOP,
    TRADERS,
    acrobat_on,
    stage,
    tent,
    tent_on,
)


def pitch(*more: str, tokens: tuple[int, ...] = (5,), tile: str = STAGE, **keys: Any) -> Scene:
    """The tent stands amid nine tiles; a circus tile in hand fits west of them."""
    setup = {"hand": ["BT/frrf.bt", "L", "L"], **keys}
    scene = stage(f"*L L L L\nL {tile} L L\nL L L L", *more, tokens=tokens, **setup)
    return tent_on(scene, 1, 1)


def parade(scene: Scene) -> Scene:
    """Place the circus tile where it fits, at the eastern end of the top row."""
    x, y, rotation = next(p for p in scene.can_place() if p[0] == -1 and p[1] == 2)
    return scene.place((x, y), rotation).end()


@clause("CIRCUS-1", "CIRCUS-2")
def test_first_circus_tile_gets_the_tent_and_scores_nothing() -> None:
    scene = stage(hand=[TOP, "L", "L"]).place("??")
    assert "city@N" in scene.can_deploy()
    scene.deploy("city@N")
    assert tent(scene) is None
    scene.end()
    assert (tent(scene), entries(scene)) == ((1, 0), [])
    assert view(scene.game)["tent"] == {"x": 1, "y": 0}
    assert sum(view(scene.game)["bags"]["animals"].values()) == 16


@clause("CIRCUS-2")
def test_other_tiles_leave_the_tent_where_it_is() -> None:
    scene = pitch(tokens=(), hand=["L", "L"]).stand(0, "monastery").turn((4, 0))
    assert (tent(scene), entries(scene)) == ((1, 1), [])


@clause("CIRCUS-3", "CIRCUS-4", "CIRCUS-10")
def test_next_circus_tile_scores_the_circus_and_gets_the_tent() -> None:
    scene = parade(pitch().stand(0, "monastery").stand(1, "monastery", (2, 2)).stand(1, "monastery", (3, 1)))
    assert entries(scene) == [(0, "circus", 5), (1, "circus", 5)]
    assert tent(scene) == (-1, 2)
    entry = view(scene.game)["scored"][0]
    assert (entry["x"], entry["y"]) == (1, 1)
    assert view(scene.game)["bags"]["animals"]["5"] == 2
    (held,) = view(scene.game)["circuses"]
    assert held == {"seq": entry["seq"], "is": 5, "x": 1, "y": 1}
    assert scene.kind == "place_tile"


@clause("CIRCUS-3", "CIRCUS-9")
def test_figures_that_were_scored_have_gone_home_before() -> None:
    # The road of two tiles ends at the circus that is placed now.
    scene = tent_on(stage("*LR@270 ??", hand=["BT/ffrf.bt", "L"], tokens=[7]), 0, 0)
    scene.stand(0, "road@E").stand(1, "monastery").turn("??", 90)
    assert entries(scene) == [(0, "road", 2), (1, "circus", 7)]
    assert tent(scene) == (1, 0)


@clause("CIRCUS-9")
def test_follower_placed_in_this_turn_counts() -> None:
    scene = tent_on(stage("*L ??", hand=[TOP, "L"], tokens=[3]), 0, 0).turn("??", deploy="city@N")
    assert entries(scene) == [(0, "circus", 3)]


@clause("CIRCUS-4")
def test_token_of_seven_with_three_followers_and_one() -> None:
    scene = pitch(tokens=(7,), seats=3)
    for x, y in ((0, 0), (1, 0), (2, 0)):
        scene.stand(2, "monastery", (x, y))
    assert entries(parade(scene.stand(1, "monastery", (0, 1)))) == [(1, "circus", 7), (2, "circus", 21)]


@clause("CIRCUS-4", "TOP-8", "ACRO-12")
def test_every_kind_of_follower_counts_wherever_it_stands() -> None:
    scene = pitch(INNS, ABBEYS, "phantom", tokens=(4,))
    scene.stand(0, "field@NL", (0, 0), "big").stand(0, "monastery", (1, 0), "wagon")
    scene.stand(0, "field@NL", (2, 0), "ringmaster").stand(0, "monastery", (0, 1), "phantom")
    acrobat_on(scene, (1, 1, 0), 1, 1)
    assert entries(parade(scene)) == [(0, "circus", 20), (1, "circus", 8)]


@clause("TOP-8", "CIRCUS-4")
def test_whoever_stands_on_an_abbey_counts() -> None:
    scene = stage("*L L L ?a\nL ?? L .\nL L L .", ABBEYS, hand=["L", TOP, "L"], tokens=[6])
    scene.act(type="place_abbey", x=1, y=1)
    scene.end()
    abbey = scene.game.state.board.tiles[1, 1].spots[0]
    scene.game.state.deploy(0, scene.game.state.kinds["meeple"], abbey)
    tent_on(scene, 1, 0).turn("?a")
    x, y, rotation = scene.can_place()[0]
    assert entries(scene.place((x, y), rotation).end())[-1] == (0, "circus", 6)


@clause("CIRCUS-5")
def test_figures_that_are_no_followers_do_not_count() -> None:
    scene = pitch(TRADERS, ABBEYS)
    scene.stand(0, "field@NL", (0, 0), "builder").stand(0, "field@NL", (1, 0), "pig")
    scene.stand(0, "field@NL", (0, 1), "barn")
    assert entries(parade(scene)) == []
    assert [held["is"] for held in view(scene.game)["circuses"]] == [5]


@clause("CIRCUS-5", "INT-67")
def test_wanderers_and_offices_do_not_count() -> None:
    scene = stage("?? *LR@270 RFr", ABBEYS, "wanderer-mayors-office", hand=[TOP, "L"], tokens=[5])
    tent_on(scene, 0, 0).stand(0, "road@E", (0, 0), "wanderer").stand(1, "monastery", (0, 0), "office")
    assert entries(scene.turn("??")) == []
    assert [held["is"] for held in view(scene.game)["circuses"]] == [5]


@clause("CIRCUS-6")
def test_followers_stay_where_they_are() -> None:
    scene = pitch().stand(0, "monastery", (0, 0)).stand(0, "monastery", (2, 2))
    before = view(scene.game)["pieces"]
    assert entries(parade(scene)) == [(0, "circus", 10)]
    assert view(scene.game)["pieces"] == before


@clause("CIRCUS-8")
def test_figure_that_stands_on_no_tile_does_not_count() -> None:
    scene = pitch()
    state = scene.game.state
    state.deploy(0, state.kinds["meeple"], Place({"quarter": "market"}))
    state.deploy(1, state.kinds["meeple"], Place({"x": 2, "y": 2, "feature": "top"}, (2, 2)))
    assert entries(parade(scene)) == [(1, "circus", 5)]


@clause("CIRCUS-9")
@pytest.mark.parametrize("goes_on", [True, False])
def test_wagon_counts_where_it_has_gone_on_to(goes_on: bool) -> None:
    # The road of two tiles is closed by the new circus; the wagon may go on to the monastery beside it.
    scene = stage("*LR@270 ??", ABBEYS, hand=["BT/ffrf.bt", "L"], tokens=[4])
    tent_on(scene, 0, 0).stand(0, "road@E", piece="wagon").turn("??", 90)
    assert scene.kind == "wagon"
    if goes_on:
        scene.act(type="move_wagon", x=0, y=0, feature="monastery")
    else:
        scene.act(type="pass")
    assert entries(scene) == [(0, "road", 2), *([(0, "circus", 4)] if goes_on else [])]


@clause("CIRCUS-11")
def test_circus_is_scored_once_more_at_the_end_before_anything_else() -> None:
    scene = pitch(tokens=(6,)).stand(0, "monastery", (0, 0)).finish()
    assert entries(scene)[0] == (0, "circus", 6)
    assert entries(scene)[1:] == [(0, "monastery", 4)]


@clause("CIRCUS-11", "CASTLE-39", "INT-36", "X8-CIRCUS-1", "CIRCUS-7")
def test_follower_in_a_castle_counts_if_a_part_of_it_lies_near() -> None:
    # The castle lies on (0, 0) and (1, 0); the tent near its second tile only.
    scene = stage("*C@90 C@270 L L", BRIDGES, hand=["L", "L"], tokens=[6])
    found(tent_on(scene, 2, 0), 0, 0, 0, "E").finish()
    assert entries(scene) == [(0, "circus", 6)]
    scene = stage("*C@90 C@270 L L", BRIDGES, hand=["L", "L"], tokens=[6])
    found(tent_on(scene, 3, 0), 0, 0, 0, "E").finish()
    assert entries(scene) == []


@clause("CIRCUS-12")
def test_without_a_tent_nothing_is_scored_at_the_end() -> None:
    scene = stage().stand(0, "monastery").finish()
    assert entries(scene) == [(0, "monastery", 1)]
    assert scene.game.chance == {}


@clause("CIRCUS-12")
def test_circus_tile_that_leaves_the_game_does_nothing() -> None:
    # A road on every side: a tile of cities and fields fits nowhere.
    scene = tent_on(stage("*RRRR", hand=[TOP, "RFr", "L"], sets={"base": 1, EXPANSION: 1}), 0, 0)
    assert view(scene.game)["discarded"] == [TOP]
    scene.turn((1, 0))
    assert tent(scene) == (0, 0)


@clause("CIRCUS-13")
def test_bought_circus_tile_moves_the_tent_when_it_is_placed() -> None:
    scene = stage("*L ??", BRIDGES, hand=["BB/F.b", TOP, "L", "L", "L"]).turn("??")
    assert tent(scene) is None
    pick(scene, 0)
    while scene.kind != "place_tile":
        scene.game.apply(next(a for a in scene.game.legal() if a["type"] in ("pass", "auction_settle")))
    assert scene.hand == TOP
    x, y, rotation = next(p for p in scene.can_place() if p[:2] != (2, 0))
    scene.place((x, y), rotation).end()
    assert tent(scene) == (x, y)


@clause("CIRCUS-13")
def test_second_half_moves_the_tent_again() -> None:
    scene = stage("*LR@270 ?? ?b", TRADERS, hand=["BT/frfr.bt", TOP, "L"], tokens=[3])
    scene.stand(0, "road@E").stand(0, "road@E", piece="builder")
    scene.turn("??")
    assert tent(scene) == (1, 0)
    assert (scene.seat, scene.hand) == (0, TOP)
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation).end()
    assert tent(scene) == (x, y)
    assert len(view(scene.game)["circuses"]) == 1


@clause("CIRCUS-3")
def test_two_tokens_are_turned_up_if_the_last_tile_is_a_circus_tile() -> None:
    scene = stage("*L ??", hand=[TOP], last=True, tokens=[5, 1])
    tent_on(scene, 0, 0).stand(1, "monastery").turn("??")
    assert scene.game.over
    assert entries(scene)[:2] == [(1, "circus", 5), (1, "circus", 1)]
    assert scene.game.chance == {"animals": [5, 1]}


@pytest.mark.parametrize("token", [2, 8, 0])
def test_token_that_does_not_exist_cannot_be_turned_up(token: int) -> None:
    with pytest.raises(DrawError, match=f"cannot be {token}"):
        parade(pitch(tokens=(token,)))


@clause("CIRCUS-11", "HOUSE-4")
def test_last_circus_is_scored_although_all_but_one_have_left() -> None:
    scene = pitch(tokens=(6,)).stand(1, "monastery", (2, 2)).finish()
    assert entries(scene)[0] == (1, "circus", 6)
    assert scene.game.chance == {"animals": [6]}


@clause("CIRCUS-11")
def test_whoever_looks_ahead_sees_the_end_without_the_circus() -> None:
    scene = pitch().stand(0, "monastery", (0, 0))
    foreseen = projection(scene.game)
    assert foreseen is not None
    assert [(entry["reason"], entry["points"]) for entry in foreseen] == [("monastery", 4)]
    assert scene.game.chance == {}

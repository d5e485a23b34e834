"""FAIRY-1 to FAIRY-11 and FAIRY-24 to FAIRY-27: whose she is, where she goes, when she stays behind."""

from __future__ import annotations

import pytest

from rules import view
from rules.setup.options import EDITIONS
from rules.turn.moving import send_home
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, raise_it
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    FIRST,
    MOVES,
    NEW,
    TRADERS,
    WANDERERS,
    ZMAN,
    dragon_on,
    fairy,
    fairy_goals,
    fairy_on,
    fairy_to,
    fairy_with,
    offered,
    stage,
    step,
    ways,
)
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import at_work, halves

PLAIN = "*LR@270 RFr ??"
ON_TILE = {"fairy.place": "on-tile"}


@clause("FAIRY-1", "FAIRY-2", "INT-79")
def test_she_comes_by_her_first_move_which_is_the_figure_action() -> None:
    scene = stage(PLAIN, hand=["RFr", "L"]).stand(0, "monastery").place("??")
    assert fairy(scene) is None
    fairy_to(scene, 0, 0, "monastery")
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "monastery", "seat": 0, "piece": "meeple"}
    assert offered(scene) == {"end_turn"}


@clause("FAIRY-2", "BASE-TS-4")
def test_her_move_can_be_undone() -> None:
    scene = (
        stage("*L ?a\n?b ?c", hand=["L", "L", "L", "L"]).turn("?a", deploy="monastery").turn("?b").place("?c")
    )
    before = view(scene.game, 0)
    fairy_to(scene, 1, 0, "monastery")
    scene.game.undo(0)
    assert view(scene.game, 0) == before
    assert fairy(scene) is None
    assert offered(scene) == {"deploy", "end_turn", "move_fairy"}


@clause("FAIRY-2")
def test_after_any_other_figure_action_she_does_not_move() -> None:
    scene = (
        stage(PLAIN, TRADERS, hand=["RFr", "L"]).stand(0, "road@E").place("??").deploy("road@W", "builder")
    )
    assert offered(scene) == {"end_turn"}
    scene.refuses(type="move_fairy", piece="meeple", x=0, y=0, feature="road@E")


@clause("FAIRY-3")
def test_she_moves_with_an_empty_supply_and_where_the_tile_offers_no_place() -> None:
    scene = stage(PLAIN, hand=["RFr", "L"], supply={"meeple": 1}).stand(0, "road@E").place("??")
    assert offered(scene) == {"end_turn", "move_fairy"}


@clause("FAIRY-3")
def test_she_moves_on_a_dragon_turn_before_the_dragon_does() -> None:
    scene = stage().stand(0, "monastery", (1, 0)).place("??")
    fairy_to(scene, 1, 0, "monastery").end()
    assert (scene.kind, ways(scene)) == ("dragon", [(0, 1)])


@clause("FAIRY-3")
def test_she_moves_while_the_river_is_laid() -> None:
    scene = stage("*RI/s", "river", hand=["RI.2/I.v"], last=True).stand(0, "field@NL")
    x, y, rotation = scene.can_place()[0]
    assert fairy_goals(scene.place((x, y), rotation)) == [(0, 0, "field@NL", "meeple")]


@clause("FAIRY-4")
@pytest.mark.parametrize(
    ("edition", "value"), list(zip(EDITIONS, ("next-to", "on-tile", "next-to"), strict=True))
)
def test_the_edition_says_whether_she_stands_next_to_one_follower(edition: str, value: str) -> None:
    assert stage(edition=edition).game.setup.options["fairy.place"] == value


@clause("FAIRY-4")
def test_next_to_one_follower_she_is_his_alone() -> None:
    scene = stage(PLAIN, hand=["RFr", "L", "L"], seats=2).stand(0, "road@E").stand(1, "road@E").place("??")
    fairy_to(scene, 0, 0, "road@E").end()
    assert entries(scene) == []
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "road@E", "seat": 0, "piece": "meeple"}
    scene.turn((0, 1))
    assert entries(scene) == [(0, "fairy_turn", 1)]


@clause("FAIRY-4", "FAIRY-6", "FAIRY-12", "FAIRY-25")
def test_on_a_tile_she_is_for_all_followers_there() -> None:
    scene = stage(PLAIN, hand=["RFr", "L", "L", "L"], options=ON_TILE).stand(0, "road@E").place("??")
    assert fairy_goals(scene) == [(0, 0)]
    fairy_to(scene, 0, 0)
    assert fairy(scene) == {"x": 0, "y": 0}
    # A follower that comes there later counts.
    scene.stand(1, "monastery").end()
    assert view(scene.game)["scored"][-1] | {"parts": None} == {
        "seq": 3,
        "seat": 1,
        "points": 1,
        "reason": "fairy_turn",
        "x": 0,
        "y": 0,
        "parts": None,
    }
    scene.place((0, 1))
    refusal = scene.refuses(type="move_fairy", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("fairy.there", "FAIRY-6")
    assert scene.refuses(type="move_fairy", x=1, y=0).code == "fairy.follower"
    scene.end()
    assert entries(scene) == [(1, "fairy_turn", 1), (0, "fairy_turn", 1)]


@clause("FAIRY-5", "INT-59", "BARN-9")
def test_only_own_followers_are_goals() -> None:
    scene = stage("*LR@270 RFr ??", TRADERS, *WANDERERS, hand=["RFr", "L"], supply={"abbey": 0})
    scene.stand(0, "field@NL").stand(0, "field@NL", piece="pig").stand(0, "road@E", piece="builder")
    scene.stand(0, "road@E", (1, 0), "wanderer").stand(1, "road@E", (1, 0)).stand(
        0, "field@NL", (1, 0), "barn"
    )
    scene.place("??")
    assert fairy_goals(scene) == [(0, 0, "field@NL", "meeple")]
    refusal = scene.refuses(type="move_fairy", piece="meeple", x=1, y=0, feature="road@E")
    assert (refusal.code, refusal.clause) == ("fairy.follower", "FAIRY-5")


@clause("FAIRY-6")
def test_a_move_changes_something() -> None:
    scene = stage(PLAIN, hand=["RFr", "L"]).stand(0, "monastery")
    fairy_with(scene).place("??")
    refusal = scene.refuses(type="move_fairy", piece="meeple", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("fairy.there", "FAIRY-6")
    assert fairy_goals(scene) == []


@clause("FAIRY-6")
def test_two_of_a_kind_on_one_spot_are_one_goal_and_the_other_keeps_her() -> None:
    text = "*DG/F.v LR@270 RFr\n. LR@270 ??"
    scene = stage(text, hand=[MOVES, "L"]).stand(0, "road@E", (1, 0)).stand(0, "road@E", (1, 0)).place("??")
    assert fairy_goals(scene) == [(1, 0, "road@E", "meeple")]
    fairy_to(scene, 1, 0, "road@E")
    state = scene.game.state
    send_home(state, state.figures[0], "removed")
    assert fairy(scene) == {"x": 1, "y": 0, "feature": "road@E", "seat": 0, "piece": "meeple"}
    send_home(state, state.figures[0], "removed")
    assert fairy(scene) == {"x": 1, "y": 0}


CASTLE = "*DG/F.v . .\nC@90 C@270 .\nLR@270 RFr ??"


@clause("FAIRY-8", "INT-25", "X8-FAIRY-1")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_in_the_first_edition_she_cannot_go_to_a_castle(edition: str) -> None:
    scene = found(stage(CASTLE, BRIDGES, hand=["RFr", "L"], edition=edition), 0, 0, 1, "E").place("??")
    if edition == NEW:
        assert fairy_goals(scene) == [(0, 1, "castle@E", "meeple")]
        return
    assert fairy_goals(scene) == []
    refusal = scene.refuses(type="move_fairy", piece="meeple", x=0, y=1, feature="castle@E")
    assert (refusal.code, refusal.clause) == ("fairy.castle", "X8-FAIRY-1")


@clause("FAIRY-8", "X8-FAIRY-2", "INT-25", "FAIRY-10")
def test_in_a_castle_she_closes_no_tile_to_the_dragon() -> None:
    scene = found(stage(CASTLE, BRIDGES, hand=[MOVES, "L"], edition=NEW), 0, 0, 1, "E").place("??")
    fairy_to(scene, 0, 1, "castle@E").end()
    assert ways(scene) == [(0, 1)]
    step(scene, (0, 1))
    assert fairy(scene) == {"x": 0, "y": 1, "feature": "castle@E", "seat": 0, "piece": "meeple"}


@clause("FAIRY-8")
def test_on_a_tile_she_never_stands_in_a_castle() -> None:
    options = {**ON_TILE, "castle.fairy": "yes"}
    scene = found(stage(CASTLE, BRIDGES, hand=["RFr", "L", "L"], options=options), 0, 0, 1, "E")
    scene.stand(0, "road@E", (0, 2)).place("??")
    assert fairy_goals(scene) == [(0, 2)]
    fairy_on(scene, (0, 1)).end()
    assert fairy(scene) == {"x": 0, "y": 1}
    scene.turn((0, 3))
    assert entries(scene) == []


@clause("FAIRY-10")
def test_a_volcano_never_meets_her_and_she_comes_to_no_dragon() -> None:
    scene = stage("*DG/F.v L ??", hand=["DG/F.v", "L"]).stand(0, "monastery", (1, 0))
    fairy_with(scene).place("??").end()
    assert fairy(scene) == {"x": 1, "y": 0, "feature": "monastery", "seat": 0, "piece": "meeple"}
    # By hand: a follower under the dragon, where none can be in a game.
    scene = dragon_on(stage(PLAIN, hand=["RFr", "L"]).stand(0, "monastery"), (0, 0)).place("??")
    assert fairy_goals(scene) == []
    assert (
        scene.refuses(type="move_fairy", piece="meeple", x=0, y=0, feature="monastery").code == "dragon.here"
    )


@clause("FAIRY-11")
def test_she_protects_from_nothing_but_the_dragon() -> None:
    scene = stage("*C@90 ??", hand=["DG/Ccc.p", "L"]).stand(1, "city@E")
    fairy_with(scene).place("??", 0)
    assert "remove_knight" in offered(scene)
    scene.act(type="remove_knight", owner=1, piece="meeple", x=0, y=0, feature="city@E")
    assert fairy(scene) == {"x": 0, "y": 0}


@clause("FAIRY-11")
def test_the_abbot_leaves_her_when_he_is_taken_back() -> None:
    scene = stage(PLAIN, hand=["RFr", "L"], options={"abbot.enabled": "yes"}).stand(
        0, "monastery", piece="abbot"
    )
    fairy_with(scene).place("??").act(type="recall", piece="abbot", x=0, y=0, feature="monastery")
    assert fairy(scene) == {"x": 0, "y": 0}


@clause("FAIRY-24", "FAIRY-9")
def test_when_her_follower_has_scored_she_stays_and_is_nobodys() -> None:
    scene = stage("*LR@270 ??", hand=["LR", "L", "L"]).stand(0, "road@E")
    fairy_with(scene).turn("??", 90)
    assert entries(scene) == [(0, "road", 2), (0, "fairy", 3)]
    assert fairy(scene) == {"x": 0, "y": 0}
    scene.turn((0, 1))
    assert entries(scene)[2:] == []


@clause("FAIRY-24")
def test_she_stays_with_her_follower_when_another_leaves() -> None:
    scene = stage("*LR@270 ??", hand=["LR", "L"]).stand(0, "monastery").stand(1, "road@E")
    fairy_with(scene, 0).turn("??", 90)
    assert entries(scene) == [(1, "road", 2)]
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "monastery", "seat": 0, "piece": "meeple"}


@clause("FAIRY-24")
def test_a_wagon_that_goes_on_leaves_her_where_she_is() -> None:
    scene = stage("*LR@270 ??", ABBEYS, hand=["LR", "L"], supply={"abbey": 0}).stand(
        0, "road@E", piece="wagon"
    )
    fairy_with(scene).turn("??", 90)
    scene.act(type="move_wagon", x=0, y=0, feature="monastery")
    assert fairy(scene) == {"x": 0, "y": 0}


@clause("FAIRY-25")
def test_who_comes_to_her_tile_later_does_not_get_her() -> None:
    scene = fairy_on(stage(PLAIN, hand=["RFr", "L", "L"]), (2, 0)).place("??").deploy("road@E").end()
    assert fairy(scene) == {"x": 2, "y": 0}
    scene.turn((0, 1))
    assert entries(scene) == []


@clause("FAIRY-26")
@pytest.mark.parametrize("may", ["yes", "no"])
def test_her_knight_goes_into_a_castle(may: str) -> None:
    options = {"castle.fairy": may}
    text = "*DG/F.v . .\nC@90 ?? ."
    scene = stage(text, BRIDGES, hand=["C", "L", "L"], options=options, edition=NEW).stand(
        0, "city@E", (0, 1)
    )
    fairy_with(scene).turn("??", 270)
    raise_it(scene)
    inside = {"x": 0, "y": 1, "feature": "castle@E", "seat": 0, "piece": "meeple"}
    assert fairy(scene) == (inside if may == "yes" else {"x": 0, "y": 1})


@clause("FAIRY-27")
def test_she_may_be_moved_in_both_halves_of_a_double_turn() -> None:
    scene = (
        at_work(stage("*LR@270 ?a\n. ?b", TRADERS, hand=["RFr", "L", "L"])).stand(0, "monastery").place("?a")
    )
    fairy_to(scene, 0, 0, "road@E").end()
    assert halves(scene) == (0, 2, 2)
    fairy_to(scene.place("?b"), 0, 0, "monastery")


@clause("PHANTOM-21", "PHANTOM-7")
def test_the_phantom_comes_after_her_and_gets_her_later() -> None:
    scene = stage(PLAIN, "phantom", hand=["RFr", "L"]).stand(0, "monastery").place("??")
    fairy_to(scene, 0, 0, "monastery").deploy("road@E", "phantom")
    assert offered(scene) == {"end_turn"}
    scene = (
        stage(PLAIN, "phantom", hand=["RFr", "L"])
        .stand(0, "monastery")
        .place("??")
        .deploy("road@E", "phantom")
    )
    assert "move_fairy" not in offered(scene)


@clause("FAIRY-4")
def test_in_the_zman_edition_an_action_names_the_tile_alone() -> None:
    scene = stage(PLAIN, hand=["RFr", "L"], edition=ZMAN).stand(0, "monastery").place("??")
    assert (
        scene.refuses(type="move_fairy", piece="meeple", x=0, y=0, feature="monastery").code == "action.field"
    )


@clause("FAIRY-4")
def test_her_follower_may_be_named_by_any_spot_of_his_segment() -> None:
    scene = stage("*CFc.1\n??", hand=["L", "L"], edition=NEW).stand(0, "city@E").place("??")
    fairy_to(scene, 0, 0, "city@W")
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "city@E", "seat": 0, "piece": "meeple"}


@clause("FAIRY-8", "FAIRY-24", "FAIRY-26")
def test_left_in_a_castle_that_has_scored_she_closes_no_tile_to_the_dragon() -> None:
    """She went into the castle with her knight, who is home now."""
    text = "*DG/F.v ?c .\nC@90 ?a .\nLR@270 ?b ."
    hand = ["C", "LR", "DG/C.dG", "L"]
    scene = stage(text, BRIDGES, hand=hand, options={"castle.fairy": "yes"}, edition=NEW)
    fairy_with(scene.stand(0, "city@E", (0, 1))).turn("?a", 270)
    raise_it(scene).turn("?b", 90)
    assert entries(scene) == [(0, "castle", 2), (0, "fairy", 3)]
    assert fairy(scene) == {"x": 0, "y": 1}
    assert ways(scene.turn("?c")) == [(0, 1), (1, 0)]

"""Chapter TURN and section 9 (TS): who acts when, in which order."""

from __future__ import annotations

import pytest

from rules import IllegalAction, view
from tests.clauses import clause
from tests.rules.scene import entries, on_board


@clause("BASE-TURN-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_clockwise(seats: int) -> None:
    scene = on_board("*RFr", hand=["RFr"] * 13, seats=seats)
    began = [scene.seat, *(scene.turn((x, 0)).seat for x in range(1, 13))]
    assert began == [turn % seats for turn in range(13)]


@clause("BASE-TURN-1")
def test_place_then_deploy_then_score() -> None:
    scene = on_board("*RRR ??", hand=["RRR", "L"])
    assert scene.kind == "place_tile"
    assert scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="road@E").clause == "BASE-TURN-1"
    assert scene.refuses(type="end_turn").clause == "BASE-TURN-1"
    scene.place("??")
    assert scene.kind == "act"
    assert scene.refuses(type="place_tile", x=2, y=0, rotation=0).clause == "BASE-TURN-1"
    scene.deploy("road@W")
    assert scene.scores == [0, 0]
    scene.end()
    assert (scene.scores, scene.seat, scene.kind) == ([2, 0], 1, "place_tile")


@clause("BASE-TURN-1")
def test_action_for_another_seat_is_refused() -> None:
    scene = on_board("*RFr ??", hand=["RFr"])
    assert scene.refuses(seat=1, type="place_tile", x=1, y=0, rotation=0).code == "seat.turn"
    scene.place("??")
    assert scene.refuses(seat=1, type="end_turn").clause == "BASE-TURN-1"
    assert scene.refuses(seat=7, type="end_turn").clause == "BASE-TURN-1"


@clause("BASE-TURN-2")
def test_a_follower_that_comes_home_is_for_the_next_turn() -> None:
    scene = on_board("*RRR ??", hand=["RRR", "L"], supply={"meeple": 1}).stand(0, "road@E")
    assert scene.supply() == [0, 1]
    scene.place("??")
    assert scene.can_deploy() == []
    assert scene.refuses_deploy("road@E").clause == "BASE-DEPLOY-5"
    assert scene.end().supply() == [1, 1]
    assert scene.scores == [2, 0]


@clause("BASE-TS-1")
def test_objects_are_ordered_by_their_lists_of_tiles() -> None:
    """Both cities begin at (0, 0); the eastern one goes on at (1, 0), which comes before (0, 1)."""
    scene = on_board("*CC.2@180 CFc.1 \n CFc.1@90 .").stand(1, "city@S").stand(0, "city@E").finish()
    assert [(e["seat"], e["x"], e["y"], e["feature"]) for e in scene.game.state.scored] == [
        (0, 0, 0, "city@E"),
        (1, 0, 0, "city@S"),
    ]


@clause("BASE-TS-2")
def test_a_decision_with_one_answer_is_asked_all_the_same() -> None:
    scene = on_board("*RFr ??", hand=["RFr"], supply={"meeple": 0}).place("??")
    assert scene.game.legal() == [{"seat": 0, "type": "end_turn"}]
    scene = on_board("*RFr ??", hand=["RFr"]).place("??").deploy("road@E")
    assert scene.game.legal() == [{"seat": 0, "type": "end_turn"}]


@clause("BASE-TS-4")
def test_nothing_is_scored_before_the_end_of_the_turn() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"]).place("??").deploy("road@E")
    assert (scene.scores, entries(scene), scene.supply()) == ([0, 0], [], [6, 7])
    assert scene.look(1, 0, "road@E")["complete"]
    assert scene.end().scores == [3, 0]


@clause("BASE-TS-4")
def test_a_turn_goes_back_step_by_step_to_the_tile_in_hand() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"])
    game = scene.game
    at_hand = view(game, 0)
    placed = view(scene.place("??").game, 0)
    scene.deploy("road@E")
    assert (game.can_undo(0), game.can_undo(1)) == (True, False)
    game.undo(0)
    assert view(game, 0) == placed
    game.undo(0)
    assert view(game, 0) == at_hand
    assert not game.can_undo(0)
    with pytest.raises(IllegalAction) as refused:
        game.undo(0)
    assert refused.value.refusal.clause == "BASE-TS-4"


@clause("BASE-TS-4")
def test_undo_does_not_cross_the_end_of_a_turn() -> None:
    scene = on_board("RRR ?? ?a", hand=["RFr", "RFr", "L"]).turn("??")
    assert [scene.game.can_undo(seat) for seat in (0, 1)] == [False, False]
    scene.place("?a")
    assert [scene.game.can_undo(seat) for seat in (0, 1)] == [False, True]
    scene.game.undo(1)
    assert [scene.game.can_undo(seat) for seat in (0, 1)] == [False, False]
    assert scene.game.number == 2

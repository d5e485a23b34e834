"""The online rules: leaving, skipping, taking back."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board


def row(seats: int = 3, number: int = 6) -> Scene:
    return on_board("*RFr ??", hand=["RFr"] * number, seats=seats)


@clause("HOUSE-1")
def test_a_seat_may_leave_at_any_moment_also_in_anothers_turn() -> None:
    scene = row()
    for seat in (0, 1, 2):
        assert scene.game.check({"seat": seat, "type": "forfeit"}) is None
        assert scene.game.check({"seat": seat, "type": "forfeit", "by": "clock"}) is None
        assert scene.game.check({"seat": seat, "type": "forfeit", "by": "claim"}) is None
        refused = scene.game.check({"seat": seat, "type": "forfeit", "by": "host"})
        assert refused is not None
        assert refused.code == "action.field"
    scene.forfeit(2)
    assert (scene.seat, scene.kind, scene.hand) == (0, "place_tile", "BA/RFr")
    assert [s.get("gone", False) for s in view(scene.game)["seats"]] == [False, False, True]


@clause("HOUSE-1")
def test_seat_leaves_once() -> None:
    refusal = row().forfeit(2).refuses(seat=2, type="forfeit")
    assert (refusal.code, refusal.clause) == ("forfeit.gone", "HOUSE-1")


@clause("HOUSE-1")
def test_forfeit_is_never_listed_as_legal_action() -> None:
    scene = row()
    assert all(a["type"] != "forfeit" for a in scene.game.legal())
    scene.place("??")
    assert all(a["type"] != "forfeit" for a in scene.game.legal())


@clause("HOUSE-1")
@pytest.mark.parametrize(
    "extra", [{"by": "me"}, {"by": None}, {"x": 1}, {"seat": 3}, {"seat": -1}, {"seat": True}, {"seat": "0"}]
)
def test_malformed_forfeit_is_refused(extra: dict[str, object]) -> None:
    row().refuses(**{"type": "forfeit", **extra})


@clause("HOUSE-2")
def test_a_tile_in_hand_leaves_the_game_unplaced() -> None:
    scene = row().forfeit(0)
    assert scene.game.state.discarded == ["BA/RFr"]
    assert (scene.seat, scene.hand, len(scene.game.state.board.tiles)) == (1, "BA/RFr", 1)


@clause("HOUSE-2")
def test_optional_actions_end_and_the_turn_is_scored() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"], seats=3).place("??").deploy("road@E").forfeit(0)
    assert entries(scene) == [(0, "road", 3)]
    assert (scene.seat, scene.scores, scene.supply()) == (1, [3, 0, 0], [7, 7, 7])
    assert scene.game.state.discarded == []


@clause("HOUSE-2", "BASE-ABBOT-5")
def test_points_of_an_abbot_taken_back_are_kept() -> None:
    scene = on_board("*CG@180 ??", hand=["L", "L"], seats=3, options={"abbot.enabled": "yes"})
    scene.stand(0, "garden", piece="abbot").place("??")
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="garden").forfeit(0)
    assert scene.scores == [2, 0, 0]


@clause("HOUSE-2")
def test_a_seat_that_waits_for_a_draw_is_asked_nothing_more() -> None:
    scene = on_board("*RFr", hand=[], seats=3).forfeit(0)
    assert (scene.seat, scene.kind) == (1, "draw")


@clause("HOUSE-3")
def test_turns_of_a_seat_that_has_left_are_skipped() -> None:
    scene = row(4, 10).forfeit(1)
    seats = [scene.seat]
    for x in range(1, 7):
        seats.append(scene.turn((x, 0)).seat)  # noqa: PERF401  the turns are the point
    assert seats == [0, 2, 3, 0, 2, 3, 0]
    assert scene.refuses(seat=1, type="place_tile", x=7, y=0, rotation=0).clause == "BASE-TURN-1"


@clause("HOUSE-3")
def test_the_seat_to_begin_may_leave_first() -> None:
    scene = on_board("*RFr ??", hand=["RFr"] * 3, seats=3, options={"setup.first_player": 2}).forfeit(2)
    assert scene.seat == 0


@clause("HOUSE-3")
def test_figures_of_a_seat_that_has_left_stay_and_score() -> None:
    scene = on_board("*C@90 ?? ", hand=["C", "L"], seats=3).stand(1, "city@E").forfeit(1)
    scene.place("??", 270)
    assert scene.refuses_deploy("city@W").clause == "BASE-DEPLOY-2"
    scene.end()
    assert (scene.scores, scene.supply()) == ([0, 4, 0], [7, 7, 7])


@clause("HOUSE-3", "BASE-END-3")
def test_figures_of_a_seat_that_has_left_score_at_the_end() -> None:
    scene = on_board("*RRR RFr", seats=3)
    scene.stand(1, "road@E").forfeit(1).forfeit(2)
    assert scene.game.over
    assert scene.scores == [0, 2, 0]


@clause("HOUSE-4")
@pytest.mark.parametrize("leaver", [0, 1])
def test_with_one_seat_left_the_game_ends_with_the_final_scoring(leaver: int) -> None:
    scene = on_board("*RRR RFr ??", hand=["L", "L"]).stand(1 - leaver, "road@E").forfeit(leaver)
    assert scene.game.over
    assert entries(scene) == [(1 - leaver, "road", 2)]
    assert scene.game.ranks()[leaver] == 2
    assert view(scene.game)["left"] > 0


@clause("HOUSE-4")
def test_forfeit_in_the_middle_of_a_turn_scores_the_placed_tile_first() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"]).place("??").deploy("road@E").forfeit(1)
    assert scene.game.over
    assert entries(scene) == [(0, "road", 3)]


@clause("HOUSE-4")
def test_nobody_can_leave_after_the_end() -> None:
    game = row(2).forfeit(0).game
    refusal = game.check({"seat": 1, "type": "forfeit"})
    assert refusal is not None
    assert refusal.clause == "BASE-END-1"


@clause("HOUSE-5")
def test_seats_that_left_rank_behind_all_others() -> None:
    scene = row(4)
    for seat, points in enumerate((50, 3, 40, 7)):
        scene.game.state.seats[seat].score = points
    scene.forfeit(0).forfeit(2)
    assert scene.game.ranks() == [3, 2, 4, 1]
    scene.game.state.seats[2].score = 50
    assert scene.game.ranks() == [3, 2, 3, 1]


@clause("HOUSE-6")
def test_leaving_is_never_undone() -> None:
    scene = row().place("??").forfeit(2)
    assert [scene.game.can_undo(seat) for seat in (0, 1, 2)] == [False] * 3
    scene.deploy("road@E")
    assert [scene.game.can_undo(seat) for seat in (0, 1, 2)] == [True, False, False]
    scene.game.undo(0)
    assert not scene.game.can_undo(0)
    assert scene.game.state.seats[2].forfeited


@clause("HOUSE-6")
def test_undo_goes_back_to_the_drawn_tile_and_no_further() -> None:
    scene = row().turn("??").forfeit(2)
    assert not any(scene.game.can_undo(seat) for seat in range(3))
    scene.place((2, 0))
    scene.game.undo(1)
    assert not any(scene.game.can_undo(seat) for seat in range(3))
    assert [a["type"] for a in scene.game.log] == ["place_tile", "end_turn", "forfeit"]


@clause("HOUSE-1", "HOUSE-3")
def test_a_game_with_leavers_replays() -> None:
    scene = row(5, 12).forfeit(3).turn("??").forfeit(0).place((2, 0)).forfeit(1).turn((3, 0), deploy="road@E")
    again = Game.replay(scene.game.setup, ["BA/RFr"] * 12, scene.game.log)
    assert view(again) == view(scene.game)

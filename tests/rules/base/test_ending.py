"""Ending the game by agreement of all who are in it."""

from __future__ import annotations

import pytest

from rules import Record, record_of, view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import bid, market, pick
from tests.rules.scene import Scene, entries, on_board


def ended(scene: Scene, seat: int = 0) -> Scene:
    scene.game.apply({"seat": seat, "type": "end_together"})
    return scene


def road(seats: int = 3) -> Scene:
    return on_board("*RRR RFr ??", hand=["L", "L", "L"], seats=seats).stand(1, "road@E")


@clause("HOUSE-25")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_game_ends_at_once_with_the_final_scoring_and_nobody_has_left(seat: int) -> None:
    scene = ended(road(), seat)
    assert scene.game.over
    assert entries(scene) == [(1, "road", 2)]
    assert scene.game.ranks() == [2, 1, 2]
    assert not any(each.get("gone") for each in view(scene.game)["seats"])
    assert view(scene.game)["left"] > 0


@clause("HOUSE-25", "HOUSE-5")
def test_who_left_before_ranks_last_and_cannot_agree() -> None:
    scene = road().forfeit(1)
    assert scene.refuses(seat=1, type="end_together").code == "forfeit.gone"
    assert ended(scene).game.ranks() == [1, 3, 1]


@clause("HOUSE-25")
def test_agreement_is_never_listed_and_has_no_other_fields() -> None:
    scene = road()
    assert all(action["type"] != "end_together" for action in scene.game.legal())
    assert scene.refuses(seat=0, type="end_together", by="clock").code == "action.field"
    assert scene.refuses(seat=7, type="end_together").code == "action.seat"


@clause("HOUSE-25", "HOUSE-4")
def test_auction_under_way_is_cancelled_and_nobody_pays() -> None:
    scene = ended(bid(pick(market(["L", "RFr", "Rr"], scores=[9, 9, 9]), 0, 1), 4))
    assert (scene.game.over, scene.scores) == (True, [9, 9, 9])
    assert sorted(view(scene.game)["discarded"]) == ["BA/L", "BA/RFr", "BA/Rr"]


@clause("HOUSE-25")
def test_agreement_is_not_undone() -> None:
    scene = ended(on_board("RRR ?? RRR", hand=["RFr", "L"]).place("??").deploy("road@E"), 1)
    assert entries(scene) == [(0, "road", 3)]
    assert not any(scene.game.can_undo(seat) for seat in (0, 1))


@clause("HOUSE-25")
def test_record_keeps_it_and_replays() -> None:
    game = ended(road(), 2).game
    again = Record.from_json(record_of(game).to_json())
    assert again.actions[-1] == {"seat": 2, "type": "end_together"}

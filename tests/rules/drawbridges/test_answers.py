"""Answers in advance at drawbridges: nobody crosses whose player has said so."""

from __future__ import annotations

import pytest

import rules
from tests.clauses import clause
from tests.rules.drawbridges.test_gates import closed
from tests.rules.scene import on_board

NEVER = {"kind": "drawbridge_never_cross"}


@clause("DRAW-17")
def test_player_who_never_crosses_declines_and_the_answer_stays() -> None:
    scene = closed(1)
    assert (scene.kind, scene.seat) == ("drawbridge", 1)
    assert rules.answer_in_advance(scene.game, {0: [NEVER]}) is None
    action = rules.answer_in_advance(scene.game, {1: [NEVER]})
    assert action == {"seat": 1, "type": "pass"}
    scene.game.apply(action)
    assert scene.kind == "place_tile"
    assert rules.kept_answers(scene.game, {1: [NEVER]}) == {1: [NEVER]}


def test_game_without_drawbridges_has_no_such_answer() -> None:
    assert rules.given_answer(closed(1).game, 0, NEVER) == NEVER
    with pytest.raises(rules.IllegalAction):
        rules.given_answer(on_board("*L ??").game, 0, NEVER)

"""Chapter END: the last turn, what is left incomplete, and the ranks."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.scene import entries, on_board


@clause("BASE-END-1")
def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    scene = on_board("RRR ?? RRR", hand=["RFr"], last=True).place("??").deploy("road@E")
    assert (scene.game.over, view(scene.game)["left"]) == (False, 0)
    scene.end()
    assert scene.game.over
    assert scene.scores == [3, 0]
    assert view(scene.game)["turn"] is None


@clause("BASE-END-1")
def test_finished_game_has_no_legal_action() -> None:
    game = on_board("*RFr ??", hand=["RFr"], last=True).turn("??").game
    assert game.legal() == []
    for action in (
        {"type": "end_turn"},
        {"type": "forfeit"},
        {"type": "place_tile", "x": 2, "y": 0, "rotation": 0},
    ):
        refusal = game.check({"seat": 1, **action})
        assert refusal is not None
        assert refusal.clause == "BASE-END-1"
    assert not game.can_undo(0)
    assert not game.can_undo(1)


@clause("BASE-END-1", "BASE-DRAW-4")
def test_the_last_tile_may_be_one_that_is_removed() -> None:
    scene = on_board("*Cccc+ ??", hand=["Cccc+", "L"], last=True).turn("??", deploy="city@E")
    assert scene.game.over
    assert scene.scores == [4, 0]


@clause("BASE-END-2")
def test_an_open_road_brings_1_a_tile() -> None:
    scene = on_board("*RRR RFr RFr").stand(0, "road@E").finish()
    assert entries(scene) == [(0, "road", 3)]


@clause("BASE-END-2")
def test_an_open_city_brings_1_a_tile_and_a_pennant() -> None:
    scene = on_board("*C@90 CFc+ CFc+ CFc.1").stand(0, "city@E").finish()
    assert entries(scene) == [(0, "city", 6)]
    assert [p["what"] for p in scene.game.state.scored[0]["parts"]] == ["tiles", "pennants"]


@clause("BASE-END-2")
@pytest.mark.parametrize(
    ("board", "points"), [("*L", 1), ("*L L", 2), ("L L L \n L *L L", 6), ("L L L \n L *L L \n . L L", 8)]
)
def test_an_open_monastery_brings_1_and_1_for_each_tile_around(board: str, points: int) -> None:
    scene = on_board(board).stand(1, "monastery").finish()
    assert entries(scene) == [(1, "monastery", points)]


@clause("BASE-END-3")
def test_majority_and_ties_hold_at_the_end() -> None:
    scene = on_board("*RRR RFr", seats=3).stand(0, "road@E").stand(1, "road@E").stand(2, "road@S")
    scene.stand(1, "road@E", (1, 0)).finish()
    assert sorted(entries(scene)) == [(1, "road", 2), (2, "road", 1)]
    scene = on_board("*C@90 CFc+").stand(0, "city@E").stand(1, "city@E").finish()
    assert scene.scores == [3, 3]


@clause("BASE-END-3")
def test_all_followers_come_home() -> None:
    scene = on_board("*RRR RFr LR@90").stand(0, "road@E").stand(1, "road@S").stand(1, "field@NL")
    scene.stand(0, "monastery", (2, 0)).finish()
    assert scene.supply() == [7, 7]
    assert scene.game.state.figures == []


@clause("BASE-END-4")
def test_roads_then_cities_then_monasteries_then_fields() -> None:
    scene = on_board("*C@90 C@270 L . RRR . LR C")
    scene.stand(0, "field@NL").stand(0, "monastery", (2, 0)).stand(0, "monastery", (6, 0))
    scene.stand(1, "city@N", (7, 0)).stand(1, "road@E", (4, 0)).stand(0, "road@S", (6, 0)).finish()
    assert [(e["reason"], e["x"]) for e in scene.game.state.scored] == [
        ("road", 4),
        ("road", 6),
        ("city", 7),
        ("monastery", 2),
        ("monastery", 6),
        ("field", 0),
    ]


@clause("BASE-END-4")
@pytest.mark.parametrize("revision", [5, 4])
def test_a_placement_scores_in_the_same_order_and_older_games_by_name(revision: int) -> None:
    scene = on_board(". C@180 . \n *RRR ?? RRR", hand=["RCr"], revision=revision)
    scene.stand(0, "city@S", (1, -1)).stand(1, "road@E", (0, 0)).turn("??")
    road, city = (1, "road", 3), (0, "city", 4)
    assert entries(scene) == ([road, city] if revision == 5 else [city, road])


@clause("BASE-END-4")
def test_monasteries_and_gardens_are_one_group_in_reading_order() -> None:
    scene = on_board("*CG@270 L \n L CG@90", options={"abbot.enabled": "yes"}, supply={"abbot": 3})
    scene.stand(0, "garden", (1, 1), "abbot").stand(0, "monastery", (1, 0)).stand(1, "monastery", (0, 1))
    scene.stand(1, "garden", (0, 0), "abbot").finish()
    assert [(e["reason"], e["x"], e["y"]) for e in scene.game.state.scored] == [
        ("garden", 0, 0),
        ("monastery", 1, 0),
        ("monastery", 0, 1),
        ("garden", 1, 1),
    ]


@clause("BASE-END-4")
def test_among_equals_the_smallest_row_then_column_comes_first() -> None:
    scene = on_board("*RRR . RRR \n RRR@180 . RRR@180 ")
    for x, y, name in ((2, 1, "road@W"), (0, 1, "road@W"), (2, 0, "road@E"), (0, 0, "road@W")):
        scene.stand(0, name, (x, y))
    scene.finish()
    assert [(e["x"], e["y"]) for e in scene.game.state.scored] == [(0, 0), (2, 0), (0, 1), (2, 1)]


@clause("BASE-END-5")
def test_the_highest_total_wins_and_equal_totals_share_the_rank() -> None:
    scene = on_board("*RRR RFr RFr", seats=4)
    for seat, points in enumerate((7, 12, 7, 3)):
        scene.game.state.seats[seat].score = points
    assert scene.game.ranks() == [2, 1, 2, 4]
    scene.game.state.seats[3].score = 12
    assert scene.game.ranks() == [3, 1, 3, 1]

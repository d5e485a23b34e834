"""Chapters AM and ABBEY: when the abbey may be placed, what it closes, what it is worth."""

from __future__ import annotations

from random import Random

import pytest

from rules import Game, Setup, view
from rules.setup.options import EDITIONS
from rules.tiles.geometry import STEPS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import (
    CROSS,
    EXPANSION,
    RING,
    ROAD,
    draw,
    holes,
    lay_abbey,
    offered,
    stage,
)
from tests.rules.scene import NAMES, entries

# All four sides of the hole show something else.
MIXED = """
.     RFr@90  .     RFr
C@90  ??      L
.     CC.2    .
"""


@clause("AM-1")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_expansion_has_twelve_tiles_and_one_piece_of_each_kind(seats: int, edition: str) -> None:
    def bag(*expansions: str) -> list[str]:
        return Setup.from_json(
            {"seats": list(NAMES[:seats]), "expansions": list(expansions), "edition": edition}
        ).bag()

    assert len(bag(EXPANSION)) - len(bag()) == 12
    assert "AM/A" not in bag(EXPANSION)
    scene = stage(seats=seats, edition=edition)
    for piece in ("abbey", "mayor", "wagon", "barn"):
        assert scene.supply(piece) == [1] * seats


@clause("ABBEY-1")
def test_abbey_is_the_tile_of_the_turn() -> None:
    """Placed instead of a draw: the stack stays as it is, and the next player is on."""
    scene = stage(hand=["RFr"])
    left = view(scene.game)["left"]
    assert (scene.kind, scene.seat, scene.hand) == ("abbey", 0, None)
    assert scene.game.legal() == [
        {"seat": 0, "type": "draw_tile"},
        {"seat": 0, "type": "place_abbey", "x": 1, "y": 1},
    ]
    lay_abbey(scene)
    assert (scene.kind, scene.seat, scene.supply("abbey")) == ("act", 0, [0, 1])
    assert view(scene.game)["tiles"][-1] == {"tile": "AM/A", "x": 1, "y": 1, "rotation": 0}
    scene.end()
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 1, "BA/RFr")
    assert view(scene.game)["left"] == left - 1


@clause("ABBEY-1")
def test_player_who_draws_keeps_the_abbey_and_is_asked_the_next_turn() -> None:
    scene = draw(stage(hand=["RFr", "RFr", "RFr"]))
    assert (scene.kind, scene.hand, scene.supply("abbey")) == ("place_tile", "BA/RFr", [1, 1])
    scene.turn((3, 0), 90)
    assert (scene.kind, scene.seat) == ("abbey", 1)
    draw(scene).turn((3, 2), 90)
    assert (scene.kind, scene.seat) == ("abbey", 0)


@clause("ABBEY-1")
def test_abbey_is_placed_once_and_only_by_its_owner() -> None:
    two_holes = "L L L L L\nL ?1 L ?2 L\nL L L L L"
    scene = stage(two_holes, hand=["RFr", "RFr"])
    assert scene.refuses(type="place_abbey", x=1, y=1, seat=1).code == "seat.turn"
    lay_abbey(scene, "?1").end()
    assert holes(scene) == [(3, 1)]
    draw(scene).turn((5, 0), 90)
    assert (scene.seat, scene.kind, scene.supply("abbey")) == (0, "place_tile", [0, 1])


@clause("ABBEY-1", "BASE-TS-4")
def test_abbey_can_be_taken_back_until_the_turn_ends_but_a_draw_cannot() -> None:
    scene = stage()
    assert not scene.game.can_undo(0)
    before = view(scene.game, 0)
    lay_abbey(scene).deploy("monastery")
    scene.game.undo(0)
    scene.game.undo(0)
    assert view(scene.game, 0) == before
    lay_abbey(scene).end()
    assert not any(scene.game.can_undo(seat) for seat in (0, 1))
    scene = draw(stage())
    assert not scene.game.can_undo(0)


@clause("ABBEY-2")
def test_abbey_needs_a_space_with_four_neighbours() -> None:
    scene = stage("L L ??\nL ?1 L\nL L L")
    assert holes(scene) == [(1, 1)]
    for cell, code, cited in (
        ((2, 0), "abbey.hole", "ABBEY-2"),
        ((3, 2), "abbey.hole", "ABBEY-2"),
        ((9, 9), "abbey.hole", "ABBEY-2"),
        ((1, 0), "place.taken", "BASE-GEN-1"),
    ):
        refusal = scene.refuses(type="place_abbey", x=cell[0], y=cell[1])
        assert (refusal.code, refusal.clause) == (code, cited)


@clause("ABBEY-2", "ABBEY-3")
def test_space_with_three_neighbours_offers_no_abbey() -> None:
    """The missing one comes, and the next player is asked."""
    scene = stage("L L L\nL ?? .\nL L L", hand=["L", "RFr"])
    assert (scene.kind, scene.hand) == ("place_tile", "BA/L")
    assert scene.refuses(type="place_abbey", x=1, y=1).code == "type.now"
    scene.turn((2, 1))
    assert (scene.kind, scene.seat, holes(scene)) == ("abbey", 1, [(1, 1)])


@clause("ABBEY-2")
def test_a_hole_that_a_tile_fills_is_none_any_more() -> None:
    scene = stage(hand=["L", "RFr"])
    draw(scene).turn("??")
    assert (scene.kind, scene.seat) == ("place_tile", 1)


@clause("ABBEY-3")
def test_abbey_fits_beside_any_edges() -> None:
    scene = lay_abbey(stage(MIXED))
    assert list(scene.game.state.board.tiles)[-1] == (1, 1)
    assert (1, 1) not in scene.game.state.board.frontier


@clause("ABBEY-4")
@pytest.mark.parametrize("abbot", ["yes", "no"])
def test_abbey_holds_only_a_monk(abbot: str) -> None:
    scene = lay_abbey(stage(options={"abbot.enabled": abbot}))
    where = {(a["piece"], a["feature"]) for a in scene.game.legal() if a["type"] == "deploy"}
    monks = {"meeple", "wagon"} | ({"abbot"} if abbot == "yes" else set())
    assert where == {(piece, "monastery") for piece in monks}
    for name in ("field@NL", "road@N", "city@E"):
        assert scene.refuses_deploy(name).code == "deploy.spot"


@clause("ABBEY-4")
def test_monk_in_an_abbey_is_optional() -> None:
    scene = lay_abbey(stage()).end()
    assert (scene.scores, scene.supply()) == ([0, 0], [7, 7])


@clause("ABBEY-5", "ABBEY-6")
def test_a_road_of_three_tiles_closed_by_it_brings_3() -> None:
    scene = lay_abbey(stage(ROAD).stand(1, "road@E")).end()
    assert entries(scene) == [(1, "road", 3)]
    assert scene.supply() == [7, 7]


@clause("ABBEY-5", "ABBEY-6")
def test_a_city_ends_there_too_and_its_tiles_are_its_own() -> None:
    """Two tiles and a pennant; the abbey adds nothing."""
    board = ".  .  L\n*C@90 CFc+ ?? L\n. . L"
    scene = lay_abbey(stage(board).stand(1, "city@E")).end()
    assert entries(scene) == [(1, "city", 6)]
    assert scene.look(1, 0, "city@W")["tiles"] == 2


@clause("ABBEY-5")
def test_all_four_sides_are_closed_at_once() -> None:
    """A road, a city of one tile, and a city and a field that only lead past."""
    scene = stage(MIXED).stand(0, "city@E", (0, 1)).stand(1, "city@N", (1, 2)).stand(1, "city@W", (1, 2))
    assert [scene.look(*spot)["open"] for spot in ((1, 0, "road@S"), (0, 1, "city@E"))] == [2, 1]
    lay_abbey(scene).end()
    assert sorted(entries(scene)) == [(0, "city", 2), (1, "city", 2)]
    assert scene.look(1, 0, "road@S")["open"] == 1
    assert (scene.look(1, 2, "city@W")["complete"], scene.figures(1, 2, "city@W")) == (False, {1: 1})


@clause("ABBEY-5")
def test_fields_are_not_joined_across_it() -> None:
    scene = lay_abbey(stage(CROSS)).end()
    homes = [scene.look(x, y, "field@NL")["home"] for x, y in ((1, 0), (0, 1), (2, 1), (1, 2))]
    assert len({(home["x"], home["y"]) for home in homes}) == 4


@clause("ABBEY-5")
def test_abbey_closes_an_empty_road_and_one_road_at_both_ends() -> None:
    """The same road ends there over two sides; what it is worth does not change by that."""
    ring = ".  Rr@270  Rr\nL  ??  Rr@90\n.  L  ."
    scene = lay_abbey(stage(ring).stand(0, "road@E", (1, 0))).end()
    assert entries(scene) == [(0, "road", 3)]


@clause("ABBEY-7")
def test_surrounded_abbey_brings_nine() -> None:
    scene = lay_abbey(stage()).deploy("monastery").end()
    assert (entries(scene), scene.supply()) == ([(0, "monastery", 9)], [7, 7])


@clause("ABBEY-7")
def test_abbey_brings_nine_when_the_eighth_tile_comes_later() -> None:
    scene = lay_abbey(stage("L L L\nL ?? L\nL L ?c", hand=["L"])).deploy("monastery").end()
    assert (scene.scores, scene.supply()) == ([0, 0], [6, 7])
    scene.turn("?c")
    assert entries(scene) == [(0, "monastery", 9)]


@clause("ABBEY-7")
@pytest.mark.parametrize(("board", "points"), [(CROSS, 5), ("L L .\nL ?? L\n. L L", 7)])
def test_abbey_at_the_end_brings_one_and_one_for_each_neighbour(board: str, points: int) -> None:
    scene = lay_abbey(stage(board)).deploy("monastery").end().finish()
    assert entries(scene) == [(0, "monastery", points)]


@clause("ABBEY-7", "BASE-ABBOT-5")
def test_an_abbot_may_be_taken_home_from_it() -> None:
    scene = lay_abbey(stage(CROSS, options={"abbot.enabled": "yes"}, hand=["L", "L"]))
    scene.deploy("monastery", "abbot").end().turn((2, 0))
    scene.place((2, 2)).act(type="recall", piece="abbot", x=1, y=1, feature="monastery").end()
    assert entries(scene) == [(0, "monastery", 7)]


@clause("ABBEY-8")
def test_abbey_counts_among_the_tiles_around_a_monastery_and_is_surrounded_by_them() -> None:
    scene = lay_abbey(stage(RING).stand(1, "monastery", (0, 0)))
    assert scene.look(0, 0, "monastery")["open"] == 5
    assert scene.look(1, 1, "monastery")["complete"]


@clause("ABBEY-1", "HOUSE-2")
def test_seat_that_leaves_before_choosing_places_and_draws_nothing() -> None:
    scene = stage(seats=3, hand=["RFr"])
    left = view(scene.game)["left"]
    scene.forfeit(0)
    assert (scene.kind, scene.seat, view(scene.game)["left"]) == ("abbey", 1, left)
    assert scene.supply("abbey") == [1, 1, 1]


@clause("ABBEY-1", "HOUSE-2")
def test_seat_that_leaves_after_placing_leaves_the_abbey_without_a_monk() -> None:
    scene = lay_abbey(stage(ROAD, seats=3).stand(1, "road@E"))
    scene.forfeit(0)
    assert (scene.seat, entries(scene), offered(scene)) == (1, [(1, "road", 3)], ["place_tile"])


@clause("ABBEY-2", "ABBEY-3")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_game_the_holes_are_those_of_the_board(seed: int) -> None:
    """What is kept up tile by tile is what a look at every cell finds; the first to be asked starts it."""
    rng = Random(seed)
    setup = Setup.from_json({"seats": list(NAMES[:3]), "expansions": [EXPANSION, "bridges-castles-bazaars"]})
    order = setup.bag()
    rng.shuffle(order)
    game, asked = Game(setup, order), 0
    while not game.over:
        tiles = game.state.board.tiles
        beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in STEPS} - set(tiles)
        found = {(x, y) for x, y in beside if all((x + dx, y + dy) in tiles for dx, dy in STEPS)}
        legal = game.legal()
        if legal[0]["type"] in ("draw_tile", "place_abbey"):
            asked += 1
            assert {(a["x"], a["y"]) for a in legal if a["type"] == "place_abbey"} == found
        game.apply(
            rng.choice([a for a in legal if a["type"] != "place_abbey" or rng.random() < 0.1] or legal)
        )
    assert asked

"""Tiles of the river that fit nowhere: they go back and are known; they leave when none can be placed."""

from __future__ import annotations

import pytest

from rules import Game, Record, record_of, view
from tests.clauses import clause
from tests.rules.river.stage import CURVE, DEAD_END, EXPANSION, IFI, LAKE, ROADSIDE, SPRING, river, seen
from tests.rules.scene import Scene

ACROSS = "RI.1/RIrI"
BRIDGES = "bridges-castles-bazaars"
BUILDERS = "traders-and-builders"


def waiting_curves() -> Scene:
    """Two curves went back in turn; the tile in hand is the third of the stack."""
    return river(CURVE, "RI.1/CcII", ACROSS, IFI, LAKE, "BA/L", start=ROADSIDE)


@clause("RIVER-10")
def test_a_tile_that_fits_nowhere_goes_back_and_another_is_drawn() -> None:
    scene = waiting_curves()
    assert scene.hand == ACROSS
    assert seen(scene) == {"left": 4, "back": [CURVE, "RI.1/CcII"]}
    assert (scene.game.state.tiles_left, scene.game.state.discarded) == (5, [])


@clause("RIVER-10")
def test_returned_tile_goes_under_the_other_tiles_and_over_the_lake() -> None:
    scene = waiting_curves()
    hands = [scene.hand]
    for where, rotation in (((1, 1), 0), ((1, 2), 90), ((1, 3), 90), ((0, 3), 0)):
        assert scene.hand is not None
        scene.turn(where, rotation)
        hands.append(scene.hand)
    assert hands == [ACROSS, IFI, CURVE, "RI.1/CcII", LAKE]
    # While its last tile is in hand the river is shown still.
    assert seen(scene) == {"left": 0, "back": []}
    scene.turn((0, 4), 90)
    assert (scene.hand, seen(scene), scene.game.state.discarded) == ("BA/L", None, [])


@clause("HOUSE-11")
def test_returned_tiles_come_in_that_order_without_a_draw() -> None:
    """The order of the stack is not asked for it, and a record's draws are that order."""
    full = waiting_curves()
    setup = full.game.setup
    game = Game(setup, [CURVE, "RI.1/CcII", ACROSS, IFI])
    scene = Scene(game, {}).turn((1, 1)).turn((1, 2), 90)
    assert (scene.kind, scene.hand, seen(scene)["back"]) == ("place_tile", CURVE, ["RI.1/CcII"])
    scene.turn((1, 3), 90)
    assert (scene.kind, scene.hand, seen(scene)["back"]) == ("place_tile", "RI.1/CcII", [])
    scene.turn((0, 3), 0)
    # The lake is hidden, though all know it to be next: it has to be drawn.
    assert (scene.kind, scene.hand) == ("draw", None)
    assert game.draws == (CURVE, "RI.1/CcII", ACROSS, IFI)


@clause("HOUSE-11")
def test_a_tile_that_went_back_may_go_back_again() -> None:
    narrow = (*ROADSIDE, ("BA/L", 0, 2, 0), ("BA/L", 2, 2, 0))
    scene = river(CURVE, IFI, ACROSS, LAKE, start=narrow)
    assert (scene.hand, seen(scene)["back"]) == (ACROSS, [CURVE, IFI])
    scene.turn((1, 1))
    # Nothing but a straight tile goes between the fields.
    assert (scene.hand, seen(scene)["back"]) == (IFI, [CURVE])
    assert scene.turn((1, 2), 90).hand == CURVE


@clause("HOUSE-11")
def test_if_none_can_be_placed_the_river_leaves_the_game_and_the_land_begins() -> None:
    scene = river(CURVE, IFI, "RI.1/CcII", LAKE, "BA/L", "BA/C", start=ROADSIDE)
    assert scene.game.state.discarded == [CURVE, IFI, "RI.1/CcII", LAKE]
    assert (scene.hand, scene.seat, seen(scene)) == ("BA/L", 0, None)
    # Its open end stays open: nothing goes there.
    assert (1, 1) not in {(x, y) for x, y, _ in scene.can_place()}
    assert scene.refuses_place((1, 1)).clause == "BASE-PLACE-2"
    assert scene.game.draws == (CURVE, IFI, "RI.1/CcII", LAKE, "BA/L")


@clause("HOUSE-11")
def test_returned_tile_leaves_the_game_without_a_draw_if_the_lake_fits_nowhere_either() -> None:
    blocked = (*ROADSIDE, ("BA/RFr", 0, 2, 0))
    full = river(CURVE, ACROSS, LAKE, "BA/L", "BA/C", start=blocked)
    scene = Scene(Game(full.game.setup, [CURVE, ACROSS]), {}).turn((1, 1))
    assert (scene.kind, scene.game.state.discarded) == ("draw", [CURVE])


@clause("HOUSE-11")
def test_if_only_the_lake_can_be_placed_it_comes_and_ends_the_river() -> None:
    scene = river(CURVE, ACROSS, LAKE, "BA/L", "BA/C", start=DEAD_END)
    assert (scene.hand, seen(scene)) == (LAKE, {"left": 2, "back": [CURVE, ACROSS]})
    scene.turn((1, 1), 90)
    assert (scene.hand, scene.game.state.discarded) == ("BA/L", [CURVE, ACROSS])


@clause("HOUSE-11")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_bridge_of_the_player_is_help_enough(supply: int) -> None:
    """A straight tile goes beside the road when a bridge carries the road over it."""
    scene = river(IFI, LAKE, "BA/L", start=ROADSIDE, more=[BRIDGES], supply={"bridge": supply})
    if not supply:
        assert scene.game.state.discarded == [IFI, LAKE]
        return
    assert {(a["x"], a["y"], a.get("needs")) for a in scene.game.legal() if a["type"] == "place_tile"} == {
        (1, 1, "bridge")
    }
    scene.act(type="discard_tile")
    # Given up, it does not come back; the lake could only be placed without the road.
    assert scene.game.state.discarded[0] == IFI


@clause("BUILDER-6", "HOUSE-2", "HOUSE-11")
@pytest.mark.parametrize("leaves", [True, False])
def test_tile_that_went_back_is_not_drawn_for_the_second_part_of_a_seat_that_left(leaves: bool) -> None:
    """Nothing asks for that tile, so no unanswered draw keeps it in the stack."""
    scene = river(CURVE, ACROSS, LAKE, "BA/L", start=ROADSIDE, more=[BUILDERS], seats=3)
    for piece in ("meeple", "builder"):
        scene.stand(0, "road@W", (2, 1), piece)
    scene.place((1, 1))
    if leaves:
        scene.forfeit(0)
    else:
        scene.end()
    assert (scene.seat, scene.hand, scene.game.state.discarded) == (int(leaves), CURVE, [])


def test_the_turn_can_be_undone_and_the_record_replays_with_tiles_that_went_back() -> None:
    scene = waiting_curves()
    first = view(scene.game, 0)
    scene.place((1, 1))
    scene.game.undo(0)
    assert view(scene.game, 0) == first
    scene.turn((1, 1)).turn((1, 2), 90).turn((1, 3), 90)
    again = Game.replay(scene.game.setup, scene.game.draws, scene.game.log)
    assert view(again) == view(scene.game)


def test_a_real_record_with_tiles_that_went_back_replays_from_its_draws() -> None:
    """The draws name each tile once, where it lay; the bag of the whole game is in play."""
    setup = {
        "seats": ["Ann", "Bob"],
        "edition": "hig-2010",
        "expansions": [EXPANSION],
        "sets": {"river-2": 0},
        "start": [dict(zip(("tile", "x", "y", "rotation"), laid, strict=True)) for laid in ROADSIDE],
    }
    draws = [CURVE, "RI.1/CcII", ACROSS]
    record = Record.from_data({"format": "bastide/1", "setup": setup, "draws": draws, "actions": []})
    scene = Scene(record.start(), {}).turn((1, 1))
    assert scene.kind == "draw"
    again = Record.from_json(record_of(scene.game).to_json())
    assert (again.draws, view(again.game())) == (draws, view(scene.game))


def test_seat_that_leaves_with_a_river_tile_in_hand_removes_it() -> None:
    scene = river(IFI, CURVE, LAKE, "BA/L", start=(SPRING,), seats=3).forfeit(0)
    assert (scene.seat, scene.hand, scene.game.state.discarded) == (1, CURVE, [IFI])
    assert scene.turn((1, 0)).hand == LAKE
    scene.forfeit(2)
    assert scene.game.over

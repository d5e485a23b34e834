"""Start tiles, tiles left out, put back or aside, placements refused, aided and marked: each with a toy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

from rules import SetupError, feature, fitting, placements_of, view
from rules.hooks import Judge
from rules.refusal_types import RefusalType
from rules.setup.options import Value
from rules.setup.setup import Setup, StartTile
from rules.state.aids import Aid
from rules.state.state import GameState
from rules.tiles.design import Design, Segment
from rules.tiles.geometry import Cell
from tests.rules.hooks.toys import Toy, game_with, play, replays, setup_with


class Town(Toy):
    """Two more start tiles, east of the one of the base game; a cloister stays in the box."""

    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        return (*laid, StartTile("BA/RRR", 1, 0, 0), StartTile("BA/Rr", 5, 5, 0))

    def left_out(self, setup: Setup) -> Iterable[str]:
        return ("BA/L", "BA/L")


def test_several_start_tiles_lie_in_order_and_count_in_the_bag() -> None:
    plain, setup = setup_with(), setup_with(Town())
    game = game_with(Town())
    assert [t["tile"] for t in view(game)["tiles"]] == ["BA/RCr", "BA/RRR", "BA/Rr"]
    assert setup.bag().count("BA/L") == plain.bag().count("BA/L") - 2
    assert setup.bag().count("BA/RRR") == plain.bag().count("BA/RRR") - 1
    road = feature(game, 0, 0, "road@E")
    assert road is not None
    assert road["tiles"] == 2


UNFIT = RefusalType("toy.setup", "TOY-1", "No.")
NORTH = RefusalType("toy.north", "TOY-1", "Stay on the axis.")


class Picky(Toy):
    def refuse_setup(self, setup: Setup) -> SetupError | None:
        return SetupError(UNFIT()) if len(setup.seats) == 2 else None


def test_setup_that_a_module_refuses_is_an_error() -> None:
    with pytest.raises(SetupError, match="No"):
        setup_with(Picky())
    assert setup_with(Picky(), seats=["A", "B", "C"]).modules


class Pond(Toy):
    """Every cloister has a pond as well, and crossings have no fields."""

    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        if design.id == "BA/L":
            return (*segments, Segment(len(segments), "garden", ()))
        return segments


def test_segments_are_added_to_a_design() -> None:
    game = game_with(Pond(), order=["BA/L"] * 2)
    play(game, at_most=1)
    x, y = list(game.state.board.tiles)[-1]
    pond = feature(game, x, y, "garden")
    assert pond is not None
    assert pond["tiles"] == 1


class PutAside(Toy):
    """Cloisters are put aside as they are drawn; they come back, known to all, once two lie there."""

    def prepare(self, state: GameState) -> None:
        state.slots["put_aside"] = []
        state.slots["next"] = []

    def divert_tile(self, state: GameState, tile: str, unplaceable: bool) -> bool:
        if tile != "BA/L" or unplaceable or tile in state.slots["next"]:
            return False
        state.hand = None
        state.slots["put_aside"].append(tile)
        if len(state.slots["put_aside"]) == 2:
            state.slots["next"] = [state.slots["put_aside"].pop()]
            state.bag[tile] += 1
            state.tiles_left += 1
        return True

    def known_next(self, state: GameState) -> str | None:
        return state.slots["next"][0] if state.slots["next"] else None


def test_drawn_tile_is_put_aside_and_comes_back_known_to_all() -> None:
    game = game_with(PutAside(), order=["BA/L", "BA/RFr", "BA/L"])
    assert (game.state.slots["put_aside"], game.state.hand) == (["BA/L"], "BA/RFr")
    assert list(game.draws) == ["BA/L", "BA/RFr"]
    play(game, lambda _, legal: next(a for a in legal if a["type"] in ("place_tile", "end_turn")), at_most=2)
    assert list(game.draws) == ["BA/L", "BA/RFr", "BA/L"]
    assert game.state.hand == "BA/L"


class Eastward(Toy):
    """Tiles are placed on the axis only; east of it three points are marked."""

    mark_types: ClassVar[Mapping[str, type]] = {"points": int}

    def refuse_placement(self, state: GameState, tile: str) -> Judge | None:
        return lambda cell, rotation: NORTH() if cell[1] else None

    def placement_marks(self, state: GameState, tile: str, cell: Cell, rotation: int) -> Mapping[str, Any]:
        return {"points": 3} if cell[0] > 0 else {}


def test_placement_is_refused_and_marked() -> None:
    game = game_with(Eastward(), order=["BA/RFr", "BA/L"])
    legal = game.legal()
    assert {action["y"] for action in legal} == {0}
    assert fitting(game, 1, 0)
    assert fitting(game, 0, 1) == []
    assert {action["x"]: action.get("points") for action in legal} == {1: 3, -1: None}
    refused = game.check({"seat": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 0})
    assert refused is not None
    assert refused.code in ("toy.north", "place.edge")
    marked = next(action for action in legal if action["x"] == 1)
    assert game.check(marked | {"points": "three"}) is not None
    game.apply(marked)
    assert "points" not in game.log[-1]


class Ladder(Toy):
    """A ladder lets a tile lie north of the start tile, however it lies there."""

    def aided_placements(self, state: GameState, tile: str, cell: Cell | None = None) -> Iterable[Aid]:
        if cell in (None, (0, -1)) and (0, -1) in state.board.frontier:
            fitting = set(state.board.fitting(tile, state.board.frontier[0, -1]))
            for rotation in {0, 90} - fitting:
                yield Aid(0, -1, rotation, "ladder", {"ladder": {"rungs": rotation}})


def test_aided_placements_are_listed_with_their_need_and_previewed_with_details() -> None:
    game = game_with(Ladder(), order=["BA/L"])
    aided = [action for action in game.legal() if "needs" in action]
    assert [(a["x"], a["y"], a["rotation"], a["needs"]) for a in aided] == [
        (0, -1, 0, "ladder"),
        (0, -1, 90, "ladder"),
    ]
    shown = [place for place in placements_of(game, "BA/L") if "needs" in place]
    assert shown[1]["ladder"] == {"rungs": 90}
    refused = game.check({**aided[0], "rotation": 180})
    assert refused is not None
    assert refused.code == "place.edge"
    game.apply(aided[0])
    assert "needs" not in game.log[-1]
    assert replays(game)

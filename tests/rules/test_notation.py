"""Boards as text: what is read, what is drawn, and that the one is the other."""

from __future__ import annotations

import random

import pytest

from rules import Game, Setup
from rules.notation import NotationError, board_setup, draw_board, parse_board
from rules.setup.setup import StartTile
from tests.rules.bridges_castles_bazaars.stage import found
from tests.rules.scene import on_board


def test_rows_run_north_to_south_and_words_west_to_east() -> None:
    sketch = parse_board(
        """
        .    RCr   CFC.2@90
        L    ??    BB/F.b@270   # a remark
        """
    )
    assert sketch.tiles == (
        StartTile("BA/RCr", 1, 0, 0),
        StartTile("BA/CFC.2", 2, 0, 90),
        StartTile("BA/L", 0, 1, 0),
        StartTile("BB/F.b", 2, 1, 270),
    )
    assert sketch.places == {"??": (1, 1)}


@pytest.mark.parametrize("origin", ["*RFr", "*.", "*??"])
def test_the_star_marks_the_origin(origin: str) -> None:
    sketch = parse_board(f". . . \n . {origin} ?b")
    assert sketch.places["?b"] == (1, 0)


def test_empty_lines_and_remarks_are_no_rows() -> None:
    assert parse_board("\n\n# nothing\n RFr \n\n RFr # one\n").tiles[1] == StartTile("BA/RFr", 0, 1, 0)


@pytest.mark.parametrize("text", ["RFr@45", "RFr@", "RFr@x", "RFr@90@90", "*L *L", "?? ??", "RFr@360"])
def test_malformed_boards_are_refused(text: str) -> None:
    if text == "RFr@":
        assert parse_board(text).tiles[0].rotation == 0
    else:
        with pytest.raises(NotationError):
            parse_board(text)


def test_a_board_makes_a_setup() -> None:
    setup = board_setup("*L L@90", seats=["Ann", "Bob", "Cid"], edition="hig-2010")
    assert (len(setup.seats), len(setup.bag()), setup.start[1]) == (3, 70, StartTile("BA/L", 1, 0, 90))


def test_a_board_is_drawn_with_its_figures() -> None:
    scene = on_board("*RCr ??", hand=["RFr", "Rr"]).turn("??", 0, deploy="road@W").turn((2, 0), 0)
    assert draw_board(scene.game) == "*RCr  RFr  Rr\n# (1, 0) road@E: meeple of Ann"


def test_board_names_bridges_and_castles() -> None:
    """A road that ends at a field on the drawing goes on over a bridge."""
    scene = on_board("*C@90 C@270\nRFr ??", hand=["L", "L"], expansions=["bridges-castles-bazaars"])
    scene.place("??").act(type="build_bridge", x=1, y=1, axis="ew").end()
    found(scene, 1, 0, 0, "E")
    assert draw_board(scene.game).splitlines()[2:] == [
        "# (0, 0) castle@E: built",
        "# (1, 0) castle@W: built",
        "# (1, 1) road@E: built",
        "# (0, 0) castle@E: meeple of Bob",
    ]


@pytest.mark.parametrize("seed", range(20))
def test_a_drawn_board_reads_back(seed: int) -> None:
    rng = random.Random(seed)
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "options": {"abbot.enabled": "yes"}})
    order = setup.bag()
    rng.shuffle(order)
    game = Game(setup, order)
    for _ in range(rng.randrange(150)):
        if not game.over:
            game.apply(rng.choice(game.legal()))
    read = parse_board(draw_board(game))
    laid = {(p.face.design.id, *p.cell, p.face.rotation) for p in game.state.board.tiles.values()}
    assert {(t.tile, t.x, t.y, t.rotation) for t in read.tiles} == laid
    assert draw_board(game).count("#") == len(game.state.figures)


def test_a_board_away_from_the_origin_still_says_where_it_lies() -> None:
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob"], "start": [{"tile": "BA/L", "x": 2, "y": -1, "rotation": 180}]}
    )
    assert draw_board(Game(setup, ())) == ".   .  L@180\n*.  .  ."


def test_tiles_too_far_apart_to_draw_are_listed() -> None:
    start = [{"tile": "BA/L", "x": far, "y": far, "rotation": 90} for far in (-10_000, 0, 10_000)]
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "start": start})
    assert draw_board(Game(setup, ())).splitlines() == [
        "# (-10000, -10000) L@90",
        "# (0, 0) *L@90",
        "# (10000, 10000) L@90",
    ]

"""Chapter SETUP: tiles, seats, supplies, who begins."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Game, Setup, SetupError, describe_options, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.scene import NAMES, on_board


def two(**keys: Any) -> Setup:
    return Setup.from_json({"seats": ["Ann", "Bob"], **keys})


@clause("BASE-SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_72_tiles_of_which_one_lies_on_the_table(edition: str) -> None:
    setup = two(edition=edition)
    game = Game(setup, ())
    assert (setup.tiles().total(), len(setup.bag()), len(game.state.board.tiles)) == (72, 71, 1)
    assert view(game)["left"] == 71


@clause("BASE-SETUP-1")
def test_two_boxes_hold_twice_as_many() -> None:
    assert len(two(sets={"base": 2}).bag()) == 143


@clause("BASE-SETUP-2")
def test_the_start_tile() -> None:
    game = Game(two(), ())
    assert view(game)["tiles"] == [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
    names = game.state.board.tiles[0, 0].named
    assert {"city@N", "road@E", "road@W", "field@SL", "field@SR"} < set(names)
    assert names["road@E"] == names["road@W"]
    assert names["field@SL"] == names["field@SR"]
    assert game.state.board.tiles[0, 0].face.terrain == (2, 1, 3, 1)


def test_start_tiles_that_do_not_match_are_refused_with_what_they_show() -> None:
    start = [{"tile": "BA/CRr", "x": 0, "y": y, "rotation": 0} for y in (0, 1)]
    with pytest.raises(SetupError, match=r"\(0, 1\) has city at N, its neighbour road"):
        two(start=start)


@clause("BASE-SETUP-3")
def test_one_stack_for_all_seats() -> None:
    setup = two()
    order = setup.bag()[::-1]
    game = Game(setup, order)
    drawn: list[str | None] = []
    while game.state.tiles_left and len(drawn) < 30:
        drawn.append(game.state.hand)
        game.apply(game.legal()[0])
        game.apply({"seat": game.decision.seat, "type": "end_turn"})  # type: ignore[union-attr]
    assert [t for t in order if t not in game.state.discarded][:30] == drawn


@clause("BASE-SETUP-3")
def test_the_bag_is_every_tile_but_the_start() -> None:
    setup = two()
    assert setup.bag() == sorted(setup.bag())
    assert setup.bag().count("BA/RCr") == 3
    assert setup.tiles()["BA/RCr"] == 4


@clause("BASE-SETUP-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_in_every_edition(edition: str, seats: int) -> None:
    game = Game(Setup.from_json({"seats": list(NAMES[:seats]), "edition": edition}), ())
    assert len(game.scores()) == seats


@clause("BASE-SETUP-4")
@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann"] * 7, "Ann", None, {"Ann": 1, "Bob": 2}])
def test_other_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(SetupError, match="2 to 6 players"):
        Setup.from_json({"seats": seats})


@clause("BASE-SETUP-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_seat_has_seven_followers(edition: str) -> None:
    assert on_board(seats=6, edition=edition).supply() == [7] * 6


@clause("BASE-SETUP-6")
def test_seat_0_begins_unless_another_is_named() -> None:
    assert on_board(hand=["L"], seats=3).seat == 0
    scene = on_board("*RFr ??", hand=["RFr", "RFr"], seats=3, options={"setup.first_player": 2})
    assert scene.seat == 2
    assert scene.turn("??").seat == 0


@clause("BASE-SETUP-6")
@pytest.mark.parametrize("seat", [2, 7, -1, 1.0, "0", None, [], 10**40])
def test_unknown_seat_to_begin_is_refused(seat: object) -> None:
    with pytest.raises(SetupError):
        two(options={"setup.first_player": seat})


def test_described_option_names_what_it_needs_to_have_an_effect() -> None:
    described = {each["name"]: each["needs"] for each in describe_options()["options"]}
    assert described["farm.scoring"] == {"farm.enabled": ["yes"]}
    assert described["farm.enabled"] == {}
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob"], "options": {"farm.enabled": "no", "farm.scoring": "per-city-4"}}
    )
    assert "farm.scoring" in setup.without_effect

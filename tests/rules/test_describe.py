"""What forms get about options and expansions."""

from __future__ import annotations

import pytest

from rules import (
    Game,
    Setup,
    SetupError,
    describe_options,
    describe_pieces,
    describe_sets,
    pieces,
    sets,
    usual_supply,
)
from rules.expansions import registry

EVERYTHING = {"seats": ["Ann", "Bob"], "expansions": sorted(registry.playable() - {"base"})}


def test_an_option_names_the_switch_of_its_part() -> None:
    switches = {option["name"]: option["switch"] for option in describe_options()["options"]}
    assert switches["bazaar.bid_limit"] == "x8.bazaars"
    assert switches["castle.base"] == "x8.castles"
    assert switches["x8.castles"] is None
    assert switches["farm.scoring"] is None


def test_a_switch_is_an_option_of_the_same_expansion_that_is_on_or_off() -> None:
    options = {option["name"]: option for option in describe_options()["options"]}
    for option in options.values():
        if option["switch"]:
            switch = options[option["switch"]]
            assert (switch["expansion"], switch["values"]) == (option["expansion"], ["on", "off"])


def test_each_expansion_can_be_played_with_what_it_needs_and_with_each_of_its_parts() -> None:
    expansions = {expansion["name"]: expansion for expansion in describe_options()["expansions"]}
    assert expansions.keys() == registry.playable() - {"base"}
    for name, expansion in expansions.items():
        setup = {"seats": ["Ann", "Bob"], "expansions": sorted({name, *expansion["needs"]})}
        Setup.from_json(setup)
        for part in expansion["parts"]:
            others = {other["name"]: 0 for other in expansion["parts"] if other is not part}
            assert Setup.from_json({**setup, "sets": others}).bag()


@pytest.mark.parametrize("size", range(2, 7))
def test_a_seat_starts_with_the_pieces_and_numbers_that_forms_get(size: int) -> None:
    listed = {(each["expansion"], each["name"]): each["usual"][str(size)] for each in describe_pieces()}
    for expansion in describe_options()["expansions"]:
        played = sorted({expansion["name"], *expansion["needs"]})
        setup = Setup.from_json({"seats": ["?"] * size, "expansions": played})
        usual = {name: number for (of, name), number in listed.items() if of in {"base", *played} and number}
        assert usual_supply(setup) == usual
        assert [seat.supply for seat in Game(setup, []).state.seats] == [usual] * size


@pytest.mark.parametrize("piece", [*pieces()])
def test_each_piece_can_be_counted_up_to_the_number_that_forms_get(piece: str) -> None:
    most = next(each["most"] for each in describe_pieces() if each["name"] == piece)
    setup = {**EVERYTHING, "options": {"abbot.enabled": "yes"}}
    for number in (0, most):
        game = Game(Setup.from_json({**setup, "supply": {piece: number}}), [])
        assert [seat.supply[piece] for seat in game.state.seats] == [number, number]
    with pytest.raises(SetupError):
        Setup.from_json({**setup, "supply": {piece: most + 1}})


def test_usual_numbers_do_not_follow_what_a_setup_says() -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "supply": {"meeple": 3}})
    assert usual_supply(setup) == {"meeple": 7}


def test_each_copy_of_a_set_brings_tiles_up_to_the_number_that_forms_get() -> None:
    described = describe_sets()
    usual = {each["name"]: each["usual"] for each in described}
    assert usual.keys() <= sets().keys()
    for each in described:
        counts = [
            Setup.from_json({**EVERYTHING, "sets": {**usual, each["name"]: number}}).tiles().total()
            for number in (0, 1, each["most"])
        ]
        assert counts[0] < counts[1]
        assert (counts[1] < counts[2]) == (each["most"] > 1)


def test_further_copies_of_a_block_that_is_laid_whole_stay_in_the_box() -> None:
    most = {each["name"]: each["most"] for each in describe_sets()}
    assert {name for name, number in most.items() if number == 1} == {"count"}
    assert "phantom" not in most

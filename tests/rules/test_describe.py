"""What forms get about options and expansions."""

from __future__ import annotations

from rules import Setup, describe_options
from rules.expansions import registry


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

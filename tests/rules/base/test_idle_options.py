"""Options that cannot matter in a setup: they are accepted, and reported as without effect."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup, SetupError
from tests.clauses import clause

TB, X8 = "traders-and-builders", "bridges-castles-bazaars"


def setup(*expansions: str, **options: Any) -> Setup:
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    return Setup.from_json({"seats": ["Ann", "Bob"], "expansions": list(expansions), "options": chosen})


@clause("X8-BUILDER-2", "X8-BUILDER-3")
@pytest.mark.parametrize(
    ("expansions", "options", "idle"),
    [
        ((X8,), {}, True),
        ((TB,), {}, True),
        ((TB, X8), {}, False),
        ((TB, X8), {"x8__bazaars": "off"}, True),
    ],
)
def test_the_order_of_a_double_turn_and_a_bazaar(
    expansions: tuple[str, ...], options: Any, idle: bool
) -> None:
    found = setup(*expansions, bazaar__builder_turn="before", **options)
    assert ("bazaar.builder_turn" in found.without_effect) == idle
    assert ("bazaar.builder_turn" in found.options) == (TB in expansions)


@clause("BASE-ABBOT-5", "BASE-FARM-3", "CASTLE-46", "X8-GEN-4", "BAZAAR-31")
def test_options_without_effect_are_reported() -> None:
    assert set(setup().without_effect) == {"abbot.recall"}
    assert setup(abbot__enabled="yes").without_effect == ()
    assert set(setup(farm__enabled="no").without_effect) == {"abbot.recall", "farm.scoring"}
    assert {"castle.garden", "abbot.recall"} == set(setup(X8).without_effect)
    off = setup(X8, x8__castles="off").without_effect
    assert {"castle.base", "castle.chain_vs_direct"} <= set(off)
    assert "x8.castles" not in off
    free = set(setup(X8, bazaar__free_variant="on").without_effect)
    assert free >= {"bazaar.bid_limit", "score.negative", "bazaar.first_placer", "bazaar.next_chooser"}


def test_setup_stores_only_options_with_an_effect() -> None:
    found = setup(castle__base="two-caps")
    assert "castle.base" in found.without_effect
    assert "castle.base" not in found.to_json()["options"]
    assert Setup.from_json(found.to_json()) == found


def test_a_wrong_value_or_an_unknown_name_is_an_error_all_the_same() -> None:
    for options in ({"castle__base": "round"}, {"castle__bass": "two-caps"}):
        with pytest.raises(SetupError):
            setup(**options)

"""The tests of accessibility and the pictures come to every kind of decision that the rules have."""

from __future__ import annotations

import pytest

from rules.lessons.playing import game_at
from rules.lessons.reading import lessons
from tests.e2e_support.decided import RECORDED, all_kinds, asked_at, firsts, recorded


def of_lessons() -> set[str]:
    """Return the kinds of decision of the moments of lessons that are looked at, and what is wanted there."""
    moments = [(lesson, at, kind) for lesson in lessons().values() for at, kind in firsts(lesson)]
    decisions = (game_at(lesson, at).decision for lesson, at, _ in moments)
    return {kind for _, _, kind in moments} | {decision.kind for decision in decisions if decision}


def of_records() -> set[str]:
    """Return what the recorded games ask for at the moments that are looked at."""
    return set[str]().union(*(asked_at(recorded(kind).game()) for kind in RECORDED))


def test_every_kind_of_decision_is_looked_at() -> None:
    unseen = all_kinds() - of_lessons() - of_records()
    assert not unseen, (
        f"no lesson asks for {sorted(unseen)}: tests/e2e_support/decided.py needs a recorded game"
    )


@pytest.mark.parametrize("kind", RECORDED)
def test_recorded_game_offers_what_it_is_looked_at_for(kind: str) -> None:
    assert kind in asked_at(recorded(kind).game())

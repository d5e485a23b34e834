"""How strong the levels are: measured for each, in order, and the same in the document as in the data."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from rules.bots import BOTS
from rules.bots.strength import strengths

DOCUMENT = Path(__file__).parents[3] / "docs" / "bots.md"


def test_each_level_was_measured_against_the_one_below_it() -> None:
    assert [(row["against"], row["level"]) for row in strengths()] == list(pairwise(BOTS))


@pytest.mark.parametrize("row", strengths(), ids=lambda row: row["level"])
def test_a_level_won_more_games_than_the_one_below_it(row: dict[str, float]) -> None:
    assert row["low"] <= row["share"] <= row["high"] <= 1.0
    assert row["share"] > 0.5


@pytest.mark.parametrize("row", strengths(), ids=lambda row: row["level"])
def test_document_has_the_same_figures(row: dict[str, float]) -> None:
    last = row["first"] + row["games"] - 1
    line = (
        f"| `{row['level']}` | `{row['against']}` | {row['games']} ({row['first']} to {last}) "
        f"| {100 * row['share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f}) |"
    )
    assert line in DOCUMENT.read_text(encoding="utf-8")

"""What bots expect of the king and the robber baron: a record counts as far as it will last."""

from __future__ import annotations

import pytest

from rules.bots import BotView
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.expansions.king_and_robber.king_advice import forecast
from rules.expansions.king_and_robber.prize_advice import SIZES, TILES
from rules.expansions.king_and_robber.prizes import KING, ROBBER_BARON, Prize
from tests.rules.king_and_robber.stage import stage

LONG = 294  # tiles of a game with all expansions
FEW, MANY = ["L"] * 4, ["L"] * 60  # what is still to come

# A city of two tiles that ?a completes, and one of three that ?b completes.
CITIES = """
*C@90  ?a    .   .
L      .     .   .
C@90   CFc.1 ?b  .
"""


def kept(prize: Prize, size: int, tiles: int, youth: float) -> float:
    """Return the chance that a record lasts from a moment till the end."""
    return float(SIZES[prize.name].below(size, tiles) ** youth)


@pytest.mark.parametrize("prize", [KING, ROBBER_BARON], ids=lambda prize: prize.name)
@pytest.mark.parametrize("tiles", [TILES, LONG])
def test_a_record_lasts_the_likelier_the_larger_and_the_later_it_is(prize: Prize, tiles: int) -> None:
    chances = [kept(prize, size, tiles, 0.6) for size in range(2, 25)]
    assert chances == sorted(chances)
    assert kept(prize, 5, tiles, 0.1) > kept(prize, 5, tiles, 0.5)
    assert kept(prize, 5, tiles, 0.0) == 1.0


def test_in_a_long_game_a_city_of_eight_does_not_last() -> None:
    assert kept(KING, 8, LONG, 0.7) < 0.15
    assert kept(KING, 8, TILES, 0.7) > 0.5
    assert kept(ROBBER_BARON, 8, LONG, 0.7) > 0.5


def worth(hand: list[str], where: str, rotation: int, *first: str) -> float:
    """Return what bots expect of the king by the next placement, after some others."""
    scene = stage(CITIES, hand=["C", "C", *hand], last=True)
    for each in first:
        scene.turn(each, 270)
    assert scene.game.decision is not None
    judge = Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)
    return forecast(judge, judge.simulate(scene.cell(where), rotation))


def test_a_small_city_promises_little_in_a_young_game() -> None:
    """With ten times as many tiles to come ten times as many cities count, but the record will not last."""
    assert worth(FEW, "?b", 270) > 1.5
    assert worth(MANY, "?b", 270) < 1.5 * worth(FEW, "?b", 270)


def test_a_larger_city_promises_more() -> None:
    assert worth(FEW, "?b", 270) > worth(FEW, "?a", 270) > 0.0


def test_who_completes_a_smaller_city_feeds_the_king_of_another() -> None:
    """Ann holds the king by three tiles; Bob's city of two is one more for her (KING-6)."""
    assert worth(FEW, "?a", 270, "?b") < 0.0

"""What bots look up once in a decision about fields and their cities is what asking each time would say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules import Game, Setup
from rules.bots import answer
from rules.bots.bot_view import BotView
from rules.bots.gains import Assessor
from rules.bots.outlook import Outlook
from rules.bots.placement import Judge
from rules.bots.prospects import Prospects
from rules.bots.weights import WEIGHTS
from rules.scoring.fields import PER_CITY

TILES = 60
FOR_BARNS = 4


class EveryField(Assessor):
    """Looks at all fields after each tile. Those beside no changed city gain nothing."""

    def _fields_beside(self) -> dict[int, list[int]]:
        every = list(range(len(self.fields)))
        cities = (city for field in self.fields for city in self.prospects.cities_beside(field))
        return {id(city): every for city in cities}


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a game of greedy bots with barns, in the middle, that waits for a tile to be placed."""
    setup, rng = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": ["abbey-and-mayor"]}), Random(4)
    order = setup.bag()
    rng.shuffle(order)
    found = Game(setup, order)
    while (
        len(found.state.board.tiles) < TILES or found.decision is None or found.decision.kind != "place_tile"
    ):
        found.apply(answer("greedy", found, rng))
    return found


def judge_of(game: Game) -> Judge:
    assert game.decision is not None
    return Judge(BotView(game.state, game.decision), WEIGHTS)


def gains_of(judge: Judge, assessor: Assessor) -> Iterator[list[float]]:
    assert judge.state.hand is not None
    for x, y, rotation in judge.state.board.placements(judge.state.hand):
        yield assessor.gains(judge.simulate((x, y), rotation)).seats


def test_fields_beside_no_changed_city_gain_nothing_and_all_others_are_looked_at(game: Game) -> None:
    judge = judge_of(game)
    some, every = (kind(judge.state, judge.prospects, judge.purse) for kind in (Assessor, EveryField))
    assert len(every.fields) > 1
    expected = list(gains_of(judge, every))
    assert list(gains_of(judge, some)) == [pytest.approx(seats) for seats in expected]


def test_each_rate_of_a_city_at_a_field_is_kept_apart(game: Game) -> None:
    known = Prospects(game.state, Outlook(game.state, WEIGHTS))
    cities = list(game.state.features.of_kind["city"])
    for rate in (PER_CITY, FOR_BARNS, PER_CITY):
        fresh = Prospects(game.state, Outlook(game.state, WEIGHTS))
        expected = [fresh.expected_yield(fresh.of(city), rate) for city in cities]
        assert [known.expected_yield(known.of(city), rate) for city in cities] == expected
        assert rate in expected  # one is complete

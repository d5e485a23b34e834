"""Goods: whoever completes a city takes what is traded in it, whoever's city it was (clauses GOODS)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rules.board.features import Feature
from rules.expansions.traders_and_builders.bridges_castles_bazaars import scored_though_converted
from rules.hooks import RuleModule, View
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import GameState
from rules.state.steps import Step

KINDS: Final = ("wine", "grain", "cloth")
# For the most tokens of a kind, at the end.
MOST = 10


def goods(state: GameState) -> list[Counter[str]]:
    """Return the tokens of each seat, by kind."""
    slot: list[Counter[str]] = state.slots["goods"]
    return slot


def traded(city: Feature) -> Counter[str]:
    """Return the symbols in a city, by kind."""
    return Counter(kind for spot in city.spots if (kind := spot.segment.data.get("goods")) is not None)


def collect(state: GameState, this: Placement | None) -> None:
    """Play step TS-8: the seat that placed the tile takes a token for each symbol (GOODS-1, GOODS-2).

    A city that has become a castle is not among those completed: what was traded in it is lost, unless one
    of several seats scored it (GOODS-5).
    """
    assert this is not None
    cities = [feature for feature in this.completed if feature.kind == "city"]
    for city in (*cities, *scored_though_converted(this)):
        goods(state)[this.seat].update(traded(city))


def score_goods(state: GameState, _: object) -> None:
    """Give 10 points for most tokens of each kind of goods, to all who are tied (GOODS-3)."""
    for kind in KINDS:
        most = max(held[kind] for held in goods(state))
        for seat, held in enumerate(goods(state)):
            if most and held[kind] == most:
                state.award(seat, "goods", {}, [Part(kind, most, MOST)])


class GoodsModule(RuleModule):
    """The traders of expansion 2."""

    name = "goods"
    steps = (Step("on_scored", "8.2.1", collect), Step("final_scoring", "E.7.1", score_goods))

    def prepare(self, state: GameState) -> None:
        state.slots["goods"] = [Counter() for _ in state.seats]

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        for seen, held in zip(view["seats"], goods(state), strict=True):
            seen["goods"] = {kind: held[kind] for kind in KINDS}

"""Goods: whoever completes a city takes what is traded in it, whoever's city it was (ledger GOODS)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rules.board.features import Feature
from rules.expansions.traders_and_builders.bridges_castles_bazaars import scored_though_converted
from rules.hooks import RuleModule, View
from rules.state.placement import Placement
from rules.state.points import Part
from rules.state.state import Table
from rules.state.steps import Step

KINDS: Final = ("wine", "grain", "cloth")
# For the most tokens of a kind, at the end.
MOST = 10


def goods(table: Table) -> list[Counter[str]]:
    """The tokens of each seat, by kind."""
    slot: list[Counter[str]] = table.slots["goods"]
    return slot


def traded(city: Feature) -> Counter[str]:
    """The symbols in a city, by kind."""
    return Counter(kind for spot in city.spots if (kind := spot.segment.data.get("goods")) is not None)


def collect(table: Table, this: Placement | None) -> None:
    """TS-8: the seat that placed the tile takes a token for each symbol (GOODS-1, GOODS-2).

    A city that has become a castle is not among those completed: what was traded in it is lost, unless one
    of several seats scored it (GOODS-5).
    """
    assert this is not None
    cities = [feature for feature in this.completed if feature.kind == "city"]
    for city in (*cities, *scored_though_converted(this)):
        goods(table)[this.seat].update(traded(city))


def score_goods(table: Table, _: object) -> None:
    """For each kind of goods, most tokens bring 10 points; all who are tied get them (GOODS-3)."""
    for kind in KINDS:
        most = max(held[kind] for held in goods(table))
        for seat, held in enumerate(goods(table)):
            if most and held[kind] == most:
                table.award(seat, "goods", {}, [Part(kind, most, MOST)])


class GoodsModule(RuleModule):
    """The traders of expansion 2."""

    name = "goods"
    steps = (Step("on_scored", "8.2.1", collect), Step("final_scoring", "E.7.1", score_goods))

    def prepare(self, table: Table) -> None:
        table.slots["goods"] = [Counter() for _ in table.seats]

    def extend_view(self, state: Table, view: View, viewer: int | None) -> None:
        for seen, held in zip(view["seats"], goods(state), strict=True):
            seen["goods"] = {kind: held[kind] for kind in KINDS}

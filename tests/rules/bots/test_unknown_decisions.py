"""Decisions that no bot was taught: something harmless; or what an expansion that advises recommends."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from rules.bots import BOTS, BotView
from rules.bots.greedy import GreedyBot
from rules.bots.placement import Judge
from rules.decisions import Action, Decision, Offer, Pass
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.refusal_types import RefusalType
from tests.rules.bots.conftest import Fresh

KINDS = (
    "abbey",
    "castle",
    "choose_feature",
    "auction_choose",
    "auction_bid",
    "auction_settle",
    "choose_tile",
    "drawbridge",
    "wagon",
    "office",
    "a kind of next year",
)

LOW = RefusalType("toy.low", "", "Bid more.")


class Bid(Offer):
    """A bid without an upper bound, as an auction lists it."""

    name = "auction_bid"
    fields: ClassVar[Mapping[str, type]] = {"bid": int}
    optional: ClassVar[Mapping[str, type]] = {"at_least": bool}

    def listed(self) -> Iterable[Action]:
        yield {"bid": 3, "at_least": True}

    def problem(self, action: Action) -> Refusal | None:
        return None if action["bid"] >= 3 else LOW()


class Settle(Offer):
    """Two answers, none of them a way out."""

    name = "auction_settle"
    fields: ClassVar[Mapping[str, type]] = {"choice": str}

    def listed(self) -> Iterable[Action]:
        yield {"choice": "buy"}
        yield {"choice": "sell"}


class Priced(Offer):
    """Two placements, the first of which costs something."""

    name = "place_thing"
    fields: ClassVar[Mapping[str, type]] = {"x": int}
    optional: ClassVar[Mapping[str, type]] = {"needs": str}

    def listed(self) -> Iterable[Action]:
        yield {"x": 1, "needs": "bridge"}
        yield {"x": 2}


def asked(fresh: Fresh, kind: str, *offers: Offer) -> BotView:
    """That question, asked of seat 1 in the middle of nowhere."""
    return BotView(fresh().state, Decision(1, kind, offers))


@pytest.mark.parametrize("level", sorted(BOTS))
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("offers", [(Bid(), Pass()), (Settle(),), (Priced(),), (Bid(),)], ids=len)
def test_every_bot_answers_any_decision_legally(
    level: str, kind: str, offers: tuple[Offer, ...], fresh: Fresh
) -> None:
    seen = asked(fresh, kind, *offers)
    action = BOTS[level]().choose(seen, Random(1))
    assert action in seen.actions()
    assert seen.decision.problem(seen.decision.plain(action)) is None


@pytest.mark.parametrize("kind", [*KINDS, "place_tile", "act"])
def test_greedy_declines_what_it_does_not_know(kind: str, fresh: Fresh) -> None:
    seen = asked(fresh, kind, Bid(), Pass())
    assert GreedyBot().choose(seen, Random(1)) == {"seat": 1, "type": "pass"}


def test_greedy_takes_what_costs_nothing_where_it_cannot_decline(fresh: Fresh) -> None:
    assert GreedyBot().choose(asked(fresh, "new", Priced()), Random(1))["x"] == 2


class Shopkeeper(RuleModule):
    """An expansion that knows what its own sales are worth."""

    name = "shop"
    expansion = "base"

    def advice(self, judge: Judge, action: dict[str, Any]) -> float | None:
        return {"buy": 1.0, "sell": 2.5}.get(action.get("choice", ""))


@pytest.mark.parametrize("kind", ["auction_settle", "act"])
def test_greedy_takes_the_advice_of_expansions(kind: str, fresh: Fresh) -> None:
    seen = asked(fresh, kind, Settle(), Pass())
    seen.state.setup = dataclasses.replace(seen.state.setup, modules=(Shopkeeper(),))
    assert GreedyBot().choose(seen, Random(1))["choice"] == "sell"


def test_advice_against_everything_means_declining(fresh: Fresh) -> None:
    class Pessimist(Shopkeeper):
        def advice(self, judge: Judge, action: dict[str, Any]) -> float | None:
            return -1.0 if "choice" in action else None

    seen = asked(fresh, "auction_settle", Settle(), Pass())
    seen.state.setup = dataclasses.replace(seen.state.setup, modules=(Pessimist(),))
    assert GreedyBot().choose(seen, Random(1))["type"] == "pass"

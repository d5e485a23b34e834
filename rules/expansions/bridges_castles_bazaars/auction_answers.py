"""Answers in advance about sales: the most that a seat would bid for a tile, and never to buy back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from rules.decisions import Action, Decision
from rules.expansions.bridges_castles_bazaars import refusals
from rules.expansions.bridges_castles_bazaars.auction import Sale, purse, too_much
from rules.problems import Refusal
from rules.state.answers import Answer, AnswerKind, Answers
from rules.state.state import GameState


class MaximumBid(AnswerKind):
    """Call for one tile up to a maximum, one step above the next; its chooser buys up to it.

    Everybody calls once (BAZAAR-9), so a call looks at the maxima of those that call later: the highest
    maximum gets the tile, one step above the next one, and among equals the one that calls first.
    """

    name = "auction_maximum"
    fields: ClassVar[Mapping[str, type]] = {"tile": int, "bid": int}
    key = ("tile",)

    def __init__(self, sale_of: Callable[[GameState], Sale | None]) -> None:
        self.sale_of = sale_of

    def refusal(self, state: GameState, seat: int, answer: Answer) -> Refusal | None:
        sale = self.sale_of(state)
        if sale is None or sale.order:
            return refusals.AUCTION_NONE()
        if seat not in sale.without:
            return refusals.AUCTION_SERVED()
        if answer["tile"] not in sale.open_tiles():
            return refusals.AUCTION_TILE()
        if has_called(sale, seat, answer["tile"]):
            return refusals.AUCTION_CALLED()
        return refusals.AUCTION_BID() if answer["bid"] < 0 else too_much(state, seat, answer["bid"])

    def lapsed(self, state: GameState, seat: int, answer: Answer) -> bool:
        sale = self.sale_of(state)
        if sale is None or seat not in sale.without or answer["tile"] not in sale.open_tiles():
            return True
        return has_called(sale, seat, answer["tile"])

    def action(self, state: GameState, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
        sale = self.sale_of(state)
        if sale is None or sale.tile != answer["tile"]:
            return None
        most = _affordable(state, decision.seat, answer["bid"])
        if decision.kind == "auction_settle":
            return {"type": "auction_settle", "choice": "buy" if sale.bid <= most else "sell"}
        if decision.kind != "auction_bid":
            return None
        if most <= sale.bid:
            return {"type": "pass"}
        next_one = max(sale.bid, self._next_maximum(state, sale, decision.seat, answers))
        return {"type": "auction_bid", "bid": min(most, next_one + 1)}

    def _next_maximum(self, state: GameState, sale: Sale, seat: int, answers: Answers) -> int:
        """Return the highest maximum for the tile at sale of those that call after a seat; 0 without one."""
        later = [other for other in sale.to_call() if other != seat]
        return max(
            (
                _affordable(state, other, answer["bid"])
                for other in later
                for answer in answers.get(other, ())
                if answer["kind"] == self.name and answer["tile"] == sale.tile
            ),
            default=0,
        )


class NeverBuyBack(AnswerKind):
    """Sell every tile to its highest bidder, until it is taken back (BAZAAR-13)."""

    name = "auction_never_buy"

    def action(self, state: GameState, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
        return {"type": "auction_settle", "choice": "sell"} if decision.kind == "auction_settle" else None


def has_called(sale: Sale, seat: int, tile: int) -> bool:
    """Return whether a tile is at sale for which the seat has called, and will not decide any more."""
    return sale.tile == tile and seat != sale.chooser and any(caller == seat for caller, _ in sale.calls)


def _affordable(state: GameState, seat: int, bid: int) -> int:
    limit = purse(state, seat)
    return bid if limit is None else min(bid, limit)

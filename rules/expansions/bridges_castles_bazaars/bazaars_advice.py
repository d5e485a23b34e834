"""How bots bid (see `rules.bots.advice`): what each tile on offer is worth to each seat, and what follows."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from rules.board.board import Board
from rules.board.fitting import unpack
from rules.bots.advice import Advisers
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.bridges_castles_bazaars.auction import Sale, purse
from rules.expansions.bridges_castles_bazaars.auction_advice import Lot, Market
from rules.expansions.bridges_castles_bazaars.bazaars import bazaar
from rules.tiles.design import FIELD, FREE

# What is said in a sale, or where tiles are taken without bids.
SPOKEN: Final = frozenset({"auction_choose", "auction_bid", "auction_settle", "choose_tile"})
# So many placements are tried in thought for all the tiles of a row: a bid is called in a tenth of a second.
MOST_TRIALS: Final = 240
# The same counted once for each seat, which matters at tables of more than four.
MOST_JUDGED: Final = 960
# What a neighbour adds to a cell's promise: what goes on there, such as a road, says more than a field.
_MEETING: Final = {FREE: 0, FIELD: 1}
_GOES_ON: Final = 2
# What each tile is worth to each seat: by seat, then by place in the row (0 where the tile is gone).
Worths = dict[int, list[float]]
# The board does not change while its bazaar's tiles are sold, so what was worked out for one bid holds for
# the next. Only a saving: a table seen for the first time gets the same answers.
_known: WeakKeyDictionary[Sale, tuple[object, Worths]] = WeakKeyDictionary()


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about choosing, bidding, buying and selling."""
    sale = bazaar(judge.state).sale
    if sale is None or action["type"] not in SPOKEN:
        return None
    market = _market(judge, sale)
    if action["type"] == "auction_choose":
        return market.opening(_lot(market, sale, judge.seat, action["tile"]))[1]
    if action["type"] == "auction_bid":
        best = _call(judge, sale)
        return best[1] if best else -1.0
    if action["type"] == "auction_settle":
        return _settlement(judge, sale, action["choice"])
    lot = _lot(market, sale, judge.seat, action["tile"])
    return market.liking(judge.seat, market.after(lot, judge.seat))


def expand(judge: Judge, action: Action) -> Action:
    """Return the best of the higher bids for which a listed bid stands."""
    sale = bazaar(judge.state).sale
    if sale is None or not action.get("at_least"):
        return action
    if action["type"] == "auction_choose":
        market = _market(judge, sale)
        bid = market.opening(_lot(market, sale, judge.seat, action["tile"]))[0]
    else:
        best = _call(judge, sale)
        bid = best[0] if best else action["bid"]
    spelled = {key: value for key, value in action.items() if key != "at_least"}
    return action if bid == action["bid"] else {**spelled, "bid": bid}


def _lot(market: Market, sale: Sale, chooser: int, tile: int) -> Lot:
    return market.lot(tile, chooser, sale.open_tiles(), sale.without)


def _call(judge: Judge, sale: Sale) -> tuple[int, float] | None:
    assert sale.tile is not None
    assert sale.chooser is not None
    market = _market(judge, sale)
    lot = _lot(market, sale, sale.chooser, sale.tile)
    return market.call(lot, judge.seat, sale.bid, sale.bidder)


def _settlement(judge: Judge, sale: Sale, choice: str) -> float:
    assert sale.tile is not None
    market = _market(judge, sale)
    buys, sells = market.settled(_lot(market, sale, judge.seat, sale.tile), sale.bid, sale.bidder)
    return market.liking(judge.seat, buys if choice == "buy" else sells)


def _market(judge: Judge, sale: Sale) -> Market:
    known: Market | None = judge.notes.get("market")
    if known is None:
        known = judge.notes["market"] = Market(
            worths(judge, sale),
            sale.seats,
            judge.rivalry,
            {seat: purse(judge.state, seat) for seat in sale.seats},
            after_buyer=judge.state.options["bazaar.next_chooser"] == "after-buyer",
        )
    return known


def worths(judge: Judge, sale: Sale) -> Worths:
    """Return what the best placement of each tile of the row brings each seat, in points for that seat."""
    state = judge.state
    key = (state.turn_number, len(state.board.tiles), tuple(state.present()), tuple(sale.row), judge.weights)
    known = _known.get(sale)
    if known is None or known[0] != key:
        known = _known[sale] = (key, _worked_out(judge, sale))
    return known[1]


def _worked_out(judge: Judge, sale: Sale) -> Worths:
    judges = [judge.of(seat) for seat in sale.seats]
    kinds = list(dict.fromkeys(tile for tile in sale.row if tile is not None))
    # Every seat judges every trial, so at a large table there are fewer of them.
    most = min(MOST_TRIALS, MOST_JUDGED // len(judges)) // len(kinds)
    found = {tile: _best_placements(judge, judges, tile, most) for tile in kinds}
    return {
        seat: [found[tile][place] if tile is not None else 0.0 for tile in sale.row]
        for place, seat in enumerate(sale.seats)
    }


def _best_placements(judge: Judge, judges: list[Judge], tile: str, most: int) -> list[float]:
    """Return the best of the placements tried, for each of several seats.

    A tile that fits nowhere is replaced.
    """
    best: list[float] = []
    advisers = [Advisers(one) for one in judges]
    for x, y, rotation in _promising(judge.state.board, tile, most):
        sim = judge.simulate((x, y), rotation, tile=tile)
        gains = judge.assessor.gains(sim)
        values = [
            one.placement(sim, gains) + voices.foresee(sim)
            for one, voices in zip(judges, advisers, strict=True)
        ]
        best = [max(pair) for pair in zip(best, values, strict=True)] if best else values
    return best or [judge.weights.fresh_tile] * len(judges)


def _promising(board: Board, tile: str, most: int) -> list[tuple[int, int, int]]:
    """Return all placements of a tile, or if they are too many those on the best-connected cells."""
    places = list(board.placements(tile))
    if len(places) <= most:
        return places
    met = {
        cell: sum(_MEETING.get(want, _GOES_ON) for want in unpack(need))
        for cell, need in board.frontier.items()
    }
    return sorted(places, key=lambda place: -met[place[0], place[1]])[:most]

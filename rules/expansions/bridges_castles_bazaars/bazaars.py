"""Bazaars: the tiles of a round are auctioned, then everybody places one (ledger BAZAAR)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from rules.decisions import Action, Decision, Draw, Flow
from rules.expansions.bridges_castles_bazaars.auction import (
    ALL_CALLED,
    NOT_YET,
    Bid,
    ChooseTile,
    OpenSale,
    Pass,
    Sale,
    Settle,
)
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement, TurnPart
from rules.state.points import Part
from rules.state.state import Table
from rules.state.steps import Step
from rules.turn.drawing import diverted, draw
from rules.turn.placing import fits
from rules.turn.steps import run_steps
from rules.turn.turn import placement

Between = Callable[[int], Flow]
# The first revision of the rules in which the end of the game breaks off a sale; in older games it was paid.
BROKEN_OFF_SINCE: Final = 2


class Bazaar:
    """The slot: bazaars waiting to be held, and the sale under way (None between rounds).

    A bazaar that waits is its host, and whether nobody had a point when its tile was drawn (BAZAAR-32).
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[int, bool]] = []
        self.drawn_at_zero = False
        self.round = False
        self.sale: Sale | None = None


def bazaar(table: Table) -> Bazaar:
    slot: Bazaar = table.slots["bazaars"]
    return slot


def look(table: Table, _: object) -> None:
    """TS-3: the scores are still those at which the tile in hand was drawn."""
    bazaar(table).drawn_at_zero = all_zero(table)


def all_zero(table: Table) -> bool:
    """Whether nobody has a point."""
    return not any(seat.score for seat in table.seats)


def follow(table: Table, this: Placement | None) -> Flow:
    """TS-11: a bazaar tile that came from the bag calls a bazaar, now or after the round under way."""
    assert this is not None
    slot = bazaar(table)
    if "bazaar" not in this.placed.face.design.marks or not this.drawn:
        return  # A tile got in a bazaar triggers nothing (BAZAAR-28).
    slot.waiting.append((this.seat, slot.drawn_at_zero))
    if slot.round:
        return  # Held back until the last tile of this round is placed (BAZAAR-29).
    slot.round = True
    between: Between | None = this.notes.get("bazaars.between")
    while slot.waiting:
        host, at_zero = slot.waiting.pop(0)
        yield from hold(table, host, between, drawn_at_zero=at_zero)
        between = None
    slot.round = False


def hold(table: Table, host: int, between: Between | None = None, *, drawn_at_zero: bool = False) -> Flow:
    """One bazaar: reveal, sell, place (BAZAAR-4, BAZAAR-7..27).

    What comes `between` is told how many tiles it has to leave for the sale (X8-BUILDER-3).
    """
    seats = clockwise_from(table, host)
    if table.left < len(seats):
        return  # Too few tiles: it is an ordinary tile (BAZAAR-5).
    sale = Sale(host, seats)
    if between is not None:
        yield from between(len(seats))
    bazaar(table).sale = sale
    yield from reveal(table, sale)
    if len(sale.row) < len(seats):
        pass  # All but one have left (HOUSE-4).
    elif is_free(table, drawn_at_zero):
        sale.order = list(seats)
        yield from take_in_turn(table, sale)
    else:
        yield from auction(table, sale)
        sale.order = order_of_placing(table, sale)
        for seat in sale.order:
            yield from place_bought(table, sale, seat)
    table.discarded += sale.unclaimed()
    bazaar(table).sale = None


def clockwise_from(table: Table, host: int) -> list[int]:
    """The seats from the left of the host round to the host."""
    count = len(table.seats)
    order = [seat % count for seat in range(host + 1, host + count + 1)]
    return [seat for seat in order if not table.seats[seat].gone]


def reveal(table: Table, sale: Sale) -> Flow:
    """Turn up one tile from the bag for each player (BAZAAR-4), also when the host has just left."""
    while len(sale.row) < len(sale.seats) and len(table.present()) > 1:
        host = table.after(sale.host) if table.seats[sale.host].gone else sale.host
        action = yield Draw(host)
        if action is not None:
            tile = str(action["tile"])
            table.draw(tile)
            if not diverted(table, tile, unplaceable=False):
                table.hand = None
                sale.row.append(tile)


def is_free(table: Table, drawn_at_zero: bool) -> bool:
    """Whether tiles are taken without bids (BAZAAR-31, BAZAAR-32)."""
    free = table.options["bazaar.free_variant"]
    if free == "when-drawn-at-zero":
        return drawn_at_zero or all_zero(table)
    return free == "on" or (free == "when-all-zero" and all_zero(table))


def auction(table: Table, sale: Sale) -> Flow:
    """Tile after tile goes to the highest bidder; the last player takes the last one for nothing."""
    chooser = sale.without[0]
    while len(sale.without) > 1:
        buyer = yield from sell_one(table, sale, chooser)
        if buyer is None:
            return
        sale.give(buyer)
        leader = chooser if table.options["bazaar.next_chooser"] == "after-chooser" else buyer
        chooser = sale.next_after(leader)
    if sale.without:
        sale.tile = sale.open_tiles()[0]
        sale.give(sale.without[0])


def sell_one(table: Table, sale: Sale, chooser: int) -> Generator[Decision, Action | None, int | None]:
    """One tile: the opening bid, one call each, buy or sell (BAZAAR-8..16).

    Returns who gets it; None if the game has ended meanwhile, and nobody pays.
    """
    offers = (OpenSale(table, sale, chooser), Bid(table, sale, chooser, closed=NOT_YET))
    opening = yield Decision(chooser, "auction_choose", offers)
    sale.open(chooser, *((opening["tile"], opening["bid"]) if opening else (sale.open_tiles()[0], 0)))
    for caller in sale.callers(chooser):
        sale.caller = caller
        call = yield Decision(caller, "auction_bid", (Bid(table, sale, caller), Pass()))
        sale.call(caller, call["bid"] if call is not None and call["type"] == "auction_bid" else None)
    sale.caller = None
    settled = None
    if sale.bidder != chooser:
        answers = (Settle(table, sale, chooser), Bid(table, sale, chooser, closed=ALL_CALLED))
        settled = yield Decision(chooser, "auction_settle", answers)
    if broken_off(table):
        return None
    if sale.bidder == chooser:
        settle(table, sale, chooser, None)
        return chooser
    buys = settled is not None and settled["choice"] == "buy"
    buyer, seller = (chooser, sale.bidder) if buys else (sale.bidder, chooser)
    settle(table, sale, buyer, seller)
    return buyer


def broken_off(table: Table) -> bool:
    """Whether the game has ended in the middle of a sale, since all but one have left (HOUSE-4)."""
    return len(table.present()) < 2 and table.setup.revision >= BROKEN_OFF_SINCE


def settle(table: Table, sale: Sale, buyer: int, seller: int | None) -> None:
    """The standing bid is paid; the sale remembers what was paid for the tile and to whom."""
    assert sale.tile is not None
    pay(table, buyer, seller, sale.bid)
    sale.prices[sale.tile] = (sale.bid, seller)


def outcomes(table: Table, sale: Sale) -> dict[str, list[dict[str, int]]] | None:
    """The scores to which buying and selling at the standing bid would lead; None while nothing is at sale.

    Where nobody outbids the chooser there is only buying, and nobody receives the bid (BAZAAR-13..16).
    """
    if sale.tile is None or sale.chooser is None:
        return None
    mine, theirs = table.seats[sale.chooser].score, table.seats[sale.bidder].score
    if sale.bidder == sale.chooser:
        return {"buy": [{"seat": sale.chooser, "score": mine - sale.bid}]}
    return {
        choice: [
            {"seat": sale.chooser, "score": mine + sign * sale.bid},
            {"seat": sale.bidder, "score": theirs - sign * sale.bid},
        ]
        for choice, sign in (("buy", -1), ("sell", 1))
    }


def pay(table: Table, buyer: int, seller: int | None, bid: int) -> None:
    """Points move at once, one down, the other up; a lone bid goes to nobody (BAZAAR-14, BAZAAR-15)."""
    table.write(buyer, "auction", {}, [Part("bid", 1, -bid)])
    if seller is not None:
        table.write(seller, "auction", {}, [Part("bid", 1, bid)])


def order_of_placing(table: Table, sale: Sale) -> list[int]:
    """Who places when (BAZAAR-25, BAZAAR-26)."""
    first = sale.seats[0]
    if table.options["bazaar.first_placer"] == "first-buyer" and sale.bought:
        first = next(iter(sale.bought))
    start = sale.seats.index(first)
    return [*sale.seats[start:], *sale.seats[:start]]


def take_in_turn(table: Table, sale: Sale) -> Flow:
    """Without bids: each takes one of the tiles and places it at once; the last one is given (BAZAAR-31)."""
    for seat in sale.seats:
        tile = sale.open_tiles()[0]
        if len(sale.open_tiles()) > 1:
            action = yield Decision(seat, "choose_tile", (ChooseTile(sale),))
            tile = action["tile"] if action else tile
        sale.tile = tile
        sale.give(seat)
        yield from place_bought(table, sale, seat)


def place_bought(table: Table, sale: Sale, seat: int) -> Flow:
    """A full normal turn with the tile got; one that fits nowhere is replaced by a draw (BAZAAR-23, -24)."""

    if seat not in sale.bought:
        return
    table.begin_turn(seat)
    part = TurnPart(seat, "bought")
    yield from run_steps(table, "turn_started", part)
    table.take_up(sale.hand_over(seat))
    if not fits(table, str(table.hand)):
        table.set_aside()
        yield from draw(table, seat)
    yield from placement(table, part)


class BazaarsModule(RuleModule):
    """The bazaars of expansion 8."""

    name = "bazaars"
    steps = (Step("before_placing", "3.1", look), Step("after_placing", "11", follow))

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["x8.bazaars"] == "on"

    def prepare(self, table: Table) -> None:
        table.slots["bazaars"] = Bazaar()

    def not_offered(self, state: Table, action_type: str) -> Refusal | None:
        if not action_type.startswith("auction_"):
            return None
        return Refusal("auction.none", "BAZAAR-9", "No tile is up for bids now.")

    def extend_view(self, state: Table, view: View, viewer: int | None) -> None:
        sale = bazaar(state).sale
        view["auction"] = {**sale.seen(), "outcomes": outcomes(state, sale)} if sale else None

"""Bazaars: the tiles of a round are auctioned, then everybody places one (clauses BAZAAR)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
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
from rules.expansions.bridges_castles_bazaars.auction_answers import MaximumBid, NeverBuyBack
from rules.expansions.bridges_castles_bazaars.refusals import AUCTION_NONE
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.answers import PASS, AnswerKind
from rules.state.placement import Placement, TurnPart
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.drawing import diverted, draw, playable_left
from rules.turn.placing import fits
from rules.turn.steps import run_steps
from rules.turn.turn import close_turn, placement

Between = Callable[[int], Flow]
# The first revision of the rules in which the end of the game breaks off a sale; in older games it was paid.
BROKEN_OFF_SINCE: Final = 2
# The first revision of the rules in which no turn begins for a buyer who has left, nor after the end.
SKIPPED_SINCE: Final = 7


class Bazaar:
    """The slot: bazaars waiting to be held, and the sale under way (None between rounds).

    A bazaar that waits is its host, and whether nobody had a point when its tile was drawn (BAZAAR-32).
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[int, bool]] = []
        self.drawn_at_zero = False
        self.round = False
        self.sale: Sale | None = None


def bazaar(state: GameState) -> Bazaar:
    """Return what this module keeps in the state of a game."""
    slot: Bazaar = state.slots["bazaars"]
    return slot


def look(state: GameState, _: object) -> None:
    """Play step TS-3: store the scores at which the tile in hand was drawn."""
    bazaar(state).drawn_at_zero = all_zero(state)


def all_zero(state: GameState) -> bool:
    """Return whether nobody has a point."""
    return not any(seat.score for seat in state.seats)


def follow(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-11: a drawn bazaar tile starts a bazaar, now or after the present round."""
    assert this is not None
    slot = bazaar(state)
    if "bazaar" not in this.placed.face.design.marks or not this.drawn:
        return  # A tile got in a bazaar triggers nothing (BAZAAR-28).
    slot.waiting.append((this.seat, slot.drawn_at_zero))
    if slot.round:
        return  # Held back until the last tile of this round is placed (BAZAAR-29).
    slot.round = True
    between: Between | None = this.notes.get("bazaars.between")
    while slot.waiting:
        host, at_zero = slot.waiting.pop(0)
        yield from hold(state, host, between, drawn_at_zero=at_zero)
        between = None
    slot.round = False


def hold(state: GameState, host: int, between: Between | None = None, *, drawn_at_zero: bool = False) -> Flow:
    """Play one bazaar: reveal, auction, place (BAZAAR-4, BAZAAR-7..27).

    `between` gets the number of tiles that it must leave for the auction (X8-BUILDER-3).
    """
    seats = clockwise_from(state, host)
    if playable_left(state) < len(seats):
        return  # Too few tiles: it is an ordinary tile (BAZAAR-5).
    sale = Sale(host, seats)
    if between is not None:
        yield from between(len(seats))
    bazaar(state).sale = sale
    yield from reveal(state, sale)
    if len(sale.row) < len(seats):
        pass  # All but one have left (HOUSE-4), or all ended it (HOUSE-25).
    elif is_free(state, drawn_at_zero):
        sale.order = list(seats)
        yield from take_in_turn(state, sale)
    else:
        yield from auction(state, sale)
        sale.order = order_of_placing(state, sale)
        for seat in sale.order:
            yield from place_bought(state, sale, seat)
    state.discarded += sale.unclaimed()
    bazaar(state).sale = None


def clockwise_from(state: GameState, host: int) -> list[int]:
    """Return the seats from the left of the host round to the host."""
    return list(state.round_from(host + 1))


def reveal(state: GameState, sale: Sale) -> Flow:
    """Turn up one tile from the bag for each player (BAZAAR-4), also when the host has just left."""
    while len(sale.row) < len(sale.seats) and state.playing > 1:
        host = state.after(sale.host) if state.seats[sale.host].forfeited else sale.host
        action = yield Draw(host)
        if action is not None:
            tile = str(action["tile"])
            state.draw(tile)
            # One that no tile is left to replace stays, whatever it is.
            wanted = len(sale.seats) - len(sale.row)
            if state.tiles_left < wanted or not diverted(state, tile, unplaceable=False):
                state.hand = None
                sale.row.append(tile)


def is_free(state: GameState, drawn_at_zero: bool) -> bool:
    """Return whether tiles are taken without bids (BAZAAR-31, BAZAAR-32)."""
    free = state.options["bazaar.free_variant"]
    if free == "when-drawn-at-zero":
        return drawn_at_zero or all_zero(state)
    return free == "on" or (free == "when-all-zero" and all_zero(state))


def auction(state: GameState, sale: Sale) -> Flow:
    """Auction tile after tile; the last player takes the last one for nothing."""
    chooser = sale.without[0]
    while len(sale.without) > 1:
        buyer = yield from sell_one(state, sale, chooser)
        if buyer is None:
            return
        sale.give(buyer)
        leader = chooser if state.options["bazaar.next_chooser"] == "after-chooser" else buyer
        chooser = sale.next_after(leader)
    if sale.without:
        sale.tile = sale.open_tiles()[0]
        sale.give(sale.without[0])


def sell_one(state: GameState, sale: Sale, chooser: int) -> Generator[Decision, Action | None, int | None]:
    """Auction one tile: the opening bid, one bid each, buy or sell (BAZAAR-8..16).

    Returns who gets it; None if the game has ended meanwhile, and nobody pays.
    """
    offers = (OpenSale(state, sale, chooser), Bid(state, sale, chooser, closed=NOT_YET))
    opening = yield Decision(chooser, "auction_choose", offers)
    sale.open(chooser, *((opening["tile"], opening["bid"]) if opening else (sale.open_tiles()[0], 0)))
    for caller in sale.callers(chooser):
        sale.caller = caller
        call = yield Decision(caller, "auction_bid", (Bid(state, sale, caller), Pass()))
        sale.call(caller, call["bid"] if call is not None and call["type"] == "auction_bid" else None)
    sale.caller = None
    settled = None
    if sale.bidder != chooser:
        answers = (Settle(state, sale, chooser), Bid(state, sale, chooser, closed=ALL_CALLED))
        settled = yield Decision(chooser, "auction_settle", answers)
    if broken_off(state):
        return None
    if sale.bidder == chooser:
        settle(state, sale, chooser, None)
        return chooser
    buys = settled is not None and settled["choice"] == "buy"
    buyer, seller = (chooser, sale.bidder) if buys else (sale.bidder, chooser)
    settle(state, sale, buyer, seller)
    return buyer


def broken_off(state: GameState) -> bool:
    """Return whether the game has ended in the middle of a sale, since too few play (HOUSE-4, HOUSE-25)."""
    return state.playing < 2 and state.setup.revision >= BROKEN_OFF_SINCE


def settle(state: GameState, sale: Sale, buyer: int, seller: int | None) -> None:
    """Pay the highest bid; the sale keeps what was paid for the tile and to whom."""
    assert sale.tile is not None
    pay(state, buyer, seller, sale.bid)
    sale.prices[sale.tile] = (sale.bid, seller)


def outcomes(state: GameState, sale: Sale) -> dict[str, list[dict[str, int]]] | None:
    """Return the scores after buying and after selling at the highest bid; None without an auction.

    Where nobody outbids the chooser there is only buying, and nobody receives the bid (BAZAAR-13..16).
    """
    if sale.tile is None or sale.chooser is None:
        return None
    mine, theirs = state.seats[sale.chooser].score, state.seats[sale.bidder].score
    if sale.bidder == sale.chooser:
        return {"buy": [{"seat": sale.chooser, "score": mine - sale.bid}]}
    return {
        choice: [
            {"seat": sale.chooser, "score": mine + sign * sale.bid},
            {"seat": sale.bidder, "score": theirs - sign * sale.bid},
        ]
        for choice, sign in (("buy", -1), ("sell", 1))
    }


def pay(state: GameState, buyer: int, seller: int | None, bid: int) -> None:
    """Move points from buyer to seller at once; a lone bid goes to no seat (BAZAAR-14, BAZAAR-15)."""
    state.pay(buyer, "auction", bid, to=seller, what="bid")


def order_of_placing(state: GameState, sale: Sale) -> list[int]:
    """Return the seats in the order in which they place (BAZAAR-25, BAZAAR-26)."""
    first = sale.seats[0]
    if state.options["bazaar.first_placer"] == "first-buyer" and sale.bought:
        first = next(iter(sale.bought))
    start = sale.seats.index(first)
    return [*sale.seats[start:], *sale.seats[:start]]


def take_in_turn(state: GameState, sale: Sale) -> Flow:
    """Let each seat take and place a tile without bids; the last one is given (BAZAAR-31)."""
    for seat in sale.seats:
        tile = sale.open_tiles()[0]
        if len(sale.open_tiles()) > 1:
            action = yield Decision(seat, "choose_tile", (ChooseTile(sale),))
            tile = action["tile"] if action else tile
        sale.tile = tile
        sale.give(seat)
        yield from place_bought(state, sale, seat)


def place_bought(state: GameState, sale: Sale, seat: int) -> Flow:
    """Return a full normal turn with the tile got.

    One that fits nowhere is replaced by a draw (BAZAAR-23, -24).
    """
    if seat not in sale.bought:
        return
    state.begin_turn(seat)
    part = TurnPart(seat, "bought")
    if plays(state, seat):
        yield from run_steps(state, "turn_started", part)
    tile = sale.hand_over(seat)
    state.take_up(tile)
    if diverted(state, tile, unplaceable=False):
        yield from draw(state, seat)
    elif not fits(state, tile):
        state.set_aside()
        yield from draw(state, seat)
    own = state.turn
    yield from placement(state, part)
    if plays(state, seat):
        yield from close_turn(state, own, part)


def plays(state: GameState, seat: int) -> bool:
    """Return whether a seat is in the game, and the game goes on; else no turn of it begins (HOUSE-3)."""
    gone = state.seats[seat].forfeited or state.playing < 2
    return not gone or state.setup.revision < SKIPPED_SINCE


class BazaarsModule(RuleModule):
    """The bazaars of expansion 8."""

    name = "bazaars"
    bids = frozenset({"auction_choose", "auction_bid", "auction_settle"})
    steps = (Step("before_placing", "3.1", look), Step("after_placing", "11", follow))

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["x8.bazaars"] == "on"

    def prepare(self, state: GameState) -> None:
        state.slots["bazaars"] = Bazaar()

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        # Never to buy back comes first: it counts where a maximum would buy.
        return NeverBuyBack(), MaximumBid(lambda state: bazaar(state).sale), PASS

    def not_offered(self, state: GameState, action_type: str) -> Refusal | None:
        return AUCTION_NONE() if action_type.startswith("auction_") else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        sale = bazaar(state).sale
        view["auction"] = {**sale.seen(), "outcomes": outcomes(state, sale)} if sale else None

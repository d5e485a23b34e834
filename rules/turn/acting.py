"""TS-4 and TS-5: the optional actions of a placement, until `end_turn`."""

from __future__ import annotations

from collections.abc import Sequence

from rules.decisions import Decision, Flow, Offer
from rules.hooks import RuleModule, implemented
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.deploying import END_TURN, Deploy


def optional_actions(state: GameState, this: Placement) -> Flow:
    """Ask for optional actions, in any order, until the seat ends its turn."""
    while True:
        decision = Decision(this.seat, "act", open_offers(state, this), undo_to=this.undo_to)
        action = yield decision
        if action is None:
            yield from _duties_of_absent(state, this)
            return
        if action["type"] == END_TURN.name:
            return
        offer = decision.judged or decision.offer_for(action)
        assert offer is not None
        if offer.figure_action:
            this.figure_used = True
        flow = offer.play(action)
        if flow is not None:
            yield from flow


def open_offers(state: GameState, this: Placement) -> Sequence[Offer]:
    """Return what the seat may do now: one figure action a placement, and first what it must do."""
    offers: list[Offer] = [] if this.figure_used else [Deploy(state, this)]
    adding, narrowing = implemented(state, RuleModule.offers), implemented(state, RuleModule.narrow_offers)
    if not adding and not narrowing:
        return (*offers, END_TURN)
    for more in adding:
        offers += more(state, this)
    if this.figure_used:
        offers = [offer for offer in offers if not offer.figure_action]
    for narrow in narrowing:
        offers = narrow(state, this, offers)
    if duties := open_duties(offers):
        urgent = [offer for offer in duties if offer.duty == "now"]
        return urgent[:1] or offers
    return [*offers, END_TURN]


def open_duties(offers: Sequence[Offer]) -> list[Offer]:
    """Return the duties among the offers that have something to do."""
    duties = [offer for offer in offers if offer.duty and offer.closed is None]
    return duties and [offer for offer in duties if next(iter(offer.listed()), None) is not None]


def _duties_of_absent(state: GameState, this: Placement) -> Flow:
    """Take the first way listed of each duty of a seat that has left the game."""
    while duties := open_duties(open_offers(state, this)):
        listed = Decision(this.seat, "act", duties[:1]).actions()
        flow = duties[0].play(listed[0])
        if flow is not None:
            yield from flow

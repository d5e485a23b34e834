"""TS-4 and TS-5: the optional actions of a placement, until `end_turn`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rules.decisions import Action, Decision, Flow, Offer
from rules.hooks import RuleModule, every, implemented
from rules.problems import Refusal
from rules.refusals import FIGURE_USED
from rules.state.exclusion import FIGURE
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.deploying import END_TURN, Deploy
from rules.turn.exclusions import clause_of, closed_by

NOTHING: Final[frozenset[str]] = frozenset()


def optional_actions(state: GameState, this: Placement) -> Flow:
    """Ask for optional actions, in any order, until the seat ends its turn."""
    while True:
        decision = Decision(this.seat, "act", open_offers(state, this), undo_to=this.undo_to)
        if this.taken:
            decision.explain = partial(excluded, state, this)
        action = yield decision
        if action is None:
            yield from _duties_of_absent(state, this)
            return
        if action["type"] == END_TURN.name:
            return
        offer = decision.judged or decision.offer_for(action)
        assert offer is not None
        yield from _played(this, offer, action)


def _played(this: Placement, offer: Offer, action: Action) -> Flow:
    """Play an accepted action and note what it counts as."""
    if offer.counts_as:
        this.taken |= {offer.counts_as}
        this.deployed = this.deployed or offer.name == Deploy.name
    flow = offer.play(action)
    if flow is not None:
        yield from flow


def open_offers(state: GameState, this: Placement) -> Sequence[Offer]:
    """Return what the seat may do now: what nothing done before excludes, and first what it must do."""
    closed = closed_by(state.setup.modules, this.taken) if this.taken else NOTHING
    offers: list[Offer] = [] if FIGURE in closed else [Deploy(state, this)]
    adding, narrowing = implemented(state, RuleModule.offers), implemented(state, RuleModule.narrow_offers)
    if not adding and not narrowing:
        return (*offers, END_TURN)
    for more in adding:
        offers += more(state, this)
    if closed:
        offers = [offer for offer in offers if offer.counts_as not in closed]
    for narrow in narrowing:
        offers = narrow(state, this, offers)
    if duties := open_duties(offers):
        urgent = [offer for offer in duties if offer.duty == "now"]
        return urgent[:1] or offers
    return [*offers, END_TURN]


def excluded(state: GameState, this: Placement, action: Action) -> Refusal | None:
    """Return why something done before excludes an action, by the table of exclusions; else None."""
    offers = (Deploy(state, this), *every(RuleModule.offers, state, this))
    of_type = [offer for offer in offers if offer.name == action["type"]]
    for offer in [offer for offer in of_type if offer.takes(action)] or of_type:
        clause = clause_of(state.setup.modules, this.taken, offer.counts_as)
        if clause:
            return FIGURE_USED(clause=clause)
    return None


def open_duties(offers: Sequence[Offer]) -> list[Offer]:
    """Return the duties among the offers that have something to do."""
    duties = [offer for offer in offers if offer.duty and offer.closed is None]
    return duties and [offer for offer in duties if next(iter(offer.listed()), None) is not None]


def _duties_of_absent(state: GameState, this: Placement) -> Flow:
    """Take the first way listed of each duty of a seat that has left the game."""
    while duties := open_duties(open_offers(state, this)):
        listed = Decision(this.seat, "act", duties[:1]).actions()
        yield from _played(this, duties[0], listed[0])

"""Wanderers: they walk networks of roads and earn by what is completed at the ends (clauses WANDER)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from rules.board.features import Figure, PieceKind, Place, Spot
from rules.decisions import Offer
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import ask_before_castles_take
from rules.expansions.wanderer_mayors_office.network_plan import is_access
from rules.expansions.wanderer_mayors_office.network_points import (
    finished,
    minds,
    place,
    score_castles,
    score_completed,
    shown,
)
from rules.expansions.wanderer_mayors_office.networks import Networks, networks
from rules.expansions.wanderer_mayors_office.refusals import DEPLOY_ACCESS
from rules.expansions.wanderer_mayors_office.wanderer_offers import (
    WANDERER,
    DeployWanderer,
    MoveWanderer,
    wanderers,
)
from rules.hooks import How, PlaceJudge, RuleModule, View, Why
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.moving import send_home as go_home


def look(state: GameState, _: object) -> None:
    """Play steps TS-1 and TS-3: store what lies on the board before the tile of this turn."""
    networks(state).catch_up(state)


def earn(state: GameState, this: Placement | None) -> None:
    """Play step TS-8: give the points of wanderers and offices after those of the features (WANDER-42)."""
    assert this is not None
    score_completed(state, this)
    ask_before_castles_take(this, partial(minds, state))


def earn_at_castles(state: GameState, this: Placement | None) -> None:
    """Play step TS-9: give the points for castles that have scored."""
    assert this is not None
    score_castles(state, this)


def return_idle(state: GameState, _: object) -> None:
    """Play step TS-10: return wanderers with nothing left to complete on their roads (WANDER-24, -25)."""
    found = networks(state)
    for wanderer in wanderers(state):
        if finished(state, found.of(wanderer.spot)):
            go_home(state, wanderer, "removed")


def send_home(state: GameState, _: object) -> None:
    """Return wanderers and offices at the end, without points (WANDER-36, OFFICE-9)."""
    for figure in list(networks(state).arrived):
        go_home(state, figure, "removed")


class WanderersModule(RuleModule):
    """The wanderers of the expansion, the roads they walk, and its access roads."""

    name = "wanderers"
    steps = (
        Step("before_draw", "1.4", look),
        Step("before_placing", "3.1", look),
        Step("on_scored", "8.6", earn),
        Step("after_scoring", "9.2", earn_at_castles),
        Step("after_return", "10.4", return_idle),
        Step("end_of_game", "E.5", send_home),
    )

    def prepare(self, state: GameState) -> None:
        state.deal("wanderer", 1)
        state.slots["networks"] = Networks()

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WANDERER,)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        # A wanderer walks there: he does not occupy the road.
        if kind is WANDERER or how == "token" or ground != "road":
            return None
        clause = "ACCESS-2" if kind.name == "meeple" else "ACCESS-8"
        return lambda at: DEPLOY_ACCESS(clause=clause) if is_access(at.segment) else None

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        if why != "moved" or figure.feature is None:
            networks(state).arrived.pop(figure, None)

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        networks(state).follow(state, placement)
        return (DeployWanderer(state, placement), MoveWanderer(state, placement))

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        found = networks(state)
        here = [found.of(spot)] if found.knows(spot) else found.ending_at(spot.feature)
        if here:
            view["networks"] = [shown(state, network) for network in sorted(here, key=place)]
        if is_access(spot.segment):
            view.update(open=0, value=None)  # no road to complete or to score (ACCESS-9)

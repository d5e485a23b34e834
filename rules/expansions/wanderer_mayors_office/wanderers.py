"""Wanderers: they walk networks of roads and earn by what is completed at the ends (ledger WANDER)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from rules.board.features import PieceKind, Place, Spot
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
from rules.expansions.wanderer_mayors_office.wanderer_offers import (
    WANDERER,
    DeployWanderer,
    MoveWanderer,
    wanderers,
)
from rules.hooks import How, RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import Table
from rules.state.steps import Step


def look(table: Table, _: object) -> None:
    """TS-1, TS-3: take in what lies on the board before the tile of this turn."""
    networks(table).catch_up(table)


def earn(table: Table, this: Placement | None) -> None:
    """TS-8: the points of wanderers and offices, after those of the features (WANDER-42)."""
    assert this is not None
    score_completed(table, this)
    ask_before_castles_take(this, partial(minds, table))


def earn_at_castles(table: Table, this: Placement | None) -> None:
    """TS-9: the same for castles that have scored."""
    assert this is not None
    score_castles(table, this)


def return_idle(table: Table, _: object) -> None:
    """TS-10: a wanderer on whose roads nothing is left to complete goes home (WANDER-24, WANDER-25)."""
    found = networks(table)
    for wanderer in wanderers(table):
        if finished(table, found.of(wanderer.spot)):
            del found.arrived[wanderer]
            table.take_home(wanderer)


def send_home(table: Table, _: object) -> None:
    """At the end wanderers and offices bring nothing (WANDER-36, OFFICE-9)."""
    found = networks(table)
    for figure in list(found.arrived):
        table.take_home(figure)
    found.arrived.clear()


class WanderersModule(RuleModule):
    """The wanderers of the box, the roads they walk, and its access roads."""

    name = "wanderers"
    steps = (
        Step("before_draw", "1.4", look),
        Step("before_placing", "3.1", look),
        Step("on_scored", "8.6", earn),
        Step("after_scoring", "9.2", earn_at_castles),
        Step("after_return", "10.4", return_idle),
        Step("end_of_game", "E.5", send_home),
    )

    def prepare(self, table: Table) -> None:
        table.deal("wanderer", 1)
        table.slots["networks"] = Networks()

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WANDERER,)

    def refuse_presence(
        self, state: Table, seat: int | None, kind: PieceKind, at: Spot | Place, how: How
    ) -> Refusal | None:
        if how != "deploy" or not isinstance(at, Spot) or not is_access(at.segment):
            return None
        clause = "ACCESS-2" if kind.name == "meeple" else "ACCESS-8"
        return Refusal("deploy.access", clause, "Nobody may be placed on an access road.")

    def offers(self, state: Table, placement: Placement) -> Iterable[Offer]:
        networks(state).follow(state, placement)
        return (DeployWanderer(state, placement), MoveWanderer(state, placement))

    def extend_feature_view(self, state: Table, spot: Spot, view: View) -> None:
        found = networks(state)
        here = [found.of(spot)] if found.knows(spot) else found.ending_at(spot.feature)
        if here:
            view["networks"] = [shown(state, network) for network in sorted(here, key=place)]
        if is_access(spot.segment):
            view.update(open=0, value=None)  # no road to complete or to score (ACCESS-9)

"""Princesses: a knight of the city that her tile continues goes home (clauses PRINCESS)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Figure
from rules.decisions import Action, Offer
from rules.expansions.princess_and_dragon.fairy_moves import MOVED
from rules.expansions.princess_and_dragon.phantom import PHANTOM
from rules.expansions.princess_and_dragon.refusals import KNIGHT_ABSENT, KNIGHT_FIRST, KNIGHT_SENT
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.state.exclusion import FIGURE, Exclusion
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.deploying import names
from rules.turn.moving import send_home

# What sending a knight home counts as in the table of what excludes what.
KNIGHT: Final = "knight"


def knights(this: Placement) -> list[Figure]:
    """Return the knights in the cities of the princesses on the tile just placed (PRINCESS-8, PRINCESS-9)."""
    spots = (spot for spot in this.placed.spots if spot.segment.data.get("princess"))
    cities = {id(spot.feature): spot.feature for spot in spots if spot.feature.kind == "city"}
    return [figure for city in cities.values() for figure in city.figures if figure.kind.follower]


class RemoveKnight(Offer):
    """Send one knight home, whosesoever (PRINCESS-1, PRINCESS-7)."""

    name = "remove_knight"
    counts_as = KNIGHT
    fields: ClassVar[Mapping[str, type]] = {
        "owner": int,
        "piece": str,
        "x": int,
        "y": int,
        "feature": str,
    }

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this

    def listed(self) -> Iterable[Action]:
        seen = {(f.seat, f.kind, f.spot): f for f in knights(self.this)}
        for figure in seen.values():
            yield _named(figure)

    def problem(self, action: Action) -> Refusal | None:
        return KNIGHT_ABSENT() if self.knight(action) is None else None

    def knight(self, action: Action) -> Figure | None:
        """Return the knight that an action names."""
        whose = (action["owner"], action["piece"])
        there = (figure for figure in knights(self.this) if names(figure.at, action))
        return next((figure for figure in there if (figure.seat, figure.kind.name) == whose), None)

    def play(self, action: Action) -> None:
        knight = self.knight(action)
        assert knight is not None
        send_home(self.state, knight, "removed")


class MustRemoveKnight(RemoveKnight):
    """The same as a duty, where the table plays it so (PRINCESS-6)."""

    duty = "before_end"


def _named(figure: Figure) -> Action:
    return {"owner": figure.seat, "piece": figure.kind.name, **figure.spot.reference}


class NotNow(Offer):
    """Says why no figure is deployed: a knight goes first, or has gone."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {}

    def __init__(self, why: Refusal) -> None:
        self.closed = why

    def takes(self, action: Action) -> bool:
        return False


class PrincessModule(RuleModule):
    """The princesses."""

    name = "princess"
    # It is the figure action, and besides it there is no phantom (PRINCESS-3, PHANTOM-9).
    exclusions = (
        Exclusion(KNIGHT, KNIGHT, "PRINCESS-3"),
        Exclusion(KNIGHT, FIGURE, "PRINCESS-3"),
        Exclusion(KNIGHT, PHANTOM, "PHANTOM-9"),
        Exclusion(FIGURE, KNIGHT, "PRINCESS-3"),
        Exclusion(PHANTOM, KNIGHT, "PHANTOM-8"),
        Exclusion(KNIGHT, MOVED, "PRINCESS-3"),
        Exclusion(MOVED, KNIGHT, "PRINCESS-3"),
    )

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        if KNIGHT in placement.taken:
            return (NotNow(KNIGHT_SENT()),)
        if not knights(placement):
            return ()
        must = state.options["princess.removal"] == "must"
        return ((MustRemoveKnight if must else RemoveKnight)(state, placement),)

    def narrow_offers(self, state: GameState, placement: Placement, offers: list[Offer]) -> list[Offer]:
        """Where a knight must go, close every other figure action until he has (PRINCESS-6)."""
        if not [offer for offer in offers if type(offer) is MustRemoveKnight]:
            return offers
        others = [offer for offer in offers if offer.counts_as not in (FIGURE, PHANTOM, MOVED)]
        return [NotNow(KNIGHT_FIRST()), *others]

"""Shepherds: they come to fields, and their flocks grow or are driven into the stable (clauses SHEEP)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from rules.board.features import Feature, Figure, PieceKind, Place, Spot, place_of
from rules.decisions import Decision, Flow, Offer
from rules.expansions.hills_and_sheep.flocks import (
    SHEEP,
    SHEPHERD,
    WOLF,
    Flocks,
    draw_token,
    drive_in,
    flocks,
    go_home,
    release,
    seen_of,
    shepherds_in,
)
from rules.expansions.hills_and_sheep.princess_and_dragon import is_eaten
from rules.hooks import RuleModule, View, Why
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import STEPS, Cell, reading_order


class GrowFlock(Offer):
    """Draw a token for the flock (SHEEP-8)."""

    name = "grow_flock"


class StableFlock(Offer):
    """Drive all flocks of the field into the stable (SHEEP-10)."""

    name = "stable_flock"


def tend(state: GameState, this: Placement) -> Flow | None:
    """Play row 6.5: who has come draws, then flocks that may grow, then closed fields (SHEEP-17)."""
    return _tended(state, this) if state.figures_of(SHEPHERD) else None


def _tended(state: GameState, this: Placement) -> Flow:
    for shepherd in [f for f in state.figures_of(SHEPHERD) if f.cell == this.placed.cell]:
        yield from draw_token(state, shepherd, [shepherd])
    for shepherd in able_to_grow(state, this):
        yield from _grow_or_stable(state, shepherd)
    for field in closed_fields(state):
        drive_in(state, field)


def _grow_or_stable(state: GameState, shepherd: Figure) -> Flow:
    """Ask about one flock; if nobody is there to answer it goes into the stable (SHEEP-6, SHEEP-24)."""
    field = shepherd.spot.feature
    offers = (GrowFlock(), StableFlock())
    about = {**shepherd.spot.reference, **seen_of(state, field)}
    action = yield Decision(shepherd.seat, "flock", offers, about=about)
    if action is not None and action["type"] == GrowFlock.name:
        yield from draw_token(state, shepherd, shepherds_in(field))
    else:
        drive_in(state, field)


def able_to_grow(state: GameState, this: Placement) -> list[Figure]:
    """Return a shepherd for each own field that the tile enlarges, by the places of the fields.

    He stood there before: who stands on the tile itself has just come (SHEEP-6, SHEEP-7, SHEEP-18).
    """
    fields = {id(s.feature): s.feature for s in this.placed.spots if s.segment.kind == "field"}
    own: dict[Feature, Figure] = {}
    for field in fields.values():
        mine = [f for f in shepherds_in(field) if f.seat == this.seat and f.cell != this.placed.cell]
        if mine:
            own[field] = min(mine, key=lambda figure: reading_order(figure.spot.cell))
    return [own[field] for field in sorted(own, key=place_of)]


def closed_fields(state: GameState) -> list[Feature]:
    """Return the closed fields with a shepherd, by their places."""
    grazed = {id(f.at.feature): f.at.feature for f in state.figures_of(SHEPHERD) if f.at.feature is not None}
    closed = [field for field in grazed.values() if field.kind == "field" and is_closed(state, field)]
    return sorted(closed, key=place_of) if len(closed) > 1 else closed


def is_closed(state: GameState, field: Feature) -> bool:
    """Return whether none of a field's half-edges faces an empty cell (SHEEP-12)."""
    tiles = state.board.tiles
    # What is open is so where the board grew last.
    for spot in reversed(field.spots):
        x, y = spot.cell
        for dx, dy in _beyond(spot.segment.ports):
            if (x + dx, y + dy) not in tiles:
                return False
    return True


@cache
def _beyond(ports: tuple[int, ...]) -> tuple[Cell, ...]:
    """Return the steps to the cells that half-edges face."""
    return tuple(STEPS[edge] for edge in sorted({(port - 4) // 2 for port in ports}))


def leave(state: GameState, _: Any) -> None:
    """Play row E.5: flocks on the board bring nothing at the end (SHEEP-15)."""
    go_home(state, list(state.figures_of(SHEPHERD)))


class Shepherds(RuleModule):
    """The shepherds of the expansion, with the bag of sheep and wolves."""

    name = "shepherds"
    steps = (Step("ended", "6.5", tend), Step("end_of_game", "E.5", leave))
    streams = (SHEEP,)

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["hs.sheep"] == "on"

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (SHEPHERD,)

    def prepare(self, state: GameState) -> None:
        state.deal(SHEPHERD.name, 1)
        state.slots[SHEEP] = Flocks()

    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        if figure.kind is SHEPHERD:
            release(state, figure)

    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        return is_eaten(kind) if figure.kind is SHEPHERD else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add each flock at its shepherd, what the bag holds, and the tokens drawn so far (TOKEN-4)."""
        slot = flocks(state)
        for figure, piece in zip(state.figures, view["pieces"], strict=True):
            if figure.kind is SHEPHERD:
                piece[SHEEP] = list(slot.beside.get(figure, ()))
        held = {"wolf" if token == WOLF else str(token): slot.bag[token] for token in sorted(slot.bag)}
        view.setdefault("bags", {})[SHEEP] = held
        view["tokens_drawn"] = list(slot.drawn)

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Say how many sheep are in a field, and whose shepherds get their points (SHEEP-10)."""
        if shepherds_in(spot.feature):
            view["flock"] = seen_of(state, spot.feature)

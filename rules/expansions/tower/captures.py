"""Captures: who may be taken by a tower that was just raised (TOWER-18 to TOWER-32)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import ClassVar

from rules.board.features import Figure
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.tower import refusals
from rules.expansions.tower.bridges_castles_bazaars import in_castle
from rules.expansions.tower.foundations import height, in_reach, top_of
from rules.expansions.tower.prisons import exchange, imprison
from rules.expansions.tower.wanderer_mayors_office import is_cornered
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.turn.deploying import names
from rules.turn.moving import send_home


def capture_problem(
    state: GameState, this: Placement, figure: Figure, tower: Cell, pieces: int
) -> Refusal | None:
    """Return why a tower of that many pieces may not capture a figure; None if it may."""
    if figure.cell is None or not in_reach(tower, pieces, figure.cell):
        return refusals.CAPTURE_FAR()
    if in_castle(figure):
        return refusals.CAPTURE_SAFE(clause="X8-TOWER-3", piece=figure.kind.name)
    reached = partial(in_reach, tower, pieces)
    if not figure.kind.follower and not is_cornered(state, this, figure, reached):
        return refusals.CAPTURE_SAFE(piece=figure.kind.name)
    if figure.seat == this.seat and state.options["tower.own"] == "no":
        return refusals.CAPTURE_OWN()
    return None


def captives(state: GameState, this: Placement, tower: Cell, pieces: int) -> list[Figure]:
    """Return whom a tower on that tile may capture once it has that many pieces."""
    near = [f for f in state.figures if f.at.cell is not None and in_reach(tower, pieces, f.at.cell)]
    return [f for f in near if capture_problem(state, this, f, tower, pieces) is None]


def named(figure: Figure) -> Action:
    """Return the fields of an action that name a figure."""
    return {"owner": figure.seat, "piece": figure.kind.name, **figure.at.reference}


def choices(state: GameState, this: Placement, tower: Cell, pieces: int) -> list[Action]:
    """Return the captives as a capture names them; two of a kind on one spot are one choice."""
    found = captives(state, this, tower, pieces)
    return list({str(action): action for action in map(named, found)}.values())


class Capture(Offer):
    """Take one follower in the tower's reach (TOWER-21)."""

    name = "capture"
    fields: ClassVar[Mapping[str, type]] = {
        "owner": int,
        "piece": str,
        "x": int,
        "y": int,
        "feature": str,
    }

    def __init__(self, state: GameState, this: Placement, tower: Cell) -> None:
        self.state = state
        self.this = this
        self.tower = tower
        self.pieces = height(state, tower)

    def listed(self) -> Iterable[Action]:
        return choices(self.state, self.this, self.tower, self.pieces)

    def problem(self, action: Action) -> Refusal | None:
        figure = self.figure(action)
        if figure is None:
            return refusals.CAPTURE_ABSENT()
        return capture_problem(self.state, self.this, figure, self.tower, self.pieces)

    def figure(self, action: Action) -> Figure | None:
        """Return the figure that an action names."""
        whose = (action["owner"], action["piece"])
        there = (f for f in self.state.figures if f.cell is not None and names(f.at, action))
        return next((figure for figure in there if (figure.seat, figure.kind.name) == whose), None)


def ask_for_capture(state: GameState, this: Placement, tower: Cell) -> Flow:
    """Ask for a capture right after a piece was put, if anybody stands in reach (TOWER-18, TOWER-25)."""
    if not captives(state, this, tower, height(state, tower)):
        return
    offer, about = Capture(state, this, tower), dict(top_of(tower).reference)
    action = yield Decision(this.seat, "capture", (offer, Pass()), about=about, undo_to=this.undo_to)
    if action is None or action["type"] != offer.name:
        return
    figure = offer.figure(action)
    assert figure is not None
    if figure.seat == this.seat:
        send_home(state, figure, "removed")
    else:
        imprison(state, this.seat, figure)
        yield from exchange(state, this, figure.seat, about)

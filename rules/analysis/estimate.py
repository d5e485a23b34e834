"""What each seat may expect to have at the end: points it has, and what lies on the table and in the hand.

What features will bring is the bots' own foresight (`rules.bots.prospects`). How much it counts at which
stage of a game was fitted to games between bots (`coefficients`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.analysis.coefficients import COEFFICIENTS, EXPANDED, PLAIN
from rules.bots.outlook import Outlook
from rules.bots.standing import standings
from rules.bots.weights import BOLD
from rules.state.state import GameState


class Terms(NamedTuple):
    """What an estimate is made of, for one seat in points: what it has, and what it may get."""

    score: float
    features: float
    fields: float
    figures: float
    # 1 for the seat whose turn comes next while tiles are left, else 0.
    mover: float


class Stage(NamedTuple):
    """How far a game has come: turns left to each seat, the part of the game, and points a turn so far.

    `kind` is the kind of game, by which the coefficients are chosen.
    """

    turns: float
    youth: float
    rate: float
    kind: str


class Position(NamedTuple):
    """One moment of a game as an estimate sees it."""

    stage: Stage
    seats: list[Terms]


def position(state: GameState, mover: int) -> Position:
    """Return what an estimate is made of. `mover` is the seat whose turn comes next; no tile is in hand."""
    outlook = Outlook(state, BOLD)
    seats = [
        Terms(*found, float(seat == mover and outlook.tiles_left > 0))
        for seat, found in enumerate(standings(state, BOLD))
    ]
    return Position(_stage(state, outlook, seats), seats)


def _stage(state: GameState, outlook: Outlook, seats: Sequence[Terms]) -> Stage:
    so_far = sum(one.score + one.features + one.fields for one in seats) / len(seats)
    turns = max(0, len(state.board.tiles) - 1) / len(seats)
    kind = EXPANDED if state.setup.expansions else PLAIN
    using = COEFFICIENTS[kind]
    rate = (so_far + using.prior * using.income) / (turns + using.prior)
    return Stage(outlook.turns_left, outlook.youth, rate, kind)


def expected(found: Position) -> list[float]:
    """Return the points that each seat may expect at the end."""
    stage, using = found.stage, COEFFICIENTS[found.stage.kind]
    income = using.later * stage.rate * stage.turns
    return [
        one.score
        + using.features.at(stage.youth) * one.features
        + using.fields.at(stage.youth) * one.fields
        + using.figures.at(stage.youth) * one.figures
        + using.mover.at(stage.youth) * one.mover
        + income
        for one in found.seats
    ]


def believed(found: Position) -> list[float]:
    """Return what the bots' beliefs say each seat has, in points: what a choice is judged by.

    What was fitted foretells how a game ends. It must not judge choices: those who deploy late had other
    games, and a figure in hand seems to be worth what such games brought.
    """
    return [one.score + one.features + one.fields + one.figures for one in found.seats]

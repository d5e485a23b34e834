"""The course of a recorded game: its turns, the tiles placed in each, and how the game stood before them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.analysis.estimate import Position, position
from rules.decisions import Action
from rules.game import DrawError, Game
from rules.problems import IllegalAction, RecordError, Refusal
from rules.records import Record
from rules.refusals import ANALYSIS_NEWER, ANALYSIS_REPLAY, ANALYSIS_RUNNING
from rules.setup.setup import REVISION
from rules.state.state import GameState


class AnalysisError(ValueError):
    """A record that cannot be analysed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


@dataclass
class Part:
    """One tile of a turn: the actions before it in the record, and what its seat did with it."""

    before: int
    seat: int
    tile: str
    # Whether it came out of the bag as the next one, by chance alone.
    drawn: bool
    actions: list[Action] = field(default_factory=list)


@dataclass
class Turn:
    """One turn as it was played. Events are numbered from 1."""

    number: int
    seat: int
    event: int
    last_event: int
    found: Position
    present: list[int]
    parts: list[Part] = field(default_factory=list)
    # What bids cost and brought each seat.
    paid: list[int] = field(default_factory=list)


@dataclass
class Course:
    """All of a game."""

    record: Record
    turns: list[Turn]
    final: list[int]
    present: list[int]
    bidding: frozenset[str]

    @property
    def tiles(self) -> int:
        """How many tiles were placed or given up."""
        return sum(len(turn.parts) for turn in self.turns)

    def game(self, actions: int) -> Game:
        """Return the game after so many actions, with the draws and results of the record."""
        start = self.record.start()
        return Game.resumed(
            self.record.setup, self.record.draws, self.record.actions[:actions], start.results
        )


def read(record: Record | Mapping[str, Any] | str) -> Record:
    """Return the record; raises AnalysisError for one that cannot be read or is of newer rules."""
    if isinstance(record, Record):
        return record
    try:
        data = json.loads(record) if isinstance(record, str) else record
    except (ValueError, RecursionError) as error:
        raise AnalysisError(ANALYSIS_REPLAY(event=0, why=_plain(str(error)))) from None
    setup = data.get("setup") if isinstance(data, Mapping) else None
    revision = setup.get("revision") if isinstance(setup, Mapping) else None
    if type(revision) is int and revision > REVISION:
        raise AnalysisError(ANALYSIS_NEWER(newest=REVISION))
    try:
        return Record.from_data(data)
    except RecordError as error:
        raise AnalysisError(ANALYSIS_REPLAY(event=0, why=_plain(str(error)))) from None


def _plain(sentence: str) -> str:
    """Return a sentence without its full stop, to stand within another one."""
    return sentence.removesuffix(".")


def follow(record: Record) -> Course:
    """Play a record once; raises AnalysisError with the first event that cannot be played."""
    walk, event = None, 0
    try:
        walk = Walk(record.start())
        for event, action in enumerate(record.actions, 1):
            walk.take(event, action)
    except IllegalAction as error:
        raise AnalysisError(ANALYSIS_REPLAY(event=event, why=_plain(error.refusal.sentence))) from None
    except (DrawError, RecordError) as error:
        raise AnalysisError(ANALYSIS_REPLAY(event=event, why=_plain(str(error)))) from None
    except Exception as error:  # an action that the rules engine takes and fails at
        raise AnalysisError(ANALYSIS_REPLAY(event=event, why=type(error).__name__)) from error
    game = walk.game
    if not game.over:
        raise AnalysisError(ANALYSIS_RUNNING())
    # A record may leave its draws to seed and salts.
    full = replace(record, draws=list(game.draws), chance={k: list(v) for k, v in game.chance.items() if v})
    return Course(full, walk.turns, game.scores(), game.state.present(), walk.bidding)


class Walk:
    """Plays a record and notes its turns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[Turn] = []
        self.bidding = frozenset(kind for module in game.setup.modules for kind in module.bids)
        self._tile: tuple[int, str | None, int] | None = None

    def take(self, event: int, action: Action) -> None:
        """Play the next action of the record. Raises as `Game.apply` does."""
        game, state, decision = self.game, self.game.state, self.game.decision
        refusal = game.check(action)
        if refusal is not None or decision is None:
            game.apply(action)
            return
        if not self.turns or self.turns[-1].number != state.turn_number:
            self.turns.append(self._turn(event))
        turn = self.turns[-1]
        turn.last_event = event
        if decision.kind == "place_tile":
            self._open(turn, event, decision.seat)
        if turn.parts and action["seat"] == turn.parts[-1].seat and decision.kind not in self.bidding:
            turn.parts[-1].actions.append(action)
        before = game.scores()
        game.apply(action)
        if decision.kind in self.bidding:
            after = game.scores()
            turn.paid = [paid + new - old for paid, new, old in zip(turn.paid, after, before, strict=True)]

    def _turn(self, event: int) -> Turn:
        state = self.game.state
        found = before_the_draw(state)
        return Turn(
            state.turn_number, state.active, event, event, found, state.present(), paid=[0] * len(state.seats)
        )

    def _open(self, turn: Turn, event: int, seat: int) -> None:
        """Begin a part of the turn, unless it is still about the same tile on the same board."""
        state = self.game.state
        tile = (len(state.board.tiles), state.hand, state.tiles_left)
        if tile != self._tile and state.hand is not None:
            turn.parts.append(Part(event - 1, seat, state.hand, state.hand_drawn))
        self._tile = tile


def before_the_draw(state: GameState) -> Position:
    """Return how a game stands, as if a tile that was just drawn still lay in the bag."""
    tile, fits = state.hand, state.hand_fits
    if tile is None or not state.hand_drawn:
        return position(state, state.active)
    state.put_back()
    found = position(state, state.active)
    state.draw(tile)
    state.hand_fits = fits
    return found

"""A game tried in thought, on a copy: what a placement would bring, and how it would end now.

The copy goes through the same flow as the game, so every expansion takes part. It knows no more than what
lies on the table: a tile or a result of chance that nobody has seen ends the trial.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from rules.board.features import Feature, Figure, Placed, Spot
from rules.decisions import Action, Flow, Shuffle
from rules.game import Game
from rules.problems import IllegalAction
from rules.state.placement import Placement, Turn
from rules.state.state import GameState
from rules.turn.acting import optional_actions
from rules.turn.placing import PlaceTile
from rules.turn.steps import run_steps, watching_awards
from rules.turn.turn import settle
from rules.views import feature_view

Outcome = dict[str, Any]


def outcome(game: Game, tile: str, x: int, y: int, rotation: int, seat: int | None = None) -> Outcome:
    """Return what a placement would bring if the turn then ended without a figure.

    `features` are the features that the tile would have a part in, or would complete, as it lies there;
    `scored` are the entries that would be written. Whatever a seat may decline, it declines. `seat` has the
    turn; None is the one who has it now. Raises `IllegalAction` if the tile may not lie there, `KeyError`
    if no tile of the game has that name.
    """
    state = copied(game.state)
    state.turn = state.turn if seat in (None, state.active) else Turn(0, seat or 0)
    state.hand, state.pending = tile, []
    refusal = PlaceTile(state, tile).problem({"x": x, "y": y, "rotation": rotation})
    if refusal is not None:
        raise IllegalAction(refusal)
    before = len(state.scored)
    this = Placement(state.active, state.lay((x, y), rotation), state.action_number)
    _run(state, _until_figures(state, this))
    features = [feature_view(state, spot) for spot in _touched(state)]
    _run(state, _until_scored(state, this))
    return {"features": features, "scored": state.scored[before:]}


def projection(game: Game) -> list[dict[str, Any]] | None:
    """Return the entries that would be written if the game ended now, what the last tile completed included.

    None where that cannot be said: within the scoring of a placement, and when the game is over.
    """
    decision = game.decision
    if decision is None or decision.kind not in ("place_tile", "act"):
        return None
    state = copied(game.state)
    before = len(state.scored)
    if decision.kind == "act":
        newest = next(reversed(state.board.tiles.values()))
        _run(state, _until_scored(state, Placement(decision.seat, newest, state.action_number)))
    _run(state, _until_over(state))
    return state.scored[before:]


def _until_figures(state: GameState, this: Placement) -> Flow:
    """Play what follows the tile up to its optional actions, and of these only what must be done."""
    yield from run_steps(state, "placed", this)
    yield from optional_actions(state, this)


def _until_scored(state: GameState, this: Placement) -> Flow:
    yield from run_steps(state, "ended", this)
    yield from settle(state, this)


def _until_over(state: GameState) -> Flow:
    yield from run_steps(state, "end_of_game")
    state.awards_watched = False
    yield from run_steps(state, "final_scoring")


def _run(state: GameState, flow: Flow) -> None:
    """Run a flow as if every seat had left: each declines what it may.

    What only chance answers ends it, unless nothing but points hangs on the result.
    """
    flow = watching_awards(state, flow) if state.awards_watched else flow
    answer: Action | None = None
    while True:
        try:
            decision = flow.send(answer)
        except StopIteration:
            return
        if decision.for_driver and not (decision.dispensable or isinstance(decision, Shuffle)):
            return
        answer = decision.actions()[0] if decision.must else None


def _touched(state: GameState) -> list[Spot]:
    """Return one spot of each feature that the newest placement touched."""
    return list({id(spot.feature): spot for spot in state.features.touched}.values())


# Copying. Nothing of the copy is shared with the game but what never changes.


def copied(state: GameState) -> GameState:
    """Return a copy of the state, which can be played on without touching the game."""
    memo: dict[int, Any] = {
        id(fixed): fixed for fixed in (state.setup, state.options, state.hooks, state.schedule)
    }
    memo.update((id(kind), kind) for kind in state.kinds.values())  # modules know theirs by identity
    linked = list(_linked(state))
    for placed in state.board.tiles.values():
        for fixed in (
            placed.face,
            placed.sides,
            placed.middles,
            placed.named,
        ):  # replaced at need, never changed
            memo[id(fixed)] = fixed
    memo.update((id(one.segment), one.segment) for one in linked if isinstance(one, Spot))
    # Tiles, spots, features and figures point at each other in long chains: each is known to the memo before
    # its parts are copied.
    for one in linked:
        memo[id(one)] = type(one).__new__(type(one))
    for one in linked:
        for name in _slots(type(one)):
            if hasattr(one, name):
                setattr(memo[id(one)], name, copy.deepcopy(getattr(one, name), memo))
    return copy.deepcopy(state, memo)


def _linked(state: GameState) -> Iterator[Placed | Spot | Feature | Figure]:
    features: dict[int, Feature] = {}
    for placed in state.board.tiles.values():
        yield placed
        yield from placed.spots
        features.update((id(spot.feature), spot.feature) for spot in placed.spots)
    yield from features.values()
    yield from state.figures


def _slots(kind: type) -> list[str]:
    # A compiled class has no slots of Python; mypyc names its attributes.
    return [
        name
        for base in kind.__mro__
        for name in getattr(base, "__mypyc_attrs__", getattr(base, "__slots__", ()))
    ]

"""The driver: it owns the flow, asks about an action before it sends it in, and keeps the log.

An action that is refused has changed nothing. An exception inside the flow is a bug of ours, never a refusal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rules import refusals
from rules.chance import DrawError, Results
from rules.decisions import Action, Chance, Decision, Draw, Flow, Shuffle
from rules.hooks import HookError, RuleModule, implemented
from rules.problems import IllegalAction, Refusal
from rules.setup.reader import CheckedSetup as Setup
from rules.stack import Stack
from rules.state.state import GameState
from rules.turn.start import new_state
from rules.turn.turn import play_game


class Game:
    """A game in progress or over, rebuilt from its log whenever needed.

    `order` holds tile ids as they leave the bag, `results` what else chance brings; what neither names
    follows from the seed of `results`. If that has none, the game waits at a decision `draw` or
    `chance`. Only this object knows the order; nothing in the state does.
    """

    def __init__(self, setup: Setup, order: Sequence[str], results: Results | None = None) -> None:
        """Make a game before its first action. Raise `DrawError` if these draws can't come from the bag."""
        self.setup = setup
        self.results = results or Results()
        self._stack = Stack(setup, order, self.results.shuffler)
        self.log: list[Action] = []
        self._start()

    @classmethod
    def replay(
        cls, setup: Setup, order: Sequence[str], actions: Iterable[Action], results: Results | None = None
    ) -> Game:
        """Play a log from the start, checking each action; raises `IllegalAction` at the first bad one."""
        game = cls(setup, order, results)
        for action in actions:
            game.apply(action)
        return game

    @classmethod
    def resumed(
        cls, setup: Setup, order: Sequence[str], actions: Iterable[Action], results: Results | None = None
    ) -> Game:
        """Play a log whose actions are known to be legal, without checking them."""
        game = cls(setup, order, results)
        for action in actions:
            game._take(action)
        return game

    def _start(self) -> None:
        self.state = new_state(self.setup)
        self._stack.start()
        # The results of chance so far, by their stream: of a pile each once. And how often each was asked.
        self.chance: dict[str, list[Any]] = {}
        self._asked: Counter[str] = Counter()
        self._flow: Flow = play_game(self.state)
        self.decision: Decision | None = next(self._flow, None)
        self._settle_draws()

    @property
    def table(self) -> GameState:
        """The older name of `state`, for programs that still use it."""
        return self.state

    @property
    def number(self) -> int:
        """How many actions stand in the log."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def draws(self) -> tuple[str, ...]:
        """The tiles that have left the stack so far, in the order in which they lay there.

        Those that nobody has seen are named when the game is over.
        """
        return self._stack.gone if self.over else self._stack.drawn

    @property
    def public_draws(self) -> list[str | None]:
        """The same, with None for tiles among them that still lie face down."""
        return self._stack.public

    def scores(self) -> list[int]:
        """Return points by seat."""
        return [seat.score for seat in self.state.seats]

    def ranks(self) -> list[int]:
        """Return the rank of each seat from 1.

        Equal totals share it, who left comes last (BASE-END-5, HOUSE-5).
        """
        standing = [(not seat.forfeited, seat.score) for seat in self.state.seats]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def legal(self, *, previews: bool = False) -> list[Action]:
        """Return the sorted legal actions; empty if the game is over or waits for a draw or result.

        With `previews`, actions whose offer says what would follow from them have that as the mark `preview`.
        """
        if self.decision is None:
            return []
        return self.decision.previewed() if previews else self.decision.actions()

    def check(self, action: object) -> Refusal | None:
        """Return why an action is not legal now; None if it is. Changes nothing."""
        problem = _form(action)
        if problem is not None:
            return problem
        assert isinstance(action, dict)
        if self.decision is None:
            return refusals.GAME_OVER()
        if action["type"] == "forfeit":
            return self._forfeit_problem(action)
        if action["type"] == "end_together":
            return self._agreement_problem(action)
        refusal = self.decision.problem(action)
        if refusal is None or refusal.declared not in (refusals.TYPE_NOW, refusals.FIGURE_USED):
            return refusal
        for explain in implemented(self.state, RuleModule.not_offered):
            better: Refusal | None = explain(self.state, action["type"])
            if better is not None:
                return better
        return refusal

    def apply(self, action: Action) -> None:
        """Play an action. Raises `IllegalAction` if it is not legal; then nothing has changed."""
        problem = self.check(action)
        if problem is not None:
            raise IllegalAction(problem)
        self._take(self.decision.plain(action) if self.decision else action)

    def _take(self, action: Action) -> None:
        # A copy: nobody who still holds the action can change what has been played.
        kept = dict(action)
        for key, value in action.items():
            if type(value) is dict:
                kept[key] = dict(value)
        self.log.append(kept)
        self.state.action_number = len(self.log)
        if action["type"] == "forfeit":
            self.state.leave(action["seat"])
        elif action["type"] == "end_together":
            self.state.end_together()
        else:
            self._send(action)
        self._settle_draws()

    def _send(self, answer: Action | None) -> None:
        try:
            self.decision = self._flow.send(answer)
        except StopIteration:
            self.decision = None

    def _settle_draws(self) -> None:
        """Answer what needs no player: draws from the known order, and questions to seats that have left."""
        state = self.state
        while (decision := self.decision) is not None:
            left = state.playing < 2 or state.seats[decision.seat].forfeited
            if left and not decision.dispensable:
                self._send(decision.actions()[0] if decision.must else None)
            elif not (decision.for_driver and self._driven(decision)):
                return

    def _driven(self, decision: Decision) -> bool:
        """Return whether a decision was one that the driver answers, and could."""
        if isinstance(decision, Draw):
            tile = self._stack.take(decision.tiles_above, unseen=decision.unseen)
            if tile is None:
                return False
            if not decision.unseen and not self.state.bag[tile]:
                raise DrawError(f"The draws name {tile}, which the bag does not hold.")
            self._send({"tile": None if decision.unseen else tile})
        elif isinstance(decision, Chance) and (found := self._result(decision)) is not None:
            self._send({"outcome": found})
        elif isinstance(decision, Shuffle):
            self._stack.shuffle(self.state.bag, decision.of, decision.tiles_above)
            self._send({})
        else:
            return False
        return True

    def _result(self, asked: Chance) -> Any | None:
        if not any(asked.of in module.streams for module in self.setup.modules):
            raise HookError(
                f"A module asks for a result of {asked.of!r}: name it in `streams` of that module."
            )
        number = self._asked[asked.of]
        found = self.results.answer(asked, number)
        if found is not None:
            self._asked[asked.of] += 1
            if not asked.pile or number < len(asked.outcomes):
                self.chance.setdefault(asked.of, []).append(found)
        return found

    def _forfeit_problem(self, action: dict[str, Any]) -> Refusal | None:
        if set(action) - {"seat", "type", "by"} or action.get("by", "clock") not in {"clock", "claim"}:
            return refusals.ACTION_FIELD(detail='forfeit has no fields but "by": "clock" or "claim".')
        return self._absence_problem(action["seat"])

    def _agreement_problem(self, action: dict[str, Any]) -> Refusal | None:
        """Return why a seat cannot be the last to agree; the server has asked the others (HOUSE-25)."""
        if set(action) != {"seat", "type"}:
            return refusals.ACTION_FIELD(detail="end_together has no other fields.")
        return self._absence_problem(action["seat"])

    def _absence_problem(self, seat: int) -> Refusal | None:
        if seat >= len(self.state.seats):
            return refusals.ACTION_SEAT(detail="There is no such seat.")
        if self.state.seats[seat].forfeited:
            return refusals.FORFEIT_GONE()
        return None

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat may take back the newest action.

        Its own, of its unfinished turn (BASE-TS-4).
        """
        decision = self.decision
        if decision is None or decision.seat != seat or decision.undo_to is None:
            return False
        return self.number > decision.undo_to and self.log[-1]["type"] != "forfeit"

    def undo(self, seat: int) -> None:
        """Go back by one action: replay the log without it. Raise `IllegalAction` if that is not allowed."""
        if not self.can_undo(seat):
            raise IllegalAction(refusals.UNDO_NOW())
        log, self.log = self.log[:-1], []
        self._start()
        for action in log:
            self._take(action)


def _form(action: object) -> Refusal | None:
    """Return what is wrong with the outer form of an action, if anything."""
    if not isinstance(action, dict):
        return refusals.ACTION_FORM(detail="An action is an object.")
    if type(action.get("seat")) is not int or action["seat"] < 0:
        return refusals.ACTION_SEAT(detail="An action names its seat, a number from 0.")
    if not isinstance(action.get("type"), str):
        return refusals.ACTION_TYPE(detail="An action names its type.")
    return None


__all__ = ["DrawError", "Game"]

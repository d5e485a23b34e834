"""The driver: it owns the flow, asks about an action before it sends it in, and keeps the log.

An action that is refused has changed nothing. An exception inside the flow is a bug of ours, never a refusal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.chance import DrawError, Results
from rules.decisions import Action, Chance, Decision, Draw, Flow, Shuffle
from rules.hooks import RuleModule, first
from rules.problems import Refusal, Refused
from rules.setup.reader import CheckedSetup as Setup
from rules.stack import Stack
from rules.turn.start import new_state
from rules.turn.turn import play_game


class Game:
    """A game in progress or over, rebuilt from its log whenever needed.

    `order` holds tile ids as they leave the bag, `results` what else chance brings; what neither names
    follows from the seed of `results`. If that has none, the game stands still at a decision `draw` or
    `chance`. Only this object knows the order; nothing in the state does.
    """

    def __init__(self, setup: Setup, order: Sequence[str], results: Results | None = None) -> None:
        """A game before its first action. Raises `DrawError` if these draws can't come from the bag."""
        self.setup = setup
        self.results = results or Results()
        self._stack = Stack(setup, order, self.results.shuffler)
        self.log: list[Action] = []
        self._start()

    @classmethod
    def replay(cls, setup: Setup, order: Sequence[str], actions: Iterable[Action]) -> Game:
        """Play a log from the start, checking each action; raises `Refused` at the first illegal one."""
        game = cls(setup, order)
        for action in actions:
            game.apply(action)
        return game

    def _start(self) -> None:
        self.table = new_state(self.setup)
        self._stack.start()
        # The results of chance so far, by their stream.
        self.chance: dict[str, list[Any]] = {}
        self._flow: Flow = play_game(self.table)
        self.decision: Decision | None = next(self._flow, None)
        self._settle_draws()

    @property
    def number(self) -> int:
        """How many actions stand in the log."""
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def draws(self) -> tuple[str, ...]:
        """The tiles that have left the stack so far, in the order in which they lay there."""
        return self._stack.drawn

    def scores(self) -> list[int]:
        """Points by seat."""
        return [seat.score for seat in self.table.seats]

    def ranks(self) -> list[int]:
        """The rank of each seat from 1: equal totals share it, who left comes last (BASE-END-5, HOUSE-5)."""
        standing = [(not seat.gone, seat.score) for seat in self.table.seats]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def legal(self) -> list[Action]:
        """Every legal action of the decision at hand, sorted; empty when the game is over or stands still."""
        return self.decision.actions() if self.decision else []

    def check(self, action: object) -> Refusal | None:
        """Why an action is not legal now; None if it is. Changes nothing."""
        problem = _form(action)
        if problem is not None:
            return problem
        assert isinstance(action, dict)
        if self.decision is None:
            return Refusal("game.over", "BASE-END-1", "The game is over.")
        if action["type"] == "forfeit":
            return self._forfeit_problem(action)
        refusal = self.decision.problem(action)
        if refusal is None or refusal.code != "type.now":
            return refusal
        return first(RuleModule.not_offered, self.table, action["type"]) or refusal

    def apply(self, action: Action) -> None:
        """Play an action. Raises `Refused` if it is not legal; then nothing has changed."""
        problem = self.check(action)
        if problem is not None:
            raise Refused(problem)
        self._take(self.decision.plain(action) if self.decision else action)

    def _take(self, action: Action) -> None:
        # A copy: nobody who still holds the action can change what has been played.
        kept = dict(action)
        for key, value in action.items():
            if type(value) is dict:
                kept[key] = dict(value)
        self.log.append(kept)
        self.table.seq = len(self.log)
        if action["type"] == "forfeit":
            self.table.leave(action["seat"])
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
        table = self.table
        while (decision := self.decision) is not None:
            if table.playing < 2 or table.seats[decision.seat].gone:
                self._send(decision.actions()[0] if decision.must else None)
            elif not (decision.for_driver and self._driven(decision)):
                return

    def _driven(self, decision: Decision) -> bool:
        """Whether a decision was one that the driver answers, and could."""
        if isinstance(decision, Draw):
            tile = self._stack.take(decision.tiles_above, unseen=decision.unseen)
            if tile is None:
                return False
            if not decision.unseen and not self.table.bag[tile]:
                raise DrawError(f"The draws name {tile}, which the bag does not hold.")
            self._send({"tile": None if decision.unseen else tile})
        elif isinstance(decision, Chance) and (found := self._result(decision)) is not None:
            self._send({"outcome": found})
        elif isinstance(decision, Shuffle):
            self._stack.shuffle(self.table.bag, decision.of, decision.tiles_above)
            self._send({})
        else:
            return False
        return True

    def _result(self, asked: Chance) -> Any | None:
        so_far = self.chance.setdefault(asked.of, [])
        found = self.results.answer(asked, len(so_far))
        if found is not None:
            so_far.append(found)
        return found

    def _forfeit_problem(self, action: dict[str, Any]) -> Refusal | None:
        if set(action) - {"seat", "type", "by"} or action.get("by", "clock") != "clock":
            return Refusal("action.field", "", 'forfeit has no fields but "by": "clock".')
        if action["seat"] >= len(self.table.seats):
            return Refusal("action.seat", "", "There is no such seat.")
        if self.table.seats[action["seat"]].gone:
            return Refusal("forfeit.gone", "HOUSE-1", "This seat has left the game already.")
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the newest action: its own, of its unfinished turn (BASE-TS-4)."""
        decision = self.decision
        if decision is None or decision.seat != seat or decision.undo_to is None:
            return False
        return self.number > decision.undo_to and self.log[-1]["type"] != "forfeit"

    def undo(self, seat: int) -> None:
        """Go back by one action: replay the log without it. Raises `Refused` where that is not allowed."""
        if not self.can_undo(seat):
            sentence = "You can take back only your own actions of the turn you have not ended."
            raise Refused(Refusal("undo.now", "BASE-TS-4", sentence))
        log, self.log = self.log[:-1], []
        self._start()
        for action in log:
            self._take(action)


def _form(action: object) -> Refusal | None:
    """What is wrong with the outer form of an action, if anything."""
    if not isinstance(action, dict):
        return Refusal("action.form", "", "An action is an object.")
    if type(action.get("seat")) is not int or action["seat"] < 0:
        return Refusal("action.seat", "", "An action names its seat, a number from 0.")
    if not isinstance(action.get("type"), str):
        return Refusal("action.type", "", "An action names its type.")
    return None


__all__ = ["DrawError", "Game"]

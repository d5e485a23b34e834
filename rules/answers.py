"""What answers in advance say now: the kinds of a game, and the action that stands for a seat.

The server calls this after each action. An answer leads to an ordinary action, which the driver
checks as any other.
"""

from __future__ import annotations

from typing import Any, Protocol

from rules.decisions import Action, Decision
from rules.hooks import RuleModule, every
from rules.problems import IllegalAction, Refusal
from rules.refusals import ACTION_FIELD
from rules.state.answers import PASS, Answer, AnswerKind, Answers
from rules.state.state import GameState


class Playing(Protocol):
    """What is looked at of a game (`rules.game.Game`)."""

    @property
    def state(self) -> GameState: ...

    @property
    def over(self) -> bool: ...

    @property
    def decision(self) -> Decision | None: ...

    def check(self, action: object) -> Refusal | None: ...


def answer_kinds(game: Playing) -> dict[str, AnswerKind]:
    """Return the kinds of answers in advance of a game by their names, in the order in which they count."""
    kinds = {kind.name: kind for kind in every(RuleModule.answer_kinds, game.state)}
    # The others say more about one decision.
    passing = kinds.pop(PASS.name, None)
    return {**kinds, PASS.name: passing} if passing else kinds


def given_answer(game: Playing, seat: int, answer: dict[str, Any]) -> Answer:
    """Return an answer as it is to be kept for a seat. Raises IllegalAction if it can't be given now."""
    kind = answer_kinds(game).get(str(answer.get("kind")))
    if kind is None:
        raise IllegalAction(ACTION_FIELD(detail="This game has no such answer in advance."))
    refusal = _malformed(kind, answer) or kind.refusal(game.state, seat, answer)
    if refusal is not None:
        raise IllegalAction(refusal)
    return {**answer, **kind.noted(game.state, seat)}


def same_answer(game: Playing, one: Answer, other: Answer) -> bool:
    """Return whether one answer takes the place of the other: of one kind, about the same."""
    kind = answer_kinds(game).get(one["kind"])
    keys = ("kind", *(kind.key if kind else ()))
    return all(one.get(key) == other.get(key) for key in keys)


def kept_answers(game: Playing, answers: Answers) -> dict[int, list[Answer]]:
    """Return the answers that may still be used. One that the rules would refuse now is dropped, too."""
    if game.over:
        return {}
    return {
        seat: [answer for answer in given if not _dropped(game, seat, answer, answers)]
        for seat, given in answers.items()
    }


def answer_in_advance(game: Playing, answers: Answers) -> Action | None:
    """Return the action with which the deciding seat has answered in advance, or None if it must be asked."""
    decision = game.decision
    if decision is None:
        return None
    own = answers.get(decision.seat, ())
    for name in answer_kinds(game):
        for answer in own:
            action = _action(game, decision, answer, answers) if answer["kind"] == name else None
            if action is not None and game.check(action) is None:
                return action
    return None


def _dropped(game: Playing, seat: int, answer: Answer, answers: Answers) -> bool:
    kind, decision = answer_kinds(game).get(answer["kind"]), game.decision
    if kind is None or game.state.seats[seat].forfeited or kind.lapsed(game.state, seat, answer):
        return True
    if decision is None or decision.seat != seat:
        return False
    action = _action(game, decision, answer, answers)
    return action is not None and game.check(action) is not None


def _action(game: Playing, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
    kind = answer_kinds(game).get(answer["kind"])
    action = kind.action(game.state, decision, answer, answers) if kind else None
    return {"seat": decision.seat, **action} if action else None


def _malformed(kind: AnswerKind, answer: dict[str, Any]) -> Refusal | None:
    if answer.keys() != {"kind", *kind.fields}:
        return ACTION_FIELD(detail=f"{kind.name} has these fields: {', '.join(kind.fields) or 'none'}.")
    for name, wanted in kind.fields.items():
        if type(answer[name]) is not wanted:
            return ACTION_FIELD(detail=f"The field {name!r} of {kind.name} is of another type.")
    return None

"""Answers in advance: what a player wants answered to a decision that has not come yet.

An answer is plain data: its `kind`, and the fields of that kind. The rules keep none: the server
keeps them by seat, and asks `rules.answers` what they say now. So they are in no state, view or record.
`state` is always the `GameState`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rules.decisions import Action, Decision
from rules.problems import Refusal

Answer = dict[str, Any]
# The answers of each seat that has some.
Answers = Mapping[int, Sequence[Answer]]


class AnswerKind:
    """One kind of answer in advance.

    `name` is the `kind` of its answers, `fields` are their other keys with the types of the values. A seat
    has one answer for each value of `key`, so one in all if that is empty.
    """

    name: ClassVar[str]
    fields: ClassVar[Mapping[str, type]] = {}
    key: ClassVar[tuple[str, ...]] = ()

    def noted(self, state: Any, seat: int) -> Mapping[str, Any]:
        """Return what is kept with an answer besides its fields, from the moment at which it is given."""
        return {}

    def refusal(self, state: Any, seat: int, answer: Answer) -> Refusal | None:
        """Return why an answer can't be given now; its fields are of the right types."""
        return None

    def lapsed(self, state: Any, seat: int, answer: Answer) -> bool:
        """Return whether no decision will come any more that the answer is about."""
        return False

    def action(self, state: Any, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
        """Return the action with which the deciding seat answers, without its seat.

        None if the answer is not about this decision. `answers` has those of all seats.
        """
        return None


class PassUntilTurn(AnswerKind):
    """Decline all that may be declined until the next own turn begins.

    Modules that ask a seat out of its turn, and let it pass, name this kind among theirs.
    """

    name = "pass_until_turn"

    def noted(self, state: Any, seat: int) -> Mapping[str, Any]:
        return {"turn": state.turn_number}

    def lapsed(self, state: Any, seat: int, answer: Answer) -> bool:
        return bool(state.active == seat and state.turn_number > int(answer["turn"]))

    def action(self, state: Any, decision: Decision, answer: Answer, answers: Answers) -> Action | None:
        return {"type": "pass"} if any(offer.name == "pass" for offer in decision.open) else None


PASS: Final = PassUntilTurn()

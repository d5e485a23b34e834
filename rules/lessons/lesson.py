"""One lesson: its setup, its stack, and the script that a learner follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rules.decisions import Action

LEARNER: Final = 0


@dataclass(frozen=True)
class Mistake:
    """An action that the rules refuse after the first `after` actions of a step, and the refusal's code."""

    action: Action
    code: str
    after: int = 0


@dataclass(frozen=True)
class Step:
    """A task: the learner's actions one after the other, and what the lesson plays by itself after them.

    `turns[n]` are the rotations that look alike for `do[n]`; the first of them is played. `mistakes` are
    checked by the tests, so that a text may speak of them.
    """

    name: str
    do: tuple[Action, ...]
    turns: tuple[tuple[int, ...], ...]
    reply: tuple[Action, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson of the base game (`expansion` is None) or of one expansion.

    `data` is a setup without seats and start tiles, which `board` draws. `draws` leave the stack first; with
    `last` there are no other tiles. `before` is played before the learner's first action. `scores` are the
    points after the last step; `chance` is what else comes by chance, by its stream.
    """

    name: str
    expansion: str | None
    data: Mapping[str, Any]
    board: str | None
    draws: tuple[str, ...]
    before: tuple[Action, ...]
    steps: tuple[Step, ...]
    scores: tuple[int, ...]
    last: bool = False
    chance: Mapping[str, list[Any]] = field(default_factory=dict)

    @property
    def length(self) -> int:
        """How many actions the learner plays."""
        return sum(len(step.do) for step in self.steps)

    def log(self, at: int) -> list[Action]:
        """Return all actions up to and with the learner's action `at`, and the replies to it."""
        played = list(self.before)
        for action, reply in list(self._script())[:at]:
            played += [action, *reply]
        return played

    def reply(self, at: int) -> tuple[Action, ...]:
        """Return what the lesson plays by itself after the learner's action number `at`, from 0."""
        return list(self._script())[at][1]

    def _script(self) -> Iterator[tuple[Action, tuple[Action, ...]]]:
        for step in self.steps:
            for number, action in enumerate(step.do, 1):
                yield action, step.reply if number == len(step.do) else ()

    def step_at(self, at: int) -> tuple[int, int]:
        """Return the step of the learner's action number `at`, and how many of its actions came before.

        After the last action this is `(len(steps), 0)`.
        """
        for index, step in enumerate(self.steps):
            if at < len(step.do):
                return index, at
            at -= len(step.do)
        return len(self.steps), 0

    def wanted(self, at: int) -> Action | None:
        """Return the learner's next action; None after the last."""
        index, nth = self.step_at(at)
        return self.steps[index].do[nth] if index < len(self.steps) else None

    def takes(self, at: int, action: Mapping[str, Any]) -> bool:
        """Return whether an action is the one that the script wants next, or looks just like it."""
        wanted = self.wanted(at)
        if wanted is None:
            return False
        index, nth = self.step_at(at)
        same = self.steps[index].turns[nth] or (wanted.get("rotation"),)
        keys = wanted.keys() - {"rotation"}
        return action.get("rotation") in same and all(action.get(key) == wanted[key] for key in keys)

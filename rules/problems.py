"""Why something is not allowed: a code for programs, a clause of the rulebook, a sentence for players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.refusal_types import Refusal

__all__ = ["IllegalAction", "RecordError", "Refusal", "Refused", "ReplayError", "SetupError"]


class IllegalAction(Exception):  # noqa: N818  an answer to a player, not an error of the program
    """An action was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        # The sentence is written only for those who read it: a client gets the code and the params.
        return self.refusal.sentence


# The older name, for programs that still use it.
Refused = IllegalAction


class SetupError(ValueError):
    """A setup that no game can be played from: an unknown name, a value out of range."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The code of the refusal."""
        return self.refusal.code

    @property
    def params(self) -> Mapping[str, Any]:
        """The params of the refusal."""
        return self.refusal.params

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.refusal.sentence


class RecordError(ValueError):
    """A text that cannot be read as a record; the message says why."""


class ReplayError(RuntimeError):
    """The rules engine failed at event `number` of a record: a bug of ours, the cause of this exception."""

    def __init__(self, number: int) -> None:
        super().__init__(f"The rules engine failed at event {number}.")
        self.number = number

"""Why something is not allowed: a code for programs, a clause of the ledger, a sentence for players."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason against an action. `clause` is empty where no rule of the game speaks (malformed input)."""

    code: str
    clause: str
    sentence: str


class Refused(Exception):  # noqa: N818  an answer to a player, not an error of the program
    """An action was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class SetupError(ValueError):
    """A setup that no game can be played from: an unknown name, a value out of range."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class RecordError(ValueError):
    """A text that cannot be read as a record; the message says why."""

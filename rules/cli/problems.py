"""What the command line says when something is wrong: one line, and a status."""

from __future__ import annotations

from typing import Final

from rules.problems import Refusal

REFUSED: Final = 1
UNREADABLE: Final = 2
# What a shell reports for a full disk.
UNWRITABLE: Final = 74


class Failure(Exception):  # noqa: N818  an answer to a user, not an error of the program
    """Ends the program with a status and one line on standard error."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        # Words of the user may stand in it, line breaks and what steers a terminal too: one plain line.
        self.line = " ".join("".join(c if c.isprintable() else " " for c in sentence).split())


def illegal(index: int, refusal: Refusal) -> Failure:
    """Return the lines for an illegal action: its index from 0, the code, the clause (`-`.

    None), the sentence.
    """
    return Failure(REFUSED, f"action {index}: {refusal.code} {refusal.clause or '-'} {refusal.sentence}")


def unreadable(sentence: str) -> Failure:
    """Return the lines for a file that is no record, or for unknown arguments."""
    return Failure(UNREADABLE, sentence)

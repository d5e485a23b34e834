"""Refusals: an ordinary answer with a code, maybe a clause of the rules, and a sentence for the player."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why a request was refused. `number` is the match's newest event, if the request was about a match."""

    code: str
    sentence: str
    clause: str | None = None
    number: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The shape of docs/protocol.md; keys without a value are left out."""
        pairs = (
            ("code", self.code),
            ("clause", self.clause),
            ("sentence", encodable(self.sentence)),
            ("number", self.number),
        )
        return {key: value for key, value in pairs if value is not None}


def encodable(text: str) -> str:
    """The text with lone surrogates replaced: a sentence may quote them, but UTF-8 cannot encode them."""
    return text.encode(errors="replace").decode()


class RequestRefused(Exception):  # noqa: N818 - an ordinary answer, not an error
    """Raised where a request cannot be done; carries the Refusal. Nothing has changed."""

    def __init__(
        self, code: str, sentence: str, clause: str | None = None, number: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code, sentence, clause, number)

    @property
    def problem(self) -> Refusal:
        """Old name of `refusal`."""
        return self.refusal

    @property
    def status(self) -> HTTPStatus:
        """The status over HTTP, unless the API names another for the code."""
        return HTTPStatus.UNPROCESSABLE_ENTITY

"""Refusals: an ordinary answer with a code, maybe a clause of the rules, and a sentence for the player."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType
from rest_framework.exceptions import APIException


class RefusalSchema(msgspec.Struct, kw_only=True):
    """Why something was not done."""

    code: str
    clause: Annotated[str | UnsetType, Meta(description="The clause of the rules, where one speaks.")] = UNSET
    sentence: str
    number: Annotated[int | UnsetType, Meta(description="The match's newest event.")] = UNSET
    index: Annotated[
        int | UnsetType, Meta(description="The illegal action of an uploaded record, counted from 0.")
    ] = UNSET

    def __post_init__(self) -> None:
        """Replace lone surrogates: a sentence may quote them, but UTF-8 cannot encode them."""
        self.sentence = self.sentence.encode(errors="replace").decode()


class RefusedMessage(RefusalSchema, tag_field="t", tag="refused", kw_only=True):
    """A refusal over a socket; `id` is that of the refused message, if it had one."""

    id: str | None


class RequestRefused(APIException):
    """Raised where a request cannot be done; carries the refusal. Nothing has changed."""

    status_code = HTTPStatus.UNPROCESSABLE_ENTITY  # over HTTP, unless the API names another for the code

    def __init__(
        self, code: str, sentence: str, clause: str | None = None, number: int | None = None
    ) -> None:
        super().__init__(sentence, code)
        self.refusal = RefusalSchema(
            code=code,
            clause=UNSET if clause is None else clause,
            sentence=sentence,
            number=UNSET if number is None else number,
        )

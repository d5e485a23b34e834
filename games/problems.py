"""Refusals: an ordinary answer with a code, maybe a clause, and a sentence for the player; in one shape
everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

STATUS = {
    "match.unknown": HTTPStatus.NOT_FOUND,
    "match.stale": HTTPStatus.CONFLICT,
    "match.frozen": HTTPStatus.CONFLICT,
    "clock.out": HTTPStatus.CONFLICT,
    "match.not_running": HTTPStatus.CONFLICT,
    "match.not_seated": HTTPStatus.FORBIDDEN,
    "match.not_over": HTTPStatus.FORBIDDEN,
    "http.size": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "http.throttled": HTTPStatus.TOO_MANY_REQUESTS,
}


@dataclass(frozen=True)
class Problem:
    """Why something was not done. `number` is the match's newest event, where it is about a match."""

    code: str
    sentence: str
    clause: str | None = None
    number: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The shape of docs/protocol.md; keys without a value are left out."""
        pairs = (
            ("code", self.code),
            ("clause", self.clause),
            ("sentence", sayable(self.sentence)),
            ("number", self.number),
        )
        return {key: value for key, value in pairs if value is not None}


def sayable(text: str) -> str:
    """The text without halves of surrogate pairs: quoted from what was sent, they can't be sent back."""
    return text.encode(errors="replace").decode()


class Refused(Exception):  # noqa: N818 - an ordinary answer, not an error
    """Raised by the service; carries a Problem."""

    def __init__(
        self, code: str, sentence: str, clause: str | None = None, number: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.problem = Problem(code, sentence, clause, number)

    @property
    def status(self) -> HTTPStatus:
        """The status over HTTP: 422 for what the law refuses."""
        return STATUS.get(self.problem.code, HTTPStatus.UNPROCESSABLE_ENTITY)


def answer(error: Exception, context: dict[str, Any]) -> Response | None:
    """DRF's exception handler: every error in the one shape; None (a bug) stays a 500."""
    if isinstance(error, Refused):
        return Response(error.problem.as_json(), status=error.status)
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if not isinstance(error, exceptions.APIException):
        return None
    return Response(_plain(error), status=error.status_code, headers=_headers(error))


def _headers(error: exceptions.APIException) -> dict[str, str]:
    wait = getattr(error, "wait", None)
    return {"Retry-After": str(int(wait) + 1)} if wait else {}


def _plain(error: exceptions.APIException) -> dict[str, Any]:
    if isinstance(error, exceptions.ValidationError):
        return {"code": "http.invalid", "sentence": _first(error.detail)}
    return {"code": f"http.{error.default_code}", "sentence": str(error.detail)}


def _first(detail: Any) -> str:
    """The first complaint, with the field it is about."""
    if isinstance(detail, dict):
        field, inner = next(iter(detail.items()))
        return _first(inner) if field == "non_field_errors" else f"{field}: {_first(inner)}"
    if isinstance(detail, list) and detail:
        return _first(detail[0])
    return sayable(str(detail))

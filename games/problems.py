"""Refusals over HTTP: every error in one shape, with the status of its code."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

from realtime.refusals import RequestRefused, encodable
from realtime.refusals import RequestRefused as Refused

__all__ = ["Refused", "answer"]  # `Refused` is the old name, until the lobby imports `realtime`

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


def answer(error: Exception, context: dict[str, Any]) -> Response | None:
    """DRF's exception handler: every error in the one shape; None (a bug) stays a 500."""
    if isinstance(error, RequestRefused):
        return Response(error.refusal.as_json(), status=STATUS.get(error.refusal.code, error.status))
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
    return encodable(str(detail))

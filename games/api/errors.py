"""Errors as answers: every one has the form of a refusal."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

from realtime.refusals import RefusalSchema, RequestRefused

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


def handle_exception(error: Exception, context: dict[str, Any]) -> Response | None:
    """Make the answer to an error. Returns None for a bug, which stays a 500."""
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if not isinstance(error, exceptions.APIException):
        return None
    refusal = _refusal(error)
    status = STATUS.get(refusal.code, error.status_code)
    return Response(refusal, status=status, headers=_headers(error))


def _refusal(error: exceptions.APIException) -> RefusalSchema:
    if isinstance(error, RequestRefused):
        return error.refusal
    if isinstance(error, exceptions.ValidationError):
        return RefusalSchema(code="http.invalid", sentence=_first(error.detail))
    return RefusalSchema(code=f"http.{error.default_code}", sentence=str(error.detail))


def _headers(error: exceptions.APIException) -> dict[str, str]:
    wait = getattr(error, "wait", None)
    return {"Retry-After": str(int(wait) + 1)} if wait else {}


def _first(detail: Any) -> str:
    """The first complaint, with the field it is about."""
    if isinstance(detail, dict):
        field, inner = next(iter(detail.items()))
        return _first(inner) if field == "non_field_errors" else f"{field}: {_first(inner)}"
    if isinstance(detail, list) and detail:
        return _first(detail[0])
    return str(detail)

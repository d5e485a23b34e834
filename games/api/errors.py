"""Errors as answers: every one has the form of a refusal."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import InterfaceError, OperationalError
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

from realtime import refusals
from realtime.db_threads import database_refusal
from realtime.refusals import RequestRefused

# What the REST framework raises without a text of ours.
PLAIN = {
    exceptions.NotFound: refusals.HTTP_NOT_FOUND,
    exceptions.NotAuthenticated: refusals.HTTP_LOGIN,
    exceptions.PermissionDenied: refusals.HTTP_FORBIDDEN,
}
# The same with a text that says what is wrong with the request.
DETAILED = {
    exceptions.ParseError: refusals.HTTP_PARSE,
    exceptions.MethodNotAllowed: refusals.HTTP_METHOD,
    exceptions.UnsupportedMediaType: refusals.HTTP_MEDIA_TYPE,
    exceptions.NotAcceptable: refusals.HTTP_NOT_ACCEPTABLE,
}


def handle_exception(error: Exception, context: dict[str, Any]) -> Response | None:
    """Make the answer to an error. Returns None for a bug, which stays a 500."""
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, (OperationalError, InterfaceError)):
        error = database_refusal(error)
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if not isinstance(error, exceptions.APIException):
        return None
    refused = _refusal(error)
    return Response(refused.refusal, status=refused.status_code, headers=_headers(refused))


def _refusal(error: exceptions.APIException) -> RequestRefused:
    if isinstance(error, RequestRefused):
        return error
    if isinstance(error, exceptions.ValidationError):
        return RequestRefused(refusals.HTTP_INVALID, detail=_first(error.detail))
    if isinstance(error, exceptions.Throttled):
        return RequestRefused(refusals.HTTP_THROTTLED, seconds=int(getattr(error, "wait", None) or 59) + 1)
    if plain := PLAIN.get(type(error)):
        return RequestRefused(plain)
    return RequestRefused(DETAILED.get(type(error), refusals.HTTP_ERROR), detail=str(error.detail))


def _headers(error: exceptions.APIException) -> dict[str, str]:
    """Return `Retry-After` for an error that ends by itself: its refusal has the seconds."""
    params = error.refusal.params if isinstance(error, RequestRefused) else None
    return {"Retry-After": str(params["seconds"])} if params and "seconds" in params else {}


def _first(detail: Any) -> str:
    """Return the first complaint, with the field it is about."""
    if isinstance(detail, dict):
        field, inner = next(iter(detail.items()))
        return _first(inner) if field == "non_field_errors" else f"{field}: {_first(inner)}"
    if isinstance(detail, list) and detail:
        return _first(detail[0])
    return str(detail)

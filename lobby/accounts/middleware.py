"""Middleware for allauth: a guest counts as logged out, and refusals have the shape of the API."""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, JsonResponse

from lobby.accounts import waits
from lobby.refusals import (
    ACCOUNT_FORBIDDEN,
    ACCOUNT_FORM,
    ACCOUNT_LOGGED_IN,
    ACCOUNT_LOGIN,
    ACCOUNT_REAUTHENTICATE,
    ACCOUNT_REFUSED,
    ACCOUNT_SECOND_FACTOR,
)
from realtime.refusals import HTTP_CSRF, HTTP_NOT_FOUND, HTTP_THROTTLED, RequestRefused

PATH = "/_allauth/"
GetResponse = Callable[[HttpRequest], HttpResponse]

DEFAULT_REFUSALS = {
    HTTPStatus.UNAUTHORIZED: ACCOUNT_LOGIN,
    HTTPStatus.FORBIDDEN: ACCOUNT_FORBIDDEN,
    HTTPStatus.CONFLICT: ACCOUNT_LOGGED_IN,
}


class AccountsMiddleware:
    """Applies to the paths of allauth only."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a request; one to allauth gets refusals in the shape of the lobby."""
        if not request.path.startswith(PATH):
            return self.get_response(request)
        hide_guest(request)
        return add_refusal(request, self.get_response(request))

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Answer 400 to bodies that allauth can't use, 404 to calls that it offers and this site does not."""
        if not request.path.startswith(PATH):
            return None
        if isinstance(exception, NotImplementedError):  # phone numbers
            refused = RequestRefused(HTTP_NOT_FOUND)
        elif detail := _unusable(request, exception):
            refused = RequestRefused(ACCOUNT_FORM, detail=detail)
        else:
            return None
        return JsonResponse(refused.body, status=refused.status_code)


def _unusable(request: HttpRequest, exception: Exception) -> str:
    """Return what is wrong with the body that led to an exception; "" if the body is not to blame."""
    if isinstance(exception, RecursionError):
        return "This JSON is nested too deeply."
    if isinstance(exception, OverflowError):
        return "A number in this JSON is too large."
    if isinstance(exception, ValueError) and request.body:
        try:
            json.loads(request.body)
        except ValueError:  # json takes numbers of up to 4,300 digits
            return "This is not JSON, or a number in it is too long."
    return ""


def hide_guest(request: HttpRequest) -> None:
    """Move a guest to ``request.guest``, so that allauth offers log-in and sign-up."""
    user = request.user
    guest = user if user.is_authenticated and getattr(user, "is_guest", False) else None
    request.guest = guest  # type: ignore[attr-defined]
    if guest is not None:
        request.user = AnonymousUser()


def add_refusal(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Add the refusal to an error response of allauth; its ``errors`` stay."""
    if response.status_code < HTTPStatus.BAD_REQUEST or not isinstance(response, JsonResponse):
        return response
    body: dict[str, Any] = json.loads(response.content)
    if "sentence" in body:
        return response
    body.update(_refusal(request, body, response.status_code))
    if "seconds" in (body.get("params") or {}):  # of a limit, which allauth may have answered with 400
        body["status"] = response.status_code = HTTPStatus.TOO_MANY_REQUESTS
        response.headers["Retry-After"] = str(body["params"]["seconds"])
    response.content = json.dumps(body).encode()
    return response


def _refusal(request: HttpRequest, body: dict[str, Any], status: int) -> dict[str, Any]:
    errors = body.get("errors") or []
    ours: RequestRefused | None = getattr(request, "refused", None)
    if errors and status != HTTPStatus.TOO_MANY_REQUESTS:
        first = errors[0]
        if ours is not None and first["message"] == ours.refusal.sentence:
            return ours.body
        return {"code": f"account.{first.get('code') or 'invalid'}", "sentence": _sentence(first)}
    # allauth names what it waits for.
    flows = {flow["id"] for flow in (body.get("data") or {}).get("flows", ())}
    if "mfa_authenticate" in flows:
        return RequestRefused(ACCOUNT_SECOND_FACTOR).body
    if "reauthenticate" in flows:
        return RequestRefused(ACCOUNT_REAUTHENTICATE).body
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return RequestRefused(HTTP_THROTTLED, seconds=waits.after_call(request)).body
    return RequestRefused(DEFAULT_REFUSALS.get(HTTPStatus(status), ACCOUNT_REFUSED)).body


def _sentence(error: dict[str, Any]) -> str:
    if error.get("code") == "required" and error.get("param"):
        return f"Fill in the {error['param']}."
    return str(error["message"])


def csrf_failed(_request: HttpRequest, reason: str = "") -> JsonResponse:
    """Return the refusal for Django's CSRF_FAILURE_VIEW. The reason is in the log only."""
    return JsonResponse(RequestRefused(HTTP_CSRF).body, status=HTTPStatus.FORBIDDEN)

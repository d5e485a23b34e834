"""Middleware for allauth: a guest counts as logged out, and refusals have the shape of the API."""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, JsonResponse

PATH = "/_allauth/"
GetResponse = Callable[[HttpRequest], HttpResponse]

DEFAULT_REFUSALS = {
    HTTPStatus.UNAUTHORIZED: ("account.login", "Log in first."),
    HTTPStatus.FORBIDDEN: ("account.forbidden", "That is not allowed here."),
    HTTPStatus.CONFLICT: ("account.logged_in", "You are logged in already."),
    HTTPStatus.TOO_MANY_REQUESTS: ("throttled", "Too many tries. Wait a little and try again."),
}


class AccountsMiddleware:
    """Applies to the paths of allauth only."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(PATH):
            return self.get_response(request)
        hide_guest(request)
        return add_refusal(self.get_response(request))

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Answer 400 to JSON that is nested too deeply to be parsed."""
        if not request.path.startswith(PATH) or not isinstance(exception, RecursionError):
            return None
        body = {"code": "account.form", "sentence": "This JSON is nested too deeply."}
        return JsonResponse(body, status=HTTPStatus.BAD_REQUEST)


def hide_guest(request: HttpRequest) -> None:
    """Move a guest to ``request.guest``, so that allauth offers log-in and sign-up."""
    user = request.user
    guest = user if user.is_authenticated and getattr(user, "is_guest", False) else None
    request.guest = guest  # type: ignore[attr-defined]
    if guest is not None:
        request.user = AnonymousUser()


def add_refusal(response: HttpResponse) -> HttpResponse:
    """Add ``code`` and ``sentence`` to an error response of allauth; its ``errors`` stay."""
    if response.status_code < HTTPStatus.BAD_REQUEST or not isinstance(response, JsonResponse):
        return response
    body: dict[str, Any] = json.loads(response.content)
    if "sentence" in body:
        return response
    body["code"], body["sentence"] = _refusal(body, response.status_code)
    response.content = json.dumps(body).encode()
    return response


def _refusal(body: dict[str, Any], status: int) -> tuple[str, str]:
    errors = body.get("errors") or []
    if errors and status != HTTPStatus.TOO_MANY_REQUESTS:
        first = errors[0]
        return f"account.{first.get('code') or 'invalid'}", _sentence(first)
    return DEFAULT_REFUSALS.get(HTTPStatus(status), ("account.refused", "That did not work."))


def _sentence(error: dict[str, Any]) -> str:
    if error.get("code") == "required" and error.get("param"):
        return f"Fill in the {error['param']}."
    return str(error["message"])


def csrf_failed(_request: HttpRequest, reason: str = "") -> JsonResponse:
    """Return the refusal for Django's CSRF_FAILURE_VIEW. The reason is in the log only."""
    sentence = "This page is out of date. Load it again and repeat what you did."
    return JsonResponse({"code": "http.csrf", "sentence": sentence}, status=HTTPStatus.FORBIDDEN)

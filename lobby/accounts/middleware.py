"""What allauth sees: guests are nobody, and refusals have the house's shape."""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, JsonResponse

PATH = "/_allauth/"
Answer = Callable[[HttpRequest], HttpResponse]

PLAIN = {
    HTTPStatus.UNAUTHORIZED: ("account.login", "Log in first."),
    HTTPStatus.FORBIDDEN: ("account.forbidden", "That is not allowed here."),
    HTTPStatus.CONFLICT: ("account.logged_in", "You are logged in already."),
    HTTPStatus.TOO_MANY_REQUESTS: ("throttled", "Too many tries. Wait a little and try again."),
}


class AccountsMiddleware:
    """For the paths of allauth: a guest counts as logged out, kept as ``request.guest``."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(PATH):
            return self.get_response(request)
        set_guest_aside(request)
        return in_house_shape(self.get_response(request))

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """A body that is nested too deeply to be read is the sender's fault."""
        if not request.path.startswith(PATH) or not isinstance(exception, RecursionError):
            return None
        body = {"code": "account.form", "sentence": "This JSON is nested too deeply."}
        return JsonResponse(body, status=HTTPStatus.BAD_REQUEST)


def set_guest_aside(request: HttpRequest) -> None:
    """Keeps a guest as ``request.guest`` and shows allauth nobody: it offers log-in and sign-up."""
    user = request.user
    guest = user if user.is_authenticated and getattr(user, "is_guest", False) else None
    request.guest = guest  # type: ignore[attr-defined]
    if guest is not None:
        request.user = AnonymousUser()


def in_house_shape(response: HttpResponse) -> HttpResponse:
    """Adds ``code`` and ``sentence`` to a refusal of allauth; its own ``errors`` stay."""
    if response.status_code < HTTPStatus.BAD_REQUEST or not isinstance(response, JsonResponse):
        return response
    body: dict[str, Any] = json.loads(response.content)
    if "sentence" in body:
        return response
    body["code"], body["sentence"] = _said(body, response.status_code)
    response.content = json.dumps(body).encode()
    return response


def _said(body: dict[str, Any], status: int) -> tuple[str, str]:
    errors = body.get("errors") or []
    if errors and status != HTTPStatus.TOO_MANY_REQUESTS:
        first = errors[0]
        return f"account.{first.get('code') or 'invalid'}", _about(first)
    return PLAIN.get(HTTPStatus(status), ("account.refused", "That did not work."))


def _about(error: dict[str, Any]) -> str:
    if error.get("code") == "required" and error.get("param"):
        return f"Fill in the {error['param']}."
    return str(error["message"])


def csrf_failed(_request: HttpRequest, reason: str = "") -> JsonResponse:
    """Django's CSRF_FAILURE_VIEW in the house's shape; the reason is for developers and stays in the log."""
    sentence = "This page is out of date. Load it again and repeat what you did."
    return JsonResponse({"code": "http.csrf", "sentence": sentence}, status=HTTPStatus.FORBIDDEN)

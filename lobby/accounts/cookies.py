"""Reads cookies by their names of older versions, so that an update to `__Host-` names logs nobody out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse


class OldCookiesMiddleware:
    """Takes a cookie with an older name for the new one, if the new one is not there.

    The browser gets a cookie with the new name and the same session. The one with the old name stays: a
    process of the older version may still read it during an update, and it opens the same session only.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a request."""
        for name, old in settings.OLD_COOKIES.items():
            if name not in request.COOKIES and old in request.COOKIES:
                request.COOKIES[name] = request.COOKIES[old]
                request.old_cookie = True  # type: ignore[attr-defined]
        response = self.get_response(request)
        self._renew_token(request, response)
        return response

    @staticmethod
    def _renew_token(request: HttpRequest, response: HttpResponse) -> None:
        """Send a new CSRF token by its old name, too: a page of the older version, still open, reads that."""
        name = settings.CSRF_COOKIE_NAME
        old = settings.OLD_COOKIES.get(name)
        if old in request.COOKIES and name in response.cookies:
            response.cookies[old] = response.cookies[name].value
            for key, value in response.cookies[name].items():
                response.cookies[old][key] = value

    def process_view(self, request: HttpRequest, *_: Any) -> None:
        """Have the session's cookie sent with its new name."""
        if getattr(request, "old_cookie", False) and not request.session.is_empty():
            request.session.modified = True

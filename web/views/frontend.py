"""The page of the front end, and the answer for unknown addresses."""

from __future__ import annotations

from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from realtime.refusals import HTTP_NOT_FOUND, RequestRefused

NOT_BUILT = (
    "<!doctype html><title>Bastide</title><p>The front end is not built yet: run <code>make front</code>."
)


@require_safe
@never_cache
@ensure_csrf_cookie
def frontend(request: HttpRequest) -> HttpResponse:
    """Return index.html, for every page of the front end. Its scripts need the CSRF cookie to write."""
    index = settings.FRONTEND / "index.html"
    if not index.is_file():
        return HttpResponse(NOT_BUILT, status=HTTPStatus.SERVICE_UNAVAILABLE)
    return HttpResponse(index.read_bytes())


def not_found(request: HttpRequest) -> JsonResponse:
    """Return 404 for an unknown address below a prefix of the server, which is no page of the front end."""
    return JsonResponse(RequestRefused(HTTP_NOT_FOUND).body, status=404)

"""The built front end, the answer for what is not there, health and metrics."""

from __future__ import annotations

import ipaddress
import secrets
from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe
from django_prometheus.exports import ExportToDjangoView

from games import health as vital

NOT_BUILT = (
    "<!doctype html><title>Bastide</title><p>The front end is not built yet: run <code>make front</code>."
)


@require_safe
@never_cache
@ensure_csrf_cookie
def front(request: HttpRequest) -> HttpResponse:
    """index.html for every page of the front end; its scripts need the CSRF cookie to write."""
    index = settings.FRONTEND / "index.html"
    if not index.is_file():
        return HttpResponse(NOT_BUILT, status=HTTPStatus.SERVICE_UNAVAILABLE)
    return HttpResponse(index.read_bytes())


def missing(request: HttpRequest) -> JsonResponse:
    """A wrong address below a prefix of ours is an error, not a page of the front end."""
    return JsonResponse({"code": "http.not_found", "sentence": "There is nothing here."}, status=404)


@require_safe
@never_cache
def health(request: HttpRequest) -> JsonResponse:
    """`{"ok": true, "database": true, "layer": true}`; 503 when one of them does not answer."""
    parts = vital.check()
    ok = all(parts.values())
    return JsonResponse({"ok": ok, **parts}, status=200 if ok else 503)


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Prometheus metrics, for who knows METRICS_TOKEN, or without one for this machine and private
    networks.
    """
    if not _may_see_metrics(request):
        return missing(request)
    answer: HttpResponse = ExportToDjangoView(request)
    return answer


def _may_see_metrics(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {settings.METRICS_TOKEN}".encode())
    if "X-Forwarded-For" in request.headers:
        return False
    address = ipaddress.ip_address(request.META.get("REMOTE_ADDR") or "0.0.0.0")  # noqa: S104 - nobody's address
    return address.is_loopback or address.is_private

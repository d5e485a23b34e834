"""Health and metrics, for operators."""

from __future__ import annotations

import ipaddress
import secrets

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django_prometheus.exports import ExportToDjangoView

from web.health import check
from web.views.frontend import not_found


@require_safe
@never_cache
def health(request: HttpRequest) -> JsonResponse:
    """Return `{"ok": true, "degraded": false, "database": true, "layer": true}`, for readiness.

    503 if the database does not answer. Without the channel layer the process is degraded, and answers 200.
    """
    parts = check()
    ok = parts["database"]
    answer = {"ok": ok, "degraded": ok and not all(parts.values()), **parts}
    return JsonResponse(answer, status=200 if ok else 503)


@require_safe
@never_cache
def live(request: HttpRequest) -> JsonResponse:
    """Return `{"ok": true}`, for liveness: the process answers, whatever the services do that it uses."""
    return JsonResponse({"ok": True})


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Return Prometheus metrics, with METRICS_TOKEN; without one, for this machine and private networks."""
    if not _may_see_metrics(request):
        return not_found(request)
    answer: HttpResponse = ExportToDjangoView(request)
    return answer


def _may_see_metrics(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {settings.METRICS_TOKEN}".encode())
    if "X-Forwarded-For" in request.headers:
        return False
    address = ipaddress.ip_address(request.META.get("REMOTE_ADDR") or "0.0.0.0")  # noqa: S104 - no client
    return address.is_loopback or address.is_private

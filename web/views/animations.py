"""The animation of a whole game: how far it is, beginning it, the file."""

from __future__ import annotations

import msgspec
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.models import Match
from games.payloads.sharing import shown_match
from games.refusals import MATCH_NOT_OVER
from realtime.limits import spend
from realtime.refusals import HTTP_NOT_FOUND, RequestRefused
from web.pictures import animation
from web.views.pictures import cache_for


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def status(request: HttpRequest, match_id: str) -> JsonResponse:
    """Return how far the animation is; a POST begins it. Of a private match for its players only."""
    try:
        match = _over(request, match_id)
        if request.method != "POST":
            return JsonResponse(msgspec.to_builtins(animation.progress(match)))
        if animation.progress(match).state in {"none", "failed"}:
            spend("picture", None, request.META.get("REMOTE_ADDR", ""))
        return JsonResponse(msgspec.to_builtins(animation.begin(match)))
    except RequestRefused as refused:
        return JsonResponse(refused.body, status=refused.status_code)


@require_safe
def file(request: HttpRequest, match_id: str) -> HttpResponse:
    """Return the animation as APNG, once it is made."""
    try:
        match = _over(request, match_id)
        body = animation.body(match)
        if body is None:
            raise RequestRefused(HTTP_NOT_FOUND)
    except RequestRefused as refused:
        return JsonResponse(refused.body, status=refused.status_code)
    return HttpResponse(body, content_type="image/png", headers={"Cache-Control": cache_for(match)})


def _over(request: HttpRequest, match_id: str) -> Match:
    match = shown_match(match_id, request.user)
    if match.status != Match.Status.OVER:
        raise RequestRefused(MATCH_NOT_OVER, number=match.number)
    return match

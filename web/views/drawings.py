"""Tile drawings: symbols and geometry, at an address with the digest of the drawings."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from rules import art, catalogue
from web.drawings import drawn

SVG, JSON = "image/svg+xml", "application/json"
CACHE_FOREVER = "public, max-age=31536000, immutable"


@require_safe
def tiles(request: HttpRequest, digest: str) -> HttpResponse:
    """Return one `<symbol>` for each design of the sets in `?sets=base,river`."""
    return _sets_answer(request, digest, "sheet", SVG)


@require_safe
def geometry(request: HttpRequest, digest: str) -> HttpResponse:
    """Return where the features of each design are drawn, for the sets in `?sets=base,river`."""
    return _sets_answer(request, digest, "geometry", JSON)


@require_safe
def figures(request: HttpRequest, digest: str) -> HttpResponse:
    """Return the drawings of the pieces."""
    return _answer(drawn("figures", ()), SVG, digest)


def _sets_answer(request: HttpRequest, digest: str, what: str, content_type: str) -> HttpResponse:
    sets = tuple(sorted({word for word in request.GET.get("sets", "base").split(",") if word}))
    if unknown := [name for name in sets if name not in catalogue()]:
        sentence = f"There is no tile set called {unknown[0][:40]!r}."
        return JsonResponse({"code": "art.unknown_set", "sentence": sentence}, status=404)
    return _answer(drawn(what, sets), content_type, digest)


def _answer(body: bytes, content_type: str, digest: str) -> HttpResponse:
    answer = HttpResponse(body, content_type=content_type)
    # The address of older drawings gets the present ones, which must not be cached there.
    answer["Cache-Control"] = CACHE_FOREVER if digest == art.digest() else "no-cache"
    return answer

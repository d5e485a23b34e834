"""Tile drawings: symbols and geometry, at an address with the digest of the drawings."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from realtime.refusals import RequestRefused
from rules import art, catalogue
from web.drawings import design as drawn_design
from web.drawings import designs_of, drawn, drawn_example
from web.refusals import ART_UNKNOWN_SET

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
def design(request: HttpRequest, digest: str, level: str, symbol: str) -> HttpResponse:
    """Return the symbols of one design at a level of detail, at each of its four rotations."""
    body = drawn_design(symbol, level)
    if body is None:
        sentence = "There is no tile with this drawing."
        return JsonResponse({"code": "art.unknown_design", "sentence": sentence}, status=404)
    return _answer(body, SVG, digest)


@require_safe
def designs(request: HttpRequest, digest: str, level: str, name: str) -> HttpResponse:
    """Return the symbols of all designs of one set at a level of detail."""
    if name not in catalogue() or level not in art.LEVELS:
        sentence = f"There are no drawings of a tile set {name[:40]!r} at a level of detail {level[:40]!r}."
        return _refused(sentence)
    return _answer(designs_of(name, level), SVG, digest)


@require_safe
def shared(request: HttpRequest, digest: str) -> HttpResponse:
    """Return the patterns and tokens that all drawings share."""
    return _answer(drawn("shared", ()), SVG, digest)


@require_safe
def figures(request: HttpRequest, digest: str) -> HttpResponse:
    """Return the drawings of the pieces."""
    return _answer(drawn("figures", ()), SVG, digest)


@require_safe
def example(request: HttpRequest, digest: str, name: str) -> HttpResponse:
    """Return the picture of an expansion's page for players, in the palette `?light=night`."""
    light = request.GET.get("light", "day")
    body = drawn_example(name, light) if light in art.LIGHTS else None
    if body is None:
        return JsonResponse({"code": "art.no_example", "sentence": "There is no such picture."}, status=404)
    return _answer(body, SVG, digest)


def _sets_answer(request: HttpRequest, digest: str, what: str, content_type: str) -> HttpResponse:
    sets = tuple(sorted({word for word in request.GET.get("sets", "base").split(",") if word}))
    if unknown := [name for name in sets if name not in catalogue()]:
        return _refused(f"There is no tile set called {unknown[0][:40]!r}.")
    return _answer(drawn(what, sets), content_type, digest)


def _refused(sentence: str) -> JsonResponse:
    refused = RequestRefused(ART_UNKNOWN_SET, detail=sentence)
    return JsonResponse(refused.body, status=refused.status_code)


def _answer(body: bytes, content_type: str, digest: str) -> HttpResponse:
    answer = HttpResponse(body, content_type=content_type)
    # The address of older drawings gets the present ones, which must not be cached there.
    answer["Cache-Control"] = CACHE_FOREVER if digest == art.digest() else "no-cache"
    return answer

"""Tile drawings over HTTP: symbols and geometry, under an address that names the sets and what was drawn.

Drawing a set takes a moment, so what was drawn once is kept on disk under the digest of the drawing code;
`manage.py draw_art` draws ahead.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from rules import art, catalogue

SVG, JSON = "image/svg+xml", "application/json"
FOR_EVER = "public, max-age=31536000, immutable"


@require_safe
def tiles(request: HttpRequest, digest: str) -> HttpResponse:
    """`?sets=base,river`: one `<symbol>` for each design of the sets."""
    return _answer(request, digest, "sheet", SVG)


@require_safe
def geometry(request: HttpRequest, digest: str) -> HttpResponse:
    """`?sets=base,river`: where the features of each design are drawn."""
    return _answer(request, digest, "geometry", JSON)


@require_safe
def figures(request: HttpRequest, digest: str) -> HttpResponse:
    """The pieces."""
    return _sealed(drawn("figures", ()), SVG, digest)


def _answer(request: HttpRequest, digest: str, what: str, kind: str) -> HttpResponse:
    sets = tuple(sorted({word for word in request.GET.get("sets", "base").split(",") if word}))
    if unknown := [name for name in sets if name not in catalogue()]:
        sentence = f"There is no tile set called {unknown[0][:40]!r}."
        return JsonResponse({"code": "art.unknown_set", "sentence": sentence}, status=404)
    return _sealed(drawn(what, sets), kind, digest)


@lru_cache(maxsize=16)
def drawn(what: str, sets: tuple[str, ...]) -> bytes:
    """`sheet` or `geometry` of these sets, or the `figures`."""
    if what == "figures":
        return _piece("figures", "")
    if what == "sheet":
        return art.framed("".join(_piece("symbols", name).decode() for name in sets)).encode()
    pieces = [msgspec.json.decode(_piece("geometry", name)) for name in sets]
    tiles = {tile: shape for piece in pieces for tile, shape in piece["tiles"].items()}
    return msgspec.json.encode({**art.geometry([]), "tiles": tiles})


def _piece(what: str, name: str) -> bytes:
    """What is drawn of one set; from disk if it was drawn before.

    Only single sets are drawn and kept: asking for all their combinations costs little and fills no disk.
    """
    place: Path = settings.VAR / "art" / art.digest() / f"{what}+{name}"
    if place.is_file():
        return place.read_bytes()
    drawing = art.figures() if what == "figures" else getattr(art, what)([name])
    body = drawing.encode() if isinstance(drawing, str) else msgspec.json.encode(drawing)
    _keep(place, body)
    return body


def _keep(place: Path, body: bytes) -> None:
    """Written aside and moved, so that nobody reads half a drawing."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=place.parent, delete=False) as aside:
        aside.write(body)
    os.replace(aside.name, place)  # noqa: PTH105  the same file system, and atomic


def _sealed(body: bytes, kind: str, digest: str) -> HttpResponse:
    answer = HttpResponse(body, content_type=kind)
    # An address of another day's drawings gets today's, but must not keep them.
    answer["Cache-Control"] = FOR_EVER if digest == art.digest() else "no-cache"
    return answer

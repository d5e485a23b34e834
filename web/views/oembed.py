"""oEmbed: how another site shows a replay in a frame, for sites that ask before they show a link."""

from __future__ import annotations

import html
import re
from http import HTTPStatus
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from games.payloads.sharing import shown_match
from realtime.refusals import HTTP_NOT_FOUND, RequestRefused
from web.pages.tags import embedded
from web.pages.words import words_for
from web.pictures.card import HEIGHT, WIDTH
from web.views.pictures import cache_for

OURS = re.compile(r"/(?:match|replay|embed/match)/([0-9a-z]{1,16})(?:/screen)?/?")
# Pixels: the smallest frame in which a board can be read, the usual one, the largest that is offered.
LEAST, USUAL, MOST = (280, 240), (800, 560), (1920, 1200)
CACHE_S = 86_400


@require_safe
def oembed(request: HttpRequest) -> HttpResponse:
    """Return the frame of the replay that `?url=` names, at most `maxwidth` by `maxheight` pixels.

    404 for any address but a match or replay of this site that this viewer may see; 501 for `format=xml`.
    """
    if request.GET.get("format", "json") != "json":
        return HttpResponse(status=HTTPStatus.NOT_IMPLEMENTED)
    try:
        answer = _described(request)
    except RequestRefused as refused:
        answer = JsonResponse(refused.body, status=refused.status_code)
    answer["Access-Control-Allow-Origin"] = "*"  # it says nothing that a stranger may not know
    return answer


def _described(request: HttpRequest) -> JsonResponse:
    match_id, move = _named(request)
    match = shown_match(match_id, request.user)
    tags = embedded(words_for(request), match_id, viewer=request.user)
    width, height = _size(request)
    frame = request.build_absolute_uri(f"/embed/match/{match_id}") + move
    described = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Bastide",
        "provider_url": request.build_absolute_uri("/"),
        "title": tags.title.removesuffix(" · Bastide"),
        "html": f'<iframe src="{html.escape(frame)}" width="{width}" height="{height}" '
        'style="border:0" loading="lazy" allowfullscreen></iframe>',
        "width": width,
        "height": height,
        "thumbnail_url": request.build_absolute_uri(tags.picture),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
        "cache_age": CACHE_S,
    }
    return JsonResponse(described, headers={"Cache-Control": cache_for(match)})


def _named(request: HttpRequest) -> tuple[str, str]:
    """Return the match of the address, and its move as a query. Raises RequestRefused if it is not ours."""
    try:
        address = urlsplit(request.GET.get("url", ""))
    except ValueError as error:
        raise RequestRefused(HTTP_NOT_FOUND) from error
    found = OURS.fullmatch(address.path)
    if found is None or address.scheme not in {"http", "https"} or address.netloc != request.get_host():
        raise RequestRefused(HTTP_NOT_FOUND)
    move = re.search(r"(?:^|&)n=([0-9]{1,9})(?:&|$)", address.query)
    return found[1], f"?n={move[1]}" if move else ""


def _size(request: HttpRequest) -> tuple[int, int]:
    """Return width and height: the usual ones, or what `maxwidth` and `maxheight` say within our limits."""
    sizes = zip(("maxwidth", "maxheight"), LEAST, USUAL, MOST, strict=True)
    width, height = (_bounded(request.GET.get(name, ""), *bounds) for name, *bounds in sizes)
    return width, height


def _bounded(asked: str, least: int, usual: int, most: int) -> int:
    return max(least, min(int(asked), most)) if re.fullmatch(r"[0-9]{1,6}", asked) else usual

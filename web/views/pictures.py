"""The card of a match at a move, for links that are shared: its board, who plays and how it stands."""

from __future__ import annotations

import io
from threading import Semaphore
from typing import Any

import qrcode
import structlog
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from qrcode.image.svg import SvgPathFillImage

from games import payloads
from games.analyses.matches import chances_of
from games.models import Match
from games.payloads.sharing import shown_match
from realtime.limits import spend
from realtime.refusals import SERVICE_BUSY, RequestRefused
from rules.analysis import VERSION
from web.pages.words import words_for
from web.pictures.card import Card
from web.pictures.draw import DrawingError, draw
from web.pictures.saying import mark, saying, with_claims
from web.pictures.store import keep, kept

log = structlog.get_logger("bastide.web")
QR_MODULE = 12  # tenths of a millimetre
FOR_A_DAY = "public, max-age=86400"
NAMES_FOR = "public, max-age=3600"
# One picture at a time in each process: other requests are refused with a time to retry.
_drawing = Semaphore()


@require_safe
def board(request: HttpRequest, match_id: str, number: int, *, analysed: bool = False) -> HttpResponse:
    """Return the card after event `number` as PNG; of a private match to its players only (else 404).

    `analysed`: with the chances of a match that is over under it.
    """
    try:
        return _board(request, match_id, number, analysed=analysed)
    except RequestRefused as refused:
        answer = JsonResponse(refused.body, status=refused.status_code)
        if refused.status_code == SERVICE_BUSY.status:
            answer["Retry-After"] = "5"
        return answer


def _board(request: HttpRequest, match_id: str, number: int, *, analysed: bool = False) -> HttpResponse:
    match, words = shown_match(match_id, request.user), words_for(request)
    seats = payloads.seat_rows(match)
    name = f"{match_id}-{number}-{mark(seats, words)}"
    name += f"-analysis-{VERSION}.png" if analysed else ".png"
    body = kept(name)
    if body is None:
        spend("picture", None, request.META.get("REMOTE_ADDR", ""))
        view = payloads.view_at(match, number)
        said = saying(match, seats, number, view, words)
        chances = _chances(match, number) if analysed else None
        body = _drawn(match, with_claims(match, number, view), said, chances)
        keep(name, body)
    # A name on it may be changed or deleted: no cache keeps it for long.
    headers = {"Cache-Control": cache_for(match, NAMES_FOR), "Vary": "Accept-Language, Cookie"}
    return HttpResponse(body, content_type="image/png", headers=headers)


def _chances(match: Match, number: int) -> dict[str, Any]:
    """Return what the graph under a board shows. Raises RequestRefused without chances."""
    graph = chances_of(match)
    # The chances before an event are those of the move that is on show then.
    points = [(moment.event - 1, moment.chances) for moment in graph]
    return {"points": points, "moves": match.number, "number": number}


@require_safe
def link(request: HttpRequest, match_id: str) -> HttpResponse:
    """Return the link to a match as a QR code; of a private match to its players only (else 404)."""
    try:
        match = shown_match(match_id, request.user)
    except RequestRefused as refused:
        return JsonResponse(refused.body, status=refused.status_code)
    code = qrcode.QRCode(box_size=QR_MODULE, image_factory=SvgPathFillImage)
    code.add_data(request.build_absolute_uri(f"/match/{match.public_id}"))
    drawn = io.BytesIO()
    code.make_image().save(drawn)
    headers = {"Cache-Control": cache_for(match)}
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml", headers=headers)


def cache_for(match: Match, how_long: str = FOR_A_DAY) -> str:
    """Return for how long an answer about the match may be kept, and by whom."""
    return how_long if match.listed else "private, no-store"


def _drawn(match: Match, view: dict[str, Any], said: Card, chances: dict[str, Any] | None) -> bytes:
    if not _drawing.acquire(blocking=False):
        raise RequestRefused(SERVICE_BUSY)
    try:
        return draw(view, said, chances)
    except DrawingError as error:
        log.warning("picture not drawn", match=match.public_id, moment=said.moment, error=str(error))
        raise RequestRefused(SERVICE_BUSY) from error
    finally:
        _drawing.release()

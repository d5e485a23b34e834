"""The picture of a board at a move, for links that are shared."""

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
from web.pictures.draw import DrawingError, draw
from web.pictures.store import keep, kept

log = structlog.get_logger("bastide.web")
QR_MODULE = 12  # tenths of a millimetre
FOR_A_DAY = "public, max-age=86400"
# One picture at a time in each process: other requests are refused with a time to retry.
_drawing = Semaphore()


@require_safe
def board(request: HttpRequest, match_id: str, number: int, *, analysed: bool = False) -> HttpResponse:
    """Return the board after event `number` as PNG; of a private match to its players only (else 404).

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
    match = shown_match(match_id, request.user)
    name = f"{match_id}-{number}-analysis-{VERSION}.png" if analysed else f"{match_id}-{number}.png"
    body = kept(name)
    if body is None:
        spend("picture", None, request.META.get("REMOTE_ADDR", ""))
        body = _drawn(match, number, _chances(match, number) if analysed else None)
        keep(name, body)
    return HttpResponse(body, content_type="image/png", headers={"Cache-Control": cache_for(match)})


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


def cache_for(match: Match) -> str:
    """Return for how long an answer about the match may be kept, and by whom."""
    return FOR_A_DAY if match.listed else "private, no-store"


def _drawn(match: Match, number: int, chances: dict[str, Any] | None) -> bytes:
    view = payloads.view_at(match, number)
    if not _drawing.acquire(blocking=False):
        raise RequestRefused(SERVICE_BUSY)
    try:
        return draw(view, chances)
    except DrawingError as error:
        log.warning("picture not drawn", match=match.public_id, number=number, error=str(error))
        raise RequestRefused(SERVICE_BUSY) from error
    finally:
        _drawing.release()

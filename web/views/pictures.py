"""The picture of a board at a move, for links that are shared."""

from __future__ import annotations

from threading import Semaphore

import structlog
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from games import payloads
from games.models import Match
from realtime.limits import spend
from realtime.refusals import SERVICE_BUSY, RequestRefused
from web.pictures.draw import DrawingError, draw
from web.pictures.store import keep, kept

log = structlog.get_logger("bastide.web")
FOR_A_DAY = "public, max-age=86400"
# One picture at a time in each process: other requests are refused with a time to retry.
_drawing = Semaphore()


@require_safe
def board(request: HttpRequest, match_id: str, number: int) -> HttpResponse:
    """Return the board after event `number` as PNG. A private match has no picture: 404, as for none."""
    try:
        return _board(request, match_id, number)
    except RequestRefused as refused:
        answer = JsonResponse(refused.body, status=refused.status_code)
        if refused.status_code == SERVICE_BUSY.status:
            answer["Retry-After"] = "5"
        return answer


def _board(request: HttpRequest, match_id: str, number: int) -> HttpResponse:
    match = payloads.listed_match(match_id)
    name = f"{match_id}-{number}.png"
    body = kept(name)
    if body is None:
        spend("picture", None, request.META.get("REMOTE_ADDR", ""))
        body = _drawn(match, number)
        keep(name, body)
    return HttpResponse(body, content_type="image/png", headers={"Cache-Control": FOR_A_DAY})


def _drawn(match: Match, number: int) -> bytes:
    view = payloads.view_at(match, number)
    if not _drawing.acquire(blocking=False):
        raise RequestRefused(SERVICE_BUSY)
    try:
        return draw(view)
    except DrawingError as error:
        log.warning("picture not drawn", match=match.public_id, number=number, error=str(error))
        raise RequestRefused(SERVICE_BUSY) from error
    finally:
        _drawing.release()

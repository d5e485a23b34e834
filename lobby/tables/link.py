"""The invite link of a table as a picture that a phone reads."""

from __future__ import annotations

import io
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lobby.models import Player
from lobby.tables.access import visible
from realtime.refusals import RequestRefused

MODULE = 12  # tenths of a millimetre


@require_safe
@never_cache
def link_picture(request: HttpRequest, table_id: str) -> HttpResponse:
    """Return the link to a table as a QR code; with the secret for a member of a private table.

    404 for a table that the viewer may not see.
    """
    viewer = request.user if isinstance(request.user, Player) else None
    invite = request.GET.get("invite", "")
    try:
        table = visible(table_id, viewer, invite)
    except RequestRefused as refused:
        return HttpResponse(status=refused.status_code)
    link = request.build_absolute_uri(f"/t/{table.id}")
    if table.private and invite:
        link += f"?invite={table.invite}"
    return HttpResponse(_drawn(link), content_type="image/svg+xml", status=HTTPStatus.OK)


def _drawn(link: str) -> bytes:
    import qrcode  # 19 modules that a start does not need
    from qrcode.image.svg import SvgPathFillImage

    code = qrcode.QRCode(box_size=MODULE, image_factory=SvgPathFillImage)
    code.add_data(link)
    drawn = io.BytesIO()
    code.make_image().save(drawn)
    return drawn.getvalue()

"""What the answers of the lobby's calls have in common."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiResponse
from rest_framework.response import Response

from lobby import payloads
from lobby.models import Player, Table
from realtime.refusals import RefusalSchema

_REFUSAL = OpenApiResponse(RefusalSchema, "Refused, with the reason in plain words.")
REFUSED: dict[Any, Any] = dict.fromkeys((400, 401, 403, 409, 422, 429), _REFUSAL)
MISSING: dict[Any, Any] = {404: _REFUSAL}
REFUSED_OR_MISSING: dict[Any, Any] = {**REFUSED, **MISSING}


class TableResponse(Response):
    """A table as the viewer sees it, read anew after what was done."""

    def __init__(self, table: Table, viewer: Player | None, status: int = 200) -> None:
        fresh = payloads.with_details(Table.objects.filter(pk=table.pk)).get()
        super().__init__(payloads.table_payload(fresh, viewer), status=status)

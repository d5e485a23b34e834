"""Records of games played anywhere."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games import records
from games.api.parsers import RecordJSONParser
from games.api.throttles import EVERY_CALL, UploadThrottle
from games.schemas.matches import MatchIdSchema
from games.schemas.records import RecordSchema
from realtime.refusals import RefusalSchema


class RecordViewSet(ViewSet):
    """Records to watch."""

    parser_classes = (RecordJSONParser,)
    throttle_classes = (*EVERY_CALL, UploadThrottle)

    @extend_schema(request=RecordSchema, responses={201: MatchIdSchema, 422: RefusalSchema})
    def create(self, request: Request) -> Response:
        """Create a match to watch, of what the rules here can replay; `replay_note` says why that is not all.

        A record that can't be read is refused, and so is one whose first action is illegal.
        """
        match = records.upload(request.data, request.user if request.user.is_authenticated else None)
        return Response(MatchIdSchema(match.public_id), status=201)

"""Records in and out."""

from __future__ import annotations

from django.http import HttpResponse
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games import payloads, records
from games.api import shapes
from games.api.bodies import RecordJSON


class RecordView(APIView):
    """The record of a match."""

    @extend_schema(responses={200: shapes.Record, 403: shapes.Refusal, 404: shapes.Refusal})
    def get(self, request: Request, match_id: str) -> HttpResponse:
        """The record of a match that is over, as a file."""
        match = payloads.match_of(match_id)
        text = records.download(match)
        answer = HttpResponse(text, content_type="application/json")
        answer["Content-Disposition"] = f'attachment; filename="{records.filename(match, text)}"'
        return answer


class RecordsView(APIView):
    """Records of games played anywhere."""

    parser_classes = (RecordJSON,)
    throttle_scope = "upload"

    @extend_schema(request=shapes.Record, responses={201: shapes.MatchId, 422: shapes.Refusal})
    def post(self, request: Request) -> Response:
        """Makes a match to watch. An illegal action is refused with its index, code, clause and sentence."""
        try:
            match = records.upload(request.data, request.user if request.user.is_authenticated else None)
        except records.IllegalAction as illegal:
            return Response({**illegal.problem.as_json(), "index": illegal.index}, status=illegal.status)
        return Response({"id": match.public_id}, status=201)

"""The lobby itself, and quick matches."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.shapes import Refusal
from games.models import Match
from lobby import matchmaking, payloads, players
from lobby.api import outputs
from lobby.api.asking import asker, asker_or_none, read
from lobby.api.inputs import QuickInput
from lobby.refusals import bad_request

PAGE = OpenApiParameter("page", int, description="Page of the finished matches, from 1.")


class LobbyView(APIView):
    """What is going on."""

    @extend_schema(operation_id="lobby", parameters=[PAGE], responses={200: outputs.Lobby, 400: Refusal})
    def get(self, request: Request) -> Response:
        """Open tables, matches to watch and to replay, and what is the asker's own."""
        viewer = asker_or_none(request)
        if viewer:
            players.touch(viewer)
        return Response(payloads.lobby_payload(viewer, _page(request)))


def _page(request: Request) -> int:
    page = request.query_params.get("page", "1")
    if not page.isascii() or not page.isdigit() or len(page) > 6 or not 1 <= int(page) <= 100_000:
        raise bad_request("page", "A page is a number from 1.")
    return int(page)


class QuickView(APIView):
    """Quick matches."""

    @extend_schema(
        operation_id="quick", request=QuickInput, responses={200: outputs.Quick, **outputs.REFUSED}
    )
    def post(self, request: Request) -> Response:
        """Waits for a match of so many seats; repeated every 5 s; the match once paired."""
        who, given = asker(request), read(QuickInput, request)
        players.touch(who)
        found = matchmaking.enter(who, given["seats"], given["salt"], given["commitment"])
        if isinstance(found, Match):
            return Response({"quick": None, "match": found.public_id})
        return Response({"quick": payloads.queue_payload(found), "match": None})

    @extend_schema(
        operation_id="quick_leave", request=None, responses={200: outputs.Quick, **outputs.REFUSED}
    )
    def delete(self, request: Request) -> Response:
        """Stops waiting; `match` is the match of one for whom that comes too late."""
        match = matchmaking.leave(asker(request))
        return Response({"quick": None, "match": match.public_id if match else None})

"""The lobby itself, and quick matches."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from games.models import Match
from games.payloads.ended import Ended
from games.payloads.lobby_lists import Wanted
from lobby import matchmaking, payloads, players
from lobby.api.permissions import IsPlayer, player_of, viewer_of
from lobby.api.responses import REFUSED
from lobby.api.serializers import QuickInputSerializer
from lobby.schemas.lobby import LobbySchema, QuickSchema
from realtime.refusals import HTTP_PAGE, RefusalSchema, RequestRefused

PAGE = OpenApiParameter("page", int, description="Page of the finished matches, from 1.")
AFTER = OpenApiParameter("after", str, description="`next` of the page before, by which a page is found.")


class LobbyViewSet(ViewSet):
    """What is going on."""

    @extend_schema(
        operation_id="lobby", parameters=[PAGE, AFTER], responses={200: LobbySchema, 400: RefusalSchema}
    )
    def retrieve(self, request: Request) -> Response:
        """Open tables, matches to watch and to replay, and the viewer's own part."""
        viewer = viewer_of(request)
        if viewer:
            players.touch(viewer)
        wanted = Wanted(page_of(request), after_of(request))
        return Response(payloads.lobby_payload(viewer, LobbySchema, wanted))


def page_of(request: Request) -> int:
    """Return the page that a request asks for. Raise a refusal for anything but a number."""
    page = request.query_params.get("page", "1")
    if not page.isascii() or not page.isdigit() or len(page) > 6 or not 1 <= int(page) <= 100_000:
        raise RequestRefused(HTTP_PAGE, detail="A page is a number from 1.")
    return int(page)


def after_of(request: Request) -> Ended | None:
    """Return the place after which the page begins, None without one. Raise a refusal for any other text."""
    text = request.query_params.get("after")
    place = Ended.read(text) if text else None
    if text and place is None:
        raise RequestRefused(HTTP_PAGE, detail="A page begins after what `next` of another one says.")
    return place


class QuickViewSet(ViewSet):
    """Quick matches."""

    permission_classes = (IsPlayer,)

    @extend_schema(
        operation_id="quick", request=QuickInputSerializer, responses={200: QuickSchema, **REFUSED}
    )
    def create(self, request: Request) -> Response:
        """Wait for a match with this number of seats.

        The client repeats the call every 5 s and gets the match once paired.
        """
        player, given = player_of(request), checked(QuickInputSerializer, request.data)
        players.touch(player)
        address = BaseThrottle().get_ident(request)
        found = matchmaking.enter(player, given["seats"], given["salt"], given["commitment"], address)
        if isinstance(found, Match):
            return Response(QuickSchema(None, found.public_id))
        return Response(QuickSchema(payloads.queue_payload(found), None))

    @extend_schema(operation_id="quick_leave", request=None, responses={200: QuickSchema, **REFUSED})
    def destroy(self, request: Request) -> Response:
        """Stop waiting. `match` is the match if the player was paired already."""
        match = matchmaking.leave(player_of(request))
        return Response(QuickSchema(None, match.public_id if match else None))

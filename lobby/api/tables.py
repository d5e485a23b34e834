"""Tables over HTTP. Every change answers with the table as the asker now sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from lobby import favourites, payloads, players, tables
from lobby.api.permissions import IsPlayerOrReadOnly, player_of, viewer_of
from lobby.api.responses import REFUSED, REFUSED_OR_MISSING, TableResponse
from lobby.api.serializers import (
    ApplyInputSerializer,
    BotInputSerializer,
    JoinInputSerializer,
    SettingsInputSerializer,
)
from lobby.api.throttles import TableThrottle
from lobby.models import Table
from lobby.schemas.favourites import AppliedSchema, LeftOutSchema
from lobby.schemas.tables import TableSchema
from lobby.tables.settings import default_for
from realtime.refusals import RefusalSchema

View = TypeVar("View", bound=Callable[..., Response])
INVITE = OpenApiParameter("invite", str, description="The secret of an invite link.")


def described(operation_id: str, request: Any = None) -> Callable[[View], View]:
    """Describe a call that answers with the table."""
    answers = {200: TableSchema, **REFUSED_OR_MISSING}
    return extend_schema(operation_id=operation_id, request=request, responses=answers)


class TableViewSet(ViewSet):
    """Tables: made, seen, changed, joined, started."""

    permission_classes = (IsPlayerOrReadOnly,)
    lookup_field = "table_id"
    lookup_value_converter = "id"

    def get_throttles(self) -> list[BaseThrottle]:
        """The limit of new tables beside the usual ones."""
        return [*super().get_throttles(), *([TableThrottle()] if self.action == "create" else [])]

    def table(self, invite: str = "") -> Table:
        """The table of the address. Raises a refusal if the viewer may not see it."""
        return tables.visible(self.kwargs["table_id"], viewer_of(self.request), invite)

    @extend_schema(
        operation_id="table_open", request=SettingsInputSerializer, responses={201: TableSchema, **REFUSED}
    )
    def create(self, request: Request) -> Response:
        """Opens a table with the asker at the first seat; the salt follows with `join`."""
        host = player_of(request)
        wanted = replace(default_for(host), **checked(SettingsInputSerializer, request.data))
        return TableResponse(tables.open_table(host, wanted), host, status=201)

    @extend_schema(
        operation_id="table", parameters=[INVITE], responses={200: TableSchema, 404: RefusalSchema}
    )
    def retrieve(self, request: Request, table_id: str) -> Response:
        """The table, for one who may see it."""
        viewer = viewer_of(request)
        if viewer:
            players.touch(viewer)
        return TableResponse(self.table(request.query_params.get("invite", "")), viewer)

    @described("table_change", SettingsInputSerializer)
    def partial_update(self, request: Request, table_id: str) -> Response:
        """Changes some settings of an open table; its host's to do."""
        player, table = player_of(request), self.table()
        return TableResponse(
            tables.change(table, player, checked(SettingsInputSerializer, request.data)), player
        )

    @described("table_join", JoinInputSerializer)
    @action(detail=True, methods=["post"])
    def join(self, request: Request, table_id: str) -> Response:
        """Takes a seat, or gives the salt that was still missing."""
        player, given = player_of(request), checked(JoinInputSerializer, request.data)
        return TableResponse(tables.join(self.table(given["invite"]), player, **given), player)

    @described("table_leave")
    @action(detail=True, methods=["post"])
    def leave(self, request: Request, table_id: str) -> Response:
        """Leaves the table; the host's place goes to who sat down first."""
        player = player_of(request)
        return TableResponse(tables.leave(self.table(), player), player)

    @described("table_start")
    @action(detail=True, methods=["post"])
    def start(self, request: Request, table_id: str) -> Response:
        """Starts the match of those who sit here; `match` in the answer is its id."""
        player = player_of(request)
        return TableResponse(tables.start(self.table(), player), player)

    @described("table_close")
    @action(detail=True, methods=["post"])
    def close(self, request: Request, table_id: str) -> Response:
        """Closes the table."""
        player = player_of(request)
        return TableResponse(tables.close(self.table(), player), player)

    @described("table_bot", BotInputSerializer)
    @action(detail=True, methods=["post"], url_path="bots")
    def seat_bot(self, request: Request, table_id: str) -> Response:
        """Seats a bot of this level at the first free place."""
        player, table = player_of(request), self.table()
        level = checked(BotInputSerializer, request.data)["level"]
        return TableResponse(tables.seat_bot(table, player, level), player)

    @described("table_bot_remove")
    @action(detail=True, methods=["delete"], url_path="bots/<int:seat>")
    def remove_bot(self, request: Request, table_id: str, seat: int) -> Response:
        """Takes the bot away from its seat."""
        player = player_of(request)
        return TableResponse(tables.remove_bot(self.table(), player, seat), player)

    @described("table_send_away")
    @action(detail=True, methods=["delete"], url_path="seats/<int:seat>")
    def send_away(self, request: Request, table_id: str, seat: int) -> Response:
        """Sends the player at that seat away for good; the invite link is renewed."""
        player = player_of(request)
        return TableResponse(tables.send_away(self.table(), player, seat), player)

    @extend_schema(
        operation_id="table_favourite",
        request=ApplyInputSerializer,
        responses={200: AppliedSchema, **REFUSED_OR_MISSING},
    )
    @action(detail=True, methods=["post"])
    def favourite(self, request: Request, table_id: str) -> Response:
        """Gives the table the favourite's settings; the host's to do. `left_out` can't be played any more."""
        player, table = player_of(request), self.table()
        name = checked(ApplyInputSerializer, request.data)["favourite"]
        table, left_out = favourites.apply(player, name, table)
        fresh = payloads.with_details(Table.objects.filter(pk=table.pk)).get()
        lost = [LeftOutSchema(each.what, each.name, each.sentence) for each in left_out]
        return Response(AppliedSchema(payloads.table_payload(fresh, player), lost))

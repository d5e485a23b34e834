"""Tables over HTTP. Every change answers with the table as the asker now sees it."""

from __future__ import annotations

from dataclasses import replace

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.shapes import Refusal
from lobby import payloads, players, tables
from lobby.api import outputs
from lobby.api.asking import asker, asker_or_none, read
from lobby.api.inputs import BotInput, JoinInput, SettingsInput
from lobby.api.setup import default_settings
from lobby.models import Player, Table

INVITE = OpenApiParameter("invite", str, description="The secret of an invite link.")
ANSWER = {200: outputs.Table, **outputs.REFUSED_OR_MISSING}


def answer(table: Table, viewer: Player | None, status: int = 200) -> Response:
    """The table, read anew, as the viewer sees it."""
    fresh = payloads.with_details(Table.objects.filter(pk=table.pk)).get()
    return Response(payloads.table_payload(fresh, viewer), status=status)


class TablesView(APIView):
    """Making tables."""

    throttle_scope = "table"

    @extend_schema(
        operation_id="table_open", request=SettingsInput, responses={201: outputs.Table, **outputs.REFUSED}
    )
    def post(self, request: Request) -> Response:
        """Opens a table with the asker at the first seat; the salt follows with `join`."""
        host = asker(request)
        wanted = replace(default_settings(host), **read(SettingsInput, request))
        table = tables.open_table(host, wanted)
        return answer(table, host, status=201)


class TableView(APIView):
    """One table."""

    @extend_schema(operation_id="table", parameters=[INVITE], responses={200: outputs.Table, 404: Refusal})
    def get(self, request: Request, table_id: str) -> Response:
        """The table, for one who may see it."""
        viewer = asker_or_none(request)
        if viewer:
            players.touch(viewer)
        table = tables.visible(table_id, viewer, request.query_params.get("invite", ""))
        return answer(table, viewer)

    @extend_schema(operation_id="table_change", request=SettingsInput, responses=ANSWER)
    def patch(self, request: Request, table_id: str) -> Response:
        """Changes some settings of an open table; its host's to do."""
        who = asker(request)
        table = tables.visible(table_id, who)
        return answer(tables.change(table, who, read(SettingsInput, request)), who)


class JoinView(APIView):
    """Sitting down."""

    @extend_schema(operation_id="table_join", request=JoinInput, responses=ANSWER)
    def post(self, request: Request, table_id: str) -> Response:
        """Takes a seat, or gives the salt that was still missing."""
        who, given = asker(request), read(JoinInput, request)
        table = tables.visible(table_id, who, given["invite"])
        return answer(tables.join(table, who, **given), who)


class LeaveView(APIView):
    """Getting up."""

    @extend_schema(operation_id="table_leave", request=None, responses=ANSWER)
    def post(self, request: Request, table_id: str) -> Response:
        """Leaves the table; the host's place goes to who sat down first."""
        who = asker(request)
        return answer(tables.leave(tables.visible(table_id, who), who), who)


class StartView(APIView):
    """The start."""

    @extend_schema(operation_id="table_start", request=None, responses=ANSWER)
    def post(self, request: Request, table_id: str) -> Response:
        """Starts the match of those who sit here; `match` in the answer is its id."""
        who = asker(request)
        return answer(tables.start(tables.visible(table_id, who), who), who)


class CloseView(APIView):
    """The end without a match."""

    @extend_schema(operation_id="table_close", request=None, responses=ANSWER)
    def post(self, request: Request, table_id: str) -> Response:
        """Closes the table."""
        who = asker(request)
        return answer(tables.close(tables.visible(table_id, who), who), who)


class BotsView(APIView):
    """Seating bots."""

    @extend_schema(operation_id="table_bot", request=BotInput, responses=ANSWER)
    def post(self, request: Request, table_id: str) -> Response:
        """Seats a bot of this level at the first free place."""
        who = asker(request)
        table = tables.visible(table_id, who)
        return answer(tables.seat_bot(table, who, read(BotInput, request)["level"]), who)


class BotView(APIView):
    """One bot."""

    @extend_schema(operation_id="table_bot_remove", request=None, responses=ANSWER)
    def delete(self, request: Request, table_id: str, seat: int) -> Response:
        """Takes the bot away from its seat."""
        who = asker(request)
        return answer(tables.remove_bot(tables.visible(table_id, who), who, seat), who)


class SeatView(APIView):
    """One player's seat."""

    @extend_schema(operation_id="table_send_away", request=None, responses=ANSWER)
    def delete(self, request: Request, table_id: str, seat: int) -> Response:
        """Sends the player at that seat away for good; the invite link is renewed."""
        who = asker(request)
        return answer(tables.send_away(tables.visible(table_id, who), who, seat), who)

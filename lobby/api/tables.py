"""Tables over HTTP. Every change answers with the table as the viewer now sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, replace
from typing import Any, TypeVar

from django.utils.translation import get_language_from_request
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

import rules
from games.api.serializers import checked
from lobby import favourites, payloads, players, tables
from lobby.api.permissions import IsPlayerOrReadOnly, player_of, viewer_of
from lobby.api.responses import REFUSED, REFUSED_OR_MISSING, TableResponse
from lobby.api.serializers import (
    ApplyInputSerializer,
    BotInputSerializer,
    CompanionInputSerializer,
    JoinInputSerializer,
    LevelInputSerializer,
    SettingsInputSerializer,
)
from lobby.api.throttles import SeatThrottle, TableThrottle
from lobby.models import Table
from lobby.schemas.favourites import AppliedSchema, LeftOutSchema
from lobby.schemas.tables import (
    InteractionSchema,
    InteractionsSchema,
    PartSchema,
    TablePageSchema,
    TableSchema,
    TileCountsSchema,
)
from lobby.tables import creation, settings
from lobby.tables.listing import Place, TableFilter
from realtime.refusals import HTTP_INVALID, HTTP_PAGE, RefusalSchema, RequestRefused

View = TypeVar("View", bound=Callable[..., Response])
SIZES = ("2", "3", "4", "5", "6")
SEARCH = [
    OpenApiParameter("search", str, description="A part of the name of the table or of its host."),
    OpenApiParameter("size", int, description="Number of seats."),
    OpenApiParameter("expansions", str, description="Expansions that are played, separated by commas."),
    OpenApiParameter("free", bool, description="Only tables with a free seat."),
    OpenApiParameter("after", str, description="`next` of the page before."),
]
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
        """Return the usual rate limits, and those of new tables and of seats."""
        more = {"create": TableThrottle, "join": SeatThrottle, "seat_companion": SeatThrottle}.get(
            self.action
        )
        return [*super().get_throttles(), *([more()] if more else [])]

    def table(self, invite: str = "") -> Table:
        """Return the table of the URL. Raise a refusal if the viewer may not see it."""
        return tables.visible(self.kwargs["table_id"], viewer_of(self.request), invite)

    @extend_schema(
        operation_id="table_open", request=SettingsInputSerializer, responses={201: TableSchema, **REFUSED}
    )
    def create(self, request: Request) -> Response:
        """Open a table with the player at the first seat. The salt follows with `join`."""
        host = player_of(request)
        usual = settings.default_for(host, get_language_from_request(request._request))
        wanted = replace(usual, **checked(SettingsInputSerializer, request.data))
        address = TableThrottle().get_ident(request)
        if not wanted.private:
            creation.check_address_limit(address)
        table = tables.open_table(host, wanted)
        creation.note_address(table, address)
        return TableResponse(table, host, status=201)

    @extend_schema(
        operation_id="tables", parameters=SEARCH, responses={200: TablePageSchema, 400: RefusalSchema}
    )
    def list(self, request: Request) -> Response:
        """Return a page of the public open tables, the newest of each host first."""
        given = request.query_params
        size, names = given.get("size", ""), given.get("expansions", "")
        if size and size not in SIZES:
            raise RequestRefused(HTTP_INVALID, detail="A table has 2 to 6 seats.")
        after = Place.read(given["after"]) if "after" in given else None
        if "after" in given and after is None:
            raise RequestRefused(HTTP_PAGE, detail="A page begins after what `next` of another one says.")
        wanted = TableFilter(
            search=given.get("search", "")[:40].replace("\0", ""),
            size=int(size) if size else None,
            expansions=tuple(name for name in names.replace("\0", "").split(",")[:20] if name),
            free=given.get("free") == "true",
        )
        return Response(payloads.table_page(wanted, after, viewer_of(request)))

    @extend_schema(
        operation_id="table", parameters=[INVITE], responses={200: TableSchema, 404: RefusalSchema}
    )
    def retrieve(self, request: Request, table_id: str) -> Response:
        """Return the table to a viewer who may see it."""
        viewer = viewer_of(request)
        if viewer:
            players.touch(viewer)
        return TableResponse(self.table(request.query_params.get("invite", "")), viewer)

    @extend_schema(
        operation_id="table_tiles", parameters=[INVITE], responses={200: TileCountsSchema, 404: RefusalSchema}
    )
    @action(detail=True, methods=["get"])
    def tiles(self, request: Request, table_id: str) -> Response:
        """Return the tiles in play with the table's settings, by design."""
        setup = settings.of(self.table(request.query_params.get("invite", ""))).setup()
        start = [tile.tile for tile in setup.start]
        return Response(TileCountsSchema(dict(sorted(setup.tiles().items())), start))

    @extend_schema(
        operation_id="table_interactions",
        parameters=[INVITE],
        responses={200: InteractionsSchema, 404: RefusalSchema},
    )
    @action(detail=True, methods=["get"])
    def interactions(self, request: Request, table_id: str) -> Response:
        """Return which expansions of the table affect each other, and by which clauses."""
        setup = settings.of(self.table(request.query_params.get("invite", ""))).setup()
        found = [
            InteractionSchema(
                PartSchema(*astuple(pair.one)), PartSchema(*astuple(pair.other)), [*pair.clauses]
            )
            for pair in rules.interactions(setup)
        ]
        return Response(InteractionsSchema(found))

    @described("table_change", SettingsInputSerializer)
    def partial_update(self, request: Request, table_id: str) -> Response:
        """Change some settings of an open table. Only the host may."""
        player, table = player_of(request), self.table()
        return TableResponse(
            tables.change(table, player, checked(SettingsInputSerializer, request.data)), player
        )

    @described("table_join", JoinInputSerializer)
    @action(detail=True, methods=["post"])
    def join(self, request: Request, table_id: str) -> Response:
        """Take a seat, or send the salt that was missing."""
        player, given = player_of(request), checked(JoinInputSerializer, request.data)
        return TableResponse(tables.join(self.table(given["invite"]), player, **given), player)

    @described("table_leave")
    @action(detail=True, methods=["post"])
    def leave(self, request: Request, table_id: str) -> Response:
        """Leave the table. The player seated longest becomes the host."""
        player = player_of(request)
        return TableResponse(tables.leave(self.table(), player), player)

    @described("table_start")
    @action(detail=True, methods=["post"])
    def start(self, request: Request, table_id: str) -> Response:
        """Start the match of the seated players. `match` in the answer is its id."""
        player = player_of(request)
        return TableResponse(tables.start(self.table(), player), player)

    @described("table_watch", LevelInputSerializer)
    @action(detail=True, methods=["post"])
    def watch(self, request: Request, table_id: str) -> Response:
        """Start a match of bots alone, which everybody at the table watches. Only the host may.

        Bots of this level take the seats of people, and free seats; bots that sit there already stay.
        """
        host = player_of(request)
        level = checked(LevelInputSerializer, request.data)["level"]
        return TableResponse(tables.watch_bots(self.table(), host, level), host)

    @described("table_close")
    @action(detail=True, methods=["post"])
    def close(self, request: Request, table_id: str) -> Response:
        """Close the table."""
        player = player_of(request)
        return TableResponse(tables.close(self.table(), player), player)

    @described("table_bot", BotInputSerializer)
    @action(detail=True, methods=["post"], url_path="bots")
    def seat_bot(self, request: Request, table_id: str) -> Response:
        """Seat a bot of this level at the first free seat, or with `fill` one at each free seat."""
        player, table = player_of(request), self.table()
        given = checked(BotInputSerializer, request.data)
        return TableResponse(tables.seat_bot(table, player, given["level"], fill=given["fill"]), player)

    @described("table_bot_remove")
    @action(detail=True, methods=["delete"], url_path="bots/<int:seat>")
    def remove_bot(self, request: Request, table_id: str, seat: int) -> Response:
        """Remove the bot from its seat."""
        player = player_of(request)
        return TableResponse(tables.remove_bot(self.table(), player, seat), player)

    @described("table_companion", CompanionInputSerializer)
    @action(detail=True, methods=["post"], url_path="companions")
    def seat_companion(self, request: Request, table_id: str) -> Response:
        """Seat another person at the host's device at the first free seat. They play at the same browser."""
        player, table = player_of(request), self.table()
        given = checked(CompanionInputSerializer, request.data)
        name = players.clean_name(given["name"])
        return TableResponse(tables.seat_companion(table, player, name, given["salt"]), player)

    @described("table_companion_remove")
    @action(detail=True, methods=["delete"], url_path="companions/<int:seat>")
    def remove_companion(self, request: Request, table_id: str, seat: int) -> Response:
        """Remove the other person at the host's device from that seat."""
        player = player_of(request)
        return TableResponse(tables.remove_companion(self.table(), player, seat), player)

    @described("table_send_away")
    @action(detail=True, methods=["delete"], url_path="seats/<int:seat>")
    def send_away(self, request: Request, table_id: str, seat: int) -> Response:
        """Remove the player at that seat for good and renew the invite link."""
        player = player_of(request)
        return TableResponse(tables.send_away(self.table(), player, seat), player)

    @described("table_readmit")
    @action(detail=True, methods=["delete"], url_path="removed/<id:player>")
    def readmit(self, request: Request, table_id: str, player: str) -> Response:
        """Let a player come back whom the host has removed. Only the host may."""
        host = player_of(request)
        return TableResponse(tables.readmit(self.table(), host, player), host)

    @extend_schema(
        operation_id="table_favourite",
        request=ApplyInputSerializer,
        responses={200: AppliedSchema, **REFUSED_OR_MISSING},
    )
    @action(detail=True, methods=["post"])
    def favourite(self, request: Request, table_id: str) -> Response:
        """Give the table the settings of a favourite.

        Only the host may. `left_out` can't be played any more.
        """
        player, table = player_of(request), self.table()
        name = checked(ApplyInputSerializer, request.data)["favourite"]
        table, left_out = favourites.apply(player, name, table)
        fresh = payloads.with_details(Table.objects.filter(pk=table.pk)).get()
        lost = [
            LeftOutSchema(each.what, each.name, each.why.sentence, each.why.code, each.why.params)
            for each in left_out
        ]
        return Response(AppliedSchema(payloads.table_payload(fresh, player), lost))

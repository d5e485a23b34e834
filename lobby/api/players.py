"""Other players over HTTP: their page, blocks and mutes, reports."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from games.api.serializers import checked
from games.api.throttles import EVERY_CALL
from games.payloads import match_of
from games.schemas.statistics import StatisticsSchema
from games.statistics.adding_up import statistics
from lobby import moderation, payloads, relations, tables
from lobby.api.permissions import IsPlayer, player_of, viewer_of
from lobby.api.responses import MISSING, REFUSED_OR_MISSING
from lobby.api.serializers import RelationInputSerializer, ReportInputSerializer, StatisticsQuerySerializer
from lobby.api.throttles import ReportThrottle
from lobby.models import Player, Relation
from lobby.refusals import PLAYER_MISSING
from lobby.schemas.players import PublicPlayerSchema, RelationListSchema, RelationSchema, ReportedSchema
from realtime.refusals import RequestRefused


def find_player(public_id: str) -> Player:
    """Return the player with this public id. Raises RequestRefused if there is none."""
    found = Player.objects.filter(public_id=public_id).first() if "\0" not in public_id else None
    if found is None:
        raise RequestRefused(PLAYER_MISSING)
    return found


class PlayerViewSet(ViewSet):
    """Players, as others see them."""

    lookup_field = "player_id"
    lookup_value_converter = "id"

    @extend_schema(operation_id="player", responses={200: PublicPlayerSchema, **MISSING})
    def retrieve(self, request: Request, player_id: str) -> Response:
        """Return a player with the newest listed matches, and whether the viewer blocked or muted them."""
        return Response(payloads.public_player_payload(find_player(player_id), viewer_of(request)))

    @extend_schema(
        operation_id="player_statistics",
        parameters=[StatisticsQuerySerializer],
        responses={200: StatisticsSchema, **MISSING},
    )
    @action(detail=True)
    def statistics(self, request: Request, player_id: str) -> Response:
        """Return a player's finished listed matches in numbers."""
        expansion = checked(StatisticsQuerySerializer, request.query_params)["expansion"]
        return Response(statistics(find_player(player_id).pk, expansion, listed=True))


class RelationViewSet(ViewSet):
    """Whom the player has blocked or muted."""

    permission_classes = (IsPlayer,)
    lookup_field = "player_id"
    lookup_value_converter = "id"

    @extend_schema(operation_id="people", responses={200: RelationListSchema, **REFUSED_OR_MISSING})
    def list(self, request: Request) -> Response:
        """Return them, the newest first."""
        return Response(payloads.relations_payload(player_of(request)))

    @extend_schema(
        operation_id="people_add",
        request=RelationInputSerializer,
        responses={201: RelationSchema, **REFUSED_OR_MISSING},
    )
    def create(self, request: Request) -> Response:
        """Block or mute a player; the newer counts. A blocked player loses seats at own open tables."""
        player, given = player_of(request), checked(RelationInputSerializer, request.data)
        other = find_player(given["player"])
        made = relations.relate(player, other, Relation.Kind(given["kind"]))
        if made.kind == Relation.Kind.BLOCKED:
            tables.send_away_blocked(player, other)
        return Response(payloads.relation_payload(made), status=201)

    @extend_schema(operation_id="people_remove", request=None, responses={204: None, **REFUSED_OR_MISSING})
    def destroy(self, request: Request, player_id: str) -> Response:
        """Undo a block or a mute."""
        relations.forget(player_of(request), find_player(player_id))
        return Response(status=204)


class ReportViewSet(ViewSet):
    """Reports to the operators."""

    permission_classes = (IsPlayer,)
    throttle_classes = (*EVERY_CALL, ReportThrottle)

    @extend_schema(
        operation_id="report",
        request=ReportInputSerializer,
        responses={201: ReportedSchema, **REFUSED_OR_MISSING},
    )
    def create(self, request: Request) -> Response:
        """Report a player, or one message of a match's chat. The chat around it is kept with the report."""
        given = checked(ReportInputSerializer, request.data)
        match = match_of(given["match"]) if given["match"] else None
        made = moderation.report(
            player_of(request),
            find_player(given["player"]),
            given["reason"],
            given["words"].strip(),
            match,
            given["message"] if match else 0,
        )
        return Response(ReportedSchema(made.pk), status=201)

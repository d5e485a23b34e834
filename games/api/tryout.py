"""Trying a tile before it is anybody's turn to place it."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers as s
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games import payloads
from games.api import shapes
from games.api.matches import UNKNOWN, asked
from games.payloads import tryout


class TryoutQuery(s.Serializer[Any]):
    """Which tile."""

    tile = s.CharField(max_length=64)


class BridgeSite(s.Serializer[Any]):
    """Where a bridge would lie."""

    x = s.IntegerField()
    y = s.IntegerField()
    axis = s.ChoiceField(["ns", "ew"])


class TriedPlacement(s.Serializer[Any]):
    """One legal placement; `bridge` is the one it needs."""

    x = s.IntegerField()
    y = s.IntegerField()
    rotation = s.IntegerField()
    needs = s.CharField(required=False)
    bridge = BridgeSite(required=False)


class Tryout(s.Serializer[Any]):
    """Where a tile would go after event `number`."""

    tile = s.CharField()
    number = s.IntegerField()
    placements = TriedPlacement(many=True)


class TryoutView(APIView):
    """Looking before playing."""

    @extend_schema(parameters=[TryoutQuery], responses={200: Tryout, 422: shapes.Refusal, **UNKNOWN})
    def get(self, request: Request, match_id: str) -> Response:
        """Legal placements of a tile in hand or on offer, on the table as it stands, for anybody."""
        query = asked(TryoutQuery, request.query_params)
        match = payloads.match_of(match_id)
        return Response(tryout.tryout(match, request.user.pk, query["tile"]))

"""The puzzles: the list, one as it stands, moves in it, its solution."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers as s
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

import rules
from games.api.serializers import FeatureQuerySerializer, OutcomeQuerySerializer, StrictSerializer, checked
from games.api.throttles import EVERY_CALL
from games.schemas.records import ClaimsSchema, FeatureSchema, OutcomeSchema
from lobby import puzzles
from lobby.api.lessons import names_of
from lobby.api.permissions import viewer_of
from lobby.api.responses import MISSING, REFUSED, REFUSED_OR_MISSING
from lobby.api.throttles import PuzzleThrottle
from lobby.schemas.puzzles import PuzzleAnswerSchema, PuzzleListSchema, PuzzleSchema, PuzzleShownSchema
from rules.puzzles.puzzle import DIFFICULTIES


class PuzzlesQuerySerializer(s.Serializer[Any]):
    """Which puzzles; `expansion=base` for those without expansions."""

    expansion = s.RegexField(r"^[a-z0-9-]*$", required=False, default="", max_length=64, allow_blank=True)
    difficulty = s.ChoiceField(DIFFICULTIES, required=False, default="", allow_blank=True)


class PuzzleQuerySerializer(s.Serializer[Any]):
    """How the seat to solve it for is called, and the one after it."""

    you = s.CharField(required=False, default="Robin", max_length=40)
    other = s.CharField(required=False, default="Alba", max_length=40)


class PuzzleActionSerializer(StrictSerializer):
    """An action after the moves made so far."""

    you = s.CharField(required=False, default="Robin", max_length=40)
    other = s.CharField(required=False, default="Alba", max_length=40)
    played = s.ListField(child=s.DictField(), required=False, default=list, max_length=2)
    action = s.DictField()


class PuzzleShowSerializer(StrictSerializer):
    """The same names as for the position."""

    you = s.CharField(required=False, default="Robin", max_length=40)
    other = s.CharField(required=False, default="Alba", max_length=40)


class PuzzleViewSet(ViewSet):
    """Puzzles are the same for everybody. The progress of players is stored, that of guests too."""

    lookup_field = "name"
    lookup_value_converter = "id"

    @extend_schema(
        operation_id="puzzles",
        parameters=[PuzzlesQuerySerializer],
        responses={200: PuzzleListSchema, **REFUSED},
    )
    def list(self, request: Request) -> Response:
        """Return the puzzles, today's among them, and the player's progress."""
        given = checked(PuzzlesQuerySerializer, request.query_params)
        return Response(puzzles.listed(viewer_of(request), given["expansion"], given["difficulty"]))

    @extend_schema(
        operation_id="puzzle",
        parameters=[PuzzleQuerySerializer],
        responses={200: PuzzleSchema, **REFUSED_OR_MISSING},
    )
    def retrieve(self, request: Request, name: str) -> Response:
        """Return a puzzle as a match that begins with the position."""
        found = puzzles.puzzle_of(name)
        given = checked(PuzzleQuerySerializer, request.query_params)
        return Response(puzzles.read(found, viewer_of(request), names_of(given)))

    @extend_schema(request=PuzzleActionSerializer, responses={200: PuzzleAnswerSchema, **REFUSED_OR_MISSING})
    @action(detail=True, methods=["post"], url_path="actions", throttle_classes=[*EVERY_CALL, PuzzleThrottle])
    def act(self, request: Request, name: str) -> Response:
        """Make the next move. The verdict comes with the last one, and is kept if there is a session."""
        found = puzzles.puzzle_of(name)
        given = checked(PuzzleActionSerializer, request.data)
        return Response(
            puzzles.act(found, viewer_of(request), given["played"], given["action"], names_of(given))
        )

    @extend_schema(request=PuzzleShowSerializer, responses={200: PuzzleShownSchema, **REFUSED_OR_MISSING})
    @action(detail=True, methods=["post"], throttle_classes=[*EVERY_CALL, PuzzleThrottle])
    def solution(self, request: Request, name: str) -> Response:
        """Play the solution. A player who had not found it has then seen it."""
        found = puzzles.puzzle_of(name)
        given = checked(PuzzleShowSerializer, request.data)
        return Response(puzzles.show(found, viewer_of(request), names_of(given)))

    @extend_schema(
        operation_id="puzzle_feature",
        parameters=[FeatureQuerySerializer],
        responses={200: FeatureSchema, **MISSING},
    )
    @action(detail=True)
    def feature(self, request: Request, name: str) -> Response:
        """Return the whole feature under a spot of the position."""
        query = checked(FeatureQuerySerializer, request.query_params)
        return Response(puzzles.feature_at(puzzles.puzzle_of(name), query["x"], query["y"], query["feature"]))

    @extend_schema(operation_id="puzzle_claims", responses={200: ClaimsSchema, **REFUSED_OR_MISSING})
    @action(detail=True)
    def claims(self, _request: Request, name: str) -> Response:
        """Return who holds which feature in the position."""
        return Response({"number": 0, "claims": rules.claims(puzzles.after(puzzles.puzzle_of(name), ()))})

    @extend_schema(
        operation_id="puzzle_outcome",
        parameters=[OutcomeQuerySerializer],
        responses={200: OutcomeSchema, **REFUSED_OR_MISSING},
    )
    @action(detail=True)
    def outcome(self, request: Request, name: str) -> Response:
        """Return what a placement of the tile in hand would complete and score."""
        query = checked(OutcomeQuerySerializer, request.query_params)
        place = query["tile"], query["x"], query["y"], int(query["rotation"])
        return Response(puzzles.outcome(puzzles.puzzle_of(name), place))

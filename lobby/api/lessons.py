"""The lessons: the list, one as it stands, and the learner's actions in it."""

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
from games.schemas.records import ClaimsSchema, FeatureSchema, OutcomeSchema
from lobby import lessons
from lobby.api.responses import MISSING, REFUSED_OR_MISSING
from lobby.schemas.lessons import LessonListSchema, LessonPlaceSchema, LessonSchema
from realtime.refusals import RequestRefused


class LessonQuerySerializer(s.Serializer[Any]):
    """How many actions the learner has played, and how the two seats are called."""

    at = s.IntegerField(required=False, default=0, min_value=0, max_value=1000)
    you = s.CharField(required=False, default="Robin", max_length=40)
    other = s.CharField(required=False, default="Alba", max_length=40)


class LessonActionSerializer(StrictSerializer):
    """An action after `at` others."""

    at = s.IntegerField(min_value=0, max_value=1000)
    you = s.CharField(required=False, default="Robin", max_length=40)
    other = s.CharField(required=False, default="Alba", max_length=40)
    action = s.DictField()


class LessonNumberSerializer(s.Serializer[Any]):
    """After which event."""

    number = s.IntegerField(min_value=0)


class LessonFeatureSerializer(FeatureQuerySerializer):
    """A spot of a tile, after event `number`."""

    number = s.IntegerField(min_value=0)


class LessonOutcomeSerializer(OutcomeQuerySerializer):
    """Which tile, where, after event `number`."""

    number = s.IntegerField(min_value=0)


def names_of(given: dict[str, Any]) -> lessons.Names:
    """Return the names of the two seats; raise RequestRefused if they can't sit together."""
    names = given["you"], given["other"]
    try:
        rules.Setup.from_json({"seats": names})
    except rules.SetupError as error:
        raise RequestRefused(error.refusal) from error
    return names


class LessonViewSet(ViewSet):
    """Lessons are the same for everybody: where a learner stands is a part of the call."""

    lookup_field = "name"
    lookup_value_converter = "id"

    @extend_schema(operation_id="lessons", responses={200: LessonListSchema})
    def list(self, _request: Request) -> Response:
        """Return all lessons, those of the base game first."""
        return Response(lessons.listed())

    @extend_schema(
        operation_id="lesson",
        parameters=[LessonQuerySerializer],
        responses={200: LessonSchema, **REFUSED_OR_MISSING},
    )
    def retrieve(self, request: Request, name: str) -> Response:
        """Return a lesson as a match, after `at` of the learner's actions and the replies to them."""
        given = checked(LessonQuerySerializer, request.query_params)
        return Response(lessons.read(lessons.lesson_of(name), given["at"], names_of(given)))

    @extend_schema(request=LessonActionSerializer, responses={200: LessonPlaceSchema, **REFUSED_OR_MISSING})
    @action(detail=True, methods=["post"], url_path="actions")
    def act(self, request: Request, name: str) -> Response:
        """Play the learner's next action. Nothing is stored, so it needs no session."""
        given = checked(LessonActionSerializer, request.data)
        found = lessons.lesson_of(name)
        return Response(lessons.act(found, given["at"], given["action"], names_of(given)))

    @extend_schema(
        operation_id="lesson_feature",
        parameters=[LessonFeatureSerializer],
        responses={200: FeatureSchema, **MISSING},
    )
    @action(detail=True)
    def feature(self, request: Request, name: str) -> Response:
        """Return the whole feature under a spot."""
        query = checked(LessonFeatureSerializer, request.query_params)
        spot = query["x"], query["y"], query["feature"]
        return Response(lessons.feature(lessons.lesson_of(name), *spot, query["number"]))

    @extend_schema(
        operation_id="lesson_claims",
        parameters=[LessonNumberSerializer],
        responses={200: ClaimsSchema, **REFUSED_OR_MISSING},
    )
    @action(detail=True)
    def claims(self, request: Request, name: str) -> Response:
        """Return who holds which feature."""
        query = checked(LessonNumberSerializer, request.query_params)
        return Response(lessons.claims(lessons.lesson_of(name), query["number"]))

    @extend_schema(
        operation_id="lesson_outcome",
        parameters=[LessonOutcomeSerializer],
        responses={200: OutcomeSchema, **REFUSED_OR_MISSING},
    )
    @action(detail=True)
    def outcome(self, request: Request, name: str) -> Response:
        """Return what a placement of the learner's tile would complete and score."""
        query = checked(LessonOutcomeSerializer, request.query_params)
        place = query["tile"], query["x"], query["y"], int(query["rotation"])
        return Response(lessons.outcome(lessons.lesson_of(name), place, query["number"]))

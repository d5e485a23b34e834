"""Analyses of finished matches: reading, starting, cancelling."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from games.analyses import asking
from games.analyses.matches import seen_match
from games.analyses.payload import analysis_of
from games.api import serializers
from games.api.serializers import checked
from games.schemas.analyses import AnalysisSchema
from realtime.refusals import RefusalSchema

UNKNOWN = {404: RefusalSchema}
REFUSED = {401: RefusalSchema, 403: RefusalSchema, 409: RefusalSchema, 422: RefusalSchema, **UNKNOWN}


class AnalysisViewSet(ViewSet):
    """The analysis of one match, made once for all who may see it."""

    @extend_schema(
        operation_id="match_analysis",
        parameters=[serializers.AnalysisQuerySerializer],
        responses={200: AnalysisSchema, **UNKNOWN},
    )
    def retrieve(self, request: Request, match_id: str) -> Response:
        """Return how far the analysis of a match is, and what it says so far, the last turn first."""
        query = checked(serializers.AnalysisQuerySerializer, request.query_params)
        match = seen_match(match_id, request.user)
        return Response(analysis_of(match, request.user, query["after"]))

    @extend_schema(
        operation_id="match_analysis_start",
        request=None,
        responses={202: AnalysisSchema, 429: RefusalSchema, 503: RefusalSchema, **REFUSED},
    )
    def create(self, request: Request, match_id: str) -> Response:
        """Start the analysis, unless it is under way or made already."""
        match = seen_match(match_id, request.user)
        asking.start(match, request.user, BaseThrottle().get_ident(request))
        return Response(analysis_of(match, request.user), status=202)

    @extend_schema(
        operation_id="match_analysis_cancel", request=None, responses={200: AnalysisSchema, **REFUSED}
    )
    def destroy(self, request: Request, match_id: str) -> Response:
        """Cancel the analysis while it waits or is being made. For who started it, and for staff."""
        match = seen_match(match_id, request.user)
        asking.cancel(match, request.user)
        return Response(analysis_of(match, request.user))

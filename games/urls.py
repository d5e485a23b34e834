"""HTTP of matches."""

from __future__ import annotations

from django.urls import path

from games.api.analyses import AnalysisViewSet
from games.api.matches import MatchViewSet
from games.api.records import RecordViewSet
from games.api.routers import ApiRouter
from realtime import public_ids

public_ids.register()

router = ApiRouter()
router.register("matches", MatchViewSet, basename="match")
router.register("records", RecordViewSet, basename="record")

analysis = AnalysisViewSet.as_view({"get": "retrieve", "post": "create", "delete": "destroy"})

urlpatterns = [
    *router.urls,
    path("matches/<id:match_id>/analysis", analysis, name="match-analysis"),
]

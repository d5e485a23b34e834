"""HTTP of matches."""

from __future__ import annotations

from games.api.matches import MatchViewSet
from games.api.records import RecordViewSet
from games.api.routers import ApiRouter
from realtime import public_ids

public_ids.register()

router = ApiRouter()
router.register("matches", MatchViewSet, basename="match")
router.register("records", RecordViewSet, basename="record")

urlpatterns = router.urls

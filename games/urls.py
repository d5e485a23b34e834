"""HTTP of matches."""

from __future__ import annotations

from games import converters
from games.api.matches import MatchViewSet
from games.api.records import RecordViewSet
from games.api.routers import ApiRouter

converters.register()

router = ApiRouter()
router.register("matches", MatchViewSet, basename="match")
router.register("records", RecordViewSet, basename="record")

urlpatterns = router.urls

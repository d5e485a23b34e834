"""HTTP of matches."""

from __future__ import annotations

from django.urls import URLPattern, path

from games import addresses
from games.api import matches, records, tryout

addresses.register()

urlpatterns: list[URLPattern] = [
    path("matches", matches.MatchesView.as_view()),
    path("matches/<id:match_id>", matches.MatchView.as_view()),
    path("matches/<id:match_id>/events", matches.EventsView.as_view()),
    path("matches/<id:match_id>/offer", matches.OfferView.as_view()),
    path("matches/<id:match_id>/actions", matches.ActionsView.as_view()),
    path("matches/<id:match_id>/feature", matches.FeatureView.as_view()),
    path("matches/<id:match_id>/tryout", tryout.TryoutView.as_view()),
    path("matches/<id:match_id>/record", records.RecordView.as_view()),
    path("matches/<id:match_id>/rematch", matches.RematchView.as_view()),
    path("records", records.RecordsView.as_view()),
]

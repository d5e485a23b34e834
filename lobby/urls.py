"""HTTP of players and tables."""

from __future__ import annotations

from django.urls import path

from games.api.routers import ApiRouter, SingletonRouter
from lobby.accounts.second_factor import second_factor_picture
from lobby.api.alerts import AlertsOffViewSet, AlertsViewSet, BrowserViewSet
from lobby.api.favourites import FavouriteViewSet
from lobby.api.lessons import LessonViewSet
from lobby.api.lobby import LobbyViewSet, QuickViewSet
from lobby.api.me import MeViewSet
from lobby.api.players import PlayerViewSet, RelationViewSet, ReportViewSet
from lobby.api.privacy import DeletionViewSet, ExportViewSet, NoticeViewSet, PrivacyViewSet
from lobby.api.puzzles import PuzzleViewSet
from lobby.api.rulebook import RulebookViewSet
from lobby.api.setup import SetupViewSet
from lobby.api.tables import TableViewSet
from lobby.tables.link import link_picture
from realtime import public_ids

public_ids.register()

once = SingletonRouter()
once.register("me", MeViewSet, basename="me")
once.register("setup", SetupViewSet, basename="setup")
once.register("lobby", LobbyViewSet, basename="lobby")
once.register("quick", QuickViewSet, basename="quick")
once.register("privacy", PrivacyViewSet, basename="privacy")
once.register("me/alerts", AlertsViewSet, basename="alerts")
once.register("me/export", ExportViewSet, basename="export")
once.register("me/delete", DeletionViewSet, basename="deletion")

many = ApiRouter()
many.register("lessons", LessonViewSet, basename="lesson")
many.register("me/alerts/browsers", BrowserViewSet, basename="alert-browser")
many.register("me/notices", NoticeViewSet, basename="notice")
many.register("me/people", RelationViewSet, basename="people")
many.register("players", PlayerViewSet, basename="player")
many.register("puzzles", PuzzleViewSet, basename="puzzle")
many.register("reports", ReportViewSet, basename="report")
many.register("me/favourites", FavouriteViewSet, basename="favourite")
many.register("rules", RulebookViewSet, basename="rules")
many.register("tables", TableViewSet, basename="table")

off = AlertsOffViewSet.as_view({"post": "create"})
links = [path("alerts/off/<str:token>", off, name="alerts-off")]
pictures = [
    path("me/second-factor.svg", second_factor_picture, name="second-factor-picture"),
    path("tables/<id:table_id>/link.svg", link_picture, name="link-picture"),
]
urlpatterns = [*links, *pictures, *once.urls, *many.urls]

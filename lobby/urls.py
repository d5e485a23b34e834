"""HTTP of players and tables."""

from __future__ import annotations

from games import converters
from games.api.routers import ApiRouter, SingletonRouter
from lobby.api.favourites import FavouriteViewSet
from lobby.api.lobby import LobbyViewSet, QuickViewSet
from lobby.api.me import MeViewSet
from lobby.api.rulebook import RulebookViewSet
from lobby.api.setup import SetupViewSet
from lobby.api.tables import TableViewSet

converters.register()

once = SingletonRouter()
once.register("me", MeViewSet, basename="me")
once.register("setup", SetupViewSet, basename="setup")
once.register("lobby", LobbyViewSet, basename="lobby")
once.register("quick", QuickViewSet, basename="quick")

many = ApiRouter()
many.register("me/favourites", FavouriteViewSet, basename="favourite")
many.register("rules", RulebookViewSet, basename="rules")
many.register("tables", TableViewSet, basename="table")

urlpatterns = [*once.urls, *many.urls]

"""HTTP of people and tables."""

from __future__ import annotations

from django.urls import path

from games import addresses
from lobby.api import favourites, me, room, rulebook, setup, tables

addresses.register()

urlpatterns = [
    path("me", me.MeView.as_view()),
    path("me/guest", me.GuestView.as_view()),
    path("me/favourites", favourites.FavouritesView.as_view()),
    path("me/favourites/<id:favourite_id>", favourites.FavouriteView.as_view()),
    path("rules", rulebook.LedgersView.as_view()),
    path("rules/<id:name>", rulebook.LedgerView.as_view()),
    path("setup", setup.SetupView.as_view()),
    path("lobby", room.LobbyView.as_view()),
    path("quick", room.QuickView.as_view()),
    path("tables", tables.TablesView.as_view()),
    path("tables/<id:table_id>", tables.TableView.as_view()),
    path("tables/<id:table_id>/join", tables.JoinView.as_view()),
    path("tables/<id:table_id>/leave", tables.LeaveView.as_view()),
    path("tables/<id:table_id>/start", tables.StartView.as_view()),
    path("tables/<id:table_id>/close", tables.CloseView.as_view()),
    path("tables/<id:table_id>/favourite", favourites.ApplyView.as_view()),
    path("tables/<id:table_id>/bots", tables.BotsView.as_view()),
    path("tables/<id:table_id>/bots/<int:seat>", tables.BotView.as_view()),
    path("tables/<id:table_id>/seats/<int:seat>", tables.SeatView.as_view()),
]

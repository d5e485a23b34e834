"""The addresses of the pages, as frontend/src/route.ts reads them."""

from __future__ import annotations

from django.urls import URLPattern, path

from realtime import public_ids
from web.pages import tags
from web.pages.tags import Maker
from web.views.frontend import framed_page, page

public_ids.register()


def _page(route: str, head: Maker) -> URLPattern:
    return path(route, page, {"head": head})


addresses = [
    _page("", tags.plain("lobby")),
    _page("about", tags.plain("about")),
    _page("privacy", tags.plain("privacy")),
    _page("me", tags.plain("me", indexed=False)),
    _page("rules", tags.plain("rules")),
    _page("rules/<id:name>", tags.rulebook),
    _page("lessons", tags.lessons),
    _page("lesson/<id:name>", tags.lesson),
    _page("puzzles", tags.puzzles),
    _page("puzzles/<id:name>", tags.puzzle),
    _page("player/<id:player_id>", tags.player),
    _page("table/<id:table_id>", tags.table),
    _page("t/<id:table_id>", tags.table),
    _page("match/<id:match_id>", tags.match),
    _page("match/<id:match_id>/screen", tags.screen),
    _page("replay/<id:match_id>", tags.replay),
    path("embed/match/<id:match_id>", framed_page, {"head": tags.embedded}),
    _page("account", tags.plain("account", indexed=False)),
    _page("alerts/off/<str:token>", tags.plain("account", indexed=False)),
    _page("account/reset", tags.plain("account", indexed=False)),
    _page("account/reset/<str:key>", tags.plain("account", indexed=False)),
    _page("account/confirm/<str:key>", tags.plain("account", indexed=False)),
]

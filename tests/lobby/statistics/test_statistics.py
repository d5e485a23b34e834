"""A player's statistics over HTTP: all finished games for the player, public ones for others."""

from __future__ import annotations

import pytest

from games.models import Match
from games.statistics import summaries
from games.statistics.adding_up import statistics
from lobby import privacy
from lobby.models import Player
from tests.games import play
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db(transaction=True)


def over(browser: Browser, *, private: bool = False, expansions: tuple[str, ...] = ()) -> Match:
    """Return a finished match of the browser's player against a bot."""
    wanted = {"private": private, "expansions": list(expansions), "size": 2}
    table = browser.post("/api/tables", wanted)["id"]
    browser.post(f"/api/tables/{table}/bots", {"level": "random"})
    match = Match.objects.get(public_id=browser.post(f"/api/tables/{table}/start")["match"])
    play.play_out(match)
    summaries.write_due()
    return match


def test_player_sees_all_and_others_public_games_only(ann: Browser, bob: Browser) -> None:
    assert ann.get("/api/me/statistics")["totals"]["games"] == 0
    over(ann)
    over(ann, private=True, expansions=("cult",))
    mine = ann.get("/api/me/statistics")
    assert (mine["totals"]["games"], mine["expansion"]) == (2, None)
    assert ann.get("/api/me/statistics?expansion=cult")["totals"]["games"] == 1
    assert ann.get("/api/me/statistics?expansion=base")["totals"]["games"] == 1
    assert ann.get("/api/me/statistics?expansion=%25").status == 400
    public = bob.get(f"/api/players/{ann.get('/api/me')['player']['id']}/statistics")
    assert public["totals"]["games"] == 1
    again = ann.get(f"/api/players/{ann.get('/api/me')['player']['id']}/statistics")
    assert again["totals"] == public["totals"]


def test_nobody_has_no_statistics_and_unknown_players_are_missing(stranger: Browser) -> None:
    assert stranger.get("/api/me/statistics").status in {401, 403}
    assert stranger.get("/api/players/p-nobodyxx/statistics").status == 404


def test_statistics_go_with_the_player(ann: Browser) -> None:
    match = over(ann)
    player = Player.objects.get(match_seats__match=match)
    key = player.pk
    assert statistics(key).totals.games == 1
    privacy.delete_player(player)
    assert statistics(key).totals.games == 0

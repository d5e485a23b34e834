"""Three seats and one who watches play expansion 8: auctions, castles, bridges, and reloads amid them."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize, expect

from rules import Record
from tests.browser.performer import Performer
from tests.browser.player import Player, tiles_on
from tests.browser.screenplay import SEATS, Screenplay, find
from tests.e2e_support.house import House, manage

DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def _performers(browser: Browser, base_url: str, count: int) -> list[Performer]:
    contexts = [browser.new_context(base_url=base_url, viewport=DESKTOP) for _ in range(count)]
    return [Performer(context.new_page(), seat) for seat, context in enumerate(contexts)]


def _sit_down(host: Performer, guests: list[Performer]) -> None:
    page = host.page
    page.goto("/")
    page.get_by_label("Your name").fill(SEATS[0])
    page.get_by_role("button", name="New table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("checkbox", name="Bridges, Castles and Bazaars").check()
    for guest in guests:
        guest.page.goto(page.url)
        guest.page.get_by_role("button", name="Sit down").first.click()
        guest.page.get_by_label("Your name").fill(SEATS[guest.seat])
        guest.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(SEATS[guest.seat], exact=True).first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for performer in (host, *guests):
        performer.page.wait_for_url("**/match/*")


def _stack_the_bag(bastide: House, match_id: str, play: Screenplay) -> None:
    """The draws of the screenplay instead of the fair ones; a new process reads them."""
    change = f"Match.objects.filter(public_id={match_id!r}).update(draws={play.draws!r})"
    manage(bastide.environ, "shell", "-c", f"from games.models import Match; {change}")
    bastide.restart()


def _moments(play: Screenplay) -> tuple[int, int]:
    """In the middle of the first auction, and later in the middle of another."""
    calls = [n for n, action in enumerate(play.actions) if action["type"] in ("auction_bid", "pass")]
    return calls[0] + 1, calls[len(calls) // 2] + 1


def test_a_match_with_auctions_castles_and_bridges(browser: Browser, bastide: House, base_url: str) -> None:
    play = find()
    *players, eve = _performers(browser, base_url, 4)
    _sit_down(players[0], players[1:])
    _stack_the_bag(bastide, players[0].match_id, play)
    eve.page.goto(players[0].page.url)
    for performer in players:
        performer.page.reload()
    everybody: list[Player] = [*players, eve]
    reloaded, restarted = _moments(play)

    for number, action in enumerate(play.actions):
        if number == reloaded:
            for one in everybody:
                expect(one.page.get_by_test_id("auction")).to_be_visible()
                one.page.reload()
                expect(one.page.get_by_test_id("auction")).to_be_visible(timeout=30_000)
        if number == restarted:
            bastide.restart()
        players[action["seat"]].perform(action)

    for one in everybody:
        expect(one.page.locator("#result-title")).to_be_visible(timeout=30_000)
    headline = players[0].headline()
    assert [seat["score"] for seat in headline["seats"]] == play.scores
    record = Record.from_json(
        players[0].page.request.get(f"/api/matches/{players[0].match_id}/record").text()
    )
    assert record.actions == play.actions
    game = record.game()
    assert (game.over, game.scores()) == (True, play.scores)
    for one in everybody:
        assert tiles_on(one.page) == len(game.table.board.tiles)
        assert one.errors == []

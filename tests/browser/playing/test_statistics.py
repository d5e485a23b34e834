"""A player's finished games in numbers, on the own page and for others."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing.test_ending import pictures


def end_a_game(page: Page) -> None:
    """Play against a bot for a moment, then end the game as it stands."""
    page.goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_test_id("time-used").locator("li")).to_have_count(2)
    page.get_by_role("button", name="Offer to end together").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.locator("#result-title")).to_be_visible(timeout=30_000)


def test_finished_games_are_shown_in_numbers(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play against a bot").wait_for()
    end_a_game(page)
    for _ in range(20):  # the worker counts a game some seconds after its end
        if page.request.get("/api/me/statistics").json()["totals"]["games"]:
            break
        page.wait_for_timeout(1000)
    page.goto("/me")
    numbers = page.get_by_test_id("player-statistics")
    expect(numbers).to_contain_text("Games")
    expect(numbers.locator("tbody tr").first).to_contain_text("2")
    pictures(page, "statistics")
    numbers.get_by_label("Which games").select_option("river")
    expect(numbers).to_contain_text("No finished games of this kind.")
    numbers.get_by_label("Which games").select_option("base")
    expect(numbers.locator("dl")).to_be_visible()
    me = page.request.get("/api/me").json()["player"]["id"]
    page.goto(f"/player/{me}")
    expect(page.get_by_test_id("player-statistics")).to_be_visible()
    pictures(page, "statistics-public")
    page.context.clear_cookies()
    page.goto("/me")
    expect(page.get_by_test_id("player-statistics")).to_have_count(0)

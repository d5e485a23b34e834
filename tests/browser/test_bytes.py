"""How much code a page fetches before it shows something: compressed, in the reader's language only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

LOBBY_KIB = 60
MATCH_KIB = 150
FETCHED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js"))
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def scripts(page: Page) -> dict[str, int]:
    """Compressed sizes of the scripts that a page has fetched, by path."""
    return dict(page.evaluate(FETCHED))


def fresh(browser: Browser, base_url: str, language: str) -> Page:
    """A browser that has fetched nothing yet."""
    return browser.new_context(base_url=base_url, locale=language).new_page()


@pytest.mark.parametrize(
    ("language", "button"),
    [("en", "Play against a bot"), ("de", "Gegen einen Bot spielen"), ("pl", "Zagraj z botem")],
)
def test_lobby_and_match_fetch_no_more_code_than_they_may(
    browser: Browser, base_url: str, language: str, button: str
) -> None:
    page = fresh(browser, base_url, language)
    page.goto("/", wait_until="networkidle")
    lobby = scripts(page)
    assert 0 < sum(lobby.values()) <= LOBBY_KIB * 1024, lobby
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/match/*")
    address = page.url
    page.close()
    page = fresh(browser, base_url, language)
    page.goto(address, wait_until="networkidle")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    match = scripts(page)
    assert sum(lobby.values()) < sum(match.values()) <= MATCH_KIB * 1024, sorted(match.items())


def test_words_of_a_language_are_fetched_when_it_is_chosen(browser: Browser, base_url: str) -> None:
    page = fresh(browser, base_url, "en")
    page.goto("/", wait_until="networkidle")
    before = set(scripts(page))
    page.get_by_role("contentinfo").get_by_role("combobox").select_option("de")
    expect(page.get_by_role("button", name="Gegen einen Bot spielen")).to_be_visible()
    assert len(set(scripts(page)) - before) == 1
    page.reload(wait_until="networkidle")
    assert len(before - set(scripts(page))) == 1, "a German page needs no English words"


def test_texts_of_refusals_are_fetched_with_the_first_refusal(browser: Browser, base_url: str) -> None:
    page = fresh(browser, base_url, "de")
    page.goto("/me", wait_until="networkidle")
    before = set(scripts(page))
    page.get_by_role("tab", name="Anmelden").click()
    page.get_by_role("textbox", name="Benutzername").fill("nobody-is-called-this")
    page.get_by_label("Passwort", exact=True).fill("not-the-password-of-anybody")
    page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(page.get_by_text("Benutzername oder Passwort ist falsch.")).to_be_visible()
    more = set(scripts(page)) - before
    assert sum("/refusals-" in path for path in more) == 1, more

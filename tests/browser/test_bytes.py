"""How much code a page fetches before it shows something: compressed, in the reader's language only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

LOBBY_KIB = 60
MATCH_KIB = 150
MOST_FILES = {"lobby": 15, "match": 30}  # scripts and style sheets: each is a request, and a slow line waits
FETCHED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js"))
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def scripts(page: Page) -> dict[str, int]:
    """Compressed sizes of the scripts that a page has fetched, by path."""
    return dict(page.evaluate(FETCHED))


def files(page: Page) -> list[str]:
    """Return the scripts and style sheets that a page has fetched."""
    found: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return [name for name in found if name.endswith((".js", ".css"))]


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
    assert len(files(page)) <= MOST_FILES["lobby"], sorted(files(page))
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/match/*")
    address = page.url
    page.close()
    page = fresh(browser, base_url, language)
    page.goto(address, wait_until="networkidle")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    match = scripts(page)
    assert len(files(page)) <= MOST_FILES["match"], sorted(files(page))
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


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/about", "bei einer Versteigerung: passen, kaufen, verkaufen"),
        ("/rules/BRIDGE-1", "Wie viele Brücken und wo"),
        ("/lessons", "Zugbrücken"),
    ],
)
def test_pages_fetch_the_words_that_the_lobby_left_out(
    browser: Browser, base_url: str, path: str, words: str
) -> None:
    page = fresh(browser, base_url, "de")
    page.goto("/", wait_until="networkidle")
    page.goto(path)
    expect(page.get_by_text(words).first).to_be_visible()


def test_table_fetches_what_the_lobby_left_out_of_expansions(browser: Browser, base_url: str) -> None:
    page = fresh(browser, base_url, "de")
    page.goto("/")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.wait_for_url("**/table/*")
    expect(
        page.get_by_text("Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2006.")
    ).to_be_attached()

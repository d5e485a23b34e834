"""The page comes up in a real browser, without an error on the console."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, expect
from pytest_playwright import CreateContextCallback


def test_home_page_opens(page: Page) -> None:
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading").first).to_be_visible()
    assert errors == []


def test_name_in_use_at_the_table_asks_for_another_name(
    page: Page, new_context: CreateContextCallback
) -> None:
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    guest = new_context().new_page()
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit down").click()
    asked = guest.get_by_role("dialog")
    asked.get_by_label("Your name", exact=True).fill("ann")
    asked.get_by_role("button", name="Sit down").click()
    expect(asked.get_by_role("alert")).to_contain_text("Choose another")
    asked.get_by_label("Your name", exact=True).fill("Bea")
    asked.get_by_role("button", name="Sit down").click()
    expect(asked).to_have_count(0)
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    expect(guest.get_by_text("Waiting for the host")).to_be_visible()


def test_manifest_has_its_type_and_its_icons_exist(page: Page) -> None:
    request = page.request
    answer = request.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for icon in answer.json()["icons"]:
        assert request.get(icon["src"]).headers["content-type"] == icon["type"]

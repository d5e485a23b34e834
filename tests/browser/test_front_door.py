"""The page comes up in a real browser, without an error on the console."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, expect


def test_the_front_door_opens(page: Page) -> None:
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

"""A tile that lies on the board unconfirmed, while another player leaves."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.screenplays.seating import performers, sit_down


def test_laid_tile_stays_and_can_be_confirmed_after_another_has_left(browser: Browser, base_url: str) -> None:
    ann, bob, cid = performers(browser, base_url, 3)
    sit_down(ann, [bob, cid], lambda _page: None)
    page = ann.page
    first = page.locator("[data-cell]").first
    expect(first).to_be_attached(timeout=30_000)
    name = str(first.get_attribute("data-cell"))
    chosen = page.locator(f'[data-cell="{name}"]')
    chosen.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    confirm = page.get_by_test_id("confirm").first
    expect(confirm).to_be_enabled()
    rotation = str(chosen.get_attribute("data-rotation"))

    bob.page.get_by_role("tab", name="Game").click()
    bob.page.get_by_role("button", name="Leave the game").click()
    bob.page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("tab", name="History").click()
    expect(page.locator(".log")).to_contain_text("Bob left the game", timeout=15_000)
    expect(chosen).to_have_attribute("data-rotation", rotation)
    expect(confirm).to_be_enabled()

    confirm.click()
    expect(page.get_by_test_id("end-turn")).to_be_visible(timeout=15_000)
    x, y = map(int, name.split(","))
    events = page.request.get(f"/api/matches/{ann.match_id}/events").json()["events"]
    placed = [event["action"] for event in events if event["action"]["type"] == "place_tile"]
    assert placed == [{"seat": 0, "type": "place_tile", "x": x, "y": y, "rotation": int(rotation)}]

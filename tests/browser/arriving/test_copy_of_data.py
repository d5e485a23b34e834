"""A copy of one's data: asked for on one's page with keys, made by the worker, downloaded."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect


def test_copy_is_asked_for_with_keys_made_by_the_worker_and_downloaded(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    page.goto("/me")
    copy = page.get_by_test_id("copy")
    expect(copy).to_have_attribute("data-state", "none")
    start = page.get_by_test_id("copy-start")
    start.press("Enter")
    expect(copy).to_have_attribute("data-state", "ready", timeout=30_000)
    expect(start).to_be_focused()
    expect(copy).to_contain_text("Your copy is ready:")
    with page.expect_download() as downloading:
        page.get_by_test_id("copy-file").press("Enter")
    document = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert "Ann" in json.dumps(document)
    page.reload()
    expect(copy).to_have_attribute("data-state", "ready")  # it stays for a day
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

"""A figure under the pointer, or reached by keys, shows the whole feature that it holds."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.seating import performers
from tests.e2e_support.pictures import played


def test_figure_shows_the_whole_feature_that_it_holds(browser: Browser, base_url: str) -> None:
    [ann] = performers(browser, base_url, 1)
    page, record = ann.page, played([], seats=3)
    page.goto("/")
    token = next((str(c["value"]) for c in page.context.cookies() if "csrf" in str(c.get("name"))), "")
    answer = page.request.post(
        "/api/records", data=json.loads(record.to_json()), headers={"X-CSRFToken": token}
    )
    assert answer.ok, answer.text()
    number = int(len(record.actions) * 0.7)
    page.goto(f"/replay/{answer.json()['id']}?n={number}")
    farmer = page.locator(".figures .figure:has(g[transform='rotate(-90)'])").first
    box = farmer.bounding_box()
    assert box is not None
    with page.expect_response(re.compile("/feature")) as asked:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    assert "feature=field" in asked.value.url
    expect(page.locator("g.outline")).to_be_attached()
    expect(page.locator(".feature")).to_contain_text("Field")
    expect(page.locator(".feature")).to_contain_text("worth")
    pictures(page, "figure")
    assert ann.errors == []

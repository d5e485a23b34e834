"""The list of scores: its numbers stand under a heading that says what they are."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from rules import Record
from tests.browser.playing.test_ending import SIZES, pictures
from tests.e2e_support.pictures import upload

GAME = Path(__file__).parents[2] / "records/games/new-three-all-leave.json"


def test_points_have_a_heading_over_their_column(page: Page) -> None:
    page.goto("/")
    match = upload(page, Record.from_data(json.loads(GAME.read_text())))
    page.goto(f"/replay/{match}")
    page.get_by_role("button", name="To the end").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if not page.get_by_role("tab", name="Scores").is_visible():
            page.locator("button.handle").click()
        page.get_by_role("tab", name="Scores").click()
        heading = page.get_by_text("Points", exact=True)
        expect(heading).to_be_visible()
        over = heading.bounding_box()
        assert over is not None
        assert over["y"] >= 0  # it stays in sight while the rows scroll below it
        boxes = [each.bounding_box() for each in page.locator("ol.log .points").all()]
        under = next(box for box in boxes if box and over["y"] + over["height"] <= box["y"])
        assert abs(over["x"] + over["width"] - under["x"] - under["width"]) <= 24
    pictures(page, "scores")

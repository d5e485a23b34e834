"""A phone on its side: a castle and a crossing are answered without scrolling, under a lesson's task too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.arriving.test_lessons import LESSONS, begin, do

FINGER = 43  # pixels


@pytest.mark.parametrize(
    ("name", "asked", "answers"),
    [
        ("bridges", "build_castle", ["build_castle", "pass"]),
        ("drawbridges", "cross_drawbridge", ["cross_drawbridge", "pass"]),
    ],
)
def test_answers_are_in_the_window(
    browser: Browser, base_url: str, name: str, asked: str, answers: list[str]
) -> None:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 844, "height": 390},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page, lesson, at = context.new_page(), LESSONS[name], 0
    begin(page, name)
    while (wanted := lesson.wanted(at)) is not None and wanted["type"] != asked:
        at = do(page, lesson, at)
    for answer in answers:
        button = page.locator(f".turn-area button[data-action*='\"{answer}\"']").first
        expect(button).to_be_in_viewport(ratio=0.95)
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
        button.click(trial=True, timeout=5000)

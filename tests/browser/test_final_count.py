"""The end of a game: the final count on the board, the result, the same steps in the replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rules import Record
from tests.e2e_support.pictures import played, upload

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390)}

# The total of each seat on its card and in the count, at one moment right after a step.
TOTALS = """() => new Promise((resolve) => {
  const count = document.querySelector("[data-testid=count]");
  const texts = (where) => [...document.querySelectorAll(where)].map((e) => e.innerText.trim());
  new MutationObserver((_, seen) => {
    seen.disconnect();
    const counted = texts("[data-testid=count] .total");
    requestAnimationFrame(() => resolve(texts("li.seat .score").map((total, nth) => [total, counted[nth]])));
  }).observe(count, { attributes: true, attributeFilter: ["data-step"] });
})"""


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a whole game of four bots."""
    return played(["inns-and-cathedrals"], seed=5, seats=4)


@pytest.fixture(params=SIZES)
def visitor(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    """Open a spectator's page at each size."""
    width, height = SIZES[request.param]
    context = browser.new_context(base_url=base_url, viewport={"width": width, "height": height})
    yield context.new_page()
    context.close()


def _scores(page: Page) -> list[int]:
    return [int(text) for text in page.get_by_test_id("count").locator(".total").all_inner_texts()]


def test_final_count_ends_with_any_key_at_the_result(visitor: Page, record: Record) -> None:
    visitor.goto(f"/match/{upload(visitor, record)}")
    expect(visitor.get_by_test_id("statistics")).to_be_visible(timeout=30_000)
    totals = [int(text) for text in visitor.locator("section.result tr.sum td").all_inner_texts()]
    assert sorted(totals) == sorted(record.game().scores())

    expect(visitor.get_by_test_id("watch-count")).to_be_hidden()
    visitor.get_by_test_id("result-more").click()
    visitor.get_by_test_id("watch-count").click()
    count = visitor.get_by_test_id("count")
    expect(count).to_be_visible()
    expect(visitor.locator("[data-testid=count-below] [data-glow]").first).to_be_attached(timeout=30_000)
    first = _scores(visitor)
    visitor.wait_for_function("() => +document.querySelector('[data-testid=count]').dataset.step > 4")
    assert sum(first) < sum(_scores(visitor)) < sum(totals)
    assert [shown == counted for shown, counted in visitor.evaluate(TOTALS)] == [True] * 4
    visitor.keyboard.press("x")
    expect(count).to_have_count(0)
    expect(visitor.locator("#result-title")).to_be_visible()
    visitor.get_by_test_id("see-board").click()
    expect(visitor.get_by_test_id("result")).to_have_count(0)
    visitor.get_by_test_id("show-result").click()
    expect(visitor.get_by_test_id("result")).to_be_visible()


def test_replay_has_the_steps_of_the_final_count(visitor: Page, record: Record) -> None:
    moves = len(record.actions)
    visitor.goto(f"/replay/{upload(visitor, record)}?n={moves - 1}")
    expect(visitor.get_by_text(f"Move {moves - 1} of {moves}")).to_be_visible(timeout=30_000)
    visitor.wait_for_load_state("networkidle")
    visitor.keyboard.press("ArrowRight")
    count = visitor.get_by_test_id("count")
    expect(count).to_have_attribute("data-step", "0")
    before = _scores(visitor)
    seen = [sum(before)]
    for step in (1, 2, 3):
        visitor.keyboard.press("ArrowRight")
        expect(count).to_have_attribute("data-step", str(step))
        seen.append(sum(_scores(visitor)))
    assert seen == sorted(set(seen)), "each step brings points"
    visitor.keyboard.press("ArrowLeft")
    expect(count).to_have_attribute("data-step", "2")
    visitor.keyboard.press("End")
    expect(count).to_have_count(0)
    scores = [int(text.replace("−", "-")) for text in visitor.locator("li.seat .score").all_inner_texts()]
    assert scores == record.game().scores()

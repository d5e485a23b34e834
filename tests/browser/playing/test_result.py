"""The result on a phone: each word of the table is whole or broken at a soft hyphen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from pytest_playwright import CreateContextCallback

from rules import Record
from tests.e2e_support.decided import GAMES
from tests.e2e_support.pictures import upload

CELLS = "[data-testid=result-table] tbody :is(th, td)"
BROKEN = """cells => [...document.querySelectorAll(cells)].flatMap(cell => {
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), broken = [];
  for (let text; (text = walk.nextNode()); ) for (const part of text.data.matchAll(/[^\\s\\u00ad-]+/g)) {
    const range = document.createRange();
    range.setStart(text, part.index);
    range.setEnd(text, part.index + part[0].length);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1);
    const lines = new Set(boxes.map(box => Math.round(box.top)));
    if (lines.size > 1 && cell.getBoundingClientRect().width > 1 && text.parentElement.offsetWidth > 1)
      broken.push(part[0]);
  }
  return broken;
})"""


@pytest.mark.parametrize("language", ["de-DE", "pl-PL"])
def test_words_of_the_result_are_whole_on_a_phone(language: str, new_context: CreateContextCallback) -> None:
    page = new_context(locale=language, viewport={"width": 390, "height": 844}).new_page()
    page.goto("/")
    record = Record.from_json((GAMES / "new-all-eighteen-six.json").read_text(encoding="utf-8"))
    page.goto(f"/match/{upload(page, record)}")
    table = page.get_by_test_id("result-table")
    expect(table.get_by_test_id("statistics")).to_be_visible(timeout=30_000)
    # The longest word of a source, whichever this game has.
    table.locator("tbody th:has(i)").first.evaluate("th => (th.lastChild.data = 'Zirkusdirektoren')")
    assert page.evaluate(BROKEN, CELLS) == []
    assert table.evaluate("table => table.scrollWidth <= table.clientWidth")

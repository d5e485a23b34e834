"""The puzzles: their list, and one that is tried, solved and shown."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from rules.puzzles.reading import puzzles
from tests.e2e_support.scene import Scene


def solving() -> Iterator[Scene]:
    """Yield the first puzzles as they begin; and the first one after a wrong move and with its solution."""
    names = list(puzzles())
    yield from (Scene(f"puzzle-{name}", f"/puzzles/{name}") for name in names[:3])
    yield Scene("puzzle-tried", f"/puzzles/{names[0]}", act=_try)
    yield Scene("puzzle-shown", f"/puzzles/{names[0]}", act=_show)
    yield Scene("puzzle-filtered", "/puzzles", act=_filter)


def _try(page: Page) -> None:
    """Place the tile on the last cell without a follower, which is hardly ever best."""
    page.locator("[data-cell]").last.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").first.click()
    end = page.get_by_test_id("end-turn")
    verdict = page.get_by_test_id("verdict")
    end.or_(verdict).first.wait_for()
    if end.count():
        end.click()
    verdict.wait_for()


def _show(page: Page) -> None:
    page.get_by_test_id("give-up").wait_for(state="attached")
    # The drawer of a narrow page is closed; its name depends on the language.
    if (drawer := page.locator("button.handle[aria-expanded=false]")).is_visible():
        drawer.click()
    page.get_by_test_id("give-up").click()
    page.get_by_test_id("verdict").wait_for()


def _filter(page: Page) -> None:
    page.get_by_test_id("filter-difficulty").select_option("hard")
    page.get_by_test_id("filter-progress").select_option("done")

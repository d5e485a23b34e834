"""Puzzles: found in the list, solved on the board by keyboard and on a phone, wrong moves, the solution."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rules.puzzles import playing
from rules.puzzles.alike import alike
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.reading import puzzles

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
PLAIN = [one for one in puzzles().values() if not one.expansions] or list(puzzles().values())
TILE = next(one for one in PLAIN if one.asks == "tile")


def begin(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.get_by_test_id("goal")).to_be_visible()
    expect(page.locator("[data-cell]").first).to_be_attached()


def place(page: Page, puzzle: Puzzle, wanted: dict[str, Any], *, keys: bool) -> None:
    """Place the tile there, turned so that it looks as wanted."""
    state = playing.game_at(puzzle).state
    same = alike(state, state.hand or "", wanted["rotation"])
    cell = page.locator(f'[data-cell="{wanted["x"]},{wanted["y"]}"]')
    cell.focus()
    page.keyboard.press("Enter")
    for _ in range(4):
        if int(cell.get_attribute("data-rotation") or 0) in same:
            break
        page.keyboard.press("r")
    if keys:
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id("confirm").click()


def named(page: Page) -> None:
    """Become a guest, so that progress is kept."""
    page.goto("/")
    page.evaluate(
        """async () => {
          await fetch("/api/me");
          const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
          const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
          const body = JSON.stringify({ name: "Ann" });
          const answer = await fetch("/api/me/guest", { method: "POST", headers, body });
          if (!answer.ok) throw new Error(await answer.text());
        }"""
    )


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_guest_finds_a_puzzle_fails_solves_it_and_sees_progress(page: Page, size: Any) -> None:
    page.set_viewport_size(size)
    named(page)
    page.goto("/lessons")
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_test_id("today")).to_be_visible()
    page.get_by_test_id("filter-difficulty").select_option(TILE.difficulty)
    expect(page.get_by_test_id("found")).to_contain_text("puzzle")
    page.locator(f'a[href="/puzzles/{TILE.id}"]').last.click()
    game = playing.game_at(TILE)
    end = {"seat": TILE.seat, "type": "end_turn"}
    wrong = next(
        one
        for one in game.legal()
        if not playing.judge(TILE, [one, end]).right
        and not any(one["x"] == good[0]["x"] and one["y"] == good[0]["y"] for good in TILE.answers)
    )
    expect(page.get_by_test_id("confirm").first).to_be_attached()
    # Nobody gives hints to what is asked.
    expect(page.get_by_test_id("hint-ask")).to_have_count(0)
    place(page, TILE, wrong, keys=size == DESK)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-right", "false")
    expect(verdict).to_contain_text("points less than the best move")
    page.get_by_test_id("try-again").click()
    expect(verdict).to_be_hidden()
    place(page, TILE, dict(TILE.answers[0][0]), keys=size == DESK)
    expect(verdict).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("because")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    verdict.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_test_id("progress")).to_contain_text("1 puzzle solved")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_solution_is_shown_on_the_board(page: Page) -> None:
    begin(page, TILE)
    tiles = len(playing.game_at(TILE).state.board.tiles)
    page.get_by_test_id("give-up").click()
    expect(page.get_by_test_id("because")).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(tiles + 1)


def test_unknown_puzzle_is_missing(page: Page) -> None:
    answer = page.goto("/puzzles/0-0")
    assert answer is not None
    assert answer.status == 404

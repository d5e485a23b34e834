"""`python -m tests.expansion_guide.browse`: the expansion of the guide in Chromium, in a copy of the project.

A person makes a table with a bot, switches the expansion on by its card, deploys the new figure and answers
the new decision by a click. Prints what was seen; raises an AssertionError if something is missing.
"""

from __future__ import annotations

import sys

from playwright.sync_api import Page, expect, sync_playwright

from rules import Setup
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import DESKTOP, stack_the_bag
from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.server import RunningServer, running_server
from tests.expansion_guide.page import NAME

TITLE, TILE, PIECE, ANSWER = "The Minstrels", "MI/RFr.l", "minstrel", "play_song"


def sit_down(page: Page) -> None:
    """A table with the expansion and a bot; the game begins."""
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    card = page.locator(f"[data-expansion='{NAME}']")
    expect(card).to_contain_text(TITLE)
    card.locator(".head input").check()
    page.get_by_role("button", name="Add a bot").click()
    page.locator(".seat.taken").nth(1).wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")


def draws() -> Screenplay:
    """Return the whole bag, the tile with a linden first."""
    setup = Setup.from_json({"seats": ["Ann", "Bot"], "expansions": [NAME]})
    order = setup.bag()
    order.remove(TILE)
    return Screenplay(setup, [TILE, *order])


def play(bastide: RunningServer, player: Performer) -> None:
    """A turn with the new figure, then the new decision."""
    page = player.page
    sit_down(page)
    stack_the_bag(bastide, player.match_id, draws())
    page.reload()
    page.locator("[data-cell]").first.wait_for(state="attached")
    player.place()
    deploy = page.locator(f"button[data-action*='\"{PIECE}\"']").first
    expect(deploy).to_be_visible()
    deploy.click()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_text("Does your minstrel play now?").first).to_be_visible()
    page.locator(f"button[data-action*='\"{ANSWER}\"']").first.click()
    expect(page.get_by_text("a song").first).to_be_visible()
    for _ in range(300):
        if player.asked() == "place":
            break
        page.wait_for_timeout(100)
    assert player.asked() == "place", "the bot has not finished its turn"
    score = player.headline()["seats"][0]["score"]
    assert score >= 3, f"a tile and a linden bring 3 points, not {score}"
    assert player.errors == []
    print(f"{TITLE}: card shown, {ANSWER} answered, {score} points")


def main() -> int:
    """Run the command. Return the exit status."""
    with running_server() as bastide, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        context = browser.new_context(base_url=bastide.address, viewport=DESKTOP)
        play(bastide, Performer(context.new_page(), 0))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

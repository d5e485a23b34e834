"""Several persons at one device: a whole game with auctions at one browser, and a family at a tablet."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, ViewportSize, expect

from rules import Record
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import EXPANSION, SEATS, SETS, find
from tests.browser.screenplays.seating import DESKTOP, put_on, stack_the_bag
from tests.e2e_support.midgame import asked, match_at
from tests.e2e_support.pictures import played
from tests.e2e_support.server import RunningServer

# Nothing of the turn is on top at its place.
COVERED = """() => {
  const { x, y, width, height } = document.querySelector(".turn-area").getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest("dialog") !== null;
}"""
TABLET: ViewportSize = {"width": 1024, "height": 768}


def table_of(page: Page, host: str, others: list[str]) -> None:
    """A new table of the host, who brings the others along."""
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill(host)
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    for name in others:
        page.get_by_test_id("bring-companion").click()
        page.get_by_role("dialog").get_by_label("Name", exact=True).fill(name)
        page.get_by_test_id("add-companion").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_text(name, exact=True).first).to_be_visible()


def test_three_at_one_browser_play_auctions_to_the_end(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    play = find()
    page = browser.new_context(base_url=base_url, viewport=DESKTOP).new_page()
    table_of(page, SEATS[0], list(SEATS[1:3]))
    put_on(page, [EXPANSION], SETS)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")
    players = [Performer(page, seat) for seat in range(3)]
    stack_the_bag(bastide, players[0].match_id, play)
    page.reload()
    calls = [n for n, action in enumerate(play.actions) if action["type"] in ("auction_bid", "pass")]

    for number, action in enumerate(play.actions):
        if number == calls[0] + 1:  # in the middle of the first auction
            expect(page.get_by_test_id("auction")).to_be_visible()
            page.reload()
            expect(page.get_by_test_id("auction")).to_be_visible(timeout=30_000)
        players[action["seat"]].perform(action)

    expect(page.locator("#result-title")).to_be_visible(timeout=30_000)
    headline = players[0].headline()
    assert [seat["score"] for seat in headline["seats"]] == play.scores
    assert [seat["companion"] for seat in headline["seats"]] == [False, True, True]
    record = Record.from_json(page.request.get(f"/api/matches/{players[0].match_id}/record").text())
    assert record.actions == play.actions
    assert players[0].errors == []


def test_family_at_a_tablet_hands_it_on_with_the_turn(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, viewport=TABLET, has_touch=True)
    page = context.new_page()
    page.add_init_script(
        """localStorage.getItem("bastide.table") ??
        localStorage.setItem("bastide.table", JSON.stringify({ manualEnd: true }))"""
    )
    table_of(page, "Ann", ["Ben", "Cleo", "Dan"])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")
    title = page.get_by_test_id("turn-title")
    expect(title).to_have_text("Ann: Place your tile")
    one_turn(page)
    expect(page.get_by_test_id("hand-over")).to_contain_text("Ben’s turn")
    expect(title).to_have_text("Ben: Place your tile")
    expect(page.locator("li.seat[aria-current='true']")).to_contain_text("Ben")
    expect(page.get_by_text("watching")).to_have_count(0)

    # Covered from now on, as the family wishes: nothing can be tapped before Cleo has the tablet.
    page.get_by_role("tab", name="Game").click()
    page.get_by_label("Cover the table while the device goes to the next player").check()
    one_turn(page)
    expect(page.get_by_role("dialog", name="Pass the device to Cleo")).to_be_visible()
    page.reload()
    expect(page.get_by_role("dialog", name="Pass the device to Cleo")).to_be_visible(timeout=30_000)
    page.get_by_test_id("take-over").click()
    expect(title).to_have_text("Cleo: Place your tile")

    # One of them leaves; the others play on.
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_label("Who leaves?").select_option("Dan")
    page.get_by_role("button", name="Leave for good").click()
    expect(page.locator("li.seat.gone")).to_contain_text("Dan")
    one_turn(page)
    expect(page.get_by_role("dialog", name="Pass the device to Ann")).to_be_visible()
    context.close()


def one_turn(page: Page) -> None:
    """Place the tile at the first place there is, and end the turn."""
    page.locator("[data-cell][tabindex='0']").first.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").first.click()
    page.get_by_test_id("end-turn").click()


def test_covered_table_is_handed_on_for_each_bid_of_an_auction(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    """Nobody sees the table between two seats: each bid waits until the next person has the device."""
    record = played(["bridges-castles-bazaars"], seats=3)
    context = browser.new_context(base_url=base_url, viewport=TABLET, has_touch=True)
    page = context.new_page()
    page.add_init_script(
        """localStorage.setItem("bastide.table", JSON.stringify({ manualEnd: true, coverTurns: true }))"""
    )
    begin = asked(record, "auction_bid")
    page.goto(f"/match/{match_at(bastide, page, record, begin)}")
    names, players = record.setup.seats, [Performer(page, seat) for seat in range(3)]
    passed: list[int] = []
    for number in range(begin, len(record.actions)):
        action = record.actions[number]
        if action["type"] == "place_tile":
            break
        cover = page.get_by_role("dialog", name=f"Pass the device to {names[action['seat']]}")
        expect(cover).to_be_visible(timeout=30_000)
        assert cover.evaluate("e => e.closest('dialog')?.matches(':modal')"), "the table behind it is inert"
        assert page.evaluate(COVERED), "the table behind it can't be seen"
        page.get_by_test_id("take-over").click()
        players[action["seat"]].perform(action)
        passed.append(action["seat"])
    assert passed[:4] == [action["seat"] for action in record.actions[begin : begin + 4]]
    assert len(set(passed)) == 3, "the auction goes round the table"
    assert all(player.errors == [] for player in players)
    context.close()

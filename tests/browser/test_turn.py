"""A turn as people play it: held keys, the focus, the tile in hand, Back, and the holders of features."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.e2e_support.pictures import page as page_of
from tests.e2e_support.pictures import played, upload

DESKTOP: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture
def table(browser: Browser, base_url: str) -> Iterator[Page]:
    """Yield a match against a bot, in which Ann is asked for a tile."""
    context = browser.new_context(base_url=base_url, viewport=DESKTOP, reduced_motion="reduce")
    yield _seated(context)
    context.close()


def _seated(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    page.locator("[data-cell]").first.wait_for(timeout=30_000)
    return page


def _tiles(page: Page) -> int:
    return page.locator("svg [data-tile]").count()


def test_held_enter_answers_one_step_only(table: Page) -> None:
    cell = table.locator("[data-cell][tabindex='0']").first
    cell.focus()
    before = _tiles(table)
    for _ in range(12):  # a second `down` without an `up` is a repeat
        table.keyboard.down("Enter")
    expect(table.locator("[data-cell][aria-pressed=true]")).to_have_count(1)
    assert _tiles(table) == before
    table.keyboard.up("Enter")

    for _ in range(12):
        table.keyboard.down("Enter")
    expect(table.locator("svg [data-tile]")).to_have_count(before + 1)
    expect(table.get_by_test_id("turn-title")).to_be_focused()
    for _ in range(12):
        table.keyboard.down("Enter")
    expect(table.get_by_test_id("end-turn")).to_be_visible()
    match = table.url.replace("/match/", "/api/matches/")
    actions = [
        event["action"]["type"] for event in table.request.get(f"{match}/events?after=0").json()["events"]
    ]
    assert actions[-1] == "place_tile"
    assert table.request.get(f"{match}/offer").json()["decision"]["kind"] == "act"
    table.keyboard.up("Enter")


def test_focus_stays_at_the_turn_after_mouse_and_bot(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    title = table.get_by_test_id("turn-title")
    expect(title).to_be_focused()
    table.get_by_test_id("end-turn").click()
    expect(title).to_be_focused()
    table.locator("[data-cell]").first.wait_for(timeout=30_000)
    expect(title).to_be_focused()


def test_turn_that_will_end_by_itself_says_so_and_can_be_taken_back(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    figures = table.locator(".turn-area button[data-action*='\"deploy\"']")
    figures.first.click()
    expect(table.get_by_text("your turn ends in a moment")).to_be_visible()
    expect(figures).to_have_count(0)
    expect(table.get_by_test_id("turn-title")).to_be_focused()
    table.get_by_test_id("undo").click()
    expect(figures).not_to_have_count(0)
    table.wait_for_timeout(4500)  # longer than that moment
    expect(figures).not_to_have_count(0)


def test_hand_tile_is_large_and_a_drag_lays_it(table: Page) -> None:
    hand, first = table.get_by_test_id("hand"), table.locator("[data-cell]").first
    first.click(trial=True)  # waits until the board has taken its place in the view
    box, cell = hand.bounding_box(), first.bounding_box()
    assert box is not None
    assert cell is not None
    assert 190 <= box["width"] <= 200
    table.mouse.move(box["x"] + 90, box["y"] + 90)
    table.mouse.down()
    table.mouse.move(cell["x"] + 20, cell["y"] + 20, steps=6)
    table.mouse.up()
    chosen = table.locator("[data-cell][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    table.get_by_test_id("turn-title").click()
    area = table.get_by_role("application").first.bounding_box()
    assert area is not None
    table.mouse.click(area["x"] + 8, area["y"] + 8)  # the empty table
    expect(chosen).to_have_count(0)


def test_double_click_lays_the_tile_and_does_not_turn_it(table: Page) -> None:
    cell = table.locator("[data-cell]").first
    cell.click()
    rotation = cell.get_attribute("data-rotation")
    table.keyboard.press("Escape")
    cell.dblclick()
    expect(cell).to_have_attribute("data-rotation", str(rotation))


def test_confirm_says_before_what_the_placement_brings(table: Page) -> None:
    match = table.url.replace("/match/", "/api/matches/")
    table.locator("[data-cell]").first.click()
    cell = table.locator("[data-cell][aria-pressed=true]")
    lines = table.locator(".turn-area").get_by_test_id("outcome").locator("li")
    expect(lines.first).to_be_visible()
    x, y = str(cell.get_attribute("data-cell")).split(",")
    hand = table.request.get(match).json()["view"]["turn"]["tile"]
    place = {"tile": hand, "x": x, "y": y, "rotation": str(cell.get_attribute("data-rotation"))}
    answer = table.request.get(f"{match}/outcome", params=place).json()
    done = [feature for feature in answer["features"] if feature["complete"]]
    expect(lines.filter(has_text="Completes:")).to_have_count(len(done))
    expect(lines.filter(has_text="Completes nothing yet")).to_have_count(0 if done else 1)
    table.keyboard.press("Escape")
    expect(lines).to_have_count(0)


# Where the choices of an act are, and the end of the turn, in every picture in which they are shown.
WATCH = """() => {
  window.places = [];
  const note = () => {
    const shown = [...document.querySelectorAll("button[data-action*=deploy], [data-testid=end-turn]")]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }));
    const tops = shown.map((e) => Math.round(e.getBoundingClientRect().top));
    const weighed = document.querySelector("button[data-action*=deploy] .more") !== null;
    if (shown.length > 1 && `${tops}` !== `${window.places.at(-1)?.tops}`)
      window.places.push({ tops, weighed, waited: performance.now() - window.askedAt });
    requestAnimationFrame(note);
  };
  note();
}"""

# What is asked about features is answered so many milliseconds later.
LATE = """(delay) => {
  const { fetch } = window;
  window.fetch = async (address, ...more) => {
    window.askedAt ??= performance.now();
    if (/\\/feature\\?/.test(address)) await new Promise((done) => setTimeout(done, delay));
    return fetch(address, ...more);
  };
}"""


@pytest.mark.parametrize("delay", [150, 2000], ids=["quick line", "slow line"])
def test_choices_do_not_move_once_they_are_shown(table: Page, delay: int) -> None:
    """Behind a slow answer they come without it, with room for it: at most those of three lines grow."""
    table.evaluate(WATCH)
    table.locator("[data-cell][tabindex='0']").first.focus()
    table.keyboard.press("Enter")
    table.evaluate(LATE, delay)
    table.get_by_test_id("confirm").first.click()
    expect(table.locator("button[data-action*=deploy] .more").first).to_be_visible()
    table.wait_for_timeout(200)
    first, *moved = table.evaluate("window.places")
    if first["weighed"]:
        assert (moved, delay) == ([], 150)
    else:
        assert len(moved) <= 1
        assert 395 <= first["waited"] < 2000


def test_short_cuts_are_offered_once_after_two_turns(table: Page) -> None:
    offer = table.get_by_test_id("short-cuts")
    for _ in range(2):
        expect(offer).to_have_count(0)
        table.locator("[data-cell]").first.click()
        table.locator(".turn-area [data-testid=confirm]").click()
        table.get_by_test_id("end-turn").click()
        table.locator("[data-cell]").first.wait_for(timeout=30_000)
    offer.get_by_role("button", name="Switch it on").click()
    expect(offer).to_have_count(0)
    before = _tiles(table)
    table.locator("[data-cell]").first.click()
    expect(table.locator("svg [data-tile]")).to_have_count(before + 1)
    table.reload()
    table.locator("svg [data-tile]").first.wait_for(timeout=30_000)
    expect(offer).to_have_count(0)


def test_what_others_did_stays_while_the_reader_plays(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    table.get_by_test_id("end-turn").click()
    lines = table.get_by_test_id("last-moves").locator("li")
    table.locator("[data-cell]").first.wait_for(timeout=30_000)
    shown = lines.all_inner_texts()
    assert any("placed a tile" in line for line in shown)
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    expect(table.get_by_test_id("end-turn")).to_be_visible()
    assert lines.all_inner_texts() == shown


def test_history_shows_tiles_by_turns_and_their_places(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    table.get_by_test_id("end-turn").click()
    table.locator("[data-cell]").first.wait_for(timeout=30_000)
    table.get_by_role("tab", name="History").click()
    rows = table.get_by_role("tabpanel").locator("li")
    placed = rows.filter(has_text="placed a tile")
    expect(placed).to_have_count(2)
    for row in placed.all():
        expect(row.locator("svg.tile")).to_have_count(1)
    expect(rows.filter(has_text="ended the turn")).to_have_count(0)
    placed.last.hover()
    own = table.request.get(f"{table.url.replace('/match/', '/api/matches/')}/events?after=0").json()[
        "events"
    ][0]
    x, y = own["action"]["x"], own["action"]["y"]
    mark = table.locator("svg rect.shown[x]").first
    expect(mark).to_have_attribute("x", str(100 * x))
    expect(mark).to_have_attribute("y", str(100 * y))
    table.mouse.move(5, 5)
    expect(mark).to_have_count(0)


def test_totals_if_the_game_ended_now_are_shown_on_demand(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    table.locator(".turn-area [data-testid=confirm]").click()
    table.locator("button[data-action*=deploy]").first.click()
    table.locator("[data-cell]").first.wait_for(timeout=30_000)
    panel = table.get_by_test_id("projection")
    panel.get_by_role("button", name="If the game ended now").click()
    totals = panel.locator("li .total")
    expect(totals).to_have_count(2)
    match = table.url.replace("/match/", "/api/matches/")
    answer = table.request.get(f"{match}/projection").json()
    seats = table.locator("li.seat .score").all()
    scores = [int(seat.get_attribute("data-total") or "") for seat in seats]  # the page may still count up
    for entry in answer["scored"]:
        scores[entry["seat"]] += entry["points"]
    for seat, score in enumerate(scores):
        expect(panel.locator(f"li[data-seat='{seat}'] .total")).to_have_text(str(score))


def test_back_asks_once_and_the_match_stays_as_it_was(table: Page) -> None:
    address = table.url
    table.locator("[data-cell]").first.click()
    table.go_back()
    dialog = table.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    assert table.url == address
    expect(table.locator("[data-cell][aria-pressed=true]")).to_have_count(1)
    table.go_back()
    expect(table.get_by_role("button", name="Play against a bot")).to_be_visible()


def test_buttons_sleep_while_the_line_is_down(table: Page) -> None:
    table.locator("[data-cell]").first.click()
    confirm = table.locator(".turn-area [data-testid=confirm]")
    expect(confirm).to_be_enabled()
    table.context.set_offline(True)
    table.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(table.locator(".answer[inert]")).to_have_count(1, timeout=60_000)
    table.context.set_offline(False)
    table.evaluate("() => dispatchEvent(new Event('online'))")
    expect(table.locator(".answer[inert]")).to_have_count(0, timeout=60_000)
    expect(confirm).to_be_enabled()


def _tops_at_rest(page: Page, places: list[str]) -> list[float]:
    """Return where the tops of elements lie once two looks agree: a page of a new size moves first."""
    seen: list[float] = []
    while (now := [_top(page, place) for place in places]) != seen:
        seen = now
        page.wait_for_timeout(150)
    return seen


def _top(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize("size", [DESKTOP, {"width": 390, "height": 844}])
def test_tile_confirmed_while_the_line_is_down_stays_on_its_cell(table: Page, size: ViewportSize) -> None:
    table.set_viewport_size(size)
    table.locator("[data-cell]").first.click()
    before = _tiles(table)
    places = [".seats-area", ".board-area"]
    tops = [_top(table, place) for place in places]
    table.context.set_offline(True)
    table.locator(".turn-area [data-testid=confirm]").click()
    expect(table.locator("[data-sent]")).to_have_count(1)
    expect(table.get_by_test_id("turn-title")).to_have_text("Sending…")
    notice = table.get_by_role("status").locator("[data-connection]")
    expect(notice).to_have_text("Offline. Reconnecting…", timeout=30_000)
    expect(notice).to_be_in_viewport(ratio=1)
    assert [_top(table, place) for place in places] == tops
    table.context.set_offline(False)
    expect(table.locator("svg [data-tile]")).to_have_count(before + 1, timeout=60_000)
    expect(table.locator("[data-sent], [data-connection]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, {"width": 390, "height": 844}])
def test_dragged_tile_moves_nothing_in_the_panel(table: Page, size: ViewportSize) -> None:
    table.set_viewport_size(size)
    places = [".turn-area", ".turn-area .place > .turns", ".turn-area [data-testid=confirm]"]
    tops = _tops_at_rest(table, places)
    cell = table.locator("[data-cell]").first
    table.get_by_test_id("hand").hover()
    table.mouse.down()
    box = cell.bounding_box()
    assert box
    table.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    expect(table.get_by_test_id("floating-dragged")).to_be_visible()
    expect(cell).to_have_attribute("aria-pressed", "true")
    assert [_top(table, place) for place in places] == tops
    table.mouse.up()
    expect(table.locator(".turn-area [data-testid=confirm]")).to_be_enabled()


def test_claims_stay_at_the_end_and_in_the_replay(browser: Browser, base_url: str) -> None:
    record = played([], seats=3)
    with page_of(browser, base_url, "desktop", "light") as page:
        match = upload(page, record)
        page.goto(f"/match/{match}")
        claims = page.get_by_test_id("claims").locator("[data-claim]")
        expect(claims.first).to_be_attached(timeout=30_000)
        assert {"city", "road"} <= {claim.get_attribute("data-claim") for claim in claims.all()}
        at_end = claims.count()
        page.goto(f"/replay/{match}?n={len(record.actions) // 2}")
        expect(claims.first).to_be_attached(timeout=30_000)
        assert 0 < claims.count() < at_end


def test_log_of_a_long_replay_keeps_few_rows_in_the_page(browser: Browser, base_url: str) -> None:
    record = played([])
    with page_of(browser, base_url, "desktop", "light") as page:
        page.goto(f"/replay/{upload(page, record)}?n={len(record.actions) // 2}")
        rows = page.locator("ol.log li")
        rows.first.wait_for(timeout=30_000)
        assert rows.count() < 80
        expect(page.locator("ol.log [aria-current=step]")).to_be_in_viewport()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(page.locator("ol.log [aria-current=step]")).to_be_in_viewport()

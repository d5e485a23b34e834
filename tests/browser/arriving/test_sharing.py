"""A shared link as others meet it: its picture, a replay in a foreign page, the view for a television."""

from __future__ import annotations

import base64
import html
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from rules import Record, art
from tests.browser.arriving.test_one_device import one_turn, table_of
from tests.browser.screenplays.player import tiles_on
from tests.e2e_support.pictures import page as page_of
from tests.e2e_support.pictures import played, upload
from tests.e2e_support.server import RunningServer, manage
from web.pictures.animate import CELL, SIDES, moments
from web.pictures.animate import table as table_of_view
from web.pictures.card import BOARD, HEIGHT
from web.pictures.raster import png as rasterised

# The mean colours of rectangles of a picture, each [red, green, blue].
COLOURS = """async ([png, boxes]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return boxes.map(([x, y, w, h]) => {
    const { data } = pen.getImageData(x, y, Math.max(1, w), Math.max(1, h));
    return [0, 1, 2].map((nth) => {
      let sum = 0;
      for (let at = nth; at < data.length; at += 4) sum += data[at];
      return sum / (data.length / 4);
    });
  });
}"""
BOXES = """() => [...document.querySelectorAll("[role=application] [data-tile]")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  return [x, y, width, height];
})"""
# How many frames an animation has, and the mean distance of its last one from a picture, of 255.
LAST_FRAME = """async ([animation, png]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes(animation), type: "image/png" });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount } = decoder.tracks.selectedTrack;
  const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
  const whole = await createImageBitmap(new Blob([bytes(png)], { type: "image/png" }));
  const pixels = (drawn) => {
    const pen = new OffscreenCanvas(whole.width, whole.height).getContext("2d");
    pen.drawImage(drawn, 0, 0);
    return pen.getImageData(0, 0, whole.width, whole.height).data;
  };
  const [one, other] = [pixels(image), pixels(whole)];
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at] - other[at]);
  const alike = image.displayWidth === whole.width && image.displayHeight === whole.height;
  return [frameCount, alike ? sum / one.length : 255];
}"""
Box = list[float]


def apart(one: list[list[float]], other: list[list[float]]) -> float:
    """The mean distance of colours, of 255."""
    pairs = [pair for two in zip(one, other, strict=True) for pair in zip(*two, strict=True)]
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


def shown(bastide: RunningServer, page: Page, record: Record) -> str:
    """A finished match that is listed, as one that was played in public."""
    match = upload(page, record)
    change = f"Match.objects.filter(public_id={match!r}).update(listed=True)"
    manage(bastide.environ, "shell", "-c", f"from games.models import Match; {change}")
    return match


@pytest.fixture
def blog() -> Iterator[Callable[[str], str]]:
    """Serve a page of another site, on a port of its own; gets its text, returns its address."""
    text = ""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # the library's name
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Blog)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def serve(page: str) -> str:
        nonlocal text
        text = page
        return f"http://localhost:{server.server_address[1]}/"

    yield serve
    server.shutdown()
    server.server_close()


def colours(page: Page, png: bytes, boxes: list[Box]) -> list[list[float]]:
    found: list[list[float]] = page.evaluate(COLOURS, [base64.b64encode(png).decode(), boxes])
    return found


def inner(box: Box) -> Box:
    """The middle half of a tile, away from its rims."""
    x, y, wide, high = box
    return [round(x + wide / 4), round(y + high / 4), round(wide / 2), round(high / 2)]


def cells_in_picture(tiles: list[tuple[int, int]], width: int = BOARD, height: int = HEIGHT) -> list[Box]:
    """Where the tiles lie in the card of a link: the whole board beside the panel, with a margin."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    wide, high = (max(xs) - min(xs) + 1) + 1.2, (max(ys) - min(ys) + 1) + 1.2
    size = min(width / wide, height / high)
    left, top = (width - wide * size) / 2 + 0.6 * size, (height - high * size) / 2 + 0.6 * size
    return [[left + (x - min(xs)) * size, top + (y - min(ys)) * size, size, size] for x, y in tiles]


def test_picture_of_a_shared_link_is_the_board_at_that_move(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    record = played([], seats=3)
    move = len(record.actions) // 3
    placed = [action for action in record.actions[:move] if action["type"] == "place_tile"]
    with page_of(browser, base_url, "desktop", "light") as page:
        match = shown(bastide, page, record)
        shared = f"/replay/{match}?n={move}"
        head = page.request.get(shared).text()
        tag = re.search(r'property="og:image" content="([^"]+)"', head)
        assert tag
        answer = page.request.get(html.unescape(tag[1]))
        assert answer.headers["content-type"] == "image/png"
        page.emulate_media(reduced_motion="reduce")
        page.goto(shared, wait_until="networkidle")
        page.locator("[data-tile]").nth(len(placed)).wait_for(state="attached")
        assert tiles_on(page) == len(placed) + 1
        cells = [(0, 0), *((action["x"], action["y"]) for action in placed)]
        order = sorted(cells, key=lambda cell: (cell[1], cell[0]))
        page.mouse.move(2, 2)
        boxes = sorted(page.evaluate(BOXES), key=lambda box: (round(box[1] / box[3]), box[0]))
        page.add_style_tag(content="[data-testid=claims], .figure { visibility: hidden }")
        sent = colours(page, answer.body(), [inner(box) for box in cells_in_picture(order)])
        for _ in range(20):  # drawings of tiles come in one by one
            seen = colours(page, page.screenshot(), [inner(box) for box in boxes])
            if apart(seen, sent) < 14:
                break
            page.wait_for_timeout(500)
        assert apart(seen, sent) < 14
        # The same tiles in another order are farther apart: it is this board and no other.
        assert apart(seen, [*sent[7:], *sent[:7]]) > 1.5 * apart(seen, sent)


def test_replay_is_embedded_in_a_page_of_another_site_and_nothing_else_is(
    browser: Browser, bastide: RunningServer, base_url: str, blog: Callable[[str], str]
) -> None:
    record = played([], seats=3)
    with page_of(browser, base_url, "desktop", "light") as page:
        match = shown(bastide, page, record)
        said = page.request.get(f"/oembed?url={base_url}/replay/{match}?n=30").json()
        other = f'<iframe id="no" src="{base_url}/replay/{match}" width="600" height="300"></iframe>'
        foreign = f"<!doctype html><title>A blog</title><p>Look:</p>{said['html']}{other}"
        page.goto(blog(foreign))
        frame = page.frame_locator("iframe").first
        expect(frame.get_by_test_id("embed")).to_be_visible(timeout=30_000)
        slider = frame.get_by_role("slider", name="Timeline")
        expect(slider).to_have_value("30")
        frame.get_by_role("button", name="Next move (→)").click()
        expect(slider).to_have_value("31")
        expect(frame.get_by_role("link", name="Open on Bastide")).to_have_attribute(
            "href", f"/replay/{match}?n=31"
        )
        refused = page.frames[-1]
        assert f"/replay/{match}" not in refused.url or refused.locator("[data-tile]").count() == 0


def test_screen_follows_the_game_and_has_nothing_to_press(browser: Browser, base_url: str) -> None:
    players = browser.new_context(base_url=base_url, viewport={"width": 1024, "height": 768})
    page = players.new_page()
    page.add_init_script("localStorage.setItem('bastide.table', JSON.stringify({ manualEnd: true }))")
    table_of(page, "Ann", ["Ben"])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")
    television = browser.new_context(base_url=base_url, viewport={"width": 1920, "height": 1080})
    screen = television.new_page()
    screen.goto(f"{page.url}/screen")
    expect(screen.get_by_test_id("screen")).to_be_visible(timeout=30_000)
    assert tiles_on(screen) == 1
    code = screen.get_by_role("img", name="QR code with the link to this game")
    expect(code).to_be_visible()
    screen.wait_for_function("() => document.querySelector('figure img').naturalWidth > 0")
    expect(screen.get_by_text(page.url.removeprefix("http://"))).to_be_visible()
    one_turn(page)
    one_turn(page)
    expect(screen.locator("[role=application] [data-tile]")).to_have_count(3)
    expect(screen.locator("li.seat[aria-current='true']")).to_contain_text("Ann")
    expect(screen.get_by_role("button")).to_have_count(0)
    expect(screen.get_by_role("link")).to_have_count(1)  # the skip link
    name = screen.locator("li.seat .name").first
    assert name.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 26
    television.close()
    players.close()


def test_animation_of_a_game_ends_with_its_board(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    record = played([], seats=3)
    with page_of(browser, base_url, "desktop", "light") as page:
        match = shown(bastide, page, record)
        page.goto(f"/replay/{match}")
        expect(page.get_by_role("slider", name="Timeline")).to_have_value("0", timeout=30_000)
        page.get_by_role("tab", name="Game").click()
        button = page.get_by_test_id("animation")
        button.click()
        expect(button).to_contain_text("pictures are drawn", timeout=60_000)
        expect(button).to_contain_text("Save the animation", timeout=240_000)
        with page.expect_download() as saved:
            button.click()
        made = saved.value.path().read_bytes()
        views = moments(record)
        left, top, columns, rows = table_of_view(views[-1])
        cell = min(CELL, SIDES[0] // max(columns, rows))
        whole = rasterised(art.window(views[-1], (left, top, columns, rows), cell))
        pictures = [base64.b64encode(each).decode() for each in (made, whole)]
        frames, distance = page.evaluate(LAST_FRAME, pictures)
        assert frames == len(views)
        assert distance < 0.5

"""The first page: its text has enough contrast, and it names an open table without scrolling."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.test_contrast import contrast

# The brightest pixel of a picture and the colour of an element's text, as relative luminances.
RANGE = """async ([png, css]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height).data;
  const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const bright = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  let most = 0;
  for (let at = 0; at < pixels.length; at += 4)
    most = Math.max(most, bright(pixels[at], pixels[at + 1], pixels[at + 2]));
  const text = getComputedStyle(document.querySelector(css)).color.match(/[0-9.]+/g).map(Number);
  return [most, bright(...text)];
}"""
WORDS = (".hero h1", ".hero .lead", ".hero .lead a")
BARE = ".hero .words > * { visibility: hidden } .hero .dot { visibility: hidden }"
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 1024, 833, 390])
def test_words_over_the_picture_have_contrast(
    browser: Browser, base_url: str, light: str, width: int
) -> None:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": width, "height": 900},
        color_scheme=light,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    boxes = {css: page.locator(css).bounding_box() for css in WORDS}
    page.evaluate(
        "css => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets.push(s) }",
        BARE,
    )
    for css, box in boxes.items():
        assert box
        shot = page.screenshot(clip=box)
        bright, text = page.evaluate(RANGE, [base64.b64encode(shot).decode(), css])
        assert contrast(bright, text) >= 4.5, css
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_open_table_is_named_without_scrolling(browser: Browser, base_url: str, size: ViewportSize) -> None:
    context, others = browser.new_context(base_url=base_url, viewport=size), browser.new_context()
    page, host = context.new_page(), others.new_page()
    page.goto("/")
    now = page.get_by_test_id("open-now")
    host.goto(f"{base_url}/")
    host.get_by_role("button", name="Create a table").click()
    host.wait_for_url("**/table/*")
    expect(now.get_by_role("link")).to_contain_text("Open table:")
    expect(now).to_be_in_viewport(ratio=1)
    now.get_by_role("link").click()
    page.wait_for_url("**/table/*")
    context.close()
    others.close()

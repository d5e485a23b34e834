"""The contrast of the drawings, measured on what a browser draws from them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from rules.art.board import Picture
from rules.art.svg.ink import plain
from rules.art.svg.palette import palettes

# The mean relative luminance (WCAG) of a part of a picture: x, y, width, height in pixels.
LUMINANCE = """async ([svg, [x, y, wide, high]]) => {
  const image = new Image();
  image.src = "data:image/svg+xml;utf8," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(x, y, wide, high).data;
  const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
  return sum / (pixels.length / 4);
}"""
# A design for each kind of ground, and the part of its picture that shows it, in tile units with the margin.
SAMPLES = {
    "town": ("BA/Cccc+", (22, 35, 96, 80)),
    "field": ("BA/L", (22, 90, 96, 28)),
    "road": ("BA/RFr", (22, 67, 96, 6)),
    "river": ("RI.1/IFI", (67, 63, 6, 14)),
}
LEAST = {("field", "town"): 1.6, ("road", "field"): 1.8, ("river", "field"): 1.4}


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("pixels", [360, 90, 40])
def test_grounds_differ_in_luminance_at_every_size(page: Page, light: str, pixels: int) -> None:
    scale = pixels / 100

    def luminance(ground: str) -> float:
        design, part = SAMPLES[ground]
        picture = Picture({"tiles": [{"tile": design, "x": 0, "y": 0, "rotation": 0}]})
        svg = plain(picture.svg(round(140 * scale)), palettes()[light])
        found = page.evaluate(LUMINANCE, [svg, [round(value * scale) for value in part]])
        return float(found)

    for (one, other), least in LEAST.items():
        a, b = sorted((luminance(one), luminance(other)))
        assert (b + 0.05) / (a + 0.05) >= least, (one, other, light, pixels)

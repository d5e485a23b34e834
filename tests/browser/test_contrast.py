"""The contrast of the drawings, measured on what a browser draws from them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from rules.art.board import SEATS, Picture
from rules.art.svg.figure import HALO, INK
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
LEAST = {
    ("field", "town"): 1.6,
    ("field", "table"): 2.0,
    ("road", "field"): 1.8,
    ("walltop", "town"): 2.5,
    ("river", "field"): 1.4,
}
# The least contrast of the better ring to each ground, and of a seat's colour to the ring that shows it.
RING = 3.0


def luminance_of(colour: str) -> float:
    """The relative luminance (WCAG) of `#rrggbb`."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """The ratio of two luminances (WCAG)."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def grounds(page: Page, light: str, pixels: int) -> dict[str, float]:
    """The mean luminance of each ground as drawn; those of the table and of walls' tops by their colours."""
    scale, colours = pixels / 100, palettes()[light]
    found = {name: luminance_of(colours[name]) for name in ("table", "walltop")}
    for name, (design, part) in SAMPLES.items():
        drawn = Picture({"tiles": [{"tile": design, "x": 0, "y": 0, "rotation": 0}]})
        svg = plain(drawn.svg(round(140 * scale)), colours)
        found[name] = float(page.evaluate(LUMINANCE, [svg, [round(value * scale) for value in part]]))
    return found


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("pixels", [360, 90, 40])
def test_grounds_differ_in_luminance_at_every_size(page: Page, light: str, pixels: int) -> None:
    drawn = grounds(page, light, pixels)
    found = {pair: contrast(drawn[pair[0]], drawn[pair[1]]) for pair in LEAST}
    print(light, pixels, {f"{one} / {other}": round(ratio, 2) for (one, other), ratio in found.items()})
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST[pair]} == {}


@pytest.mark.parametrize("light", ["day", "night"])
def test_one_ring_of_a_figure_differs_from_every_ground(page: Page, light: str) -> None:
    rings = [luminance_of(plain(ring)) for ring in (INK, HALO)]
    drawn = grounds(page, light, 90)
    better = {name: max(contrast(value, ring) for ring in rings) for name, value in drawn.items()}
    print(light, {name: round(ratio, 1) for name, ratio in better.items()})
    assert min(better.values()) >= RING


def test_a_ring_shows_the_colour_of_every_seat() -> None:
    rings = [luminance_of(plain(ring)) for ring in (INK, HALO)]
    better = [max(contrast(luminance_of(seat), ring) for ring in rings) for seat in SEATS]
    print([round(ratio, 1) for ratio in better])
    assert min(better) >= RING

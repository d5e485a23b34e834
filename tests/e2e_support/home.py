"""`python -m tests.e2e_support.home`: the picture behind the first page, a part of a recorded game's board.

It draws frontend/src/assets/home-day.webp and home-night.webp with the generator of the tiles, in Chromium,
each for wide and for narrow pages (-narrow).
"""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from itertools import product
from typing import Any

from playwright.sync_api import Page, sync_playwright

from rules import Record, art, view
from tests.e2e_support.chromium import launch_arguments
from tools import ROOT

RECORD = ROOT / "tests" / "records" / "games" / "new-everything-six.json"
PLAYED = 0.62  # of its actions: the board is large by then, and figures stand on it
TILES_WIDE, TILES_HIGH = 13.0, 6.5
WIDTH, HEIGHT = 1820, 910  # pixels
NARROW = 0.6  # of its size: phones show it a third as wide, with two or three pixels for each of theirs
TO_WEBP = """async ([svg, scale]) => {
  const image = new Image();
  image.src = "data:image/svg+xml;base64," + svg;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: %d * scale, height: %d * scale });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.72);
}""" % (WIDTH, HEIGHT)  # noqa: UP031 - braces are JavaScript's here


def state() -> dict[str, Any]:
    """A late position of the recorded game."""
    record = Record.from_json(RECORD.read_text(encoding="utf-8"))
    actions = record.actions[: int(len(record.actions) * PLAYED)]
    return view(replace(record, actions=actions).game())


def window(board: dict[str, Any]) -> tuple[float, float]:
    """The corner of the part of the board with the fewest gaps in its right half; then with the most figures.

    The left half lies under the words of the page, and a wide page shows all of the right one.
    """
    tiles = [(tile["x"], tile["y"]) for tile in board["tiles"]]
    figures = [(piece["x"], piece["y"]) for piece in board["pieces"] if "x" in piece]

    def worth(corner: tuple[int, int]) -> int:
        left, top = corner
        whole = [(x, y) for x, y in tiles + 3 * figures if left <= x < left + 13 and top <= y < top + 7]
        return len(whole) + 20 * len([x for x, y in set(tiles) & set(whole) if x >= left + 6])

    corners = product({x for x, _ in tiles}, {y for _, y in tiles})
    return max(sorted(corners), key=worth)


def draw(page: Page, board: dict[str, Any], light: str, scale: float) -> bytes:
    """The picture by this light, at this part of its size, as WebP."""
    left, top = window(board)
    box = f'viewBox="{left * 100:g} {top * 100:g} {TILES_WIDE * 100:g} {TILES_HIGH * 100:g}"'
    svg = re.sub(r'viewBox="[^"]*"', box, art.on_table(board, WIDTH, HEIGHT, light), count=1)
    address = page.evaluate(TO_WEBP, [base64.b64encode(svg.encode()).decode(), scale])
    return base64.b64decode(address.partition(",")[2])


def main() -> None:
    """Draw both."""
    board = state()
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(**launch_arguments({})).new_page()
        for light, (form, scale) in product(("day", "night"), (("", 1.0), ("-narrow", NARROW))):
            path = ROOT / "frontend" / "src" / "assets" / f"home-{light}{form}.webp"
            path.write_bytes(draw(page, board, light, scale))
            print(path.name, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()

"""`python -m tests.e2e_support.screens FOLDER [WORD …]`: pictures of every page and every kind of decision.

Each is photographed in four sizes and both lights. The decisions come from the lessons, which ask for
every kind of action that an expansion has. Words choose scenes by parts of their names: `lesson-siege`,
`page`, `replay`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from rules.lessons.lesson import Lesson
from rules.lessons.reading import lessons
from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.pictures import SEATS, played, played_with_everything, upload
from tests.e2e_support.server import running_server

SIZES: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in ((1440, 900), (1024, 768), (390, 844), (844, 390))
}
LIGHTS = ("light", "dark")
PAGES = ("", "lessons", "me", "about", "privacy", "rules", "rules/bridges-castles-bazaars", "nowhere")
REST = 500  # milliseconds until what came last is drawn


@dataclass(frozen=True)
class Scene:
    """An address, and how far the browser is in a lesson there."""

    name: str
    address: str
    lesson: str = ""
    at: int = 0

    def open(self, page: Page) -> None:
        """Go there, and wait until it is drawn."""
        if self.lesson:
            progress = json.dumps({self.lesson: {"at": self.at}})
            page.evaluate("kept => localStorage.setItem('bastide.lessons', kept)", progress)
        page.goto(self.address)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(REST)


def decisions(lesson: Lesson) -> Iterator[Scene]:
    """Yield the first action of each kind that a lesson wants, and its end."""
    seen = set[str]()
    for at in range(lesson.length):
        kind = str((lesson.wanted(at) or {})["type"])
        if kind not in seen:
            seen.add(kind)
            yield Scene(f"lesson-{lesson.name}-{kind}", f"/lesson/{lesson.name}", lesson.name, at)
    yield Scene(f"lesson-{lesson.name}-end", f"/lesson/{lesson.name}", lesson.name, lesson.length)


def games(page: Page) -> Iterator[Scene]:
    """Upload games that are over, and make a table; yield the pages that show them."""
    small, large = played([], seats=3), played_with_everything()
    for name, record in (("small", small), ("large", large)):
        match, moves = upload(page, record), len(record.actions)
        yield Scene(f"replay-{name}-early", f"/replay/{match}?n={moves // 6}")
        yield Scene(f"replay-{name}-late", f"/replay/{match}?n={moves * 9 // 10}")
        yield Scene(f"result-{name}", f"/match/{match}")
        yield Scene(f"screen-{name}", f"/match/{match}/screen")
        yield Scene(f"embed-{name}", f"/embed/match/{match}?n={moves // 2}")
    yield Scene("table", _table(page))


def _table(page: Page) -> str:
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill(SEATS[0])
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    return page.url


def scenes(page: Page, words: Sequence[str]) -> Iterator[Scene]:
    """Yield the scenes whose names have one of the words; all of them without words."""
    found = [Scene(f"page-{address.replace('/', '-') or 'home'}", f"/{address}") for address in PAGES]
    found += [scene for lesson in lessons().values() for scene in decisions(lesson)]
    if not words or any(word[:4] in ("repl", "resu", "scre", "embe", "tabl") for word in words):
        found += games(page)
    yield from (scene for scene in found if not words or any(word in scene.name for word in words))


def take(page: Page, scene: Scene, folder: Path, sizes: Sequence[str]) -> None:
    """Photograph a scene in each size and both lights, opened anew each time."""
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        for light in LIGHTS:
            page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
            scene.open(page)
            page.screenshot(path=folder / f"{scene.name}-{size}-{light}.png")


def main(words: Sequence[str] | None = None) -> int:
    """Write the pictures. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="parts of the names of scenes; without them all")
    parser.add_argument("--language", default="en", choices=("en", "de", "pl"))
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    with running_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        page = browser.new_page(base_url=running.address)
        page.goto("/")
        for scene in list(scenes(page, given.words)):
            page.evaluate("language => localStorage.setItem('bastide.language', language)", given.language)
            take(page, scene, given.folder, given.sizes)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

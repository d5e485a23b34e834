"""`python -m tests.e2e_support.screens FOLDER [WORD …]`: pictures of every page and every kind of decision.

Each is photographed in six sizes and both lights. The decisions come from the lessons; those that no lesson
asks for come from recorded games. Words choose scenes by the beginnings of their names: `lesson-siege`,
`asked`, `page`, `replay`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright

from rules.lessons.lesson import Lesson
from rules.lessons.reading import lessons
from tests.e2e_support.accounts import ACCOUNTS
from tests.e2e_support.analysed import analyses
from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.decided import asking, firsts
from tests.e2e_support.dialogs import DIALOGS
from tests.e2e_support.pictures import played, played_with_everything, upload
from tests.e2e_support.players import players
from tests.e2e_support.scene import Scene, drawn, shown
from tests.e2e_support.server import RunningServer, running_server
from tests.e2e_support.solved import solving
from tests.e2e_support.standing import change, full, matches, table

SIZES: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in ((1440, 900), (1280, 657), (1024, 768), (820, 1180), (390, 844), (844, 390))
}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
REST = 300  # milliseconds until the other light is drawn
PAGES = (
    "",
    "lessons",
    "puzzles",
    "me",
    "about",
    "privacy",
    "rules",
    "rules/bridges-castles-bazaars",
    "nowhere",
)


def decisions(lesson: Lesson) -> Iterator[Scene]:
    """Yield the first action of each type that a lesson wants, and its end."""
    for at, kind in firsts(lesson):
        yield Scene(f"lesson-{lesson.name}-{kind}", f"/lesson/{lesson.name}", lesson.name, at)
    yield Scene(f"lesson-{lesson.name}-end", f"/lesson/{lesson.name}", lesson.name, lesson.length)


def games(running: RunningServer, page: Page) -> Iterator[Scene]:
    """Upload games that are over and list them for everybody; yield the pages that show them."""
    small, large = played([], seats=3), played_with_everything()
    for name, record in (("small", small), ("large", large)):
        match, moves = upload(page, record), len(record.actions)
        change(running, {"listed": True}, match)
        yield Scene(f"replay-{name}-early", f"/replay/{match}?n={moves // 6}")
        yield Scene(f"replay-{name}-late", f"/replay/{match}?n={moves * 9 // 10}")
        yield Scene(f"result-{name}", f"/match/{match}")
        yield Scene(f"screen-{name}", f"/match/{match}/screen")
        yield Scene(f"embed-{name}", f"/embed/match/{match}?n={moves // 2}")


def scenes(running: RunningServer, page: Page, words: Sequence[str]) -> Iterator[Scene]:
    """Yield the scenes whose names begin with one of the words; all of them without words.

    Matches and tables are made only where scenes that show them are wanted.
    """
    pages = [Scene(f"page-{address.replace('/', '-') or 'home'}", f"/{address}") for address in PAGES]
    kinds: dict[tuple[str, ...], Callable[[], Iterable[Scene]]] = {
        ("page",): lambda: pages,
        ("puzzle",): solving,
        ("lesson",): lambda: (scene for lesson in lessons().values() for scene in decisions(lesson)),
        ("asked",): lambda: asking(running, page),
        ("replay", "result", "screen", "embed"): lambda: games(running, page),
        ("table",): lambda: table(page),
        ("full",): lambda: full(running, page),
        ("listed", "resting"): lambda: matches(running, page),
        ("analysis",): lambda: analyses(running, page),
        # Last: in these the browser becomes somebody else.
        ("player",): lambda: players(running, page),
        ("dialog",): lambda: DIALOGS,
        ("account",): lambda: ACCOUNTS,
    }
    chosen = tuple(words) or ("",)
    for names, found in kinds.items():
        if any(word.startswith(names) or name.startswith(word) for word in chosen for name in names):
            yield from (scene for scene in found() if scene.name.startswith(chosen))


def take(page: Page, scene: Scene, folder: Path, sizes: Sequence[str]) -> None:
    """Photograph a scene in each size, opened anew, and both lights."""
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        scene.open(page)
        for light in LIGHTS:
            before = shown(page) if light != LIGHTS[0] else []
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            page.wait_for_timeout(REST)
            drawn(page, before)
            page.screenshot(path=folder / f"{scene.name}-{size}-{light}.png")


def main(words: Sequence[str] | None = None) -> int:
    """Write the pictures. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="how the names of scenes begin; without them all")
    parser.add_argument("--language", default="en", choices=("en", "de", "pl"))
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    with running_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        page = browser.new_page(base_url=running.address)
        page.goto("/")
        for scene in list(scenes(running, page, given.words)):
            page.evaluate("language => localStorage.setItem('bastide.language', language)", given.language)
            take(page, scene, given.folder, given.sizes)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

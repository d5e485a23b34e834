"""Which files a page needs: the browser asks for all at once, not for one after the other has run."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings

# Written by Vite beside index.html: by module the file that has it, its style sheets and its imports.
MANIFEST = "modules.json"
# What src/app/ loads for a page, by the first part of its address; of a match's screen by the last, and
# "puzzle" is one of the puzzles.
PAGES: dict[str, tuple[str, ...]] = {
    "": ("src/lobby/LobbyPage.svelte",),
    "table": ("src/table/TablePage.svelte",),
    "match": ("src/match/page/MatchPage.svelte",),
    "screen": ("src/match/screen/ScreenPage.svelte",),
    "replay": ("src/replay/ReplayPage.svelte",),
    "lessons": ("src/lessons/LessonPage.svelte",),
    "lesson": ("src/lessons/LessonPage.svelte",),
    "puzzles": ("src/puzzles/pages.ts", "src/puzzles/PuzzlesPage.svelte"),
    "puzzle": ("src/puzzles/pages.ts", "src/puzzles/PuzzlePage.svelte"),
    "embed": ("src/replay/embed/EmbedPage.svelte",),
}
WITH_BOARD = ("match", "screen", "replay", "embed", "lesson", "puzzle")
# Pages with the words of src/lessons, src/puzzles and src/pages.
WITH_PAGES = ("lessons", "lesson", "puzzles", "puzzle", "me", "account", "about", "privacy")
# Pages with options and chapters of expansions.
WITH_SETUP = ("table", "rules", "about")


class Preloads(NamedTuple):
    """Paths below the address of the site."""

    scripts: list[str]
    styles: list[str]


def preloads(path: str, language: str) -> Preloads:
    """Return what the page at `path` needs besides the files that index.html names.

    Empty without a manifest.
    """
    file = settings.FRONTEND / MANIFEST
    if not file.is_file():
        return Preloads([], [])
    parts = path.strip("/").split("/")
    page = "screen" if parts[-1] == "screen" else parts[0]
    if page == "puzzles" and len(parts) > 1:
        page = "puzzle"
    modules = [f"virtual:words/{language}/{group}" for group in _words(page)]
    return _files(file, file.stat().st_mtime_ns, (*modules, *PAGES.get(page, ())))


def _words(page: str) -> list[str]:
    """Return the groups of words that a page shows (`frontend/languages.ts`)."""
    groups = ["site"] if page == "" else ["site", "shared"]
    more = {"board": WITH_BOARD, "pages": WITH_PAGES, "setup": WITH_SETUP, "table": ("table",)}
    return groups + [group for group, pages in more.items() if page in pages]


@lru_cache(maxsize=64)
def _files(manifest: Path, _changed: int, modules: tuple[str, ...]) -> Preloads:
    """Return the files of these modules and of all they import. `_changed`: read again after a new build."""
    entries: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    first = _closure(entries, ["index.html"])
    wanted = [entries[name] for name in _closure(entries, modules) if name not in first]
    styles = {style for entry in wanted for style in entry.get("css", ())}
    return Preloads([f"/{entry['file']}" for entry in wanted], [f"/{style}" for style in sorted(styles)])


def _closure(entries: dict[str, dict[str, Any]], modules: tuple[str, ...] | list[str]) -> list[str]:
    """Return modules with all that they import, in the order found; unknown ones are left out."""
    found: dict[str, None] = {}
    waiting = [name for name in modules if name in entries]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += entries[name].get("imports", ())
    return list(found)

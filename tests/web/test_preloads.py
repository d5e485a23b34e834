"""The files that a page names in its head, so that the browser asks for all of them at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.test import Client

from tools import ROOT
from web.preloads import MANIFEST, PAGES

pytestmark = pytest.mark.django_db
ENTRIES = {
    "index.html": {"file": "assets/index.js", "imports": ["_core.js"]},
    "_core.js": {"file": "assets/core.js"},
    "src/lobby/LobbyPage.svelte": {
        "file": "assets/LobbyPage.js",
        "imports": ["index.html", "_cards.js"],
        "css": ["assets/LobbyPage.css"],
    },
    "_cards.js": {"file": "assets/cards.js", "imports": ["_core.js"]},
    "src/match/page/MatchPage.svelte": {"file": "assets/MatchPage.js", "imports": ["_core.js"]},
    **{
        f"virtual:words/{language}/{group}": {"file": f"assets/{group}-{language}.js"}
        for language in ("en", "de", "pl")
        for group in ("site", "shared", "board")
    },
}


@pytest.fixture(autouse=True)
def modules(built: None, tmp_path: Path) -> None:
    """A front end of these modules."""
    (tmp_path / MANIFEST).write_text(json.dumps(ENTRIES), encoding="utf-8")


def linked(path: str, rel: str, language: str = "en", chosen: str = "") -> list[str]:
    """The addresses that the head of a page links with this relation."""
    client = Client(headers={"accept-language": language})
    if chosen:
        client.cookies["django_language"] = chosen
    text = client.get(path).content.decode()
    return re.findall(f'<link rel="{rel}" crossorigin href="/assets/([^"]+)"', text)


def test_lobby_names_its_page_and_words_and_no_file_of_the_entry() -> None:
    assert linked("/", "modulepreload") == ["site-en.js", "LobbyPage.js", "cards.js"]
    assert linked("/", "stylesheet") == ["LobbyPage.css"]


def test_match_page_has_the_words_of_the_board_too() -> None:
    scripts = linked("/match/nothing000", "modulepreload", "pl")
    assert scripts == ["site-pl.js", "shared-pl.js", "board-pl.js", "MatchPage.js"]


def test_chosen_language_goes_before_that_of_the_browser() -> None:
    assert linked("/about", "modulepreload", "pl", chosen="de") == ["site-de.js", "shared-de.js"]


def test_unknown_language_gets_english_words() -> None:
    assert linked("/about", "modulepreload", "fr") == ["site-en.js", "shared-en.js"]


def test_page_comes_without_a_manifest(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).unlink()
    assert linked("/", "modulepreload") == []


def test_pages_are_modules_of_the_front_end() -> None:
    modules = [ROOT / "frontend" / module for modules in PAGES.values() for module in modules]
    assert [module for module in modules if not module.is_file()] == []

"""Addresses of registries and paths of machines are found, and ordinary text is not taken for one."""

from __future__ import annotations

import pytest

from tools import tracked

HOME, OPT = "/" + "home", "/" + "opt"


@pytest.mark.parametrize(
    "line",
    [
        "resolved: https://registry." + "npmjs.org/svelte",
        "--index-" + "url https://pypi" + ".org/simple",
        f"BASE = '{HOME}/ann/bastide'",
        f"find-links = {OPT}/wheels",
        "path: C:" + "\\Users\\ann",
    ],
)
def test_addresses_and_paths_are_found(line: str) -> None:
    assert [number for number, _what in tracked.forbidden_words(f"fine\n{line}\n")] == [2]


@pytest.mark.parametrize(
    "line",
    [
        "/usr/bin/chromium",
        "GET /api/matches/<id>",
        "see docs/" + "work/plan.md",
        "https://bastide.example/home/page",
        "./root/x",
    ],
)
def test_ordinary_text_is_left_alone(line: str) -> None:
    assert tracked.forbidden_words(line) == []


def test_this_repository_has_none() -> None:
    assert tracked.problems() == []


def test_the_list_of_files_is_not_empty() -> None:
    names = {path.name for path in tracked.tracked_files()}
    assert {"README.md", "Makefile", "tracked.py"} <= names

"""Without the server: pages that say so, a shell of the lobby, and a notice when a new version waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing.test_ending import pictures
from tests.e2e_support.server import RunningServer, running_server
from tools import ROOT

WORKER = ROOT / "frontend" / "dist" / "sw.js"
ASKS = 'localStorage.setItem("bastide.worker", "on")'  # tests get no worker unless they ask for it
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture
def server() -> Iterator[RunningServer]:
    """A server of this test alone, which it may stop."""
    with running_server() as running:
        yield running


@pytest.fixture
def next_version() -> Iterator[None]:
    """Put the files of the worker back that a test has changed."""
    files = [path for path in (WORKER, Path(f"{WORKER}.br"), Path(f"{WORKER}.gz")) if path.exists()]
    before = {path: path.read_bytes() for path in files}
    yield
    for path, content in before.items():
        path.write_bytes(content)


def visited(browser: Browser, server: RunningServer, locale: str = "en") -> Page:
    """Return the lobby, which was visited before, so that the worker is in charge of it."""
    context = browser.new_context(base_url=server.address, locale=locale)
    context.add_init_script(ASKS)
    page = context.new_page()
    page.goto("/")
    page.wait_for_function(IN_CHARGE, timeout=30_000)
    return page


def cached(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
          return found;
        }"""
    )
    return found


@pytest.mark.parametrize(
    ("locale", "button", "words"),
    [
        ("en", "Play against a bot", "You are offline"),
        ("de", "Gegen einen Bot spielen", "Du bist offline"),
        ("pl", "Zagraj z botem", "Jesteś offline"),
    ],
)
def test_match_page_without_the_server_says_so_and_comes_back_with_it(
    browser: Browser, server: RunningServer, locale: str, button: str, words: str
) -> None:
    page = visited(browser, server, locale)
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/match/*")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    kept = cached(page)
    assert [path for path in kept if path.startswith("/art/")]
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/match", "/pictures"))]
    server.stop()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text([words])
    assert page.locator("svg [data-tile]").count() == 0
    pictures(page, f"offline-{locale}")
    server.restart()
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=60_000)


def test_lobby_without_the_server_shows_its_shell_in_words(browser: Browser, server: RunningServer) -> None:
    page = visited(browser, server)
    server.stop()
    page.reload()
    expect(page.get_by_role("banner")).to_be_visible()
    expect(page.locator("main")).to_contain_text("connection", ignore_case=True, timeout=30_000)
    pictures(page, "lobby-offline")
    page.goto(f"{server.address}/rules/base")
    expect(page.get_by_role("heading", level=1)).to_have_text(["You are offline"])


def test_new_version_is_announced_and_loaded_by_a_press(
    browser: Browser, server: RunningServer, next_version: None
) -> None:
    page = visited(browser, server)
    expect(page.get_by_test_id("update")).to_have_count(0)
    newer = WORKER.read_text(encoding="utf-8").replace('const VERSION = "', 'const VERSION = "newer-')
    WORKER.write_text(newer, encoding="utf-8")
    for ending in (".br", ".gz"):
        Path(f"{WORKER}{ending}").unlink(missing_ok=True)
    server.restart()
    page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
    notice = page.get_by_test_id("update")
    expect(notice).to_contain_text("A new version is here", timeout=30_000)
    pictures(page, "update")
    page.evaluate("() => { window.before = true; }")
    notice.get_by_role("button", name="Load it").click()
    page.wait_for_function("() => window.before === undefined", timeout=30_000)
    page.wait_for_function(
        "async () => (await caches.keys()).filter((name) => /^shell-/.test(name)).length === 1"
    )
    assert [name for name in page.evaluate("() => caches.keys()") if "newer-" in name]
    expect(page.get_by_test_id("update")).to_have_count(0)


def test_worker_is_asked_for_each_time_and_left_out_where_a_program_reads(
    browser: Browser, server: RunningServer
) -> None:
    page = browser.new_context(base_url=server.address).new_page()
    answer = page.request.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert "javascript" in answer.headers["content-type"]
    assert (
        page.request.get("/manifest.webmanifest")
        .headers["content-type"]
        .startswith("application/manifest+json")
    )
    page.goto("/", wait_until="networkidle")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0

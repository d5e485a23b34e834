"""What the first seconds cost: requests, bytes, and the time until a page says something and can be used.

Each page is opened by a browser that has never been there ("cold") and opened again ("warm"), on this machine
as it is, and as on a phone: the CPU slowed four times and a line of 1.6 Mbit/s with 150 ms to and fro. The
unit is the offline page, which is plain text, opened in the same way by another new browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.pictures import SIZES, played_with_everything, upload
from tests.e2e_support.server import running_server

UNIT = "the offline page"
FAST, PHONE = "as it is", "as on a phone"
SLOWED = 4  # times
# Milliseconds to and fro, bytes a second.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
PAINTED = """() => new Promise((done) => new PerformanceObserver((list, observer) => {
  for (const { name, startTime } of list.getEntries()) {
    if (name === "first-contentful-paint") { observer.disconnect(); done(startTime); }
  }
}).observe({ type: "paint", buffered: true }))"""
# Milliseconds since the visitor asked for the page, after a frame that the page had time to draw.
NOW = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"


@dataclass(frozen=True)
class Place:
    """A page, and what stands on it when it can be used."""

    name: str
    address: str
    usable: str


@dataclass(frozen=True)
class Visit:
    """Requests and KiB over the line; milliseconds until the first content and until it can be used."""

    requests: int
    kib: float
    painted: float
    usable: float


class Line:
    """Counts what goes over the line of a page, and slows it down."""

    def __init__(self, session: CDPSession, speed: str) -> None:
        self.requests, self.bytes = 0, 0.0
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")
        if speed == PHONE:
            session.send("Network.emulateNetworkConditions", LINE)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def _sent(self, event: dict[str, Any]) -> None:
        # The page makes pictures of its own, which go over no line.
        self.requests += not event["request"]["url"].startswith(("data:", "blob:"))

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]


@contextmanager
def newcomer(browser: Browser, address: str) -> Iterator[Page]:
    """Yield a page of a browser that has never been there, of the size of a phone."""
    width, height = SIZES["phone"]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, service_workers="block"
    )
    yield context.new_page()
    context.close()


def visit(page: Page, place: Place, speed: str) -> Visit:
    """Open a page and measure."""
    session = page.context.new_cdp_session(page)
    line = Line(session, speed)
    page.goto(place.address, wait_until="commit")
    page.locator(place.usable).first.wait_for(timeout=120_000)
    usable = float(page.evaluate(NOW))
    painted = float(page.evaluate(PAINTED))
    page.wait_for_load_state("networkidle")
    session.detach()
    return Visit(line.requests, line.bytes / 1024, painted, usable)


def places(browser: Browser, address: str) -> list[Place]:
    """Return what is visited: the lobby, a match against a bot, and the replay of a long game."""
    with newcomer(browser, address) as page:
        replay = upload(page, played_with_everything())
        page.get_by_role("button", name="Play against a bot").click()
        page.wait_for_url("**/match/*")
        match = page.url
    return [
        Place("lobby", "/", "main button:visible"),
        Place("match", match, "svg [data-tile]"),
        Place("replay of a game with everything", f"/replay/{replay}", "svg [data-tile]"),
    ]


def measured(browser: Browser, address: str, place: Place, speed: str) -> dict[str, Visit]:
    """Open a page cold, then warm in the same browser, and the unit in another one."""
    with newcomer(browser, address) as page:
        cold = visit(page, place, speed)
        page.goto("about:blank")
        warm = visit(page, place, speed)
    with newcomer(browser, address) as page:
        unit = visit(page, Place(UNIT, "/offline.html", "h1"), speed)
    return {"cold": cold, "warm": warm, UNIT: unit}


def row(place: Place, speed: str, again: str, found: list[dict[str, Visit]]) -> str:
    """Sum up the rounds of one page as a row."""
    visits = [one[again] for one in found]
    painted, usable = median(one.painted for one in visits), median(one.usable for one in visits)
    units = median(one[again].usable / one[UNIT].usable for one in found)
    requests, kib = median(one.requests for one in visits), median(one.kib for one in visits)
    times = f"{painted:.0f} ms | {usable:.0f} ms | {units:.1f}"
    return f"| {place.name} | {speed} | {again} | {requests:.0f} | {kib:.0f} | {times} |"


def table(count: int) -> str:
    """Start a server, open each page so many times; return the table as Markdown."""
    lines = [
        f"A page opened in Chromium at the size of a phone, medians of {count} rounds, in units of {UNIT}:\n",
        "| page | line and CPU | visit | requests | KiB | first content | usable | usable, units |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    with running_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        for place in places(browser, running.address):
            for speed in (FAST, PHONE):
                found = [measured(browser, running.address, place, speed) for _ in range(count)]
                lines += [row(place, speed, again, found) for again in ("cold", "warm")]
        browser.close()
    return "\n".join(lines)

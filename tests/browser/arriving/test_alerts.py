"""Away from a game over days: from the subscription on one's page to the match that the message opens."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Response, Worker, expect
from pytest_playwright import CreateContextCallback

from lobby.alerts.keys import decoded, make_key, public_key
from tests import machine
from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.server import RunningServer, running_server
from tests.lobby.alerts.push_service import PushBrowser, PushService, push_service

pytestmark = pytest.mark.notifications

KEY = make_key()
DAYS = {"kind": "move", "move": 86_400_000, "out": "forfeit"}

# The stand-in takes the part of the browser's own push service, with a subscription whose keys the test has.
SUBSCRIBE = """
  const given = %s;
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = [...options.applicationServerKey];
    const unsubscribe = async () => ((current = null), true);
    return (current = { toJSON: () => given, options: {}, unsubscribe });
  };
"""
# A script's click is no gesture of a person, so browsers let it neither open nor focus a page: noted instead.
CLICK = """
  async () => {
    const asked = [];
    self.clients.openWindow = async (path) => void asked.push(["open", path]);
    WindowClient.prototype.focus = async function () { asked.push(["focus", new URL(this.url).pathname]); };
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent("notificationclick", { notification });
    let done;
    Object.defineProperty(event, "waitUntil", { value: (work) => (done = work) });
    self.dispatchEvent(event);
    await done;
    return { asked, left: (await self.registration.getNotifications()).length };
  }
"""


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """Yield a Chromium that shows notifications, in the place of the one that the other tests share."""
    launched = browser_type.launch(**launch_arguments({}, machine.chromium_with_windows()))
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture(scope="module")
def server(service: PushService) -> Iterator[RunningServer]:
    """Yield a server that sends push messages to the stand-in, a second after a turn began."""
    push = {"PUSH_KEY": KEY, "PUSH_CONTACT": "mailto:operator@example.org", "PUSH_LOOPBACK": "on"}
    with running_server(ALERT_AFTER="1", **push) as running:
        yield running


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Call the API as the page does."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
          const headers = { "X-CSRFToken": token, "Content-Type": "application/json" };
          const sent = method === "GET" ? {} : { body: JSON.stringify(body ?? {}) };
          return (await fetch(path, { method, headers, ...sent })).json();
        }""",
        [method, path, body],
    )


def player(context: BrowserContext, server: RunningServer, name: str) -> Page:
    """Return the page of a new guest."""
    page = context.new_page()
    page.goto(f"{server.address}/me")
    call(page, "POST", "/api/me/guest", {"name": name})
    page.reload()
    return page


def subscribed(context: BrowserContext, server: RunningServer, name: str, service: PushService) -> Any:
    """Return a page whose player has switched push messages on, and the keys of its browser."""
    context.grant_permissions(["notifications"], origin=server.address)
    browser = PushBrowser(service)
    context.add_init_script(SUBSCRIBE % json.dumps(browser.subscription))
    page = player(context, server, name)
    page.get_by_test_id("push").check()
    expect(page.get_by_test_id("push")).to_be_enabled()
    expect(page.get_by_test_id("push")).to_be_checked()
    assert bytes(page.evaluate("window.subscribedWith")) == decoded(public_key(KEY))
    return page, browser


def start(ann: Page, bob: Page) -> str:
    """Have both begin a match over days, without opening it. Return its id."""
    table = call(ann, "POST", "/api/tables", {"size": 2, "clock": DAYS})["id"]
    for page in (ann, bob):
        call(page, "POST", f"/api/tables/{table}/join")
    return str(call(ann, "POST", f"/api/tables/{table}/start")["match"])


def arrived(service: PushService, *browsers: PushBrowser) -> tuple[PushBrowser, dict[str, str]]:
    """Wait for a message; return it with the browser that it is for."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for browser in browsers:
            if found := service.messages(browser):
                return browser, found[0]
        time.sleep(0.2)
    raise AssertionError("no message came")


def deliver(page: Page, message: dict[str, str]) -> tuple[Worker, list[str]]:
    """Hand a message to the page's service worker, as the browser does, until a notification is on show.

    A busy browser drops a message now and then; one that comes twice replaces the first.
    Return the worker and what its notifications say.
    """
    worker = page.context.service_workers[0]
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    data = {"origin": page.url.removesuffix("/me"), "registrationId": found[-1], "data": json.dumps(message)}
    for _ in range(10):
        session.send("ServiceWorker.deliverPushMessage", data)
        if said := shown(worker, page):
            return worker, said
    raise AssertionError("no notification came")


def shown(worker: Worker, page: Page) -> list[str]:
    """Return what the notifications on show say, after at most three seconds."""
    said: list[str] = []
    for _ in range(60):
        said = worker.evaluate(
            "async () => (await self.registration.getNotifications()).map((each) => each.body)"
        )
        if said:
            break
        page.wait_for_timeout(50)
    return said


def test_from_the_subscription_to_the_opened_match(
    new_context: CreateContextCallback, server: RunningServer, service: PushService
) -> None:
    pages = {}
    for name in ("Ann", "Bob"):
        page, browser = subscribed(new_context(), server, name, service)
        pages[browser.endpoint] = page, browser
    match = start(*(page for page, _ in pages.values()))
    browser, message = arrived(service, *(each for _, each in pages.values()))
    assert message["url"] == f"/match/{match}"
    page = pages[browser.endpoint][0]

    worker, said = deliver(page, message)
    assert said == ["It is your turn. Open the game to play."]
    clicked = worker.evaluate(CLICK)
    assert clicked == {"asked": [["open", f"/match/{match}"]], "left": 0}
    page.goto(server.address + clicked["asked"][0][1])
    expect(page.locator("li.seat[aria-current='true']")).to_be_visible()
    expect(page.get_by_test_id("hand")).to_be_visible()  # it is this player's turn

    # With the match open, its page comes to the front.
    other = page.context.new_page()
    other.goto(f"{server.address}/me")
    deliver(other, message)
    assert worker.evaluate(CLICK)["asked"] == [["focus", f"/match/{match}"]]
    assert [len(service.messages(each)) for _, each in pages.values()].count(1) == 1
    assert sum(len(service.messages(each)) for _, each in pages.values()) == 1


def test_a_browser_that_is_switched_off_or_logs_out_gets_none(
    new_context: CreateContextCallback, server: RunningServer, service: PushService
) -> None:
    page, _ = subscribed(new_context(), server, "Cleo", service)
    assert len(call(page, "GET", "/api/me/alerts")["browsers"]) == 1
    page.get_by_test_id("push").uncheck()
    expect(page.get_by_text("This browser gets no more messages.")).to_be_visible()
    assert call(page, "GET", "/api/me/alerts")["browsers"] == []
    page.reload()
    expect(page.get_by_test_id("push")).not_to_be_checked()
    with page.expect_response(
        lambda response: response.request.method == "POST" and "/alerts" in response.url
    ):
        page.get_by_test_id("push").check()
    page.reload()
    expect(page.get_by_test_id("push")).to_be_checked()


def stored(time: str) -> Callable[[Response], bool]:
    """Return what recognises the answer to a change that names this time."""
    return lambda answer: answer.request.method == "PATCH" and time in (answer.request.post_data or "")


def test_quiet_hours_are_set_by_keyboard_and_kept(
    new_context: CreateContextCallback, server: RunningServer
) -> None:
    page = player(new_context(timezone_id="Europe/Warsaw"), server, "Dan")
    page.get_by_label("Quiet hours").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("From")).to_have_value("22:00")
    with page.expect_response(stored("08:15")):
        page.get_by_label("Until").fill("08:15")
        page.get_by_label("Until").blur()
    expect(page.get_by_text("Times of Europe/Warsaw.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Until")).to_have_value("08:15")


def test_without_leave_the_page_says_how_to_give_it(
    new_context: CreateContextCallback, server: RunningServer
) -> None:
    context = new_context()
    context.add_init_script("Notification.requestPermission = async () => 'denied'")
    page = player(context, server, "Eve")
    page.get_by_test_id("push").click()
    expect(page.get_by_role("alert").filter(has_text="does not let this page notify you")).to_be_visible()
    expect(page.get_by_test_id("push")).not_to_be_checked()

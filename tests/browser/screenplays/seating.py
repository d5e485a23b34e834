"""Getting players to a table, and a bag of known order under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import SEATS, Screenplay
from tests.e2e_support.server import RunningServer, manage

DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def performers(browser: Browser, base_url: str, count: int) -> list[Performer]:
    """That many people, each with a browser of their own."""
    contexts = [browser.new_context(base_url=base_url, viewport=DESKTOP) for _ in range(count)]
    return [Performer(context.new_page(), seat) for seat, context in enumerate(contexts)]


def sit_down(host: Performer, guests: list[Performer], choose: Callable[[Page], None]) -> None:
    """Everybody at a table of the host's, who chooses its expansions; the game begins."""
    page = host.page
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill(SEATS[0])
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    choose(page)
    for guest in guests:
        guest.page.goto(page.url)
        guest.page.get_by_role("button", name="Sit down").first.click()
        guest.page.get_by_label("Your name", exact=True).fill(SEATS[guest.seat])
        guest.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(SEATS[guest.seat], exact=True).first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for performer in (host, *guests):
        performer.page.wait_for_url("**/match/*")


def put_on(page: Page, expansions: Iterable[str], sets: Mapping[str, int] | None = None) -> None:
    """The host chooses the expansions, and how many copies of sets of tiles; all others as usual."""
    table = page.url.rpartition("/")[2]
    token = next(str(c["value"]) for c in page.context.cookies() if "csrf" in str(c.get("name")))
    settings = {"expansions": list(expansions), **({"sets": sets} if sets else {})}
    answer = page.request.patch(f"/api/tables/{table}", data=settings, headers={"X-CSRFToken": token})
    assert answer.ok, answer.text()
    page.reload()


def stack_the_bag(bastide: RunningServer, match_id: str, play: Screenplay) -> None:
    """The draws and results of the screenplay instead of the fair ones; a new process reads them."""
    change = (
        f"Match.objects.filter(public_id={match_id!r}).update(draws={play.draws!r}, chance={play.chance!r})"
    )
    manage(bastide.environ, "shell", "-c", f"from games.models import Match; {change}")
    bastide.restart()

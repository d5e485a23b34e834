"""A match whose other player stays away: its setting is read before one sits down, then it is claimed."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible.in_sight import out_of_sight
from tests.browser.accessible.test_decisions import nothing_found
from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.seating import performers, sit_down
from tests.e2e_support.server import RunningServer, manage

AWAY = """from datetime import timedelta
from django.utils import timezone
from games.models import Match, Presence, Seat
long_ago = timezone.now() - timedelta(days=8)
match = Match.objects.get(public_id={match!r})
Match.objects.filter(pk=match.pk).update(turn_since=long_ago)
Presence.objects.filter(match=match).delete()
match.seats.update(seen_at=long_ago)
"""


def claimable(page: Page) -> None:
    page.get_by_test_id("more-options").locator("summary").click()
    page.locator("#claims").select_option("7")
    expect(page.get_by_text("They count as having left")).to_be_visible()
    pictures(page, "claims-host")


def reads_of_it(page: Page, table: str) -> None:
    """A guest meets the setting in the lobby, then at the table, before taking a seat."""
    page.goto("/")
    card = page.locator("article", has=page.locator(f"a[href='{table}']"))
    expect(card.get_by_text("claim after 7 days")).to_be_visible()
    card.get_by_role("link").click()
    expect(page.get_by_test_id("table-claims")).to_contain_text("Can be claimed after 7 days")
    pictures(page, "claims-guest")


def test_player_claims_an_abandoned_match_by_keys(browser: Browser, bastide: RunningServer) -> None:
    ann, bob = performers(browser, bastide.address, 2)

    def choose(page: Page) -> None:
        claimable(page)
        reads_of_it(bob.page, page.url.removeprefix(bastide.address))

    sit_down(ann, [bob], choose)
    for each in (ann, bob):
        expect(each.page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    headline = ann.headline()
    first = headline["turn"]["seat"]
    gone, stays = (ann, bob) if first == 0 else (bob, ann)
    stays.page.get_by_role("tab", name="Game").click()
    expect(stays.page.get_by_text("Abandoned games: Can be claimed after 7 days")).to_be_visible()
    expect(stays.page.get_by_test_id("abandoned")).to_be_empty()
    gone.page.goto("about:blank")
    expect(stays.page.locator(".presence.here")).to_have_count(0)
    manage(bastide.environ, "shell", "-c", AWAY.format(match=headline["id"]))
    stays.page.reload()
    note = stays.page.get_by_test_id("abandoned")
    expect(note).to_contain_text("Away for 7 days or longer")
    pictures(stays.page, "claims-note")
    nothing_found(stays.page)
    before = stays.page.viewport_size
    stays.page.set_viewport_size({"width": 844, "height": 390})
    expect(note.get_by_role("button", name="Claim the game")).to_be_in_viewport(ratio=1)
    assert out_of_sight(stays.page) == []
    stays.page.set_viewport_size(before or {"width": 1280, "height": 800})
    note.get_by_role("button", name="Claim the game").press("Enter")
    dialog = stays.page.get_by_role("dialog")
    expect(dialog).to_contain_text("count as having left")
    pictures(stays.page, "claims-question")
    nothing_found(stays.page)
    dialog.get_by_role("button", name="Claim it").press("Enter")
    expect(stays.page.locator("#result-title")).to_be_visible(timeout=30_000)
    expect(stays.page.locator(".result")).to_contain_text("stayed away")
    pictures(stays.page, "claims-result")
    seats = stays.headline()["seats"]
    assert [seat.get("absent", False) for seat in seats] == [n == first for n in range(2)]
    stays.page.goto("/")
    expect(stays.page.locator(".match", has_text="claimed").first).to_be_visible()
    assert stays.errors == []

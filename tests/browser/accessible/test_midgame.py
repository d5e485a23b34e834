"""Decisions in the middle of real games: axe-core finds nothing, and numbers of the keyboard answer them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible.test_decisions import DESK, nothing_found
from tests.browser.screenplays.player import OWN_END
from tests.e2e_support.decided import RECORDED, match_asking
from tests.e2e_support.server import RunningServer

GONE_ON = """async ([match, number]) =>
  (await (await fetch(`/api/matches/${match}`)).json()).number > number"""


def asks(bastide: RunningServer, page: Page, kind: str) -> str:
    """Open a match that asks for such an action, and return its id."""
    page.add_init_script(OWN_END)
    page.set_viewport_size(DESK)
    match = match_asking(bastide, page, kind)
    page.goto(f"/match/{match}")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    return match


@pytest.mark.parametrize("kind", sorted(RECORDED))
def test_decision_has_no_findings(bastide: RunningServer, page: Page, kind: str) -> None:
    asks(bastide, page, kind)
    expect(page.locator(f"[data-action*='\"{kind}\"']").first).to_be_attached(timeout=30_000)
    nothing_found(page)


@pytest.mark.parametrize(("kind", "key"), [("deploy", "2"), ("move_wagon", "1"), ("place_office", "1")])
def test_number_keys_choose_figures(bastide: RunningServer, page: Page, kind: str, key: str) -> None:
    match = asks(bastide, page, kind)
    number = page.request.get(f"/api/matches/{match}").json()["number"]
    button = page.locator(f"button[data-action][aria-keyshortcuts='{key}']")
    wanted: dict[str, Any] = json.loads(button.get_attribute("data-action") or "{}")
    assert wanted["type"] == kind
    page.keyboard.press(key)
    page.wait_for_function(GONE_ON, arg=[match, number])
    events = page.request.get(f"/api/matches/{match}/events?after={number}").json()["events"]
    assert [event["action"] for event in events] == [wanted]

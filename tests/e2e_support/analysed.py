"""A finished game whose analysis is in each of its states, for pictures of the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e_support.pictures import careless, upload
from tests.e2e_support.scene import Scene
from tests.e2e_support.server import RunningServer, manage

COPIED = ("waiting", "running", "failed", "cancelled")
WAIT = 400_000  # ms: the analysis gives way to everything else on the machine


def analyses(bastide: RunningServer, page: Page) -> Iterator[Scene]:
    """Have a game analysed; yield its page, and those of copies whose analyses stopped on the way."""
    record = careless()
    done, untouched, *copies = (upload(page, record, owner="Ann") for _ in range(len(COPIED) + 2))
    page.goto(f"/replay/{done}?n=4&analysis=start")
    expect(page.get_by_test_id("luck")).to_be_attached(timeout=WAIT)
    expect(page.get_by_test_id("analysis-state")).to_have_count(0, timeout=WAIT)
    wanted = json.dumps({"done": done, "copies": dict(zip(COPIED, copies, strict=True))})
    manage(bastide.environ, "shell", "-c", f"from {__name__} import copy; copy({wanted!r})")
    turns = page.request.get(f"/api/matches/{done}/analysis").json()["turns"]
    worst = max((turn["mistake"] for turn in turns if turn["mistake"]), key=lambda mistake: mistake["points"])
    yield Scene("analysis-none", f"/replay/{untouched}?n=4&analysis=1")
    yield Scene("analysis-done", f"/replay/{done}?n=20&analysis=1", act=to_analysis)
    yield Scene("analysis-mistake", f"/replay/{done}?n={worst['event'] - 1}&analysis=1")
    for state, match in zip(COPIED, copies, strict=True):
        yield Scene(f"analysis-{state}", f"/replay/{match}?n=4&analysis=1", act=to_analysis)


def to_analysis(page: Page) -> None:
    """Open the drawer of a narrow page, and go to luck and choices where there are any."""
    if (drawer := page.locator("button.handle[aria-expanded=false]")).is_visible():
        drawer.click()
    if (luck := page.get_by_test_id("luck")).count():
        luck.first.scroll_into_view_if_needed()


def copy(text: str) -> None:
    """Give matches half of an analysis in some state. Runs within the server's settings.

    No worker goes on with them: they are claimed for longer than the pictures take.
    """
    from games.models import Analysis

    wanted: dict[str, Any] = json.loads(text)
    done = Analysis.objects.get(match__public_id=wanted["done"])
    for state, match in wanted["copies"].items():
        _copied(done, match, state)


def _copied(done: Any, match: str, state: str) -> None:
    from games.models import AnalysedTurn, Analysis, Match

    half = 0 if state == "waiting" else done.turns_done // 2
    refusal = {"code": "analysis.failed", "sentence": "The analysis of this game failed."}
    analysis = Analysis.objects.create(
        match=Match.objects.get(public_id=match),
        version=done.version,
        state=state,
        asked_by=done.asked_by,
        asked_at=done.asked_at + timedelta(minutes=1),
        claimed_by="the pictures",
        claimed_until=done.asked_at + timedelta(days=1),
        turns_total=done.turns_total,
        turns_done=half,
        spent_ms=done.spent_ms // 2,
        graph=done.graph,
        summary=done.summary if half else None,
        refusal=refusal if state == "failed" else None,
    )
    for turn in done.turns.filter(place__lt=half):
        AnalysedTurn.objects.create(analysis=analysis, place=turn.place, said=turn.said)

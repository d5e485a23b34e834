"""The view of the fields: tinted by who leads, with a legend, put on and off by a button."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from tests.browser.screenplays.seating import performers
from tests.e2e_support.pictures import played


def test_fields_of_a_replay_are_tinted_and_explained(browser: Browser, base_url: str) -> None:
    [ann] = performers(browser, base_url, 1)
    page, record = ann.page, played([], seats=3)
    page.goto("/")
    token = next((str(c["value"]) for c in page.context.cookies() if "csrf" in str(c.get("name"))), "")
    answer = page.request.post(
        "/api/records", data=json.loads(record.to_json()), headers={"X-CSRFToken": token}
    )
    assert answer.ok, answer.text()
    match, number = answer.json()["id"], int(len(record.actions) * 0.7)
    page.goto(f"/replay/{match}?n={number}")
    button = page.get_by_test_id("show-fields")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    fields = page.request.get(f"/api/matches/{match}/fields?number={number}").json()["fields"]
    expect(page.locator("[data-testid=fields] [data-field]")).to_have_count(len(fields))
    leaders = {seat for field in fields for seat in field["holders"]}
    assert leaders
    legend = page.get_by_test_id("field-legend")
    for seat in leaders:
        expect(legend.locator(f"li[data-seat='{seat}']")).to_contain_text("point")
        expect(page.locator(f"[data-testid=fields] .seat-mark[data-seat='{seat}']").first).to_be_visible()
    button.click()
    expect(page.get_by_test_id("fields")).to_have_count(0)
    expect(legend).to_have_count(0)
    assert ann.errors == []

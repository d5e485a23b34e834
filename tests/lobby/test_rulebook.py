"""The rules over HTTP, as the page of rules reads them."""

from __future__ import annotations

import pytest

from rules.rulebooks import clauses_of, rulebooks
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_rulebook_lists_every_clause_and_the_reasons_of_scores(stranger: Browser) -> None:
    listed = stranger.get("/api/rules")
    named = {clause: volume["name"] for volume in listed["ledgers"] for clause in volume["clauses"]}
    assert named == {
        clause: name for name, rulebook in rulebooks().items() for clause in clauses_of(rulebook)
    }
    assert listed["ledgers"][0]["name"] == "base"
    assert listed["reasons"]["road"] == "BASE-SCORE-1"
    assert set(listed["reasons"].values()) <= set(named)


def test_a_ledger_comes_with_chapters_and_clauses(stranger: Browser) -> None:
    book = stranger.get("/api/rules/base")
    blocks = [block for chapter in book["chapters"] for block in chapter["blocks"]]
    clause = next(block for block in blocks if block.get("id") == "BASE-SCORE-1")
    assert clause["text"] == "Completed road: 1 point per tile."
    assert clause["examples"] == ["road over 7 tiles = 7."]
    assert {block["kind"] for block in blocks} == {"clause", "text", "item", "table"}


def test_unknown_ledger_is_404(stranger: Browser) -> None:
    assert stranger.get("/api/rules/moon").code == "rules.missing"


def test_browser_with_current_rules_gets_304(stranger: Browser) -> None:
    tag = stranger.get("/api/rules/base").headers["ETag"]
    again = stranger.client.get("/api/rules/base", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert "no-cache" in again.headers["Cache-Control"]


def test_rulebook_comes_with_the_page_for_players_and_the_list_with_its_card(stranger: Browser) -> None:
    book = stranger.get("/api/rules/drawbridges")
    page = book["summary"]["de"]
    assert [section["name"] for section in page["sections"]] == ["new", "turn", "scoring", "end", "know"]
    assert page["sections"][1]["title"] == "In deinem Zug"
    assert all(sentence["clauses"] for sentence in page["caption"])
    volumes = {volume["name"]: volume for volume in stranger.get("/api/rules")["ledgers"]}
    assert volumes["drawbridges"]["card"]["de"] == page["sections"][:2]
    assert volumes["house"]["card"] == {}
    assert "summary" not in stranger.get("/api/rules/house").json

"""The rules over HTTP, as the page of rules reads them."""

from __future__ import annotations

import pytest

from rules.ledgers import clauses_of, ledgers
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


def test_the_shelf_names_every_clause_and_the_reasons_of_scores(stranger: Browser) -> None:
    shelf = stranger.get("/api/rules")
    named = {clause: volume["name"] for volume in shelf["ledgers"] for clause in volume["clauses"]}
    assert named == {clause: name for name, ledger in ledgers().items() for clause in clauses_of(ledger)}
    assert shelf["ledgers"][0]["name"] == "base"
    assert shelf["reasons"]["road"] == "BASE-SCORE-1"
    assert set(shelf["reasons"].values()) <= set(named)


def test_a_ledger_comes_with_chapters_and_clauses(stranger: Browser) -> None:
    book = stranger.get("/api/rules/base")
    blocks = [block for chapter in book["chapters"] for block in chapter["blocks"]]
    clause = next(block for block in blocks if block.get("id") == "BASE-SCORE-1")
    assert clause["text"] == "Completed road: 1 point per tile."
    assert clause["examples"] == ["road over 7 tiles = 7."]
    assert {block["kind"] for block in blocks} == {"clause", "text", "item", "table"}


def test_an_unknown_ledger_is_not_there(stranger: Browser) -> None:
    assert stranger.get("/api/rules/moon").code == "rules.missing"


def test_a_browser_that_has_the_rules_is_told_so(stranger: Browser) -> None:
    tag = stranger.get("/api/rules/base").headers["ETag"]
    again = stranger.client.get("/api/rules/base", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert "no-cache" in again.headers["Cache-Control"]

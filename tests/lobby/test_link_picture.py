"""The invite link as a QR code: for those who may see the table."""

from __future__ import annotations

from typing import Any

import pytest

from lobby.tables import link
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the links that were drawn."""
    links: list[str] = []
    really = link._drawn

    def draw(text: str) -> bytes:
        links.append(text)
        return really(text)

    monkeypatch.setattr(link, "_drawn", draw)
    return links


def code(browser: Browser, table: Any, query: str = "") -> Any:
    """Return the answer with the picture."""
    return browser.client.get(f"/api/tables/{table['id']}/link.svg{query}")


def test_public_table_has_its_link_as_a_code(ann: Browser, stranger: Browser, drawn: list[str]) -> None:
    table = ann.post("/api/tables")
    answer = code(stranger, table)
    assert answer["Content-Type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert drawn == [f"http://testserver/t/{table['id']}"]


def test_secret_is_in_the_code_only_for_who_knows_it(
    ann: Browser, stranger: Browser, drawn: list[str]
) -> None:
    table = ann.post("/api/tables", {"private": True})
    assert code(stranger, table).status_code == 404
    assert code(stranger, table, "?invite=wrong").status_code == 404
    assert code(ann, table, f"?invite={table['invite']}").status_code == 200
    assert drawn == [f"http://testserver/t/{table['id']}?invite={table['invite']}"]

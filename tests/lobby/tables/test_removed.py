"""Players whom the host has removed, and lets come back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(ann: Browser, bob: Browser) -> str:
    """Return Ann's table, from which she has removed Bob."""
    table = ann.opens()
    bob.joins(table)
    assert ann.delete(f"/api/tables/{table}/seats/1").status == 200
    return table


def removed(viewer: Browser, table: str) -> list[dict[str, Any]]:
    seen: dict[str, Any] = viewer.sees(table).json
    return list(seen.get("removed", []))


def test_only_the_host_sees_who_is_removed(ann: Browser, bob: Browser, table: str) -> None:
    assert [each["name"] for each in removed(ann, table)] == ["Bob"]
    assert removed(bob, table) == []


def test_host_lets_a_removed_player_come_back(ann: Browser, bob: Browser, table: str) -> None:
    assert bob.joins(table).code == "table.barred"
    (each,) = removed(ann, table)
    answer = ann.delete(f"/api/tables/{table}/removed/{each['player']}")
    assert answer.status == 200
    assert "removed" not in answer.json
    assert bob.joins(table).status == 200


def test_only_the_host_lets_players_come_back(ann: Browser, bob: Browser, table: str) -> None:
    (each,) = removed(ann, table)
    assert bob.delete(f"/api/tables/{table}/removed/{each['player']}").code == "table.host"
    assert bob.joins(table).code == "table.barred"


def test_player_who_is_not_removed_is_named(ann: Browser, table: str) -> None:
    (each,) = removed(ann, table)
    address = f"/api/tables/{table}/removed/{each['player']}"
    ann.delete(address)
    assert ann.delete(address).code == "table.not_removed"

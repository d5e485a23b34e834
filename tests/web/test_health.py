"""Health: the process cannot do without its database, and can do without its channel layer."""

from __future__ import annotations

import pytest
from django.test import Client

from web import health


def _away() -> None:
    raise OSError("away")


@pytest.mark.django_db
def test_without_the_channel_layer_the_process_is_degraded_and_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_layer", _away)
    answer = Client().get("/healthz")
    assert (answer.status_code, answer.json()) == (
        200,
        {"ok": True, "degraded": True, "database": True, "layer": False},
    )


@pytest.mark.django_db
def test_without_the_database_the_process_is_not_ready_but_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_database", _away)
    answer = Client().get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert Client().get("/livez").status_code == 200

"""Fixtures for tests of the rules engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.bots import BOTS, patient, strong
from rules.bots.search.effort import Effort, Patience
from rules.expansions import registry


@pytest.fixture
def drafts() -> Iterator[None]:
    """Let expansions that are being written be played in this test."""
    with registry.with_drafts():
        yield


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots that search look at little, so that whole games take no longer than others."""
    little = Effort(candidates=2, tiles=2, margin=0.5)
    less = Patience(candidates=2, tiles=1, margin=0.5, doubt=0.1, futures=1, ahead=1)
    monkeypatch.setitem(BOTS, "strong", lambda: strong(little))
    monkeypatch.setitem(BOTS, "patient", lambda: patient(less))

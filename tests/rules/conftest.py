"""Fixtures for tests of the rules engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.expansions import registry


@pytest.fixture
def drafts() -> Iterator[None]:
    """Let expansions that are being written be played in this test."""
    with registry.with_drafts():
        yield

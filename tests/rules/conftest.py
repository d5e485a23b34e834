"""Fixtures for tests of the rules engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.expansions import registry


@pytest.fixture
def drafts() -> Iterator[None]:
    """Expansions that are being written can be played in this test."""
    with registry.with_drafts():
        yield

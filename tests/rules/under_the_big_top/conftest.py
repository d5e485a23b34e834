"""The expansion is a draft: its tests play it all the same."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _playable(drafts: None) -> None:
    """Let every test of this folder play the draft."""

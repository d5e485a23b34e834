"""The tables of hooks and steps in docs/architecture.md name all of them, and no other."""

from __future__ import annotations

from rules.hooks import HOOKS
from rules.state.steps import STEP_ROWS
from tools.generated.hook_table import PATH, ROW, users


def test_page_lists_each_hook_and_each_step_once_in_their_order() -> None:
    listed = [row[2] for row in ROW.finditer(PATH.read_text(encoding="utf-8"))]
    assert listed == [*HOOKS, *STEP_ROWS]


def test_users_of_a_hook_are_the_modules_that_override_it() -> None:
    assert users("known_next") == ["river"]
    assert users("crossing") == ["drawbridges"]

"""The list of modules that mypyc compiles, and the mark for their classes in pure Python."""

from __future__ import annotations

import pytest

from compile_rules import modules
from rules.board.features import Feature
from rules.compiling import mypyc_attr, running
from tools import ROOT


def test_list_names_modules_of_the_rules_once_and_in_order() -> None:
    listed = modules()
    assert listed == sorted(set(listed))
    assert [name for name in listed if not (ROOT / name).is_file()] == []
    assert {name.split("/")[0] for name in listed} == {"rules"}


def test_list_has_no_expansion() -> None:
    """Expansions are folders that anybody can write; they stay Python."""
    assert not [name for name in modules() if name.startswith("rules/expansions/")]


def test_mark_leaves_a_class_as_it_is_in_pure_python() -> None:
    assert mypyc_attr(serializable=True)(Feature) is Feature


def test_checkout_runs_pure_python() -> None:
    if list((ROOT / "rules").rglob("*.so")):
        pytest.fail("rules/ has extension modules: Python takes them in the place of changed sources")
    assert running() == "pure Python"

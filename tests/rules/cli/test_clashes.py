"""Names that core or other expansions use already are found from the manifest, with file and word."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rules.cli import clashes
from rules.expansions import registry
from rules.expansions.manifest import Expansion, Module
from rules.hooks import RuleModule


class Snow(RuleModule):
    """A module without hooks."""

    name = "snowfall"


def found(**names: Any) -> list[str]:
    """Return the file and the word of each clash of a new expansion with such names."""
    marks = names.pop("marks", ())
    snow = Expansion("rules.expansions.snowfields", marks=marks, modules=(Module(Snow(), **names),))
    return [re.sub(r"(:\d+)? says ('[^']+'), which .*", r" \2", line) for line in clashes.clashes(snow)]


def test_expansions_that_are_there_clash_with_nothing() -> None:
    assert [*clashes.clashes(*registry.expansions())] == []


def test_name_that_nobody_has_is_none_of_them() -> None:
    assert found(figures=("snowman",), decisions=("thaw",)) == []


def test_name_that_another_expansion_uses_is_found() -> None:
    found_in = {line.rpartition("/")[0] for line in found(figures=("wolf",))}
    assert "rules/expansions/hills_and_sheep" in found_in


def test_name_that_the_drawings_of_the_core_use_is_found() -> None:
    assert any(
        line.startswith("rules/art/draw/standing.py 'milestone") for line in found(marks=("milestone",))
    )


def test_name_that_the_front_end_uses_is_found() -> None:
    assert any(line == "frontend/src/match/turn/turn.ts 'board'" for line in found(tokens=("board",)))
    assert "frontend/src/board/figures/choices.ts 'corner'" in found(decisions=("corner",))


def test_clash_is_said_of_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules.cli.completeness import problems

    draft = Expansion("rules.expansions.snowfields", draft=True, modules=(Module(Snow(), figures=("wolf",)),))
    with_draft = (*registry.expansions(), draft)
    monkeypatch.setattr(registry, "expansions", lambda: with_draft)
    assert any("says 'wolf', which snowfields/__init__.py names" in line for line in problems())


def test_sentences_of_other_languages_say_what_they_like() -> None:
    kept = clashes.wordless('  "kind.siege": "Siege",\n  asked: "siege", said: `die ${x} Siege`,')
    assert [*clashes.page_names(kept, ["siege"], []).items()] == [("siege", 1)]
    assert clashes.page_names(clashes.wordless('say: "mit den Siegen"'), ["siege", "den"], []) == {}


def test_exceptions_are_those_of_the_front_ends_own_test() -> None:
    names = json.loads((clashes.PAGE / "tests" / "core-names.json").read_text(encoding="utf-8"))
    assert all((clashes.PAGE / "src" / file).is_file() for file, _, _ in names["exceptions"])
    assert clashes.page_names("const isBridge = 1;\nwagons", ["bridge", "wagon"], []) == {
        "bridge": 1,
        "wagon": 2,
    }

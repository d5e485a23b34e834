"""Declarations of refusals: codes, templates, params, and that nothing is refused without one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules import Setup, SetupError
from rules.refusal_types import DECLARED, KIND, NUMBER, SEAT, WORDS, Declaration, RefusalType
from tests.refusals import CODE, DECLARATIONS, undeclared, wrong_calls

COUNT = RefusalType("toy.count", "", {"one": "{count} tile.", "other": "{count} tiles."}, count=NUMBER)
LIST = RefusalType("toy.list", "TOY-1", "Not {kind}: {players}.", kind=KIND, players=SEAT.list())


@pytest.mark.parametrize("declared", DECLARATIONS, ids=lambda declared: declared.code)
def test_declaration_has_a_plain_code_and_its_params_in_its_text(declared: Declaration) -> None:
    assert CODE.fullmatch(declared.code)
    for names in declared.placeholders():
        assert names == declared.params.keys()
    texts = [declared.english] if isinstance(declared.english, str) else declared.english.values()
    for text in texts:
        assert text == "{detail}" or re.fullmatch(r"[A-Z{“].*[.}]", text), text
        assert len(re.findall(r"[.!?](?= [A-Z])", text)) < 2, text


def test_code_is_declared_in_a_module_called_refusals() -> None:
    listed = {declared.code for declared in DECLARATIONS}
    assert {code for code in DECLARED if not code.startswith("toy.")} == listed
    assert len(listed) == len(DECLARATIONS)


def test_refusal_is_made_only_by_its_declaration() -> None:
    assert list(undeclared()) == []


def test_call_of_a_declaration_names_its_params() -> None:
    assert list(wrong_calls()) == []


def test_code_declared_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"place\.edge is declared twice"):
        RefusalType("place.edge", "", "Twice.")


def test_missing_unknown_or_mistyped_param_is_an_error() -> None:
    wrong: list[dict[str, Any]] = [{}, {"kind": "road"}, {"kind": "road", "players": [0], "more": 1}]
    for params in wrong:
        with pytest.raises(TypeError, match="has the params"):
            LIST(**params)
    mistyped: list[dict[str, Any]] = [{"kind": 1, "players": [0]}, {"kind": "road", "players": ["Ann"]}]
    for params in mistyped:
        with pytest.raises(TypeError, match=r"is .*, not a"):
            LIST(**params)


def test_english_has_seats_by_letter_and_forms_for_numbers() -> None:
    assert LIST(kind="road", players=[0, 2]).sentence == "Not road: seat A, seat C."
    assert [COUNT(count=count).sentence for count in (1, 2)] == ["1 tile.", "2 tiles."]
    assert LIST(kind="road", players=[], clause="TOY-2").clause == "TOY-2"


def test_error_of_a_setup_has_code_params_and_sentence() -> None:
    with pytest.raises(SetupError) as raised:
        Setup.from_json({"seats": ["Ann"]})
    assert (raised.value.code, raised.value.params) == ("setup.seats", {"least": 2, "most": 6})
    assert raised.value.sentence == "A game has 2 to 6 players."


def test_every_kind_of_decision_has_a_task() -> None:
    from rules.expansions import registry

    kinds = {kind for expansion in registry.expansions() for kind in expansion.decisions}
    assert {"place_tile", "act"} | kinds <= WORDS["task"].keys()

"""`make quick` finds the tests that a change concerns."""

from __future__ import annotations

import pytest

from tests.affected import MOST, changed_files, concerned


@pytest.mark.parametrize(
    ("changed", "nearest"),
    [
        ("tests/rules/river/test_herd.py", "tests/rules/river/test_herd.py"),
        ("tests/games/play.py", "tests/games/test_hidden.py"),
        ("rules/expansions/river/river.py", "tests/rules/river/test_course.py"),
        ("rules/expansions/registry.py", "tests/rules/test_expansions.py"),
        ("games/handlers/dispatch.py", "tests/games/test_socket.py"),
        ("tools/import_graph.py", "tests/tools/test_import_graph.py"),
    ],
)
def test_change_concerns_its_tests(changed: str, nearest: str) -> None:
    assert nearest in concerned([changed], most=100)[0]


def test_changed_tests_come_first_then_those_that_import_the_module() -> None:
    files, _left = concerned(["rules/hooks.py", "tests/web/test_drawings.py"], most=100)
    assert files[0] == "tests/web/test_drawings.py"
    assert files.index("tests/rules/hooks/test_every_hook.py") < files.index(
        "tests/rules/base/test_options.py"
    )


def test_rest_is_counted_not_forgotten() -> None:
    everything, none = concerned(["rules/hooks.py"], most=1000)
    some, left = concerned(["rules/hooks.py"], most=MOST)
    assert (none, len(some)) == (0, MOST)
    assert len(some) + left == len(everything)


def test_document_concerns_no_test_of_python() -> None:
    assert concerned(["docs/testing.md", "frontend/src/main.ts"]) == ([], 0)


def test_changed_files_exist() -> None:
    assert all(changed_files())

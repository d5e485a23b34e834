"""`python -m rules duel`: bots against each other, as a table."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cli import run
from rules.describe import describe_options


def rows(words: str, capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    """Return the cells of the table that these words print."""
    assert run(["duel", *words.split()]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_set_of_expansions_has_its_rows(capsys: pytest.CaptureFixture[str]) -> None:
    found = rows("greedy random --games 1 --expansions base --expansions river,cult", capsys)
    assert [row[:3] for row in found] == [
        ["base", "greedy", "1"],
        ["base", "random", "1"],
        ["river, cult", "greedy", "1"],
        ["river, cult", "random", "1"],
    ]


def test_the_last_bot_takes_the_seats_that_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert [row[1] for row in rows("greedy random --seats 4 --games 2", capsys)] == [
        "greedy",
        "random (3 seats)",
    ]


def test_the_same_seed_is_the_same_duel_and_another_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (rows(f"random random --games 3 --seed {n}", capsys) for n in (5, 5, 6))
    assert first == again
    assert first != other


@pytest.fixture
def duels(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is asked of the duels, which are not played."""
    asked: list[tuple[Any, ...]] = []

    def fake(*words: Any) -> list[list[int]]:
        asked.append(words)
        return [[1, 2]]

    monkeypatch.setattr("rules.cli.commands.duel.duel", fake)
    return asked


def test_all_is_every_expansion_that_a_table_can_choose(
    capsys: pytest.CaptureFixture[str], duels: list[tuple[Any, ...]]
) -> None:
    assert rows("random greedy --expansions all", capsys)[0][0] == "all"
    ((setup, *_),) = duels
    assert set(setup.expansions) == {known["name"] for known in describe_options()["expansions"]}


def test_the_setup_can_be_chosen(capsys: pytest.CaptureFixture[str], duels: list[tuple[Any, ...]]) -> None:
    rows("random greedy --edition hig-2010 --option farm.enabled=no --games 7 --seed 3", capsys)
    ((setup, bots, games, first),) = duels
    assert (setup.edition, setup.options["farm.enabled"]) == ("hig-2010", "no")
    assert (len(bots), games, first) == (2, 7, 3)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "greedy",
        "greedy nobody",
        "greedy greedy:luck=1",
        "greedy random --games 0",
        "greedy random --games x",
        "greedy random random --seats 2",
        "greedy random --seats 7",
        "greedy random --expansions moon",
        "greedy random --expansions base --expansions moon",
    ],
)
def test_words_that_mean_nothing_are_one_line_and_status_2(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["duel", *words.split()]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)

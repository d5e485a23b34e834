"""Fitting what the bot `strong` believes: games are varied fairly, and the fit finds what brings points."""

from __future__ import annotations

import json
import subprocess
import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

from tools.weights.fit import gains, read, table
from tools.weights.games import CENTRE, CENTRES, SPREAD, Varied, games, names, varied


def test_sides_differ_by_the_same_factor_from_the_centre() -> None:
    more, less = (varied(CENTRE, {"stuck": 1.0, "last_figures": -0.5}, sign) for sign in (1, -1))
    assert more.stuck / CENTRE.stuck == pytest.approx(exp(SPREAD)) == pytest.approx(CENTRE.stuck / less.stuck)
    products = [a * b for a, b in zip(more.last_figures, less.last_figures, strict=True)]
    assert products == pytest.approx([one**2 for one in CENTRE.last_figures])
    assert more.tempo == CENTRE.tempo


def test_every_number_is_varied_but_chances() -> None:
    assert {"rivalry", "last_figures", "stuck_turns", "fresh_tile"} < set(names())
    assert not {"unheard", "each_end"} & set(names())


def made_up(worth: dict[str, float], number: int) -> list[Varied]:
    """Return games whose lead is the sum of what weights are worth, and a bit of chance."""
    rng, found = Random(7), []
    for game in range(number):
        z = {name: rng.gauss(0, 1) for name in names()}
        lead = sum(points * z[name] for name, points in worth.items()) + rng.gauss(0, 3)
        found.append(Varied(game, z, (100 + round(lead), 100)))
    return found


def test_fit_finds_what_brings_points() -> None:
    found = {gain.weight: gain for gain in gains(made_up({"stuck": -20.0, "hands": 10.0}, 200))}
    assert found["stuck"].points == pytest.approx(-20, abs=1)
    assert found["hands"].points == pytest.approx(10, abs=1)
    assert found["tempo"].points == pytest.approx(0, abs=1)
    assert found["stuck"].step < -0.9 < 0.5 < found["hands"].step
    assert abs(found["tempo"].step) < 0.1
    assert table(found.values()).splitlines()[2].startswith("| `stuck` | 0.16 | -")


def test_game_is_repeated_by_its_number_and_seats_are_turned(tmp_path: Path) -> None:
    first, second = games((), 4, 2)
    assert [*games((), 5, 1)] == [second]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(one._asdict()) + "\n" for one in (first, second)), encoding="utf-8")
    assert [*read([file])] == [first, second]


def test_games_around_other_weights_are_other_games_and_the_table_begins_there() -> None:
    usual, long = (next(games((), 4, 1, centre)) for centre in (CENTRE, CENTRES["long"]))
    assert (usual.z, usual.points) != (long.z, long.points)
    assert usual.z == long.z
    found = gains(made_up({"stuck": -20.0}, 100))
    assert table(found, CENTRES["long"]).splitlines()[2].startswith("| `stuck` | 0.14 | -")


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("", encoding="utf-8")
    words = [sys.executable, "-m", "tools.weights.fit", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "0 games are too few" in done.stderr

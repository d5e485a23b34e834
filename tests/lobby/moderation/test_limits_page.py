"""The pages of the operators have every limit and every variable, with the values that the settings have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from config.settings import limits
from config.settings.rest_framework import REST_FRAMEWORK
from tools import ROOT

SETTINGS = ROOT / "config" / "settings"
MODERATION = (ROOT / "docs" / "moderation.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the rows of all tables under a heading, without their heads, as texts of their cells."""
    found = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, heading
    lines = [line for line in found[1].splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]


def named(cell: str) -> list[str]:
    """Return the words in a cell that are set as code."""
    return re.findall(r"`(\w+)`", cell)


def variables() -> Iterator[tuple[str, str, ast.expr | None]]:
    """Yield each variable that the settings read: the module, the name, and the default if one is given."""
    for path in sorted(SETTINGS.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or not call.args:
                continue
            name = call.args[0]
            reads = ast.unparse(call.func) in {
                "os.environ.get",
                "env.number",
                "env.flag",
                "env.words",
                "env.rates",
            }
            if reads and isinstance(name, ast.Constant):
                yield path.name, str(name.value), call.args[1] if len(call.args) > 1 else None


def test_table_has_the_rates_of_every_limit() -> None:
    said = {}
    for cells in rows(MODERATION, "Limits"):
        if cells[0].startswith("`RATE_"):
            kinds = zip(("account", "new_guest", "address"), cells[2:], strict=True)
            said[named(cells[0])[0]] = {who: rate.replace(", ", ",") for who, rate in kinds if rate}
    assert said == {f"RATE_{kind.upper()}": rates for kind, rates in limits.LIMITS.items()}


def test_table_has_the_limits_of_accounts() -> None:
    cells = [row for row in rows(MODERATION, "Limits") if not row[0].startswith("`RATE_")]
    said = {named(name)[0]: rates.replace(", ", ",") for name, _, rates in cells}
    assert said == limits.ACCOUNT_RATE_LIMITS


def test_limits_of_all_calls_are_those_of_the_one_file() -> None:
    assert REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"] is limits.EVERY_CALL
    assert "| `RATE_ANON`, `RATE_USER` | {anon}, {user} |".format_map(limits.EVERY_CALL) in OPERATING


def test_rates_are_read_in_one_file() -> None:
    assert {module for module, name, _ in variables() if name.startswith("RATE_")} == {"limits.py"}


@pytest.mark.parametrize("name", sorted({name for _, name, _ in variables()}))
def test_every_variable_is_described(name: str) -> None:
    assert name in {word for cells in rows(OPERATING, "Settings") for word in named(cells[0])}


def test_numbers_are_those_of_the_settings() -> None:
    said: dict[str, float] = {}
    for cells in rows(OPERATING, "Settings"):
        names, numbers = named(cells[0]), re.fullmatch(r"[\d.]+(, [\d.]+)*", cells[1])
        if numbers:
            said.update(zip(names, map(float, numbers[0].split(", ")), strict=True))
    real = {
        name: float(eval(ast.unparse(default)))  # noqa: S307 - a number in our own source
        for _, name, default in variables()
        if default is not None and re.fullmatch(r"[\d_.* ]+", ast.unparse(default))
    }
    assert len(said) > 40
    assert {name: real.get(name) for name in said} == said

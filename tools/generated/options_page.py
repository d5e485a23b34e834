"""docs/options.md: every option of every expansion. `make fmt` writes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules import describe_options
from rules.expansions import registry
from rules.setup.options import BASE_OPTIONS
from tools.stamps import ROOT

PAGE = ROOT / "docs" / "options.md"

HEAD = """\
# Options

Everything that can be chosen before a game. `make fmt` writes this page from the code. To change it, edit
`options.py` in the folder of the expansion, or `rules/setup/options.py` for the base game.
[recipes.md](recipes.md#add-an-option) shows how to add an option.

- An edition is a set of presets. Editions: {editions}. Without a choice it is `{default}`.
- A setup needs to name only options whose value differs from the preset, for example
  `"options": {{"farm.scoring": "per-city-4"}}` ([record-format.md](record-format.md)).
- "with" names another option, maybe with a value, without which this one has no effect.
- A setup may also name options of expansions that are not in play. They are checked and have no effect.
- The clauses say in full what an option does: see [rules/](rules/base.md).
- A game is for {least} to {most} players.
"""


def written() -> str:
    """Return the text of the page."""
    known = describe_options()
    least, most = known["seats"]
    editions = ", ".join(f"`{name}`" for name in known["editions"])
    head = HEAD.format(editions=editions, default=known["default_edition"], least=least, most=most)
    sections = [_section("Base game", "base", known["options"])]
    for expansion in known["expansions"]:
        heading = f"{expansion['title']} (`{expansion['name']}`)"
        sections.append(_section(heading, expansion["name"], known["options"], _facts(expansion)))
    return "\n".join([head, *sections])


def _facts(expansion: dict[str, Any]) -> Iterator[str]:
    status = ", reconstructed" if expansion["reconstructed"] else ""
    yield f"{expansion['tiles']} tiles{status}."
    if expansion["needs"]:
        yield f"Needs {_code(expansion['needs'])}."
    for part in expansion["parts"]:
        tiles, usual = part["tiles"], part["usual"]
        yield f"Part `{part['name']}` of `sets`: {part['title']}, {tiles} tiles, {usual} by default."


def _section(heading: str, name: str, options: list[dict[str, Any]], facts: Iterable[str] = ()) -> str:
    rows = [_row(option) for option in options if option["box"] == name]
    table = ["| option | values | preset | what it does | clauses |", "|---|---|---|---|---|", *rows]
    said = [" ".join(facts)]
    body = [*filter(None, said), *([""] if any(said) else []), *(table if rows else ["No options."])]
    return "\n".join([f"## {heading}", "", *body, ""])


def _row(option: dict[str, Any]) -> str:
    values = [f"`{value}`" for value in option["values"]] + (["a number"] if option["numbers"] else [])
    cells = [
        "<br>with ".join([f"`{option['name']}`", *_conditions(option)]),
        "<br>".join(values),
        _presets(option["presets"]),
        option["text"],
        ", ".join(option["clauses"]),
    ]
    return f"| {' | '.join(cells)} |"


def _conditions(option: dict[str, Any]) -> Iterator[str]:
    """Other options without which this one has no effect."""
    if option["switch"]:
        yield f"`{option['switch']}`"
    declared = (*BASE_OPTIONS, *(o for module in registry.modules() for o in module.options))
    needs = next(o.needs for o in declared if o.name == option["name"])
    for name, values in needs.items():
        if name != option["switch"]:
            yield f"`{name}` = {' or '.join(f'`{value}`' for value in values)}"


def _presets(presets: dict[str, str]) -> str:
    if len(set(presets.values())) == 1:
        return f"`{next(iter(presets.values()))}`"
    return "<br>".join(f"{edition}: `{value}`" for edition, value in presets.items())


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)

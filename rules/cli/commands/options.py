"""What can be chosen before a game: `options`, in Markdown; docs/options.md is this text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from rules.bots import BOTS
from rules.cli.arguments import Commands
from rules.describe import describe_options


def add_to(commands: Commands) -> None:
    """Add the command `options`."""
    words = commands.add_parser("options", help="list editions, options and expansions, in Markdown")
    words.set_defaults(command=options)


def options(_chosen: argparse.Namespace) -> int:
    """Print editions, bots, and every expansion with its options, their values and presets."""
    sys.stdout.write(options_text())
    return 0


def options_text() -> str:
    """Return the page of all options."""
    known = describe_options()
    least, most = known["seats"]
    head = [
        "# Options",
        "",
        "Everything that can be chosen before a game, as `python -m rules options` prints it.",
        "",
        f"- Seats: {least} to {most}. Bots: {_code(BOTS)}.",
        f"- Editions, each a set of presets: {_code(known['editions'])}.",
        f"- Without a choice the edition is `{known['default_edition']}`.",
        "- A setup needs to name only options whose value differs from the preset, for example",
        '  `"options": {"farm.scoring": "per-city-4"}`.',
        '- "Only with" names another option, maybe with a value, without which this one has no effect.',
        "- A setup may also name options of expansions that are not in play. They have no effect.",
        "- The clauses say in full what an option does.",
    ]
    lines = [*head, *_section("Base game", "base", known["options"])]
    for expansion in known["expansions"]:
        heading = f"{expansion['title']} (`{expansion['name']}`)"
        lines += _section(heading, expansion["name"], known["options"], _facts(expansion))
    return "\n".join(lines) + "\n"


def _facts(expansion: dict[str, Any]) -> Iterator[str]:
    status = ", reconstructed" if expansion["reconstructed"] else ""
    yield f"{expansion['tiles']} tiles{status}."
    if expansion["needs"]:
        yield f"Needs {_code(expansion['needs'])}."
    for part in expansion["parts"]:
        tiles, usual = part["tiles"], part["usual"]
        yield f"Part `{part['name']}` of `sets`: {part['title']}, {tiles} tiles, {usual} by default."


def _section(
    heading: str, name: str, known: list[dict[str, Any]], facts: Iterable[str] = ()
) -> Iterator[str]:
    yield from ("", f"## {heading}")
    if said := " ".join(facts):
        yield from ("", said)
    found = [option for option in known if option["expansion"] == name]
    for option in found:
        yield from ("", f"### `{option['name']}`", "", option["text"], "", *_rows(option))
    if not found:
        yield from ("", "No options.")


def _rows(option: dict[str, Any]) -> Iterator[str]:
    values = [f"`{value}`" for value in option["values"]] + (["a number"] if option["numbers"] else [])
    yield f"- Values: {', '.join(values)}"
    presets = option["presets"]
    one = len(set(presets.values())) == 1
    usual = [f"`{value}`" + ("" if one else f" in {edition}") for edition, value in presets.items()]
    yield f"- Preset: {', '.join(usual[:1] if one else usual)}"
    if option["switch"]:
        yield f"- Only with `{option['switch']}`"
    for name, values in option["needs"].items():
        if name != option["switch"]:
            yield f"- Only with `{name}` = {' or '.join(f'`{value}`' for value in values)}"
    if option["clauses"]:
        yield f"- Clauses: {', '.join(option['clauses'])}"


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)

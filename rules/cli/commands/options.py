"""What can be chosen before a game: `options`."""

from __future__ import annotations

import argparse
import sys
from textwrap import fill
from typing import Any

from rules.bots import BOTS
from rules.cli.arguments import Commands
from rules.describe import describe_options


def add_to(commands: Commands) -> None:
    """`options`."""
    words = commands.add_parser("options", help="list editions, options and expansions")
    words.set_defaults(command=options)


def options(_chosen: argparse.Namespace) -> int:
    """Print editions, expansions, bots, and every option with its values and presets."""
    known = describe_options()
    least, most = known["seats"]
    lines = [
        f"Editions: {', '.join(known['editions'])} (default {known['default_edition']})",
        f"Seats: {least} to {most}",
        f"Bots: {', '.join(BOTS)}",
        "Expansions:" + ("" if known["expansions"] else " none"),
        *(f"  {e['name']}: {e['title']}, {e['tiles']} tiles" for e in known["expansions"]),
        "Options:",
        *(line for option in known["options"] for line in _option(option)),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _option(option: dict[str, Any]) -> list[str]:
    values = [*option["values"], *(["a number"] if option["numbers"] else [])]
    presets = option["presets"]
    if len(set(presets.values())) == 1:
        usual = next(iter(presets.values()))
    else:
        usual = ", ".join(f"{value} in {edition}" for edition, value in presets.items())
    box = "" if option["box"] == "base" else f" [{option['box']}]"
    return [
        f"  {option['name']}{box} = {' | '.join(values)}",
        fill(option["text"], 100, initial_indent="      ", subsequent_indent="      "),
        f"      Default: {usual}. Clauses: {', '.join(option['clauses']) or 'none'}.",
    ]

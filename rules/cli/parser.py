"""The words that `python -m rules` understands: one command for each module in `commands/`."""

from __future__ import annotations

import argparse
from importlib import import_module
from pkgutil import iter_modules
from typing import NoReturn

from rules.cli import commands as folder
from rules.cli.problems import unreadable
from rules.compiling import running
from rules.setup.setup import REVISION


class Parser(argparse.ArgumentParser):
    """Says in one line what it did not understand."""

    def error(self, message: str) -> NoReturn:
        raise unreadable(f"{message}; see {self.prog} --help.")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line. `command` of its result is the command's function."""
    top = Parser("python -m rules", description="The rules engine, from a record.")
    top.add_argument(
        "--version", action="version", version=f"Rules of Bastide, revision {REVISION} ({running()})"
    )
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for module in iter_modules(folder.__path__, f"{folder.__name__}."):
        import_module(module.name).add_to(commands)
    return top

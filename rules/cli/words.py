"""The words that `python -m rules` understands."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from rules.cli import drawing, listing, playing, reading
from rules.cli.problems import unreadable
from rules.setup.options import EDITIONS
from rules.setup.setup import SEATS
from rules.tiles.geometry import ROTATIONS

Commands = Any  # argparse gives the type of its subparsers no public name


class Parser(argparse.ArgumentParser):
    """Says in one line what it did not understand."""

    def error(self, message: str) -> NoReturn:
        raise unreadable(f"{message}; {self.prog} --help tells more.")


def parser() -> argparse.ArgumentParser:
    """The whole command line. Each command's function is at `command` of what is parsed."""
    top = Parser("python -m rules", description="The law of the game, from a record.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _replay(commands)
    _verify(commands)
    _play(commands)
    _draw(commands)
    listed = commands.add_parser("options", help="list editions, options and expansions")
    listed.set_defaults(command=listing.options)
    return top


def _replay(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="play a record and print the board and the scores")
    replay.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one state as JSON")
    form.add_argument(
        "--trace", action="store_true", help="print one state a line, first and after each action"
    )
    replay.add_argument("--at", type=_number, metavar="N", help="stop after N actions")
    replay.set_defaults(command=reading.replay)


def _verify(commands: Commands) -> None:
    verify = commands.add_parser("verify", help="check that a record's draw was fair")
    verify.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    verify.set_defaults(command=reading.verify)


def _play(commands: Commands) -> None:
    play = commands.add_parser("play", help="let bots play a game and print its record")
    play.add_argument("--seats", type=int, default=SEATS.start, metavar="N", help="2 to 6")
    play.add_argument("--edition", default=EDITIONS[-1], help=", ".join(EDITIONS))
    play.add_argument("--expansions", type=_names, default=[], metavar="A,B")
    for name, what in (
        ("option", "a named option"),
        ("sets", "copies of a set"),
        ("supply", "pieces a seat"),
    ):
        play.add_argument(
            f"--{name}", action="append", type=_pair, default=[], metavar="NAME=VALUE", help=what
        )
    play.add_argument("--seed", type=int, default=0, metavar="N", help="all chance follows from it (0)")
    play.add_argument(
        "--bots", type=_names, default=["greedy"], metavar="A,B", help="dealt to the seats in turn"
    )
    play.set_defaults(command=playing.play)


def _draw(commands: Commands) -> None:
    draw = commands.add_parser("draw", help="print the picture of a tile as SVG")
    draw.add_argument("tile", metavar="TILE", help="an id of the catalogue, such as BA/RCr")
    draw.add_argument("--rotation", type=int, choices=ROTATIONS, default=0)
    draw.set_defaults(command=drawing.draw)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0")
    return int(text)


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _pair(text: str) -> tuple[str, str | int]:
    name, is_there, value = text.partition("=")
    if not is_there:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, int(value) if value.isdecimal() and len(value) < 10 else value

"""Where each kind of decision and type of action can be looked at: in a lesson or in a recorded game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from playwright.sync_api import Page

from rules import Game, Record
from rules.lessons.lesson import Lesson
from tests.e2e_support.midgame import match_at
from tests.e2e_support.scene import Scene
from tests.e2e_support.server import RunningServer
from tools import ROOT

# Made from the rules alone: other tests of the same process declare actions of their own.
KNOWN = ROOT / "frontend" / "tests" / "expansions.json"
GAMES = ROOT / "tests" / "records" / "games"
OF_THE_CORE = {"place_tile", "act"}  # kinds of decision: those that no expansion declares
# For types of action that a page shall show: a recorded game that offers it, after so many actions.
RECORDED: dict[str, tuple[str, int]] = {
    "auction_choose": ("new-market-three-busy", 25),
    "auction_settle": ("new-market-three-busy", 28),
    "choose_feature": ("first-edition-everything-four", 210),
    "choose_tile": ("zman-market-six-leavers", 43),
    "deploy": ("first-edition-two", 1),
    "discard_tile": ("new-two-rivers-four", 9),
    "draw_tile": ("zman-lying-abbots-four", 31),
    "exchange": ("first-edition-towers-three", 128),
    "move": ("zman-count-four", 38),
    "move_dragon": ("new-dragon-three", 75),
    "move_fairy": ("new-dragon-three", 10),
    "move_wagon": ("new-wagons-nearby-three", 74),
    "place_office": ("new-offices-four", 46),
    "remove_knight": ("zman-dragon-four", 26),
}


def all_kinds() -> set[str]:
    """Return every kind of decision and every type of action that core and expansions declare."""
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    declared = [expansion["decisions"] + expansion["actions"] for expansion in known["expansions"]]
    return OF_THE_CORE.union(known["core"]["actions"], *declared)


def asked_at(game: Game) -> set[str]:
    """Return the kind of the decision at hand, and the types of the actions that answer it."""
    kind = {game.decision.kind} if game.decision else set[str]()
    return kind | {action["type"] for action in game.legal()}


def firsts(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """Yield where a lesson wants each type of action for the first time, and the type."""
    seen = set[str]()
    for at in range(lesson.length):
        kind = str((lesson.wanted(at) or {})["type"])
        if kind not in seen:
            seen.add(kind)
            yield at, kind


def recorded(kind: str) -> Record:
    """Return the recorded game that offers a type of action, up to that moment."""
    name, number = RECORDED[kind]
    record = Record.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    # A server takes letters and digits only. All that is chance until then are draws, which the record lists.
    salts = [salt.replace(" ", "").replace("-", "") for salt in record.salts]
    return replace(record, salts=salts, actions=record.actions[:number])


def match_asking(bastide: RunningServer, page: Page, kind: str) -> str:
    """Return the id of a new match that offers such an action; the page's player has all seats."""
    return match_at(bastide, page, record := recorded(kind), len(record.actions))


def asking(bastide: RunningServer, page: Page) -> Iterator[Scene]:
    """Begin a match for each type of action of `RECORDED`; yield the pages that ask for it."""
    for kind in RECORDED:
        yield Scene(f"asked-{kind}", f"/match/{match_asking(bastide, page, kind)}")

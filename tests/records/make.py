"""`python -m tests.records.make [NAME ...]`: play the games of the collection anew and write their records.

Needed only when a correction of the rules changes how old games replay, or a new kind of game joins; a record
is worth most when it is old. The draws are fair ones, so every record can be verified too.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules import Game, Record, Setup, record_of, view, view_hash
from rules.bots import answer

GAMES = Path(__file__).parent / "games"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


@dataclass(frozen=True)
class Plan:
    """One game of the collection. `more` are further keys of its setup.

    `player` is the level of a bot, or `busy`; `leavers` says before which action who leaves.
    """

    name: str
    seats: int
    edition: str
    options: dict[str, Any] = field(default_factory=dict)
    player: str = "greedy"
    more: dict[str, Any] = field(default_factory=dict)
    leavers: dict[int, dict[str, Any]] = field(default_factory=dict)


EXPANSION: dict[str, Any] = {"expansions": ["bridges-castles-bazaars"]}

MAYORS = ("abbey-and-mayor", "inns-and-cathedrals")
EVERY_EXPANSION = (
    *("abbey-and-mayor", "bridges-castles-bazaars", "drawbridges", "inns-and-cathedrals", "river"),
    *("traders-and-builders", "wanderer-mayors-office"),
)
NEWER_EXPANSIONS = (
    *("count", "cult", "gq11", "hills-and-sheep", "king-and-robber", "monasteries", "phantom"),
    *("princess-and-dragon", "siege", "tower", "under-the-big-top"),
)


def _expansions(*names: str, **more: Any) -> dict[str, Any]:
    return {"expansions": list(names), **more}


def _forfeit(seat: int, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "type": "forfeit", **more}


PLANS = (
    Plan("first-edition-two", 2, "hig-2010"),
    Plan("first-edition-busy", 2, "hig-2010", player="busy", options={"setup.first_player": 1}),
    Plan(
        "zman-three-old-ways",
        3,
        "zmg-2014",
        {"city.small_completed": "1-per-tile", "farm.scoring": "per-farm-3-once"},
    ),
    Plan("new-two-abbots", 2, "new-2018", {"abbot.enabled": "yes"}),
    Plan("new-four-abbots-busy", 4, "new-2018", {"abbot.enabled": "yes"}, "busy"),
    Plan(
        "new-five-leavers",
        5,
        "new-2018",
        {"abbot.enabled": "yes"},
        "random",
        leavers={30: _forfeit(3), 55: _forfeit(0, by="clock"), 77: _forfeit(1)},
    ),
    Plan("new-six-oldest-farms", 6, "new-2018", {"farm.scoring": "per-city-4", "setup.first_player": 3}),
    Plan("new-three-without-farmers", 3, "new-2018", {"farm.enabled": "no"}, "busy"),
    Plan("new-two-boxes", 2, "new-2018", player="busy", more={"sets": {"base": 2}}),
    Plan("new-two-every-turn-deploys", 2, "new-2018", player="busy", more={"supply": {"meeple": 20}}),
    Plan("new-three-all-leave", 3, "new-2018", player="busy", leavers={40: _forfeit(1), 64: _forfeit(0)}),
    Plan("first-edition-market-three", 3, "hig-2010", more=EXPANSION),
    Plan("zman-market-four", 4, "zmg-2014", more=EXPANSION),
    Plan("new-market-two", 2, "new-2018", more=EXPANSION),
    Plan("new-market-three-busy", 3, "new-2018", {"abbot.enabled": "yes"}, "busy", EXPANSION),
    Plan(
        "first-edition-market-five-busy",
        5,
        "hig-2010",
        {"castle.base": "any-two-tile-city", "castle.chain_vs_direct": "free-choice"},
        "busy",
        {**EXPANSION, "sets": {"bridges-castles-bazaars": 2}, "supply": {"castle": 6, "bridge": 1}},
    ),
    Plan(
        "zman-market-six-leavers",
        6,
        "zmg-2014",
        {"bazaar.free_variant": "on"},
        "random",
        EXPANSION,
        leavers={60: _forfeit(3), 130: _forfeit(0, by="clock")},
    ),
    Plan("first-edition-river-three", 3, "hig-2010", more={"expansions": ["river"], "sets": {"river-2": 0}}),
    Plan(
        "new-two-rivers-four",
        4,
        "new-2018",
        player="busy",
        more={"expansions": ["bridges-castles-bazaars", "river"]},
    ),
    Plan("new-magazine-river-three", 3, "new-2018", more=_expansions("gq11", "river", sets={"river-2": 0})),
    Plan(
        "zman-king-and-robber-four",
        4,
        "zmg-2014",
        more=_expansions("king-and-robber", "bridges-castles-bazaars", "traders-and-builders"),
    ),
    Plan(
        "new-shrines-three",
        3,
        "new-2018",
        {"abbot.enabled": "yes"},
        more=_expansions(
            "cult", "abbey-and-mayor", "inns-and-cathedrals", "phantom", sets={"cult": 3, "cult-2": 1}
        ),
    ),
    Plan(
        "zman-lying-abbots-four",
        4,
        "zmg-2014",
        {"abbot.enabled": "yes", "monasteries.base": "keep"},
        more=_expansions("monasteries", "abbey-and-mayor", "cult", "phantom", sets={"monasteries": 2}),
    ),
    Plan(
        "new-phantoms-four",
        4,
        "new-2018",
        {"abbot.enabled": "yes"},
        more=_expansions("phantom", "abbey-and-mayor", "bridges-castles-bazaars", "traders-and-builders"),
    ),
    Plan(
        "new-sieges-three",
        3,
        "new-2018",
        {"siege.escape": "city-tile"},
        more=_expansions("siege", *MAYORS, "traders-and-builders", sets={"besiegers": 2, "cathars": 1}),
    ),
    Plan(
        "zman-dragon-four",
        4,
        "zmg-2014",
        {"fairy.place": "next-to", "bazaar.builder_turn": "before"},
        more=_expansions(
            *("princess-and-dragon", "bridges-castles-bazaars", "traders-and-builders"),
            *("wanderer-mayors-office", *MAYORS),
        ),
    ),
    Plan(
        "new-dragon-three",
        3,
        "new-2018",
        {"fairy.place": "on-tile"},
        more=_expansions("princess-and-dragon", "cult", "monasteries", "siege"),
    ),
    Plan(
        "zman-count-four",
        4,
        "zmg-2014",
        more=_expansions(
            *("count", "princess-and-dragon", "bridges-castles-bazaars", "wanderer-mayors-office", *MAYORS)
        ),
    ),
    Plan(
        "new-sheep-four",
        4,
        "new-2018",
        {"hill.tiebreak": "number", "vineyard.garden": "yes", "abbot.enabled": "yes"},
        more=_expansions("hills-and-sheep", "bridges-castles-bazaars", "princess-and-dragon", *MAYORS),
    ),
    Plan(
        "first-edition-towers-three",
        3,
        "hig-2010",
        more=_expansions("tower", "phantom", "traders-and-builders", *MAYORS[1:]),
    ),
    Plan(
        "new-towers-four-random",
        4,
        "new-2018",
        {"abbot.enabled": "yes"},
        "random",
        _expansions(
            "tower", "princess-and-dragon", "bridges-castles-bazaars", "wanderer-mayors-office", *MAYORS
        ),
    ),
    Plan(
        "new-circus-four",
        4,
        "new-2018",
        {"abbot.enabled": "yes"},
        more=_expansions("under-the-big-top", "bridges-castles-bazaars", "traders-and-builders", *MAYORS),
    ),
    Plan(
        "zman-circus-three",
        3,
        "zmg-2014",
        {"top.extra_followers": 2},
        "busy",
        _expansions(
            *(
                "under-the-big-top",
                "count",
                "drawbridges",
                "hills-and-sheep",
                "phantom",
                "princess-and-dragon",
            ),
            sets={"under-the-big-top": 2},
        ),
    ),
    Plan("first-edition-traders-three", 3, "hig-2010", more=_expansions("traders-and-builders", *MAYORS[1:])),
    Plan("zman-mayors-two-busy", 2, "zmg-2014", player="busy", more=_expansions(*MAYORS)),
    Plan(
        "new-wagons-nearby-three", 3, "new-2018", more=_expansions("abbey-and-mayor", "traders-and-builders")
    ),
    Plan("new-drawbridges-four", 4, "new-2018", more=_expansions("drawbridges", *MAYORS)),
    Plan(
        "new-offices-four",
        4,
        "new-2018",
        more=_expansions("wanderer-mayors-office", "bridges-castles-bazaars", *MAYORS),
    ),
    Plan("new-everything-six", 6, "new-2018", more=_expansions(*EVERY_EXPANSION, sets={"river-2": 0})),
    Plan(
        "first-edition-everything-four",
        4,
        "hig-2010",
        {"bazaar.builder_turn": "before", "drawbridge.tie": "each-tied", "abbot.enabled": "yes"},
        "random",
        _expansions(*EVERY_EXPANSION),
    ),
    Plan(
        "new-all-eighteen-six",
        6,
        "new-2018",
        {"abbot.enabled": "yes"},
        more=_expansions(*EVERY_EXPANSION, *NEWER_EXPANSIONS),
    ),
)


def busy(game: Game, rng: random.Random) -> dict[str, Any]:
    """Place so that a figure can be used, and use it; one time in five it may be a farmer."""
    legal = game.legal()
    if legal[0]["type"] == "place_tile":
        rng.shuffle(legal)
        liked = [answer("greedy", game, rng), *legal]
        return next((action for action in liked if _makes_room(game, action)), liked[0])
    figures = [a for a in legal if a["type"] in ("deploy", "recall")]
    walkers = [a for a in figures if not a["feature"].startswith("field")]
    return rng.choice((walkers if rng.random() < 0.8 else figures) or figures or legal)


def _makes_room(game: Game, placement: dict[str, Any]) -> bool:
    """Return whether a figure could be deployed after it, fields apart."""
    game.apply(placement)
    room = any(a["type"] == "deploy" and not a["feature"].startswith("field") for a in game.legal())
    game.undo(placement["seat"])
    return room


def played(plan: Plan) -> str:
    """Return the record of a game played by the plan, with its result."""
    names = list(NAMES[: plan.seats])
    data = {"seats": names, "edition": plan.edition, "options": plan.options, **plan.more}
    setup = Setup.from_json(data)
    seed = hashlib.sha256(f"bastide {plan.name}".encode()).hexdigest()
    salts = [f"{name} {plan.name}" for name in names]
    game = Record(setup, seed=seed, salts=salts).start()
    rng = random.Random(plan.name)
    while not game.over:
        leaver = plan.leavers.get(game.number)
        game.apply(leaver or (busy(game, rng) if plan.player == "busy" else answer(plan.player, game, rng)))
    record = record_of(game, seed, salts)
    record.result = {"scores": game.scores(), "ranks": game.ranks(), "fingerprint": view_hash(view(game))}
    return record.to_json()


def main(names: Iterable[str]) -> int:
    """Run the command line; without names all games are made anew."""
    wanted = set(names) or {plan.name for plan in PLANS}
    GAMES.mkdir(exist_ok=True)
    for plan in PLANS:
        if plan.name in wanted:
            text = played(plan)
            (GAMES / f"{plan.name}.json").write_text(text, encoding="utf-8")
            print(plan.name, text.count('"type"'), "actions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

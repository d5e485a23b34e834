"""Refusals of the core: actions, tiles, figures and setups. Each expansion declares its own."""

from __future__ import annotations

from rules.refusal_types import KIND, NUMBER, PIECE, SEAT, SIDE, TASK, TEXT, RefusalType, malformed, task

task("place_tile", "Place your tile")
task("act", "Place a figure or end your turn")
task("draw", "Wait for the next tile")
task("chance", "Wait for the draw")
task("shuffle", "Wait for the tiles to be shuffled")

# ---------------------------------------------------------------------------------- actions

ACTION_FORM = malformed("action.form")
ACTION_SEAT = malformed("action.seat")
ACTION_TYPE = malformed("action.type")
ACTION_FIELD = malformed("action.field")
RECORD_DRAW = malformed("record.draw")
GAME_OVER = RefusalType("game.over", "BASE-END-1", "The game is over. No more moves are possible.")
SEAT_TURN = RefusalType("seat.turn", "BASE-TURN-1", "It's {player}'s turn.", player=SEAT)
TYPE_NOW = RefusalType("type.now", "BASE-TURN-1", "You can't do that now. {task} first.", task=TASK)
FIGURE_USED = RefusalType(
    "figure.used",
    "INT-79",
    "You have used your figure for this tile. End your turn, or undo to do this instead.",
)
FORFEIT_GONE = RefusalType("forfeit.gone", "HOUSE-1", "This player has already left the game.")
UNDO_NOW = RefusalType("undo.now", "BASE-TS-4", "You can only undo your own moves, until you end your turn.")

# ------------------------------------------------------------------------------------ tiles

PLACE_ROTATION = RefusalType(
    "place.rotation", "BASE-GEN-1", "A tile can only be turned by 0, 90, 180 or 270 degrees."
)
PLACE_TAKEN = RefusalType(
    "place.taken", "BASE-GEN-1", "There is already a tile on this space. Choose an empty one."
)
PLACE_APART = RefusalType(
    "place.apart", "BASE-PLACE-1", "Place the tile next to another one. Corners don't count."
)
PLACE_EDGE = RefusalType(
    "place.edge",
    "BASE-PLACE-2",
    "The {side} edge doesn't fit: {kind} next to {neighbour}. Turn the tile or choose another space.",
    side=SIDE,
    kind=KIND,
    neighbour=KIND,
)
PLACE_NEEDS = RefusalType("place.needs", "BASE-PLACE-2", "You need a {piece} here.", piece=PIECE)
PLACE_NO_NEED = RefusalType("place.no_need", "BASE-PLACE-2", "No {piece} is needed here.", piece=PIECE)

# ---------------------------------------------------------------------------------- figures

DEPLOY_PIECE = RefusalType("deploy.piece", "", "This game has no piece called {name}.", name=TEXT)
DEPLOY_SUPPLY = RefusalType(
    "deploy.supply",
    "BASE-DEPLOY-5",
    "You have no {piece} left. You get one back when one scores.",
    piece=PIECE,
)
DEPLOY_TILE = RefusalType("deploy.tile", "BASE-DEPLOY-1", "Use the tile you just placed.")
DEPLOY_SPOT = RefusalType(
    "deploy.spot", "BASE-DEPLOY-1", "The tile has no such feature. Choose one that it shows."
)
DEPLOY_KIND = RefusalType(
    "deploy.kind",
    "BASE-DEPLOY-1",
    "The {piece} can't go on a {kind}. Possible: {kinds}.",
    piece=PIECE,
    kind=KIND,
    kinds=KIND.list(),
)
DEPLOY_OCCUPIED = RefusalType(
    "deploy.occupied",
    "BASE-DEPLOY-2",
    "This {kind} already has a follower ({players}). Choose another feature or end your turn.",
    kind=KIND,
    players=SEAT.list(),
)

# ----------------------------------------------------------------------------------- setups

SETUP_FORM = malformed("setup.form")
SETUP_UNKNOWN = malformed("setup.unknown")
SETUP_EDITION = malformed("setup.edition")
SETUP_EXPANSIONS = malformed("setup.expansions")
SETUP_SETS = malformed("setup.sets")
SETUP_SUPPLY = malformed("setup.supply")
SETUP_START = malformed("setup.start")
OPTION_UNKNOWN = malformed("option.unknown")
OPTION_VALUE = malformed("option.value")
SETUP_SEATS = RefusalType(
    "setup.seats", "", "A game has {least} to {most} players.", least=NUMBER, most=NUMBER
)
SETUP_NAME = RefusalType(
    "setup.name", "", "A player's name needs 1 to {most} characters that can be seen.", most=NUMBER
)
SETUP_NEEDS = RefusalType(
    "setup.needs", "", "{expansion} needs {needed}. Add it or play without both.", expansion=TEXT, needed=TEXT
)
SETUP_REVISION = RefusalType(
    "setup.revision", "", "These rules are not known here; the newest revision is {newest}.", newest=NUMBER
)

# ----------------------------------------------------------------------------------- analyses

ANALYSIS_REPLAY = RefusalType(
    "analysis.replay",
    "",
    "The game can't be analysed: event {event} can't be played ({why}).",
    event=NUMBER,
    why=TEXT,
)
ANALYSIS_NEWER = RefusalType(
    "analysis.newer",
    "",
    "This game was played by newer rules than are known here; the newest revision is {newest}.",
    newest=NUMBER,
)
ANALYSIS_RUNNING = RefusalType(
    "analysis.running", "", "Only finished games can be analysed; this one still goes on."
)

"""Refusals about matches, their clocks, chat and game files."""

from __future__ import annotations

from http import HTTPStatus

from realtime.refusals import RequestRefusal, malformed
from rules.refusal_types import NUMBER, SECONDS, TEXT

# ---------------------------------------------------------------------------------- matches

MATCH_UNKNOWN = RequestRefusal("match.unknown", "This game does not exist.", HTTPStatus.NOT_FOUND)
MATCH_NOT_SEATED = RequestRefusal(
    "match.not_seated", "You are not a player in this game.", HTTPStatus.FORBIDDEN
)
MATCH_STALE = RequestRefusal(
    "match.stale", "The board changed before your move arrived. Check it and try again.", HTTPStatus.CONFLICT
)
MATCH_FROZEN = RequestRefusal(
    "match.frozen", "Game paused by a server error. All moves are saved.", HTTPStatus.CONFLICT
)
MATCH_UPDATING = RequestRefusal(
    "match.updating",
    "The server is being updated. This game is back in a moment.",
    HTTPStatus.SERVICE_UNAVAILABLE,
)
MATCH_NOT_FROZEN = RequestRefusal("match.not_frozen", "This match is not frozen.")
MATCH_NOT_RUNNING = RequestRefusal(
    "match.not_running", "This game is over or paused, so you can't make a move.", HTTPStatus.CONFLICT
)
MATCH_NOT_OVER = RequestRefusal(
    "match.not_over", "This game is not over yet. Try again when it is.", HTTPStatus.FORBIDDEN
)
MATCH_STARTED = RequestRefusal("match.started", "This game has already started.")
MATCH_NO_LOBBY = RequestRefusal("match.no_lobby", "A new table can't be opened now. Try again in a moment.")
MATCH_AHEAD = RequestRefusal("match.ahead", "This page is ahead of the server. Reload the page.")
MATCH_NUMBER = RequestRefusal("match.number", "The game has no such move. Reload the page.")
MATCH_SALT = malformed("match.salt")
MATCH_BOT = malformed("match.bot")
FEATURE_UNKNOWN = RequestRefusal(
    "feature.unknown", "This tile has no such feature. Choose one that it shows."
)
TRYOUT_TILE = RequestRefusal("tryout.tile", "You can only try the tile in hand and tiles up for auction.")
COMMAND_ID = malformed("command.id")
COMMAND_TAKEN = malformed("command.taken")

# ----------------------------------------------------------------------------------- clocks

CLOCK_EXPIRED = RequestRefusal(
    "clock.expired", "Your time ran out, so this move was not played.", HTTPStatus.CONFLICT
)
CLOCK_KIND = malformed("clock.kind")
CLOCK_INVALID = malformed("clock.invalid")
CLOCK_TIME = RequestRefusal(
    "clock.time",
    "Choose between {least} and {most} seconds for the clock ({field}).",
    least=NUMBER,
    most=NUMBER,
    field=TEXT,
)

# ------------------------------------------------------------------------------------- chat

CHAT_NOBODY = RequestRefusal("chat.nobody", "Choose a name before you write.")
CHAT_EMPTY = RequestRefusal("chat.empty", "Your message is empty. Write something first.")
CHAT_LONG = RequestRefusal(
    "chat.long", "Your message is too long. Use at most {most} characters.", most=NUMBER
)
CHAT_RATE = RequestRefusal("chat.rate", "You are writing too fast. Try again in {seconds}.", seconds=SECONDS)

# ------------------------------------------------------------------------------- game files

RECORD_FORM = malformed("record.form")
RECORD_UNDO = malformed("record.undo")
RECORD_SIZE = RequestRefusal(
    "record.size", "This game file is too large. The limit is {most} KiB.", most=NUMBER
)
RECORD_LONG = RequestRefusal(
    "record.long", "This game file is too long. It can have at most {most} actions.", most=NUMBER
)
RECORD_ENGINE_ERROR = RequestRefusal(
    "record.engine_error",
    "The server failed at action {action} of this game file. Report it to the operator.",
    action=NUMBER,
)

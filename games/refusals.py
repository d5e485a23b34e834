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
ENDING_AGAIN = RequestRefusal(
    "ending.again", "You offered to end this game not long ago. Play on for a while first."
)
ENDING_OLDER = RequestRefusal(
    "ending.older", "This game began under an older version, which does not know how to end it together."
)
CLAIM_OFF = RequestRefusal("claim.off", "This game can't be claimed: its table did not choose that.")
CLAIM_DAYS = malformed("claim.days")
CLAIM_NOBODY = RequestRefusal("claim.nobody", "There is nobody else in this game who could be away.")
CLAIM_TURN = RequestRefusal(
    "claim.turn", "You can claim this game only while it waits for another player.", HTTPStatus.CONFLICT
)
CLAIM_EARLY = RequestRefusal(
    "claim.early",
    "Not all others have been away for long enough. You can claim this game in {seconds} at the earliest.",
    HTTPStatus.CONFLICT,
    seconds=SECONDS,
)
CLAIM_BACK = RequestRefusal(
    "claim.back", "Somebody is back, so you can't claim this game. Play on together.", HTTPStatus.CONFLICT
)
ANSWER_MANY = RequestRefusal(
    "answer.many", "You have {most} answers in advance. Take one back first.", most=NUMBER
)
MATCH_NO_LOBBY = RequestRefusal("match.no_lobby", "A new table can't be opened now. Try again in a moment.")
MATCH_CROWDED = RequestRefusal(
    "match.crowded",
    "Very many people watch this game. Its moves come a few seconds late.",
    HTTPStatus.SERVICE_UNAVAILABLE,
)
MATCH_AHEAD = RequestRefusal("match.ahead", "This page is ahead of the server. Reload the page.")
MATCH_NUMBER = RequestRefusal("match.number", "The game has no such move. Reload the page.")
MATCH_SALT = malformed("match.salt")
MATCH_BOT = malformed("match.bot")
FEATURE_UNKNOWN = RequestRefusal(
    "feature.unknown", "This tile has no such feature. Choose one that it shows."
)
AIDS_TOURNAMENT = RequestRefusal(
    "aids.tournament", "This game is played as a tournament, without this help.", HTTPStatus.FORBIDDEN
)
HINT_PEOPLE = RequestRefusal(
    "hint.people",
    "Ideas are only for games against bots. Other people play, or played, in this one.",
    HTTPStatus.FORBIDDEN,
)
HINT_TURN = RequestRefusal(
    "hint.turn", "You can ask for ideas when it is your turn to decide.", HTTPStatus.CONFLICT
)
HINT_RATE = RequestRefusal(
    "hint.rate",
    "You have asked for ideas very often. Try again in {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    seconds=SECONDS,
)
HINT_FAILED = RequestRefusal(
    "hint.failed", "No ideas were found in time. Ask once more, or play on.", HTTPStatus.SERVICE_UNAVAILABLE
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
CHAT_PHRASE = RequestRefusal("chat.phrase", "This phrase is not known here. Write it instead.")
CHAT_SEAT = RequestRefusal("chat.seat", "Only players of this game can write to the players alone.")
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

# ---------------------------------------------------------------------------------- analyses

ANALYSIS_YOURS = RequestRefusal(
    "analysis.yours",
    "You have {most} analyses in the queue already, the first at place {place}. "
    "Try again in about {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    most=NUMBER,
    place=NUMBER,
    seconds=SECONDS,
)
ANALYSIS_ADDRESS = RequestRefusal(
    "analysis.address",
    "{most} analyses from your network are in the queue already, the first at place {place}. "
    "Try again in about {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    most=NUMBER,
    place=NUMBER,
    seconds=SECONDS,
)
ANALYSIS_FULL = RequestRefusal(
    "analysis.full",
    "{most} analyses are in the queue already. Try again in about {seconds}.",
    HTTPStatus.SERVICE_UNAVAILABLE,
    most=NUMBER,
    seconds=SECONDS,
)
ANALYSIS_NOT_YOURS = RequestRefusal(
    "analysis.not_yours", "Only the player who started this analysis can cancel it.", HTTPStatus.FORBIDDEN
)
ANALYSIS_FAILED = RequestRefusal(
    "analysis.failed", "The analysis of this game failed. Start it again: it goes on where it stopped."
)

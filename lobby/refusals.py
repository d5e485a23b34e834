"""Refusals of the lobby: names, tables, seats, favourites and accounts."""

from __future__ import annotations

from http import HTTPStatus

from realtime.refusals import RequestRefusal, malformed
from rules.refusal_types import NUMBER, SECONDS, TEXT, TIME

# ------------------------------------------------------------------------------------ names

NAME_EMPTY = RequestRefusal("name.empty", "Use at least one letter or digit.", HTTPStatus.BAD_REQUEST)
NAME_LONG = RequestRefusal(
    "name.long", "This name is too long. Use at most {most} characters.", HTTPStatus.BAD_REQUEST, most=NUMBER
)
NAME_INVISIBLE = RequestRefusal(
    "name.invisible", "This name has characters that can't be seen. Remove them.", HTTPStatus.BAD_REQUEST
)
NAME_MARKS = RequestRefusal(
    "name.marks", "This name has too many marks on one letter. Remove some.", HTTPStatus.BAD_REQUEST
)
NAME_ALPHABETS = RequestRefusal("name.alphabets", "Use letters of one alphabet only.", HTTPStatus.BAD_REQUEST)
NAME_WORDS = RequestRefusal(
    "name.words", "This name has a word that is not allowed here. Choose another.", HTTPStatus.BAD_REQUEST
)
NAME_RESERVED = RequestRefusal(
    "name.reserved", "This name is reserved. Choose another.", HTTPStatus.BAD_REQUEST
)
NAME_IMPOSTOR = RequestRefusal(
    "name.impostor",
    "A player with an account has this name, or one that looks like it. Choose another.",
    HTTPStatus.CONFLICT,
)
NAME_TAKEN = RequestRefusal(
    "name.taken",
    "{other} is already here. Choose a name that looks different.",
    HTTPStatus.CONFLICT,
    other=TEXT,
)

# ----------------------------------------------------------------------------------- tables

# The same for a table that the player may not see, so that guessing ids reveals nothing.
TABLE_MISSING = RequestRefusal(
    "table.missing", "There is no such table, or you need its invite link.", HTTPStatus.NOT_FOUND
)
TABLE_HOST = RequestRefusal("table.host", "Only the host of this table can do that.", HTTPStatus.FORBIDDEN)
TABLE_BARRED = RequestRefusal(
    "table.barred", "The host has removed you from this table. Choose another one.", HTTPStatus.FORBIDDEN
)
# Said to a player whom the host has blocked, in words that do not say so.
TABLE_UNAVAILABLE = RequestRefusal(
    "table.unavailable", "You can't sit down at this table. Choose another one.", HTTPStatus.FORBIDDEN
)
TABLE_BLOCKED_HOST = RequestRefusal(
    "table.blocked_host",
    "You have blocked the host of this table. Undo that on your page first.",
    HTTPStatus.FORBIDDEN,
)
TABLE_NOT_OPEN = RequestRefusal(
    "table.not_open", "This table has started or was closed. Reload the page.", HTTPStatus.CONFLICT
)
TABLE_TOO_MANY = RequestRefusal(
    "table.too_many", "You sit at too many open tables. Leave or close one first.", HTTPStatus.CONFLICT
)
TABLE_TOO_MANY_HOSTED = RequestRefusal(
    "table.too_many_hosted",
    "You host too many public tables. Start or close one first.",
    HTTPStatus.CONFLICT,
)
TABLE_ADDRESS = RequestRefusal(
    "table.address",
    "{most} tables from your network are open already. Join one, open a private one, or try again when one "
    "of them starts or closes.",
    HTTPStatus.CONFLICT,
    most=NUMBER,
)
TABLE_TOO_FEW = RequestRefusal(
    "table.too_few", "You need one more player: invite someone or add a bot.", HTTPStatus.CONFLICT
)
TABLE_BOTS_ALONE = RequestRefusal(
    "table.bots_alone",
    {
        "one": "{count} game of bots alone that you started goes on. Let it end, or leave its page.",
        "other": "{count} games of bots alone that you started go on. Let one end, or leave its page.",
    },
    HTTPStatus.CONFLICT,
    count=NUMBER,
)
TABLE_BOTS_BUSY = RequestRefusal(
    "table.bots_busy",
    "{most} games of bots alone are being watched here already. Watch one, or try again when one ends.",
    HTTPStatus.SERVICE_UNAVAILABLE,
    most=NUMBER,
)
TABLE_FULL = RequestRefusal("table.full", "All seats at this table are taken.", HTTPStatus.CONFLICT)
TABLE_SIZE = RequestRefusal(
    "table.size",
    {
        "one": "{count} player sits here. Keep at least one seat.",
        "other": "{count} players sit here. Keep at least {count} seats.",
    },
    HTTPStatus.CONFLICT,
    count=NUMBER,
)
TABLE_NOT_SEATED = RequestRefusal("table.not_seated", "You don't sit at this table.", HTTPStatus.CONFLICT)
TABLE_NO_PLAYER = RequestRefusal("table.no_player", "No player sits there any more.", HTTPStatus.CONFLICT)
TABLE_NOT_REMOVED = RequestRefusal(
    "table.not_removed", "This player may come back already.", HTTPStatus.CONFLICT
)
TABLE_NO_BOT = RequestRefusal("table.no_bot", "No bot sits there any more.", HTTPStatus.CONFLICT)
TABLE_NO_COMPANION = RequestRefusal(
    "table.no_companion", "This person is no longer at the table.", HTTPStatus.CONFLICT
)
TABLE_SELF = RequestRefusal(
    "table.self", "You can't remove yourself. Leave the table instead.", HTTPStatus.CONFLICT
)
TABLE_AIDS = malformed("table.aids", HTTPStatus.BAD_REQUEST)
TABLE_TILES = RequestRefusal(
    "table.tiles",
    "Too many tiles: {count}. A table has {most} at most.",
    HTTPStatus.BAD_REQUEST,
    count=NUMBER,
    most=NUMBER,
)
TABLE_NO_PART = RequestRefusal(
    "table.no_part", "Choose at least one part of the expansion.", HTTPStatus.BAD_REQUEST
)
TABLE_OPTION = RequestRefusal(
    "table.option", "The option {option} belongs to an expansion that is not played.", option=TEXT
)
BOT_UNKNOWN = malformed("bot.unknown", HTTPStatus.BAD_REQUEST)
RULES_MISSING = RequestRefusal("rules.missing", "There is no such rulebook.", HTTPStatus.NOT_FOUND)
LESSON_OTHER = RequestRefusal(
    "lesson.other",
    "Not in this lesson, though a real game allows it. Do what the task says.",
    HTTPStatus.CONFLICT,
)

PUZZLE_DONE = RequestRefusal(
    "puzzle.done", "This puzzle asks for no more moves. Begin it again.", HTTPStatus.CONFLICT
)

# ------------------------------------------------------------------------------- favourites

FAVOURITE_MISSING = RequestRefusal(
    "favourite.missing", "You have no such favourite any more. Reload the page.", HTTPStatus.NOT_FOUND
)
FAVOURITE_TAKEN = RequestRefusal(
    "favourite.taken",
    "You already have a favourite called {name}. Choose another name.",
    HTTPStatus.CONFLICT,
    name=TEXT,
)
FAVOURITE_TOO_MANY = RequestRefusal(
    "favourite.too_many",
    "You already have {most} favourites. Delete one first.",
    HTTPStatus.CONFLICT,
    most=NUMBER,
)

# ------------------------------------------------------------------------------ other people

PLAYER_MISSING = RequestRefusal("player.missing", "This player no longer exists.", HTTPStatus.NOT_FOUND)
PLAYER_SELF = RequestRefusal("player.self", "This is you.", HTTPStatus.CONFLICT)
PEOPLE_TOO_MANY = RequestRefusal(
    "people.too_many",
    "You have blocked or muted {most} players. Undo one first.",
    HTTPStatus.CONFLICT,
    most=NUMBER,
)
REPORT_ALREADY = RequestRefusal(
    "report.already", "You have reported this already. We will look at it.", HTTPStatus.CONFLICT
)
REPORT_MESSAGE = RequestRefusal("report.message", "This message no longer exists.", HTTPStatus.NOT_FOUND)
REPORT_WORDS = RequestRefusal("report.words", "Say in a few words what happened.", HTTPStatus.BAD_REQUEST)
CHAT_MUTED = RequestRefusal(
    "chat.muted", "An operator has stopped your chat until {until}.", HTTPStatus.FORBIDDEN, until=TIME
)
NOTICE_MISSING = RequestRefusal("notice.missing", "You have read this message already.", HTTPStatus.NOT_FOUND)

# ----------------------------------------------------------------------------------- alerts

ALERT_PUSH_OFF = RequestRefusal(
    "alert.push_off", "This server sends no push messages.", HTTPStatus.SERVICE_UNAVAILABLE
)
ALERT_ENDPOINT = RequestRefusal(
    "alert.endpoint",
    "Messages can't be sent to this browser. Try another one.",
    HTTPStatus.BAD_REQUEST,
)
ALERT_TOO_MANY = RequestRefusal(
    "alert.too_many",
    "{most} browsers get your messages already. Remove one first.",
    HTTPStatus.CONFLICT,
    most=NUMBER,
)
ALERT_BROWSER_MISSING = RequestRefusal(
    "alert.browser_missing", "This browser gets no messages any more. Reload the page.", HTTPStatus.NOT_FOUND
)
ALERT_MAIL = RequestRefusal(
    "alert.mail", "Mails need an account with a confirmed email address.", HTTPStatus.CONFLICT
)
ALERT_QUIET = RequestRefusal(
    "alert.quiet", "Quiet hours need a beginning and another time as their end.", HTTPStatus.BAD_REQUEST
)
ALERT_ZONE = RequestRefusal("alert.zone", "This server doesn't know your time zone.", HTTPStatus.BAD_REQUEST)
ALERT_TOKEN = RequestRefusal(
    "alert.token", "This link is not complete. Copy all of it from the mail.", HTTPStatus.NOT_FOUND
)

# --------------------------------------------------------------------------------- accounts

ACCOUNT_BARRED = RequestRefusal(
    "account.barred", "An operator has barred you from this server.", HTTPStatus.FORBIDDEN
)
ACCOUNT_BARRED_UNTIL = RequestRefusal(
    "account.barred_until",
    "An operator has barred you from this server until {until}.",
    HTTPStatus.FORBIDDEN,
    until=TIME,
)
ACCOUNT_STAFF = RequestRefusal(
    "account.staff",
    "This account belongs to an operator. Another operator must remove its rights first.",
    HTTPStatus.CONFLICT,
)
ACCOUNT_PASSWORD = RequestRefusal(
    "account.password", "The password is wrong. Nothing was deleted.", HTTPStatus.BAD_REQUEST
)

ACCOUNT_LOGIN = RequestRefusal("account.login", "Log in first.", HTTPStatus.UNAUTHORIZED)
ACCOUNT_SECOND_FACTOR = RequestRefusal(
    "account.second_factor", "Enter the code from your authenticator app.", HTTPStatus.UNAUTHORIZED
)
ACCOUNT_TOO_MANY_TRIES = RequestRefusal(
    "account.too_many_login_attempts",
    "Too many failed attempts. Try again in {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    seconds=SECONDS,
)
ACCOUNT_RATE_LIMITED = RequestRefusal(
    "account.rate_limited",
    "Too many wrong codes. Try again in {seconds}.",
    HTTPStatus.TOO_MANY_REQUESTS,
    seconds=SECONDS,
)
ACCOUNT_REAUTHENTICATE = RequestRefusal(
    "account.reauthenticate", "Enter your password again to go on.", HTTPStatus.UNAUTHORIZED
)
ACCOUNT_FORBIDDEN = RequestRefusal("account.forbidden", "This is not allowed here.", HTTPStatus.FORBIDDEN)
ACCOUNT_LOGGED_IN = RequestRefusal("account.logged_in", "You are already logged in.", HTTPStatus.CONFLICT)
ACCOUNT_REFUSED = RequestRefusal("account.refused", "This did not work. Reload the page and try again.")
ACCOUNT_FORM = malformed("account.form", HTTPStatus.BAD_REQUEST)
USERNAME_SHORT = RequestRefusal(
    "account.username_short",
    "Use at least {least} characters for the user name.",
    HTTPStatus.BAD_REQUEST,
    least=NUMBER,
)
USERNAME_LETTERS = RequestRefusal(
    "account.username_letters",
    "Use only letters, digits and . @ + - _ in the user name, without spaces.",
    HTTPStatus.BAD_REQUEST,
)
USERNAME_GUEST = RequestRefusal(
    "account.username_guest",
    "User names that begin with “guest-” are reserved. Choose another.",
    HTTPStatus.BAD_REQUEST,
)

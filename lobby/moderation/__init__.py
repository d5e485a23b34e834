"""People who misbehave: reports, warnings, mutes and bars, and the log of what operators did."""

from lobby.moderation.chat import check_chat
from lobby.moderation.reports import LINES, report
from lobby.moderation.sanctions import (
    bar_of,
    barred_player,
    entry_refusal,
    lift,
    lift_expired,
    notices,
    read_notice,
    sanction,
    why_ended,
)
from lobby.moderation.staff import close_report, log

__all__ = [
    "LINES",
    "bar_of",
    "barred_player",
    "check_chat",
    "close_report",
    "entry_refusal",
    "lift",
    "lift_expired",
    "log",
    "notices",
    "read_notice",
    "report",
    "sanction",
    "why_ended",
]

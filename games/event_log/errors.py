"""Why an action is not appended."""

from __future__ import annotations

from games.refusals import CLOCK_EXPIRED, MATCH_STALE
from realtime.refusals import RequestRefused


class StaleCommand(RequestRefused):
    """The match is not as the sender knew it: something happened first, or it is not being played."""


class ClockExpired(RequestRefused):
    """The clock of `seat`, which decides after event `number`, has run out; its time-out comes first.

    `sender` is the seat whose command found that.
    """

    def __init__(self, seat: int, number: int, sender: int) -> None:
        super().__init__(CLOCK_EXPIRED, number=number)
        self.seat, self.number, self.sender = seat, number, sender

    def refusal_for_sender(self) -> RequestRefused:
        """Return this refusal for the seat whose time is out; for any other seat its command is stale."""
        return self if self.sender == self.seat else stale(self.number)


def stale(number: int) -> StaleCommand:
    """Return the refusal of a command after which another event was appended first."""
    return StaleCommand(MATCH_STALE, number=number)

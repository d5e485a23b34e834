"""Why an action is not appended."""

from __future__ import annotations

from realtime.refusals import RequestRefused


class StaleCommand(RequestRefused):
    """The match is not as the sender knew it: something happened first, or it is not being played."""


class ClockExpired(RequestRefused):
    """The clock of `seat`, which decides after event `number`, has run out; its time-out comes first."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("clock.out", "Your time ran out before this arrived.", number=number)
        self.seat, self.number = seat, number

    def for_seat(self, seat: int) -> RequestRefused:
        """This refusal as another seat gets it."""
        return self if seat == self.seat else stale(self.number)


def stale(number: int) -> StaleCommand:
    """Another event was appended first."""
    return StaleCommand("match.stale", "Something happened before this arrived. Look again.", number=number)

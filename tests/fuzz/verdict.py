"""What the fuzz of messages has to show: no fault, every message answered, memory that stays."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fuzz.talkers import Tally

GROWTH_MIB = 32.0  # over the memory after the warm-up; what is kept for matches differs by a few MiB


@dataclass
class Verdict:
    """The counts of a run.

    `memory`: resident MiB of the server at the start, after the warm-up, on the way, at the end.
    """

    tally: Tally
    memory: list[float]
    tracebacks: int
    errors: int  # lines of the log at the level "error"
    exit_status: int
    matches: int
    seconds: float

    @property
    def grown(self) -> float:
        """MiB since the warm-up."""
        return self.memory[-1] - self.memory[1]

    @property
    def problems(self) -> list[str]:
        """Sentences about what must not be; none if all is well."""
        counted = {
            "tracebacks logged": self.tracebacks,
            "errors logged": self.errors,
            "faults at sockets or calls": len(self.tally.faults),
            "server errors over HTTP": sum(each for code, each in self.tally.statuses.items() if code >= 500),
        }
        found = [f"{number} {what}" for what, number in counted.items() if number]
        if not self.tally.done:
            found.append(f"only {self.tally.sent} of {self.tally.most} messages sent")
        if not self.tally.answers["taken"]:
            found.append("no action was accepted, so the rules saw none")
        if self.grown > GROWTH_MIB:
            found.append(f"{self.grown:.0f} MiB more memory than after the warm-up")
        if self.exit_status:
            found.append(f"the server ended with status {self.exit_status}")
        return found

    def __str__(self) -> str:
        tally, took = self.tally, f"in {self.seconds:.0f} s, {self.matches} matches"
        on_the_way = ", ".join(f"{each:.0f}" for each in self.memory[1:])
        lines = [
            f"{tally.sent} messages over {tally.sockets} sockets {took}",
            f"sent to: {_most(tally.places)}",
            f"kinds: {_most(tally.kinds)}",
            f"{len(tally.actions)} types of actions: {_most(tally.actions)}",
            f"answers: {_most(tally.answers)}",
            f"{len(tally.refusals)} codes of refusals: {_most(tally.refusals, 15)}",
            f"HTTP: {_most(tally.statuses)}",
            f"{tally.cut} lines cut for messages that break the WebSocket protocol",
            f"resident MiB: at the start {self.memory[0]:.0f}, from the end of the warm-up {on_the_way}",
            *tally.faults[:10],
            f"FAILED: {'; '.join(self.problems)}" if self.problems else "Nothing failed.",
        ]
        return "\n".join(lines)


def _most(counts: dict[str, int] | dict[int, int], number: int = 100) -> str:
    ordered = sorted(counts.items(), key=lambda each: -each[1])
    return ", ".join(f"{name} {count}" for name, count in ordered[:number])

"""What a soak has to show: nothing lost, doubled, altered, reordered or silent, every end verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.faults.kill_web import faults
from tests.faults.server import LOGS, Installation
from tests.soak.players import Table

LONGEST_SILENCE_S = 12.0
RECORDS = """
import json
from games.models import Match
from games.records.download import download
from rules import Record
from rules.verification import problem_of
found = []
for match in Match.objects.filter(status=Match.Status.OVER):
    problem = problem_of(Record.from_json(download(match)))
    found.append([match.public_id, problem and str(problem)])
print(json.dumps(found))
"""


@dataclass
class Verdict:
    """The counts of a soak, the length of each silence with its faults, and what the records say."""

    counts: dict[str, int]
    moves: int
    rows: int
    over: int
    verified: int
    silences: list[tuple[float, list[str]]]

    @property
    def good(self) -> bool:
        """Whether every promise was kept."""
        return self.moves > 0 and not any(self.counts.values()) and self.verified == self.over

    def __str__(self) -> str:
        worst = self.silences[:5]
        longest = [f"{seconds:.1f} s ({', '.join(names) or 'no fault'})" for seconds, names in worst]
        lines = [
            f"{self.moves} moves acknowledged, {self.rows} rows",
            f"{self.over} matches over, {self.verified} of them verified from their records",
            ", ".join(f"{number} {what}" for what, number in self.counts.items()),
            f"longest silences: {'; '.join(longest) or 'none above 2 s'}",
        ]
        return "\n".join(lines)


def judge(
    installation: Installation,
    tables: list[Table],
    middle: dict[str, int],
    times: list[tuple[str, float, float]],
    absent: Sequence[tuple[float, float]] = (),
) -> Verdict:
    """Compare what the players were promised and saw with the log and the records.

    A silence counts without the time in which the only web process was not there: how long it takes to start
    depends on the machine.
    """
    logs: dict[str, Any] = installation.python(LOGS)
    players = [player for table in tables for player in table.seats]
    counts = faults(players, middle, logs)
    counts["reordered"] = sum(len(player.skipped) for player in players)
    silences = sorted((each for table in tables for each in _silences(table, times, absent)), reverse=True)
    counts["silent"] = sum(seconds > LONGEST_SILENCE_S for seconds, _ in silences)
    records = installation.python(RECORDS)
    counts["unverified"] = sum(problem is not None for _, problem in records)
    counts["differ"] = int(bool(installation.manage("recheck")))
    return Verdict(
        counts,
        moves=sum(len(player.taken) for player in players),
        rows=sum(len(log["rows"]) for log in logs.values()),
        over=sum(log["status"] == "over" for log in logs.values()),
        verified=sum(problem is None for _, problem in records),
        silences=silences,
    )


def _silences(
    table: Table, times: list[tuple[str, float, float]], absent: Sequence[tuple[float, float]]
) -> list[tuple[float, list[str]]]:
    """Each silence of a match, with the faults that went on meanwhile."""
    found = []
    for since, seconds in table.silences:
        end = since + seconds
        away = sum(max(0.0, min(until, end) - max(begun, since)) for begun, until in absent)
        names = [name for name, begun, ended in times if begun < end and since < ended]
        found.append((seconds - away, names))
    return found

"""What a process that thinks is asked about: a bot's turn, or a player's question for ideas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from django.utils import timezone

from games import metrics
from games.bots import runner
from games.bots.questions import question
from games.models import Match, leases
from games.scheduler.due import BOT, DueTask, play, refusals_logged


class Job(Protocol):
    """One question, claimed by this worker."""

    @property
    def match_id(self) -> str:
        """The match it is about."""

    @property
    def number(self) -> int:
        """The newest event when it was asked."""

    def question(self, known: int | None, drop: list[str]) -> dict[str, Any] | None:
        """Return what the process is asked; None when there is nothing to think about any more."""

    def finish(self, answer: dict[str, Any]) -> bool:
        """Use the answer, or do without one. Returns False if the process's game must not be used again."""

    def renew(self) -> None:
        """Keep the claim for another lease."""


@dataclass(frozen=True)
class BotTurn:
    """The turn of a bot that searches."""

    task: DueTask

    @property
    def match_id(self) -> str:
        """The match it is about."""
        return self.task.match_id

    @property
    def number(self) -> int:
        """The newest event when the turn began."""
        return self.task.number

    def question(self, known: int | None, drop: list[str]) -> dict[str, Any] | None:
        """Return what the process is asked; None when the match has moved on."""
        metrics.DUE_TASKS.labels(self.task.what).inc()
        asked: list[dict[str, Any] | None] = []
        with refusals_logged(self.task):
            asked.append(question(self.match_id, self.task.seat, self.number, known, drop))
        return asked[0] if asked else None

    def finish(self, answer: dict[str, Any]) -> bool:
        """Play the action; without one the solid bot's, and return False."""
        with refusals_logged(self.task):
            self._play(answer["action"], answer["fault"])
        return answer["action"] is not None

    def _play(self, action: dict[str, Any] | None, fault: str) -> None:
        task = self.task
        if fault:
            runner.note_fault(task.match_id, runner.level_of(task.match_id, task.seat), fault)
        if action is None:
            action = runner.choose_solid(task.match_id, task.seat, task.number)
        if action is not None:
            play(task, action)

    def renew(self) -> None:
        """Keep the claim for another lease, unless the match has moved on."""
        mine = Match.objects.filter(public_id=self.match_id, number=self.number, due_what=BOT)
        mine.update(claimed_until=leases.lease(timezone.now()))

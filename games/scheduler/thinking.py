"""Bots that search think in processes of their own, so that nobody waits for them (`games.bots.pool`).

A worker claims as many of their turns as it has free processes, those that wait longest first, and renews
the claims while they think. If the worker dies, its claims expire and another one claims them; the action's
command has a fixed id, so it is played once, whoever comes to it. A process that dies, fails or takes too
long costs its bot the search: the solid bot acts.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import timedelta

from django.utils import timezone

from games import conf, metrics
from games.bots import runner
from games.bots.pool import Place, ThinkerDiedError
from games.bots.questions import question
from games.models import Match
from games.scheduler.due import BOT, DueTask, claim_due, play, refusals_logged


@dataclass
class Thought:
    """A bot's turn that a process thinks about."""

    task: DueTask
    place: Place
    since: float
    renewed: float


class Thinking:
    """What this worker's processes think about. Everything happens in `step`, which never waits."""

    def __init__(self, processes: int) -> None:
        self.free = [Place() for _ in range(processes)]
        self.thoughts: list[Thought] = []

    def step(self) -> int:
        """Play what was thought, begin with what is due; return how much was done."""
        done = sum(self._look(thought) for thought in list(self.thoughts))
        if not self.free:
            return done
        tasks = claim_due(timezone.now(), BOT, len(self.free), searching=True)
        for task in tasks:
            metrics.DUE_TASKS.labels(task.what).inc()
            with refusals_logged(task):
                self._begin(task)
        return done + len(tasks)

    def stop(self) -> None:
        """End all processes; what they thought about is claimed by others when its claim expires."""
        for place in [*self.free, *(thought.place for thought in self.thoughts)]:
            place.stop()

    def _begin(self, task: DueTask) -> None:
        place = next((each for each in self.free if task.match_id in each.known), self.free[0])
        now = time.monotonic()
        thought = Thought(task, place, now, now)
        try:
            asked = place.ask(
                task.match_id,
                task.number,
                lambda known, drop: question(task.match_id, task.seat, task.number, known, drop),
            )
        except OSError:  # the machine has no room for a process
            self._play(thought, None, "unstarted")
            return
        if asked:
            self.free.remove(place)
            self.thoughts.append(thought)

    def _look(self, thought: Thought) -> int:
        """Play the action if it is there; 1 if the thought is over."""
        try:
            answer = thought.place.answer()
        except ThinkerDiedError:
            answer = {"action": None, "fault": "died"}
        if answer is None and time.monotonic() - thought.since > conf.THINKING:
            thought.place.stop()
            answer = {"action": None, "fault": "late"}
        if answer is None:
            self._renew(thought)
            return 0
        self.thoughts.remove(thought)
        self.free.append(thought.place)
        with refusals_logged(thought.task):
            self._play(thought, answer["action"], answer["fault"])
        return 1

    def _play(self, thought: Thought, action: dict[str, object] | None, fault: str) -> None:
        task = thought.task
        if fault:
            runner.note_fault(task.match_id, runner.level_of(task.match_id, task.seat), fault)
        if action is None:
            thought.place.forget(task.match_id)
            action = runner.choose_solid(task.match_id, task.seat, task.number)
        if action is not None:
            play(task, action)

    def _renew(self, thought: Thought) -> None:
        """Keep the claim for another lease, unless the match has moved on."""
        if time.monotonic() - thought.renewed < conf.LEASE / 3:
            return
        thought.renewed = time.monotonic()
        task = thought.task
        mine = Match.objects.filter(public_id=task.match_id, number=task.number, due_what=BOT)
        mine.update(claimed_until=timezone.now() + timedelta(seconds=conf.LEASE))

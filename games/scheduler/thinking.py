"""Bots that search think in processes of their own, so that nobody waits for them (`games.bots.pool`).

A worker claims as many of their turns as it has free processes, those that wait longest first, and renews
the claims while they think. If the worker dies, its claims expire and another one claims them; the action's
command has a fixed id, so it is played once, whoever comes to it. A process that dies, fails or takes too
long costs its bot the search: the solid bot acts. Players' questions for ideas (`games.hints`) are thought
about here too, in turns with the bots.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from django.utils import timezone

from games import conf
from games.bots.pool import Place
from games.hints import jobs as hints
from games.processes.parent import ThinkerDiedError
from games.scheduler.due import BOT, claim_due
from games.scheduler.jobs import BotTurn, Job
from realtime.refusals import RequestRefused


@dataclass
class Thought:
    """A question that a process thinks about."""

    job: Job
    place: Place
    since: float
    renewed: float


class Thinking:
    """What this worker's processes think about. Everything happens in `step`, which never waits."""

    def __init__(self, processes: int) -> None:
        self.free = [Place() for _ in range(processes)]
        self.thoughts: list[Thought] = []
        self._people_first = True

    def step(self) -> int:
        """Use what was thought, begin with what is due; return how much was done."""
        done = sum(self._look(thought) for thought in list(self.thoughts))
        if not self.free:
            return done
        jobs = self._claimed()
        for job in jobs:
            self._begin(job)
        return done + len(jobs)

    def stop(self) -> None:
        """End all processes; what they thought about is claimed by others when its claim expires."""
        for place in [*self.free, *(thought.place for thought in self.thoughts)]:
            place.stop()

    def _claimed(self) -> list[Job]:
        """Claim a question for each free process; people and bots come first in turns."""
        jobs: list[Job] = []
        for people in (self._people_first, not self._people_first):
            room = len(self.free) - len(jobs)
            if room:
                jobs += self._of_people(room) if people else self._of_bots(room)
        if jobs:
            self._people_first = not self._people_first
        return jobs

    def _of_people(self, most: int) -> list[Job]:
        return list(hints.claim(timezone.now(), most))

    def _of_bots(self, most: int) -> list[Job]:
        return [BotTurn(task) for task in claim_due(timezone.now(), BOT, most, searching=True)]

    def _begin(self, job: Job) -> None:
        place = next((each for each in self.free if job.match_id in each.known), self.free[0])
        now = time.monotonic()
        try:
            asked = place.ask(job.match_id, job.number, job.question)
        except RequestRefused:  # a match of newer rules is left to a newer worker
            return
        except OSError:  # the machine has no room for a process
            job.finish({"action": None, "fault": "unstarted"})
            return
        if asked:
            self.free.remove(place)
            self.thoughts.append(Thought(job, place, now, now))

    def _look(self, thought: Thought) -> int:
        """Use the answer if it is there; 1 if the thought is over."""
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
        if not thought.job.finish(answer):
            thought.place.forget(thought.job.match_id)
        return 1

    def _renew(self, thought: Thought) -> None:
        if time.monotonic() - thought.renewed >= conf.LEASE / 3:
            thought.renewed = time.monotonic()
            thought.job.renew()

"""The processes in which searching bots think, started when the first one has to.

Nothing here waits: a question is handed over, and the answer is looked for now and then.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from games.processes.parent import Thinker

WORDS = (sys.executable, "-m", "games.bots.thinker")
KEPT = 50  # games that a process knows at once
# Makes the question, given up to which event the process knows the match (None: not), and what it drops.
Ask = Callable[[int | None, list[str]], "dict[str, Any] | None"]


class Place(Thinker):
    """One process that thinks about one question at a time, and what it knows."""

    def __init__(self) -> None:
        super().__init__(WORDS)
        self.known: OrderedDict[str, int] = OrderedDict()

    def ask(self, match_id: str, number: int, ask: Ask) -> bool:
        """Hand over the question about a match after event `number`. False if there is none any more."""
        if not self.alive:
            self.start()
        drop = [match for match in self.known if match != match_id][: max(0, len(self.known) - KEPT)]
        question = ask(self.known.get(match_id), drop)
        if question is None:
            return False
        for match in drop:
            del self.known[match]
        self.known[match_id] = number
        self.known.move_to_end(match_id)
        self.send(question)
        return True

    def start(self) -> None:
        """Start the process; it knows nothing yet."""
        super().start()
        self.known.clear()

    def forget(self, match_id: str) -> None:
        """Let the next question about a match begin with its first event."""
        self.known.pop(match_id, None)

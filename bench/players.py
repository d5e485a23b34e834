"""The players of a measurement of moves, in a process of their own: every match moves as fast as it can.

`python -m bench.players` reads {"matches": [{"path", "ports", "cookies"}], "moves", "pace"} from standard
input: a port and a cookie for each seat, and the seconds between two moves of a match (0: at once). It writes
{"moves", "seconds", "rate", "p50", "p99", "gap"}: seconds from the first command of all matches to the last
answer, answers a second while all of them were played, milliseconds from a command to its answer, and the
most seconds between two answers of one match.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import uuid
from itertools import pairwise
from math import inf
from time import monotonic
from typing import Any

from bench.crowd import percentile
from bench.wire import Socket, connect

PATIENCE_S = 300.0
SILENCE_S = 5.0
HELLO = '{"t":"hello","after":0}'


class Match:
    """Both players of a match; the one with an offer plays a legal action at once."""

    def __init__(self, task: dict[str, Any], moves: int, pace: float = 0.0) -> None:
        self.task, self.left, self.pace = task, moves, pace
        self.next_at = monotonic() + random.uniform(0, pace)
        self.sockets: list[Socket] = []
        self.times: list[float] = []
        self.answered: list[float] = []
        self.began = inf  # when the first command went out
        self.sent_at: dict[str, float] = {}  # by the command's id: the next offer may come before its answer
        self.seen = 0
        self.played = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        """Connect the players, play, close their sockets."""
        for port, cookie in zip(self.task["ports"], self.task["cookies"], strict=True):
            self.sockets.append(await connect(port, self.task["path"], self.on_frame, cookie))
            self.sockets[-1].send(HELLO)
        asking = asyncio.create_task(self._ask_again())
        await asyncio.wait_for(self.done, PATIENCE_S + self.left * (1 + self.pace))
        asking.cancel()
        for socket in self.sockets:
            socket.transport.close()

    async def _ask_again(self) -> None:
        """Say hello again if nothing has come for a while: an offer may have been lost on its way."""
        while not self.done.done():
            played = self.played
            await asyncio.sleep(SILENCE_S + self.pace)
            for socket in self.sockets if self.played == played else ():
                self.seen = 0
                socket.send(HELLO)

    def on_frame(self, socket: Socket, text: bytes, when: float) -> None:
        """Answer an offer with an action, acknowledge events, note the time of an answer."""
        message = json.loads(text)
        kind = message["t"]
        if kind == "offer" and (message["decision"] or {}).get("actions"):
            self._act_in_time(socket, message)
        elif kind == "taken":
            self.times.append(when - self.sent_at.pop(message["id"]))
            self.answered.append(when)
            self.played += 1
        elif kind == "events" and message["events"][-1]["number"] % 10 == 0:
            socket.send(json.dumps({"t": "seen", "number": message["events"][-1]["number"]}))
        elif kind == "refused" and message["code"] == "match.stale":
            self.seen = 0  # an action that was sent twice
            socket.send(HELLO)
        elif kind == "refused":
            self.done.set_exception(RuntimeError(f"a legal action was refused: {message}"))
        elif kind in {"resync", "status"}:
            socket.send(HELLO)

    def gap(self) -> float:
        """Return the most seconds between two answers."""
        return max((after - before for before, after in pairwise(self.answered)), default=0.0)

    def _act_in_time(self, socket: Socket, offer: dict[str, Any]) -> None:
        wait = self.next_at - monotonic()
        if wait <= 0:
            self._act(socket, offer)
        else:
            asyncio.get_running_loop().call_later(wait, self._act, socket, offer)

    def _act(self, socket: Socket, offer: dict[str, Any]) -> None:
        if offer["number"] < self.seen or self.done.done():
            return
        if not self.left:
            self.done.set_result(None)
            return
        self.seen = offer["number"] + 1
        self.left -= 1
        actions = offer["decision"]["actions"]
        action = {
            k: v
            for k, v in actions[offer["number"] % len(actions)].items()
            if k not in {"needs", "at_least", "preview"}
        }
        command = {"t": "act", "id": str(uuid.uuid4()), "number": offer["number"], "action": action}
        self.sent_at[command["id"]] = now = monotonic()
        self.began = min(self.began, now)
        self.next_at = max(self.next_at + self.pace, now)
        socket.send(json.dumps(command))


def _rate(matches: list[Match]) -> float:
    """Return the answers a second while all matches were played: none still connects, none is done."""
    begun = max(match.answered[0] for match in matches)
    ended = min(match.answered[-1] for match in matches)
    count = sum(begun < when <= ended for match in matches for when in match.answered)
    return count / (ended - begun) if ended > begun else 0.0


async def main() -> None:
    """Read the task, play all matches, write the summary."""
    task = json.loads(sys.stdin.read())
    matches = [Match(each, task["moves"], task.get("pace", 0.0)) for each in task["matches"]]
    await asyncio.gather(*(match.play() for match in matches))
    seconds = max(match.answered[-1] for match in matches) - min(match.began for match in matches)
    times = [taken * 1000 for match in matches for taken in match.times]
    moves = sum(match.played for match in matches)
    print(
        json.dumps(
            {
                "moves": moves,
                "seconds": seconds,
                "rate": _rate(matches),
                "p50": percentile(times, 0.5),
                "p99": percentile(times, 0.99),
                "gap": max(match.gap() for match in matches),
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main())

"""What a notification costs a process that has no socket at its match: `python -m bench.notified`.

Another process publishes moves over Redis, one after the other; this one reads them as a hub does. Prints a
JSON object: CPU for each notification in units of bench/unit.py, which is measured before and after, and its
bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec
from channels_redis.pubsub import RedisPubSubChannelLayer

from bench.capacity.measured import note, record, unit_ms
from bench.fanout import EVENT_BYTES
from bench.stores import private_redis
from realtime.notifications import Inbox
from tools import ROOT

GROUP, COUNT, OFFER_BYTES = "bench", 5_000, 700
BURST, PAUSE_S = 20, 0.01  # notifications at once, as the layer keeps some; seconds between


def message(number: int) -> dict[str, Any]:
    """Return what `games.event_log.append` notifies of a move."""
    move = {
        "match": "0123456789ab", "kind": "events", "number": number, "event": "x" * EVENT_BYTES, "seat": 0,
        "full": "x" * OFFER_BYTES, "bare": "", "clock": "", "turned": True, "answers": False,
    }  # fmt: skip
    return {"type": "notifications", "from": "another", "first": number, "all": [move]}


def layer(redis: str) -> RedisPubSubChannelLayer:
    """Return a channel layer as config/settings/backends.py sets it up."""
    return RedisPubSubChannelLayer(hosts=[{"address": redis, "socket_timeout": None}], prefix="bench")


async def publish(redis: str) -> None:
    """Publish all notifications."""
    sender = layer(redis)
    for number in range(1, COUNT + 1):
        await sender.group_send(GROUP, message(number))
        if number % BURST == 0:
            await asyncio.sleep(PAUSE_S)


async def receive(redis: str) -> float:
    """Return the CPU of a notification in milliseconds, the mean of `COUNT` of them."""
    receiver, inbox, got = layer(redis), Inbox(), 0
    channel = await receiver.new_channel()
    await receiver.group_add(GROUP, channel)
    words, rooms = [sys.executable, "-m", "bench.notified", "--publish", redis], dict[str, None]()
    publisher = await asyncio.create_subprocess_exec(*words, cwd=ROOT)
    started = process_time()
    while got < COUNT:
        found, _ = inbox.read(await receiver.receive(channel))
        got += len([each for each in found if each["match"] not in rooms])
    taken = process_time() - started
    await publisher.wait()
    return taken / COUNT * 1000


def main() -> None:
    """Measure, or publish for the process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--publish", metavar="REDIS", help=argparse.SUPPRESS)
    parser.add_argument("--points", type=Path, help="a file for the figures")
    words = parser.parse_args()
    if words.publish:
        asyncio.run(publish(words.publish))
        return
    with private_redis() as (redis, _process):
        before, taken = unit_ms(), asyncio.run(receive(redis))
    units = taken / median([before, unit_ms()])
    figures = {"notice_units": units, "bytes": float(len(msgspec.msgpack.encode(message(1))))}
    print(json.dumps(figures))
    if words.points:
        note("notified", **figures)
        record(words.points)


if __name__ == "__main__":
    main()

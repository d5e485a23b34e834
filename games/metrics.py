"""What is counted and timed for Prometheus. Labels are codes and kinds; never ids or names."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

SUBMITS = Counter("bastide_submits", "Commands that came to the log", ["outcome"])
REFUSALS = Counter("bastide_refusals", "Refusals", ["code"])
SUBMIT_TIME = Histogram("bastide_submit_seconds", "From taking the match's lock to the commit", buckets=FAST)
REPLAY_TIME = Histogram("bastide_replay_seconds", "Replaying the log into a cached game", buckets=FAST)
CACHED = Gauge("bastide_tables_in_memory", "Cached games in this process")
DUE_TASKS = Counter("bastide_due_tasks", "Due tasks that this worker ran: clocks, bots, cleanup", ["what"])
REPLICA_READS = Counter(
    "bastide_replica_reads", "Reads of logs that no longer grow, by whether the replica answered", ["outcome"]
)
FROZEN = Counter("bastide_frozen", "Matches frozen after an exception in the rules engine")
BOT_FAULTS = Counter(
    "bastide_bot_faults", "Decisions of bots that fell back on a simpler one", ["level", "why"]
)
ANALYSES = Counter("bastide_analyses", "Work on analyses of finished matches, by how it ended", ["outcome"])
ANALYSIS_FAULTS = Counter(
    "bastide_analysis_faults",
    "Turns whose search failed, and processes of analyses that died or were late",
    ["why"],
)

"""Prometheus metrics of sockets."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

DELIVERIES = Counter("bastide_deliveries", "Messages handed to sockets")
RESYNCS = Counter("bastide_resyncs", "Sockets that were required to resync", ["why"])
SOCKETS = Gauge("bastide_sockets", "Sockets open in this process")

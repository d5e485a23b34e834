"""Traces for OpenTelemetry: off unless a collector is named; then calls and commands are spans."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from realtime import tracing
from tests.games import play

# The Redis client imports OpenTelemetry's interface where it is installed; what sends traces is ours alone.
STARTED = """
import django, sys
django.setup()
print(*(name for name in sys.modules if name.startswith(("opentelemetry.instr", "opentelemetry.exp"))))
"""


@pytest.fixture
def exporter() -> Iterator[InMemorySpanExporter]:
    kept = InMemorySpanExporter()
    tracing.export_to(kept)
    yield kept
    tracing.stop()


@pytest.mark.django_db(transaction=True)
def test_calls_and_commands_are_traced(exporter: InMemorySpanExporter) -> None:
    match = play.running()
    play.moves(match, 1)
    assert Client().get(f"/api/matches/{match.public_id}").status_code == 200
    tracing.flush()
    spans = {span.name: dict(span.attributes or {}) for span in exporter.get_finished_spans()}
    assert spans["submit"] == {"match": match.public_id, "number": 0}
    assert any(name.startswith("GET ") for name in spans)


@pytest.mark.django_db(transaction=True)
def test_nothing_is_traced_after_the_end(exporter: InMemorySpanExporter) -> None:
    tracing.stop()
    play.moves(play.running(), 1)
    assert exporter.get_finished_spans() == ()


def started(**environ: str) -> str:
    """Start Django in a new process and return which instrumentation and exporters it has imported."""
    environ = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", **environ}
    words = [sys.executable, "-c", STARTED]
    return subprocess.run(words, env=environ, check=True, capture_output=True, text=True).stdout.strip()


def test_nothing_is_imported_without_a_collector() -> None:
    assert started(OTEL_EXPORTER_OTLP_ENDPOINT="") == ""


def test_a_named_collector_starts_tracing() -> None:
    assert "opentelemetry.instrumentation.django" in started(OTEL_EXPORTER_OTLP_ENDPOINT="http://127.0.0.1:9")


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch, settings: object) -> None:
    monkeypatch.setattr(settings, "TRACING", True)
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(ImproperlyConfigured, match=r"bastide\[tracing\]"):
        tracing.start()

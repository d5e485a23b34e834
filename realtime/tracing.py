"""Traces of moves and HTTP calls for OpenTelemetry.

Off unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set; then the packages of the extra `tracing` are needed. While it
is off no exporter or instrumentation is imported, and a span costs a call that does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured


class _Tracing:
    """What this process traces with."""

    # OpenTelemetry's tracer once started; its types are absent where the extra is.
    tracer: Any = None


def start() -> None:
    """Send traces to the collector of the settings, if they name one. A second call does nothing.

    Raises ImproperlyConfigured if the packages are missing.
    """
    if _Tracing.tracer is None and settings.TRACING:
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        except ImportError as error:
            needs = "OTEL_EXPORTER_OTLP_ENDPOINT needs the packages of `bastide[tracing]`"
            raise ImproperlyConfigured(needs) from error
        export_to(OTLPSpanExporter())


def export_to(exporter: Any) -> None:
    """Hand the spans to an exporter (opentelemetry.sdk.trace.export.SpanExporter), in batches in a thread."""
    from opentelemetry.instrumentation.django import DjangoInstrumentor
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    # The attributes of the environment (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES) go before this name.
    provider = TracerProvider(resource=Resource({"service.name": "bastide"}).merge(Resource.create()))
    provider.add_span_processor(BatchSpanProcessor(exporter))
    DjangoInstrumentor().instrument(tracer_provider=provider)
    _Tracing.tracer = provider.get_tracer("bastide")


def flush() -> None:
    """Send what has ended so far."""
    if _Tracing.tracer is not None:
        _Tracing.tracer.span_processor.force_flush()


def stop() -> None:
    """Send what is left and trace no more."""
    if _Tracing.tracer is None:
        return
    from opentelemetry.instrumentation.django import DjangoInstrumentor

    DjangoInstrumentor().uninstrument()
    _Tracing.tracer.span_processor.shutdown()
    _Tracing.tracer = None


@contextmanager
def span(name: str, **attributes: str | int) -> Iterator[None]:
    """Time what is done within, with attributes such as a match's id; never names, chat or hidden tiles."""
    if _Tracing.tracer is None:
        yield
        return
    with _Tracing.tracer.start_as_current_span(name, attributes=attributes):
        yield

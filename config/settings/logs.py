"""Logging: lines of key=value in a terminal, JSON otherwise.

Log lines name matches and seats. They never contain chat or anything hidden.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


class LostRedis(logging.Filter):
    """Makes a lost connection to Redis a warning of one line.

    `channels_redis` logs each as an unexpected error with its traceback, and connects again.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True: the line is kept."""
        error = record.exc_info[1] if record.exc_info else None
        # By name: without Redis its package is not imported.
        if type(error).__module__ == "redis.exceptions":
            record.msg, record.args, record.exc_info = f"Redis is unavailable: {error}", (), None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def configure() -> dict[str, Any]:
    """Set up structlog and return Django's LOGGING."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    )
    last = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        renderer,
    ]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "lines": {
                "()": "structlog.stdlib.ProcessorFormatter",
                "foreign_pre_chain": SHARED,
                "processors": last,
            }
        },
        "filters": {"lost_redis": {"()": LostRedis}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "bastide": {"level": "INFO"},
            "django.server": {"level": "WARNING"},
            "channels_redis.pubsub": {"filters": ["lost_redis"]},
        },
    }

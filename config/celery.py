"""The Celery application: `celery -A config.celery worker -Q default,analyses`.

It is imported only where TASKS_BACKEND names Celery, by INSTALLED_APPS or by Celery's worker.
"""

from __future__ import annotations

import os
from functools import partial
from typing import Any

from celery import Celery
from django.db import transaction
from django_tasks_fennel.apps import DjangoTasksFennelConfig

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


class AfterCommit(Celery):  # type: ignore[misc]  # celery publishes no types
    """Sends a task when the transaction that queues it is stored, and never if it is rolled back.

    A worker may begin at once, and reads what the transaction has written.
    """

    def send_task(self, *args: Any, **options: Any) -> None:
        """Send it, now or after the commit. Raises the broker's error if it cannot be reached."""
        transaction.on_commit(partial(super().send_task, *args, **options))


app = AfterCommit("bastide")
app.config_from_object("django.conf:settings", namespace="CELERY")


class CeleryConfig(DjangoTasksFennelConfig):
    """The backend's application, for which the one above is made first: it then makes none of its own."""

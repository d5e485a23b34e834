"""Work that can wait, as mails and analyses do: who queues it (docs/operating.md, "Background work")."""

from __future__ import annotations

import os

CELERY_BACKEND = "django_tasks_fennel.CeleryBackend"
TASKS_BACKEND = os.environ.get("TASKS_BACKEND", "django_tasks_db.DatabaseBackend")
WITH_CELERY = TASKS_BACKEND == CELERY_BACKEND
# Analyses have a queue of their own: they take minutes, and mails must not wait for them.
TASKS = {"default": {"BACKEND": TASKS_BACKEND, "QUEUES": ["default", "analyses"]}}

# What `config.celery` reads. Without Celery nothing does.
CELERY_BROKER_URL = os.environ.get("CELERY_BROKER_URL") or os.environ.get("REDIS_URL")
CELERY_IMPORTS = ["lobby.tasks", "games.analyses.making", "web.pictures.animation"]
CELERY_TASK_DEFAULT_QUEUE = "default"
CELERY_TASK_IGNORE_RESULT = True  # what a task has done is in the database
CELERY_TASK_ACKS_LATE = True  # a task of a worker that dies comes back, as one in the database does
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False  # lines of JSON, as of all processes
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
if (CELERY_BROKER_URL or "").startswith("redis"):
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        # Seconds after which a task that nobody has done goes to another worker. Workers also keep those that
        # are for later (alerts after quiet hours, mails after hours), so none may wait for longer.
        "visibility_timeout": 2 * 86_400,
        "priority_steps": [0],  # with Celery's numbers, Redis would put the least urgent first
        "socket_connect_timeout": 2,
    }

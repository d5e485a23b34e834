"""Django settings: one process with SQLite by default; a deployment sets DATABASE_URL and REDIS_URL."""

from __future__ import annotations

import os

from config.settings import backends, env, logs, paths
from config.settings.accounts import *  # noqa: F403 - a part of these settings
from config.settings.alerts import *  # noqa: F403
from config.settings.limits import *  # noqa: F403
from config.settings.rest_framework import *  # noqa: F403
from config.settings.security import *  # noqa: F403
from config.settings.tasks import *  # noqa: F403
from config.settings.tasks import WITH_CELERY
from web.assets import cache_assets

VAR = paths.data()
DATABASE_URL, REDIS_URL = os.environ.get("DATABASE_URL"), os.environ.get("REDIS_URL")

DEBUG = env.flag("DEBUG")
SECRET_KEY = env.secret_key(env.embedded(), VAR)
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = env.words("TRUSTED_ORIGINS")

INSTALLED_APPS = [
    "daphne",
    "servestatic",
    "lobby.accounts.apps.StaffAdminConfig",  # django.contrib.admin with a second factor
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.usersessions",
    "csp",
    "django_prometheus",
    "django_tasks",
    "django_tasks_db",
    "games",
    "lobby",
    "web",
    *(["config.celery.CeleryConfig"] if WITH_CELERY else []),
]

MIDDLEWARE = [
    "django_prometheus.middleware.PrometheusBeforeMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "servestatic.middleware.ServeStaticMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "lobby.accounts.cookies.OldCookiesMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "lobby.accounts.middleware.AccountsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_prometheus.middleware.PrometheusAfterMiddleware",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

DATABASES = backends.databases(DATABASE_URL, os.environ.get("REPLICA_URL"), VAR)
DATABASE_ROUTERS = ["games.replica.router.ReplicaRouter"]
CHANNEL_LAYERS = {"default": backends.channel_layer(REDIS_URL)}
CACHES = backends.caches(REDIS_URL)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "lobby.Player"

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch"), ("pl", "Polski")]
USE_TZ = True
TIME_ZONE = "UTC"

# The front end is built by Vite: hashed files under /assets, everything else falls back to index.html
# (web/views/frontend.py).
FRONTEND = paths.FRONTEND
# What the head of a table's page asks: web/ knows nothing of the lobby.
NAME_OF_TABLE = "lobby.tables.access.visible_name"
DRAWINGS = paths.DRAWINGS
STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
SERVESTATIC_USE_FINDERS = True
SERVESTATIC_MIMETYPES = {".webmanifest": "application/manifest+json"}
SERVESTATIC_ROOT = FRONTEND if FRONTEND.is_dir() else None
SERVESTATIC_ADD_HEADERS_FUNCTION = cache_assets
SERVESTATIC_ALLOW_ALL_ORIGINS = False

LOGGING = logs.configure()
PROMETHEUS_EXPORT_MIGRATIONS = False
METRICS_TOKEN = os.environ.get("METRICS_TOKEN", "")
WORKER_METRICS_HOST = os.environ.get("WORKER_METRICS_HOST", "127.0.0.1")  # where a worker answers Prometheus
# Whether traces go to OpenTelemetry's collector, whose own variables say where it is and what is sampled.
TRACING = bool(os.environ.get("OTEL_EXPORTER_OTLP_ENDPOINT"))

"""The larger deployment fits the smaller one, and its monitoring asks for metrics that exist."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.test import Client
from prometheus_client import REGISTRY

from config.settings import backends
from tests.tools.test_compose import settings_of_the_example
from tools import ROOT

DEPLOY = ROOT / "deploy"
POOLED = ("web-1", "web-2", "web-3", "worker", "worker-2")
# Of the scraped process itself, of Prometheus, and of django-prometheus.
FOREIGN = ("up", "process_cpu_seconds_total", "process_resident_memory_bytes")

DUMP_ONCE = """#!/bin/sh
for word; do case $word in --file=*) file=${word#--file=};; esac; done
printf x >>"$TRIES"
if [ "$(cat "$TRIES")" != x ]; then printf part >"$file"; exit 1; fi
printf whole >"$file"
"""


@pytest.fixture(scope="module")
def scaled() -> dict[str, Any]:
    """Return docker-compose.scaled.yml with its anchors resolved."""
    data: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.scaled.yml").read_text())
    return data


def _pgbouncer() -> dict[str, str]:
    lines = (DEPLOY / "pgbouncer.ini").read_text().splitlines()
    found = (line.split("=", 1) for line in lines if "=" in line and not line.startswith((";", "*")))
    return {name.strip(): value.strip() for name, value in found}


def test_nginx_knows_every_web_process_of_the_larger_deployment(scaled: dict[str, Any]) -> None:
    named = re.findall(r"^server (\S+):8000 ", (DEPLOY / "processes.scaled.conf").read_text(), re.MULTILINE)
    assert (
        named
        == [name for name in scaled["services"] if name.startswith("web-")]
        == ["web-1", "web-2", "web-3"]
    )
    assert (
        "./deploy/processes.scaled.conf:/etc/nginx/processes.conf:ro"
        in scaled["services"]["nginx"]["volumes"]
    )


def test_what_it_mounts_is_in_the_repository(scaled: dict[str, Any]) -> None:
    mounts = [
        mount.split(":")[0] for each in scaled["services"].values() for mount in each.get("volumes", [])
    ]
    files = {mount for mount in mounts if mount.startswith("./")} - {"./deploy/pgbouncer.users.txt"}
    assert all((ROOT / mount).is_file() for mount in files)
    assert (DEPLOY / "pgbouncer.users.example").is_file()
    assert {mount for mount in mounts if not mount.startswith("./")} == set(scaled["volumes"])


def test_processes_go_through_the_pooler_with_its_settings_and_migrations_do_not(
    scaled: dict[str, Any],
) -> None:
    for name in POOLED:
        environ = scaled["services"][name]["environment"]
        assert environ["DATABASE_POOLER"] == "on"
        assert "pgbouncer:6432" in environ["DATABASE_URL"]
    assert "migrate" not in scaled["services"]
    assert _pgbouncer()["listen_port"] == "6432"


def test_web_processes_alone_read_from_the_replica_and_none_waits_for_it(scaled: dict[str, Any]) -> None:
    services = scaled["services"]
    named = [name for name, each in services.items() if "REPLICA_URL" in each.get("environment", {})]
    assert named == [name for name in services if name.startswith("web-")]
    assert {services[name]["environment"]["REPLICA_URL"] for name in named} == {"${BASTIDE_REPLICA_URL:-}"}
    assert all("replica" not in each.get("depends_on", {}) for each in services.values())


def test_pooling_mode_fits_the_settings_of_the_processes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    assert _pgbouncer()["pool_mode"] == "transaction"
    assert _pgbouncer()["max_prepared_statements"] == "0"
    monkeypatch.setenv("DATABASE_POOLER", "on")
    found = backends.database("postgres://a:b@pgbouncer:6432/c", tmp_path)
    assert found["DISABLE_SERVER_SIDE_CURSORS"] is True
    assert found["OPTIONS"]["prepare_threshold"] is None
    assert "options" not in found["OPTIONS"]  # PgBouncer refuses a connection that sends them
    monkeypatch.setenv("DATABASE_POOLER", "off")
    straight = backends.database("postgres://a:b@db:5432/c", tmp_path)
    assert "DISABLE_SERVER_SIDE_CURSORS" not in straight or not straight["DISABLE_SERVER_SIDE_CURSORS"]
    assert "lock_timeout" in straight["OPTIONS"]["options"]


def test_the_role_has_the_time_outs_that_the_pooler_does_not_pass_on() -> None:
    asked = dict(re.findall(r"-c (\w+)=(\d+)", backends.postgres_timeouts("")["options"]))
    assert dict(re.findall(r"'(\w+) = (\d+)'", (DEPLOY / "timeouts.sql").read_text())) == asked


def _metrics() -> set[str]:
    """Return every name that our processes export."""
    for module in ("games.metrics", "realtime.metrics", "django_prometheus.middleware"):
        import_module(module)
    names: set[str] = set(FOREIGN)
    for metric in REGISTRY.collect():
        names |= {metric.name, f"{metric.name}_total", f"{metric.name}_bucket"}
    return names


def _asked(expression: str) -> set[str]:
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)", "", expression)
    return set(re.findall(r"\b(?:bastide|django|process)_\w+|\bup\b", bare))


def test_alerts_and_dashboard_ask_for_metrics_that_exist() -> None:
    from django_prometheus.middleware import Metrics

    Metrics.get_instance()
    known = _metrics()
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    panels = json.loads((DEPLOY / "grafana" / "bastide.json").read_text())["panels"]
    expressions = [rule["expr"] for rule in rules]
    expressions += [target["expr"] for panel in panels for target in panel["targets"]]
    for expression in expressions:
        asked = _asked(expression)
        assert asked, expression
        assert asked <= known, expression
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)


def _targets(job: str) -> list[str]:
    """Return whom Prometheus asks in a job, as `name:port`."""
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    (found,) = (each["static_configs"][0]["targets"] for each in jobs if each["job_name"] == job)
    return list(found)


def test_prometheus_asks_every_web_process_and_every_worker(scaled: dict[str, Any]) -> None:
    worker = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]["worker"]
    port = worker["environment"]["WORKER_METRICS_PORT"]
    assert worker["environment"]["WORKER_METRICS_HOST"] == "0.0.0.0"
    names = list(scaled["services"])
    assert _targets("bastide") == [f"{name}:8000" for name in names if name.startswith("web-")]
    assert _targets("bastide-worker") == [f"{name}:{port}" for name in names if name.startswith("worker")]
    # The second worker has the first one's settings, but for those that its own file names.
    assert scaled["services"]["worker-2"]["extends"] == {"file": "docker-compose.yml", "service": "worker"}
    assert all("WORKER_METRICS_PORT" not in scaled["services"][name]["environment"] for name in POOLED)
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert config["rule_files"] == ["alerts.yml"]


@pytest.mark.parametrize("target", _targets("bastide"))
def test_web_process_answers_to_the_name_that_prometheus_asks_for(
    target: str, client: Client, settings: Any
) -> None:
    settings.ALLOWED_HOSTS = settings_of_the_example()["ALLOWED_HOSTS"].split(",")
    assert client.get("/metrics", headers={"host": target}).status_code == 200


def test_alerts_ask_for_jobs_that_exist() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    asked = {job for rule in rules for job in re.findall(r'job="([^"]+)"', rule["expr"])}
    assert asked == {"bastide", "bastide-worker"}


def test_dump_that_fails_later_takes_no_name_and_no_older_dump(tmp_path: Path) -> None:
    """`backup.sh` as the service runs it, for good: the first dump succeeds, each further one breaks off."""
    programs, dumps, tries = (tmp_path / name for name in ("programs", "dumps", "tries"))
    programs.mkdir()
    dumps.mkdir()
    (dumps / "bastide-20200101T000000Z.dump").write_text("older")
    for name, script in (("pg_dump", DUMP_ONCE), ("pg_restore", "#!/bin/sh\n")):
        (programs / name).write_text(script)
        (programs / name).chmod(0o755)
    environ = {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "TRIES": str(tries),
        "DATABASE_URL": "postgres://",
        "BACKUP_FOLDER": str(dumps),
        "BACKUP_EVERY": "0.2",
        "BACKUP_KEEP": "2",
    }
    with (
        (tmp_path / "said").open("w") as said,
        subprocess.Popen(["sh", DEPLOY / "backup.sh"], env=environ, stdout=said, stderr=said) as backup,
    ):
        until = time.monotonic() + 20
        while (not tries.exists() or len(tries.read_text()) < 4) and time.monotonic() < until:
            time.sleep(0.05)
        backup.terminate()
    assert (tmp_path / "said").read_text().count("the dump failed") >= 2
    whole = [path for path in sorted(dumps.iterdir()) if path.suffix == ".dump"]
    assert [path.read_text() for path in whole] == ["older", "whole"]

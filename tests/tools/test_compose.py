"""The deployment's commands are those that the tests run by hand, and its files fit together."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from bench.server import command
from tests import machine
from tools import ROOT

DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """Return docker-compose.yml with its anchors resolved."""
    data = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    assert isinstance(data, dict)
    return data


def settings_of_the_example() -> dict[str, str]:
    lines = (DEPLOY / "bastide.env.example").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


@pytest.mark.parametrize("name", ["web-1", "web-2"])
def test_web_processes_start_as_they_do_in_tests(compose: dict[str, Any], name: str) -> None:
    assert compose["services"][name]["command"] == command("0.0.0.0", 8000, proxied=True)


def test_the_image_starts_a_web_process_by_itself() -> None:
    found = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert found
    assert yaml.safe_load(found[1]) == command("0.0.0.0", 8000, proxied=True)


def test_worker_and_migrations_are_commands_of_ours(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert services["worker"]["command"] == ["bastide", "manage", "run_worker"]
    assert services["migrate"]["command"] == ["bastide", "manage", "migrate", "--no-input"]
    assert find_spec("games.management.commands.run_worker")
    assert find_spec("games.management.commands.work")  # the old name


def test_bots_give_way_to_people_where_cores_are_scarce(compose: dict[str, Any]) -> None:
    """A priority inside one container says nothing to another one."""
    shares = {name: each.get("cpu_shares", 1024) for name, each in compose["services"].items()}
    assert shares.pop("worker") * 4 <= min(shares.values())


def test_web_processes_start_after_the_migrations(compose: dict[str, Any]) -> None:
    for name in ("web-1", "web-2", "worker"):
        waits = compose["services"][name]["depends_on"]["migrate"]["condition"]
        assert waits == "service_completed_successfully"


def test_the_health_check_is_a_module_of_ours(compose: dict[str, Any]) -> None:
    words = compose["services"]["web-1"]["healthcheck"]["test"]
    assert words[:3] == ["CMD", "python", "-m"]
    assert find_spec(words[3])


def test_nginx_knows_every_web_process(compose: dict[str, Any]) -> None:
    upstream = set(re.findall(r"^server (\S+):8000 ", (DEPLOY / "processes.conf").read_text(), re.MULTILINE))
    assert upstream == {name for name in compose["services"] if name.startswith("web-")}


def test_files_that_compose_mounts_and_reads_exist(compose: dict[str, Any]) -> None:
    mounts = [mount.split(":")[0] for mount in compose["services"]["nginx"]["volumes"]]
    assert all((ROOT / mount).is_file() for mount in mounts)
    assert (ROOT / compose["services"]["web-1"]["build"]["dockerfile"]).is_file()


def test_the_example_names_what_the_services_read(compose: dict[str, Any]) -> None:
    example = settings_of_the_example()
    assert {"SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL", "POSTGRES_PASSWORD"} <= set(example)
    assert "@db:5432/" in example["DATABASE_URL"]
    assert "db" in compose["services"]
    assert example["REDIS_URL"].startswith("redis://redis:")
    assert "localhost" in example["ALLOWED_HOSTS"].split(","), "the health check asks for localhost"


def test_files_that_the_image_copies_are_in_the_repository() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    ignored = (ROOT / ".dockerignore").read_text().split()
    for word in " ".join(copied).split():
        assert (ROOT / word).exists(), word
        assert word.rstrip("/") not in ignored, word


def test_image_installs_the_whole_package_and_nothing_else() -> None:
    """The image has no sources: what it runs is the wheel, with packages pinned by the locks."""
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    building, image = dockerfile.split("AS package")[1].split("\nFROM ")
    assert set(re.findall(r"^COPY (\w+)/ \1/$", building, re.MULTILINE)) == set(wheel["packages"])
    assert re.findall(r"^COPY (.+)$", image, re.MULTILINE) == ["--from=package /opt/bastide /opt/bastide"]
    assert "pip install --no-deps --no-index dist/bastide-*.whl" in building
    assert dockerfile.count("--require-hashes") == 2


def test_commands_of_compose_are_understood(compose: dict[str, Any]) -> None:
    """Each command is one of `bastide`; the services' own arguments are tried by tests/deploy."""
    for name in ("web-1", "worker", "migrate"):
        program, command, *words = compose["services"][name]["command"]
        assert (program, command) in {("bastide", "serve"), ("bastide", "manage")}
        done = subprocess.run(
            [sys.executable, "-m", program, command, *words, "--help"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


@pytest.mark.nginx
def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text().replace("include mime.types;", "")
    text = text.replace("listen 80;", "listen 127.0.0.1:8099;")
    text = text.replace("pid /tmp/nginx.pid;", f"pid {tmp_path}/nginx.pid;").replace(
        "/dev/std", f"{tmp_path}/std"
    )
    # Only a compose network knows the names of the processes.
    processes = (DEPLOY / "processes.conf").read_text()
    (tmp_path / "processes.conf").write_text(
        re.sub(r"server web-\d+:8000", "server 127.0.0.1:8000", processes)
    )
    (tmp_path / "nginx.conf").write_text(text)
    (tmp_path / "site.conf").write_text((DEPLOY / "site.conf").read_text())
    words = [str(machine.nginx()), "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_update_migrates_first_and_starts_the_worker_before_the_web_processes() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    commands = page.split("## Updates")[1].split("```")[1]
    places = [commands.index(name) for name in ("build", "migrate", "worker", "web-1", "web-2")]
    assert places == sorted(places)

"""`make test`: checks and tests everything this machine can, and says in one line each what it can not.

PostgreSQL and Redis are used where they run; where they are only installed, private ones run for the tests.
BASTIDE_REQUIRE_ALL=1 makes a missing part a failure. `--only checks|python|frontend|browser` runs one group.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from contextlib import ExitStack
from pathlib import Path

from tools import checks, environment, frontend, services
from tools.parts import REPORTS, Part, Tally, run_all
from tools.say import Stop, leave, say
from tools.services import Found
from tools.stamps import ROOT

GROUPS = ("checks", "python", "frontend", "browser")
# Rooms whose tests run a second time, over the stores of a deployment.
STORED = ("tests/games", "tests/lobby", "tests/web", "tests/deploy")


def pytest(name: str, *words: str, environ: dict[str, str] | None = None) -> Part:
    """A run of pytest with a folder of its own for data, so that runs do not meet."""
    slug = name.split(":", maxsplit=1)[0].replace(" ", "-").lower()
    report = REPORTS / f"{slug}.xml"
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *words]
    data = {"BASTIDE_VAR": str(REPORTS / slug)}
    return Part(name, command, environ={**data, **(environ or {})}, report=report, quiet=False)


def python_parts(postgres: Found, redis: Found) -> list[Part]:
    """The Python tests: over SQLite and memory, then over what there is of PostgreSQL and Redis."""
    plain = "not browser and not postgres and not redis"
    parts = [pytest("Python: SQLite, memory", "-n", "2", "-m", plain, "--ignore=tests/browser", "tests")]
    environ = {"SECRET_KEY": "only-for-tests"}
    environ |= {"DATABASE_URL": postgres.address} if postgres.address else {}
    environ |= {"REDIS_URL": redis.address} if redis.address else {}
    if len(environ) > 1:
        without = "".join(f" and not {mark}" for mark, found in marks(postgres, redis) if not found.address)
        folders = [folder for folder in STORED if (ROOT / folder).is_dir()]
        names = " and ".join(found.name for _mark, found in marks(postgres, redis) if found.address)
        parts.append(pytest(f"Stores: {names}", "-m", f"not browser{without}", *folders, environ=environ))
    return parts


def marks(postgres: Found, redis: Found) -> list[tuple[str, Found]]:
    """The pytest marks and the services they stand for."""
    return [("postgres", postgres), ("redis", redis)]


def frontend_parts() -> list[Part]:
    """The tests of the front end (vitest)."""
    node = frontend.ensure_packages()
    report = REPORTS / "frontend.xml"
    words = [*node.npm, "run", "test", "--silent", "--", "--reporter=default", "--reporter=junit"]
    words.append(f"--outputFile.junit={report}")
    environ = {"PATH": node.environ()["PATH"]}
    return [
        Part(
            "Front end: vitest", words, environ=environ, folder=frontend.FRONTEND, report=report, quiet=False
        )
    ]


def browser_parts(found: Found) -> list[Part]:
    """The browser tests, where there is a browser; each starts its own server on the built front end."""
    if not found.address:
        return []
    frontend.ensure_build()
    environ = {"BASTIDE_CHROMIUM": found.address}
    return [pytest("Browser: Chromium", "-m", "browser", "tests/browser", environ=environ)]


def other_programs() -> list[Found]:
    """Programs that single tests use."""
    path = shutil.which("nginx") or next((str(p) for p in [Path("/usr/sbin/nginx")] if p.exists()), None)
    return [Found("nginx", path, f"at {path}" if path else "not installed: deploy/nginx.conf is only read")]


def plan(groups: tuple[str, ...], stack: ExitStack) -> tuple[list[Part], list[Found]]:
    """The parts to run and the services they use. Services end with the stack."""
    parts: list[Part] = []
    found: list[Found] = []
    if "checks" in groups:
        parts += checks.parts()
    if "python" in groups:
        stores = services.postgres(stack), services.redis(stack)
        parts += python_parts(*stores)
        found += [*stores, *other_programs()]
    if "frontend" in groups:
        parts += frontend_parts()
    if "browser" in groups:
        found.append(services.browser())
        parts += browser_parts(found[-1])
    return parts, found


def close(total: Tally, missing: list[Found], *, required: bool) -> int:
    """Says what could not be tested and the closing line; returns the exit status."""
    for service in missing:
        say(f"NOT TESTED: {service.name}: {service.how}")
    if required:
        total.failed += len(missing)
    say(total.line())
    return 1 if total.failed else 0


def main() -> int:
    """The command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="tools.test", description="Checks and tests Bastide.")
    parser.add_argument("--only", choices=GROUPS, help="run one group")
    try:
        environment.enter("tools.test")
        only = parser.parse_args().only
        with ExitStack() as stack:
            parts, found = plan((only,) if only else GROUPS, stack)
            for service in found:
                say(f"{service.name}: {service.how}")
            total = run_all(parts)
    except Stop as problem:
        leave(problem)
    missing = [service for service in found if not service.address]
    return close(total, missing, required=os.environ.get("BASTIDE_REQUIRE_ALL") == "1")


if __name__ == "__main__":
    sys.exit(main())

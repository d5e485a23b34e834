"""The programs that some tests need. `python -m tests.machine` says which are missing here.

With BASTIDE_REQUIRE_ALL=1 a missing program is an error, so that no run of CI passes with tests left out.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

# It has no windows: it draws the same and takes a fifth less time, but shows no notifications.
SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
REQUIRE_ALL = os.environ.get("BASTIDE_REQUIRE_ALL") == "1"


def chromium() -> str | None:
    """Return the path of BASTIDE_CHROMIUM, or of the system's Chromium, best the one without windows."""
    return _first_browser(SHELL, *BROWSERS)


def chromium_with_windows() -> str | None:
    """Return the path of BASTIDE_CHROMIUM, or of the first Chromium that shows notifications."""
    return _first_browser(*BROWSERS)


def _first_browser(*words: str) -> str | None:
    named = os.environ.get("BASTIDE_CHROMIUM")
    return next((found for word in ([named] if named else words) if (found := shutil.which(word))), None)


def pg_ctl() -> str | None:
    """Return the path of the newest pg_ctl."""
    return postgres_program("pg_ctl")


def postgres_program(name: str) -> str | None:
    """Return the path of a program of PostgreSQL, the newest one; Debian keeps them off the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return shutil.which(name) or next((str(path / name) for path in reversed(folders)), None)


def pg_ctl_for_this_user() -> str | None:
    """Return what starts PostgreSQL here: for root, a script that runs PG_CTL as the user postgres."""
    return str(Path(__file__).with_name("pg_ctl.sh")) if os.geteuid() == 0 else pg_ctl()


def redis_server() -> str | None:
    """Return the path of redis-server."""
    return shutil.which("redis-server")


def nginx() -> str | None:
    """Return the path of nginx, which may be where only root looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def compiler() -> str | None:
    """Return the path of the C compiler, if Python's headers are there as well."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0])


def missing() -> dict[str, str]:
    """Return a sentence for each pytest mark whose program is not on this machine."""
    postgres = os.environ.get("DATABASE_URL", "").startswith("postgres") or pg_ctl()
    redis = os.environ.get("REDIS_URL", "").startswith("redis") or redis_server()
    found = {
        "postgres": (postgres, "PostgreSQL is not installed (DATABASE_URL names one elsewhere)"),
        "redis": (redis, "Redis is not installed (REDIS_URL names one elsewhere)"),
        "nginx": (nginx(), "nginx is not installed"),
        "compiler": (compiler(), "A C compiler or Python's headers are not installed (CC names a compiler)"),
        "browser": (chromium(), "Chromium is not installed (BASTIDE_CHROMIUM names a program)"),
        "notifications": (chromium_with_windows(), "A Chromium that shows notifications is not installed"),
    }
    return {mark: sentence for mark, (program, sentence) in found.items() if not program}


def main() -> int:
    """Print one line; return 1 if something is missing that is required."""
    absent = missing()
    said = f"NOT TESTED on this machine: {'; '.join(absent.values())}." if absent else "Nothing was left out."
    print(said, flush=True)
    return 1 if absent and REQUIRE_ALL else 0


if __name__ == "__main__":
    sys.exit(main())

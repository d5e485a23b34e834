"""`python -m rules`: see `rules.cli`."""

import sys

from rules.cli import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))

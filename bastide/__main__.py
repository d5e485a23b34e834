"""`python -m bastide`: see `bastide.cli`."""

import sys

from bastide.cli import main

if __name__ == "__main__":
    sys.exit(main())

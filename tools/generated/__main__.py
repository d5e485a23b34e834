"""`python -m tools.generated` writes the files of tools/generated, `--check` says which are out of date."""

import sys

from tools.generated import problems, write

if sys.argv[1:] == ["--check"]:
    sys.exit("\n".join(problems()) or 0)
write()

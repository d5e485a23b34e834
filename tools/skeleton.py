"""The files of a new expansion, as `make new-expansion` writes them.

`$folder` has underscores, `$box` hyphens; `$title`, `$cls` and `$prefix` are made from them. A line with
TODO is an open point, which `make drafts` lists.
"""

from __future__ import annotations

from typing import Final

MANIFEST: Final = '''"""$title: TODO say in one line what it brings."""

from rules.expansions.$folder.$folder import $cls
from rules.expansions.manifest import Expansion, Module

EXPANSION = Expansion(
    __name__,
    draft=True,  # TODO take this line out when everything is written
    modules=(Module($cls()),),
)
'''

MODULE: Final = '''"""$title: the rules (ledger $prefix)."""

from __future__ import annotations

from rules.hooks import RuleModule


class $cls(RuleModule):
    """The whole expansion."""

    name = "$folder"
    # TODO override the hooks that it needs (rules/hooks.py, docs/architecture.md)
'''

ART: Final = '''"""The drawings of $title."""

from __future__ import annotations

from rules.art.tile.parts import Art

# TODO draw each figure (`figures`) and each mark (`marks`) of the manifest
ART = Art()
'''

TILES: Final = """[set]
id = "$box"
name = "$title"
total = 1
status = "sourced"

# TODO the tiles; docs/tiles.md describes every key

[[tile]]
id = "$prefix/RFr"
count = 1
segments = [
  { kind = "road", edges = ["E", "W"] },
  { kind = "field", halves = ["ER", "SL", "SR", "WL"] },
  { kind = "field", halves = ["WR", "NL", "NR", "EL"] },
]
"""

LEDGER: Final = """# $title — rules ledger

Sources: TODO name them.

## 1 Setup
- **$prefix-SETUP-1** — TODO write the rules, one clause a line.
"""

TEST: Final = '''"""$title (ledger $prefix)."""

from __future__ import annotations

import pytest

from rules import Setup
from tests.clauses import clause

pytestmark = pytest.mark.usefixtures("drafts")
BOX = "$box"


# TODO a test for each clause
@clause("$prefix-SETUP-1")
def test_setup_with_the_expansion_has_its_tiles() -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [BOX]})
    plain = Setup.from_json({"seats": ["Ann", "Bob"]})
    assert len(setup.bag()) > len(plain.bag())
'''

PAIRS_HEAD: Final = '''"""Lines about $title and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

# TODO think about each line
PAIRS: Pairs = {
'''

SETUP: Final = """// What the settings of a table and the rules say of it.

import type { SetupUI } from "../types.ts";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default { words: { en, de, pl }, tiles: [] } satisfies SetupUI;
"""

INDEX: Final = """// TODO say in one line what it brings.

import type { ExpansionUI } from "../types.ts";

// TODO pieces, actions, decisions, reasons: frontend/src/expansions/types.ts says what each part is for
export default {} satisfies ExpansionUI;
"""

WORDS: Final = """import type { ExpansionWords } from "../types.ts";

export const $locale: ExpansionWords = {
  title: "$title",
  card: {
    adds: "TODO.",
    asks: "TODO.",
    rules: ["TODO 1.", "TODO 2.", "TODO 3.", "TODO 4."],
    maker: "TODO.",
  },
};
"""

FILES: Final = {
    "docs/rules/$box.md": LEDGER,
    "rules/expansions/$folder/__init__.py": MANIFEST,
    "rules/expansions/$folder/$folder.py": MODULE,
    "rules/expansions/$folder/art.py": ART,
    "rules/expansions/$folder/tiles.toml": TILES,
    "tests/rules/$folder/__init__.py": '"""Tests of $title."""\n',
    "tests/rules/$folder/test_$folder.py": TEST,
    "frontend/src/expansions/$box/index.ts": INDEX,
    "frontend/src/expansions/$box/setup.ts": SETUP,
}
# Files that may lie elsewhere already, and where.
PLACED: Final = {
    "rules/expansions/$folder/art.py": "rules/art/coming/$folder.py",
    "rules/expansions/$folder/tiles.toml": "rules/data/$box.toml",
}
LOCALES: Final = ("en", "de", "pl")

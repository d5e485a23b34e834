"""The expansion of docs/expansion.md in the browser: built, put on a table by its card, played by clicks."""

from __future__ import annotations

import pytest

from tests.expansion_guide import page
from tests.expansion_guide.tree import Tree


def test_expansion_of_the_guide_is_played_in_the_browser(tmp_path_factory: pytest.TempPathFactory) -> None:
    tree = Tree(tmp_path_factory.mktemp("guide") / "bastide")
    page.write(tree.root)
    tree.python("tools.generated")
    tree.run("make", "-s", "front")
    assert "play_song answered" in tree.python("tests.expansion_guide.browse")

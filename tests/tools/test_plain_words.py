"""The hooks for plain words find riddles in code, documents and screen texts, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
import yaml

from tests.expansion_guide.tree import Tree
from tools import ROOT

CONFIG = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
HOOKS = {hook["id"]: hook for repo in CONFIG["repos"] for hook in repo["hooks"]}
WORDS, MESSAGES = (
    re.compile(HOOKS[name]["entry"], re.IGNORECASE | re.MULTILINE)
    for name in ("plain-words", "plain-messages")
)
# Written in two parts, so that the hooks do not find this file.
RIDDLES = [
    ("the", " law"), ("the", " house"), ("stum", "bles"), ("bear", "able"), ("quick", "er"), ("fad", "es"),
    ("its", " word"), ("vou", "ched"), ("sign", " of life"), ("fare", "well"), ("good", "bye"),
    ("for", " ever"), ("_stub", "born"), ("she", "lf"), ("de", "eds"), ("law", "book"),
]  # fmt: skip
VERBS = [("te", "lls"), ("to", "ld"), ("he", "ard"), ("_he", "ar"), ("TE", "LLERS")]
SENTENCES = [
    '"""Wh' + 'o comes first wins."""',
    "// It ends. Who" + "ever stays, wins.",
    "<!-- Who" + " sits here. -->",
]
TEXTS = {"riddle": "A bug in the" + " law.", "message": "He was to" + "ld.", "plain": "A bug."}
FILES = {"py": "# {}\n", "md": "{}\n", "ts": "// {}\n", "svelte": "<!-- {} -->\n"}


@pytest.mark.parametrize("parts", RIDDLES, ids="".join)
def test_image_is_found(parts: tuple[str, str]) -> None:
    assert WORDS.search(f"A bug in {''.join(parts)}.")


@pytest.mark.parametrize("text", ["".join(parts) for parts in VERBS] + SENTENCES)
def test_message_that_speaks_and_sentence_without_an_actor_are_found(text: str) -> None:
    assert MESSAGES.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "The house rule.", "the house-rules", "foretold", "shear", "The player who leaves.",
        '"""Return the player who leaves. Who comes next? See `order`."""', "bookshelf", "ashore",
    ],
)  # fmt: skip
def test_plain_text_has_no_hits(text: str) -> None:
    assert not WORDS.search(text)
    assert not MESSAGES.search(text)


def test_texts_of_rules_may_speak_of_players_who_talk() -> None:
    assert re.search(HOOKS["plain-messages"]["exclude"], "docs/rules/base.md")
    assert not re.search(HOOKS["plain-words"]["exclude"], "docs/rules/base.md")
    assert not any(
        re.search(HOOKS[name]["exclude"], "frontend/src/words/messages.en.ts")
        for name in HOOKS
        if "plain" in name
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a copy of the project with a riddle in a file of each kind, and a plain file of each kind."""
    copy = Tree(tmp_path_factory.mktemp("words") / "bastide")
    for suffix, form in FILES.items():
        for name, text in (
            ("riddle", "A bug in the" + " law."),
            ("message", "He was to" + "ld."),
            ("plain", "A bug."),
        ):
            path = copy.root / ("docs" if suffix == "md" else "frontend/src" if suffix != "py" else "rules")
            (path / f"words_{name}.{suffix}").write_text(form.format(text))
    copy.run("git", "add", "--all")
    return copy


@pytest.mark.parametrize("suffix", FILES)
@pytest.mark.parametrize(("hook", "bad"), [("plain-words", "riddle"), ("plain-messages", "message")])
def test_hook_fails_on_a_riddle_in_each_kind_of_file(tree: Tree, hook: str, bad: str, suffix: str) -> None:
    for stem, status in ((bad, 1), ("plain", 0)):
        (name,) = (
            path.relative_to(tree.root).as_posix() for path in tree.root.glob(f"*/**/words_{stem}.{suffix}")
        )
        words = [sys.executable, "-m", "pre_commit", "run", hook, "--files", name]
        done = subprocess.run(words, cwd=tree.root, capture_output=True, text=True, check=False)
        assert done.returncode == status, f"{name}\n{done.stdout}{done.stderr}"

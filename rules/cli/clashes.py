"""Names in manifests that somebody else uses already: `clashes()` says which, and the file that has the word.

The core says no word of an expansion, in the rules as in the front end, and no folder says what another one
calls its own. All of this is known once the manifest is written.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.cli.action_names import core_actions
from rules.cli.naming import nodes
from rules.expansions import registry
from rules.expansions.manifest import FOLDERS, Expansion
from rules.rulebooks import BASE_REASONS

RULES: Final = FOLDERS.parent
PAGE: Final = RULES.parent / "frontend"
# Kinds of feature that the format of tiles knows without any rules about them; an order of bytes; and what is
# also a plain word for how many.
KNOWN: Final = {"river", "garden", "big", "count"}
# Modules that every folder may have.
ANY: Final = {"__init__", "art", "options", "refusals"}
# Parts of the front end that may say everything.
FREE: Final = re.compile(r"^expansions/|\.test\.ts$|^api/schema\.d\.ts$")
CATALOGUE: Final = re.compile(r"[./](?:de|pl)\.ts$")
# A text, with a colon if it is a key.
TEXT: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"(\s*:)?|`(?:[^`\\]|\\.)*`')
NAME: Final = re.compile(r"[a-z][a-z0-9_.]*")


def clashes(*expansions: Expansion) -> Iterator[str]:
    """Yield a sentence for each word of these expansions that core or others have."""
    names = names_of(expansions)
    for path in core():
        # To read a file as code takes long, and few say a name at all, in remarks and docstrings too.
        text = path.read_text(encoding="utf-8").lower()
        for word in said_in(path) if any(True for _ in named_in(text, names)) else ():
            if any(True for _ in named_in(word, names)):
                yield what_to_do(path, word, names)
    for expansion in expansions:
        yield from _of_others(expansion)
    yield from _of_page(expansions)


@cache
def core() -> tuple[Path, ...]:
    """Return all of the engine but the folders of expansions, and the drawings of those without rules yet."""
    coming = RULES / "art" / "coming"
    return tuple(sorted(p for p in RULES.rglob("*.py") if p.parent.parent != FOLDERS and p.parent != coming))


def names_of(expansions: Iterable[Expansion]) -> dict[str, str]:
    """Return the names of expansions, their files, modules, pieces and marks, singular, and where each is."""
    found = tuple(expansions)
    names = {path.stem: f"{e.folder}/{path.name}" for e in found for path in e.path.glob("*.py")}
    for e in found:
        names |= dict.fromkeys((e.folder, *own_words(e)), f"{e.folder}/__init__.py")
    singular = {name.lower().removesuffix("s"): where for name, where in names.items() if name not in ANY}
    return {name: where for name, where in singular.items() if name not in KNOWN}


def own_words(expansion: Expansion) -> set[str]:
    """Return what an expansion calls its pieces, marks and modules."""
    modules = (module.name for module in expansion.modules)
    return {*expansion.figures, *expansion.tokens, *expansion.marks, *modules}


def named_in(text: str, names: Iterable[str]) -> Iterator[str]:
    """Yield the names that stand in a text as words: an inn, but not an inner end."""
    parts = {part.removesuffix("s") for part in re.split(r"[^a-z]+", text)}
    yield from (name for name in names if name in parts or ("_" in name and name in text))


@cache
def said_in(path: Path) -> tuple[str, ...]:
    """Return every identifier of a module and every text that is no docstring, in small letters."""
    said = set(texts(path))
    for node in nodes(path):
        said |= {
            value
            for field in ("id", "attr", "name", "arg", "module")
            if isinstance(value := getattr(node, field, None), str)
        }
    return tuple(sorted({word.lower() for word in said}))


def texts(path: Path) -> list[str]:
    """Return every text of a module that is no docstring."""
    docs = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
    constants = [node for node in nodes(path) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in constants if isinstance(node.value, str)]


def what_to_do(path: Path, word: str, names: dict[str, str]) -> str:
    """Return what a core module says that an expansion calls its own, and what to do about it."""
    where = ", ".join(sorted({names[name] for name in named_in(word, names)}))
    return (
        f"{path.relative_to(RULES.parent)} says {word!r}, which {where} names: take it out of the core. If "
        "the core had the word first, rename the mark, piece, module or file: market_square, not market."
    )


def others_words(folder: Expansion, other: Expansion) -> Iterator[tuple[Path, str]]:
    """Yield the modules of a folder that say what another one calls its own, with the word.

    Keys of notes and slots, kinds of feature and options count; modules named after the other may say them.
    """
    own = {path.stem for path in folder.path.glob("*.py")} | set(folder.places)
    theirs = own_words(other) - own
    if folder.folder == other.folder or other.folder in folder.needs:
        return
    for path in sorted(folder.path.glob("*.py")):
        if path.stem not in {*ANY, other.folder, f"{other.folder}_advice"}:
            yield from ((path, word) for word in sorted(_heads(path) & theirs))


@cache
def _heads(path: Path) -> frozenset[str]:
    """Return what stands before a dot or an at in the texts of a module."""
    return frozenset(re.split(r"[.@]", text)[0] for text in texts(path))


def _of_others(expansion: Expansion) -> Iterator[str]:
    """Yield words of an expansion that the modules of other folders say, of which it may know nothing."""
    for folder in registry.expansions():
        yield from (what_to_move(path, word, expansion) for path, word in others_words(folder, expansion))


def what_to_move(path: Path, word: str, other: Expansion) -> str:
    """Return what a module says that another expansion calls its own, and what to do about it."""
    return (
        f"{path.relative_to(RULES.parent)} says {word!r}, which {other.folder}/__init__.py names: move it "
        f"into {other.folder}.py of its folder. If it is another thing, rename the one that came later."
    )


def _of_page(expansions: Iterable[Expansion]) -> Iterator[str]:
    """Yield words of expansions that the core of the front end says; nothing where there is no front end."""
    if not (PAGE / "src").is_dir():
        return
    rules = json.loads((PAGE / "tests" / "core-names.json").read_text(encoding="utf-8"))
    words, literals = _page_names(expansions, rules)
    except_for = {(file, name) for file, name, _ in rules["exceptions"]}
    for file, text in sorted(_page_sources().items()):
        for name, line in page_names(text, words, literals).items():
            if (file, name) not in except_for:
                yield (
                    f"frontend/src/{file}:{line} says {name!r}, which {(words | literals)[name]}/__init__.py "
                    "names: choose another name."
                )


def _page_names(expansions: Iterable[Expansion], rules: dict[str, Any]) -> tuple[dict[str, str], ...]:
    """Return names that the front end's core must not say at all, and those that it must not have as values.

    Each has the folder of its expansion. `frontend/tests/core-names-no-expansion.test.ts` asks the same.
    """
    words, literals = dict[str, str](), dict[str, str]()
    for e in expansions:
        parts = [part for part in e.name.split("-") if part not in rules["common"]]
        singular = [part.removesuffix("s") for part in parts]
        words |= dict.fromkeys((*parts, *singular, *e.figures, *e.tokens, *e.reasons, *e.marks), e.folder)
        options = (option.name for module in e.modules for option in module.options if not option.retired)
        literals |= dict.fromkeys((*e.decisions, *options), e.folder)
    literals |= {name: words.pop(name) for name in rules["literal"] if name in words}
    shared = {*core_actions(), *BASE_REASONS}
    return tuple(
        {name: folder for name, folder in found.items() if name not in {*rules["plain"], *without}}
        for found, without in ((words, ()), (literals, shared))
    )


@cache
def _page_sources() -> dict[str, str]:
    """Return the sources of the front end's core by their paths, without the sentences in other languages."""
    root = PAGE / "src"
    paths = (path for path in root.rglob("*") if path.suffix in {".ts", ".svelte", ".css", ".md"})
    files = {path.relative_to(root).as_posix(): path for path in paths}
    read = {file: path.read_text(encoding="utf-8") for file, path in files.items() if not FREE.search(file)}
    return {file: wordless(text) if CATALOGUE.search(file) else text for file, text in read.items()}


def wordless(text: str) -> str:
    """Return a catalogue without its sentences: keys are left, and texts that are names."""
    return TEXT.sub(lambda found: found[0] if found[2] or NAME.fullmatch(found[1] or "") else '""', text)


def page_names(text: str, words: Iterable[str], literals: Iterable[str]) -> dict[str, int]:
    """Return the names that stand in a source of the front end, each with its first line."""
    found: dict[str, int] = {}
    said, quoted = "|".join(map(re.escape, words)), "|".join(map(re.escape, literals))
    for number, line in enumerate(text.splitlines(), 1):
        apart = re.sub(r"([a-z])([A-Z])", r"\1 \2", line).replace("_", " ")
        hits = re.findall(rf"(?i)(?<![^\W\d_])({said})(?:s|’s|'s)?(?![^\W\d_])", apart) if said else []
        hits += re.findall(rf"[\"'`]({quoted})[\"'`]", line) if quoted else []
        for hit in hits:
            found.setdefault(hit.lower(), number)
    return found

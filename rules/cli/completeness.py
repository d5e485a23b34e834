"""What is missing in the folders of expansions: `problems()` says what to write.

What can be seen at first sight is checked when the folders are loaded (`rules.expansions.registry`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rules.cli.citations import of_clauses, of_pairs
from rules.cli.clashes import clashes
from rules.cli.drawings import of_art, of_features
from rules.cli.naming import second_arguments
from rules.cli.orders import of_steps
from rules.expansions import registry
from rules.expansions.manifest import BASE, Expansion, Module
from rules.lessons.reading import FILE as LESSON
from rules.rulebooks import BASE_REASONS
from rules.setup.reader import CheckedSetup
from rules.tiles.catalogue import catalogue

TURN: Final = Path(__file__).parents[1] / "turn"


def problems(*drafts: Expansion) -> Iterator[str]:
    """Yield one sentence for each missing part: the file, and what belongs into it.

    By default of all expansions that can be played, and names of drafts that clash; else of these drafts.
    """
    asked = set(second_arguments(TURN, "Decision"))
    for expansion in drafts or [found for found in registry.expansions() if not found.draft]:
        here = f"rules/expansions/{expansion.folder}"
        yield from of_art(expansion, here)
        yield from _of_words(expansion, here, asked)
        yield from _of_chance(expansion, here)
        yield from _of_parts(expansion, here)
        yield from of_clauses(expansion, here)
        for module in expansion.modules:
            yield from _of_figures(expansion, module, here)
        if not expansion.draft and not (expansion.path / LESSON).is_file():
            yield f"{here}/{LESSON} is missing: write a lesson and its texts (docs/lessons.md)."
    # Names come first and touch others, so those of drafts are checked, too.
    yield from clashes(*(drafts or registry.expansions()))
    if not drafts:
        yield from of_features()
        yield from of_pairs()
    yield from of_steps(*drafts)


def draft_problems() -> Iterator[str]:
    """Yield what is still to be written in drafts: `file:line: text` for each TODO, and the missing parts."""
    root = Path(__file__).parents[2]
    for draft in (found for found in registry.expansions() if found.draft):
        here = (f"rules/expansions/{draft.folder}", f"tests/rules/{draft.folder}")
        files = [*(f"{folder}/*.*" for folder in here), f"frontend/src/expansions/{draft.name}/*.*"]
        for pattern in (f"docs/rules/{draft.name}.md", f"docs/rules/summary/{draft.name}.*.md", *files):
            for path in sorted(path for path in root.glob(pattern) if path.is_file()):
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    if "TODO" in line:
                        yield f"{path.relative_to(root)}:{number}: {line.strip()}"
        yield from problems(draft)


def _of_words(expansion: Expansion, here: str, asked: set[str]) -> Iterator[str]:
    """Yield kinds of decision and reasons that stand in the code and not in the manifest, or the reverse."""
    found = set(second_arguments(expansion.path, "Decision"))
    for kind in sorted(found - asked - set(expansion.decisions)):
        yield f"{here}/__init__.py: name the kind of decision {kind!r} in `decisions` of its module."
    for kind in sorted(set(expansion.decisions) - found):
        yield f"{here}/__init__.py: no module asks the decision {kind!r}; take it out of `decisions`."
    given = {
        reason for call in ("award", "write", "pay") for reason in second_arguments(expansion.path, call)
    }
    for reason in sorted(given - {*expansion.reasons, *BASE_REASONS}):
        yield f"{here}/__init__.py: name the clause behind the reason {reason!r} in `reasons` of its module."
    payments = {name for module in expansion.modules for name in module.payments}
    for reason in sorted(set(second_arguments(expansion.path, "pay")) - payments):
        yield f"{here}/__init__.py: seats pay for {reason!r}: name it in `payments` of its module."


def _of_chance(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield streams whose results the code asks for and that no module names."""
    named = {stream for module in expansion.modules for stream in module.rules.streams}
    for stream in sorted(set(second_arguments(expansion.path, "Chance")) - named):
        yield f"{here}: the code asks for results of {stream!r}: name it in `streams` of its rule module."


def _of_parts(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield parts that only one of the manifest and the tile file has."""
    named = {part.name for part in expansion.parts}
    printed = set() if expansion.in_base_game else set(catalogue()[expansion.set_name].parts)
    for part in sorted(printed - named):
        yield f"{here}/__init__.py: tiles.toml has the part {part!r}: name it in `parts`."
    for part in sorted(named - printed):
        yield f"{here}/tiles.toml: __init__.py has the part {part!r}: name it in `parts` of [set]."


def _of_figures(expansion: Expansion, module: Module, here: str) -> Iterator[str]:
    """Yield figures of a manifest without a kind of piece, or the reverse."""
    expansions = sorted(registry.playable() - {BASE})
    setup = CheckedSetup.from_json({"seats": ["A", "B"], "expansions": expansions})
    kinds = {kind.name for kind in module.rules.pieces(setup)}
    named = {*module.figures, *module.neutrals}
    for name in sorted(named - kinds):
        yield f"{here}: `pieces` of the rule module {module.name!r} returns no PieceKind called {name!r}."
    for name in sorted(kinds - named):
        yield (
            f"{here}/__init__.py: name the piece {name!r} in `figures` of the module {module.name!r} if each"
            " seat gets some, in `neutrals` if it is nobody's; a token in `tokens` is not returned by"
            " `pieces`."
        )

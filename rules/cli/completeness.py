"""What is missing in the folders of expansions: `problems()` says what to write.

What can be seen at first sight is checked when the folders are loaded (`rules.expansions.registry`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rules.art.tile.parts import Art, arts, merged
from rules.expansions import registry
from rules.expansions.manifest import BASE, Expansion, Module
from rules.rulebooks import BASE_REASONS, clauses_of, rulebooks
from rules.setup.reader import CheckedSetup
from rules.tiles.catalogue import catalogue

NAME_A_CLAUSE: Final = (
    "name one of a rulebook. If it stands there, run `make fmt`, which reads the rulebooks."
)
TURN: Final = Path(__file__).parents[1] / "turn"


def problems(*drafts: Expansion) -> Iterator[str]:
    """Yield one sentence for each missing part: the file, and what belongs into it.

    By default of all expansions that can be played, else of these drafts.
    """
    asked = set(_named(TURN, "Decision"))
    clauses = {clause for rulebook in rulebooks(drafts=True).values() for clause in clauses_of(rulebook)}
    for expansion in drafts or [found for found in registry.expansions() if not found.draft]:
        here = f"rules/expansions/{expansion.folder}"
        yield from _of_art(expansion, here)
        yield from _of_words(expansion, here, asked)
        yield from _of_ledger(expansion, here, clauses)
        for module in expansion.modules:
            yield from _of_figures(expansion, module, here)
    if not drafts:
        yield from _of_features()


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


def _of_art(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield figures, tokens, marks and filled edges that nobody draws."""
    art = arts().get(expansion.folder, Art())
    for name in expansion.figures:
        if name not in art.figures:
            yield f"{here}/art.py: draw {name!r} in `figures` of ART: its silhouette, shade and detail."
    handed = () if expansion.in_base_game else catalogue()[expansion.name].player_tiles
    for name in expansion.tokens:
        if f"mark-{name}" not in art.symbols and not handed:
            yield f"{here}/art.py: draw 'mark-{name}' in `symbols` of ART, as it lies on the board."
    for name in expansion.marks:
        if not any(name in drawn for drawn in (art.marks, art.gates, art.whole, art.flags)):
            yield f"{here}/art.py: draw the mark {name!r} in `marks` of ART, with a MarkArt."
    for kind in expansion.kinds:
        if kind.fills and kind.name not in art.lands:
            yield f"{here}/art.py: draw the kind of segment {kind.name!r} in `lands` of ART."


def _of_words(expansion: Expansion, here: str, asked: set[str]) -> Iterator[str]:
    """Yield kinds of decision and reasons that stand in the code and not in the manifest, or the reverse."""
    found = set(_named(expansion.path, "Decision"))
    for kind in sorted(found - asked - set(expansion.decisions)):
        yield f"{here}/__init__.py: name the kind of decision {kind!r} in `decisions` of its module."
    for kind in sorted(set(expansion.decisions) - found):
        yield f"{here}/__init__.py: no module asks the decision {kind!r}; take it out of `decisions`."
    for reason in sorted(set(_named(expansion.path, "award")) - {*expansion.reasons, *BASE_REASONS}):
        yield f"{here}/__init__.py: name the clause behind the reason {reason!r} in `reasons` of its module."


def _of_ledger(expansion: Expansion, here: str, clauses: set[str]) -> Iterator[str]:
    """Yield an expansion without a rulebook, and clauses that no rulebook has."""
    if expansion.set_name not in rulebooks(drafts=True):
        yield f"docs/rules/{expansion.name}.md is missing: write the rulebook, then `make fmt`."
    for reason, clause in expansion.reasons.items():
        if clause not in clauses:
            named = clause or "no clause"
            yield f"{here}/__init__.py: the reason {reason!r} names {named}: {NAME_A_CLAUSE}"
    for module in expansion.modules:
        for option in module.options:
            for clause in option.clauses:
                if clause not in clauses:
                    yield f"{here}: the option {option.name!r} names {clause}: {NAME_A_CLAUSE}"


def _of_figures(expansion: Expansion, module: Module, here: str) -> Iterator[str]:
    """Yield figures of a manifest without a kind of piece, or the reverse."""
    expansions = sorted(registry.playable() - {BASE})
    setup = CheckedSetup.from_json({"seats": ["A", "B"], "expansions": expansions})
    kinds = {kind.name for kind in module.rules.pieces(setup)}
    named = {*module.figures, *module.neutrals}
    for name in sorted(named - kinds):
        yield f"{here}: `pieces` of the rule module {module.name!r} returns no PieceKind called {name!r}."
    for name in sorted(kinds - named):
        yield f"{here}/__init__.py: name the figure {name!r} in `figures` of the module {module.name!r}."


def _of_features() -> Iterator[str]:
    """Yield features on the tiles of playable expansions that nobody draws."""
    for expansion in sorted(registry.playable()):
        for name in sorted({mark for design in catalogue()[expansion].designs for mark in design.marks}):
            if name not in merged().marks:
                yield f"A tile of {expansion} has the feature {name!r}, which no art.py draws: add a MarkArt."


def _named(folder: Path, call: str) -> Iterator[str]:
    """Yield the texts that the modules of a folder give as second argument to calls of this name."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name == call and isinstance(node.args[1], ast.Constant):
                    yield str(node.args[1].value)

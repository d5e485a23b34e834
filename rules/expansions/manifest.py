"""What one folder of `rules/expansions/` adds to the game, as its `__init__.py` declares it.

With underscores the folder's name is that of a Python package; with hyphens it is the name of the expansion
in setups, records and addresses (`expansion_name`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from typing import Final

from rules.hooks import RuleModule
from rules.setup.options import ExpansionPart, Option
from rules.tiles.catalogue import expansion_name
from rules.tiles.kinds import SegmentKind, declare

FOLDERS: Final = Path(__file__).parent
# The set of what any game may switch on by an option, without tiles of its own.
BASE: Final = "base"


class ExpansionError(Exception):
    """A folder lacks a part; the message names the file to write and what belongs into it."""


@dataclass(frozen=True)
class Module:
    """One rule module of an expansion, with all that it brings besides its hooks.

    `figures` and `tokens` are dealt to every seat; a token never stands on a feature. `neutrals` are
    figures and tokens of nobody, which are not dealt. `decisions` are the kinds of decision that only this
    module asks. `reasons` maps each reason of a score to the clause that explains it; `payments` are
    those of them for which seats pay (`GameState.pay`). `advice` is the
    module of the folder that advises bots.
    """

    rules: RuleModule
    _: KW_ONLY
    options: tuple[Option, ...] = ()
    figures: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    neutrals: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    reasons: Mapping[str, str] = field(default_factory=dict)
    payments: tuple[str, ...] = ()
    advice: str | None = None

    @property
    def name(self) -> str:
        """The name of the rule module, unique over all expansions."""
        return self.rules.name


@dataclass(frozen=True)
class Expansion:
    """One folder.

    `package` is `__name__` of the folder. `after` and `needs` name other folders: the hooks of this one run
    after theirs, and a setup with this expansion must have the expansions needed. `marks` are the features
    of tiles and the keys of segments to which it gives a meaning, `kinds` the kinds of segments it brings.
    `places` are the names of places that lie on no tile. `parts` are the parts of the expansion that a setup
    can count by themselves. `art` is the module of the
    folder with its drawings. With `in_base_game` it has no tiles: any game may switch it on by an option. A
    `draft` is not finished: only tests can play it (`registry.with_drafts`). `first` says that it suits
    a first game with expansions, `family` that nothing in it takes a figure or points from anybody.
    `boxes` are the printed boxes in which it came together with the base game.
    """

    package: str
    _: KW_ONLY
    modules: tuple[Module, ...]
    after: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    kinds: tuple[SegmentKind, ...] = ()
    places: tuple[str, ...] = ()
    parts: tuple[ExpansionPart, ...] = ()
    art: str | None = "art"
    draft: bool = False
    in_base_game: bool = False
    first: bool = False
    family: bool = False
    boxes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for kind in self.kinds:
            declare(kind)
        for module in self.modules:
            rules = module.rules
            rules.expansion, rules.parts, rules.kinds = self.set_name, self.parts, self.kinds
            rules.needs = tuple(map(expansion_name, self.needs))
            rules.options, rules.reasons = module.options, module.reasons
            rules.deals = (*module.figures, *module.tokens)
            rules.advised_by = f"{self.package}.{module.advice}" if module.advice else None

    @property
    def folder(self) -> str:
        """The folder's name in `rules/expansions/`."""
        return self.package.rpartition(".")[2]

    @property
    def name(self) -> str:
        """The folder's name with hyphens."""
        return expansion_name(self.folder)

    @property
    def set_name(self) -> str:
        """The name of its set of tiles, of its rulebook, and in setups; `BASE` if it is in the base game."""
        return BASE if self.in_base_game else self.name

    @property
    def path(self) -> Path:
        """The folder itself."""
        return FOLDERS / self.folder

    @property
    def figures(self) -> tuple[str, ...]:
        """Every kind of figure that it brings, those of nobody too."""
        return tuple(name for module in self.modules for name in (*module.figures, *module.neutrals))

    @property
    def tokens(self) -> tuple[str, ...]:
        """Every kind of token that it deals."""
        return tuple(name for module in self.modules for name in module.tokens)

    @property
    def decisions(self) -> tuple[str, ...]:
        """Every kind of decision that it asks."""
        return tuple(kind for module in self.modules for kind in module.decisions)

    @property
    def reasons(self) -> dict[str, str]:
        """Every reason for which it gives points, with the clause that explains it."""
        return {reason: clause for module in self.modules for reason, clause in module.reasons.items()}

"""Every expansion that can be played, found by looking into the folders beside this file.

Nothing is listed here: a folder with an `__init__.py` that defines `EXPANSION` is an expansion. They are
loaded at the first call.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import import_module

from rules.expansions.manifest import BASE, FOLDERS, Expansion, ExpansionError
from rules.hooks import RuleModule
from rules.tiles.kinds import declarer


@declarer
@cache
def expansions() -> tuple[Expansion, ...]:
    """Return every expansion, in the order in which their hooks run.

    `ExpansionError` if a part is missing.
    """
    folders = sorted(path.parent.name for path in FOLDERS.glob("*/__init__.py"))
    found = in_order([_load(folder) for folder in folders])
    for problem in problems(found):
        raise ExpansionError(problem)
    return found


def modules() -> tuple[RuleModule, ...]:
    """Return every rule module that can be played, in the order in which their hooks run."""
    return _modules(drafts=_drafts.get())


def playable() -> frozenset[str]:
    """Return the playable sets that a setup may name, the base game among them."""
    return _playable(drafts=_drafts.get())


@contextmanager
def with_drafts() -> Iterator[None]:
    """Make drafts playable too, for tests of expansions that are being written."""
    before = _drafts.set(True)
    try:
        yield
    finally:
        _drafts.reset(before)


_drafts: ContextVar[bool] = ContextVar("drafts", default=False)


@cache
def _modules(*, drafts: bool) -> tuple[RuleModule, ...]:
    return tuple(m.rules for found in expansions() if drafts or not found.draft for m in found.modules)


@cache
def _playable(*, drafts: bool) -> frozenset[str]:
    return frozenset({BASE, *(found.set_name for found in expansions() if drafts or not found.draft)})


def _load(folder: str) -> Expansion:
    if (FOLDERS / folder / "refusals.py").is_file():
        import_module(f"{__package__}.{folder}.refusals")
    found = getattr(import_module(f"{__package__}.{folder}"), "EXPANSION", None)
    if not isinstance(found, Expansion):
        raise ExpansionError(
            f"rules/expansions/{folder}/__init__.py: define EXPANSION = Expansion(__name__, modules=(...))."
        )
    return found


def in_order(found: Iterable[Expansion]) -> tuple[Expansion, ...]:
    """Return each after those that it names in `after` and `needs`.

    Among several that could come next, by name. Raises ExpansionError for a circle and for an unknown name.
    """
    left = {expansion.folder: expansion for expansion in sorted(found, key=lambda e: e.folder)}
    known, ordered = set(left), list[Expansion]()
    while left:
        ready = (e for e in left.values() if left.keys().isdisjoint({*e.after, *e.needs}))
        first = next(ready, None)
        if first is None:
            raise ExpansionError(
                f"rules/expansions: {', '.join(left)} come after each other in a circle: "
                "take a name out of `after` in one of their __init__.py."
            )
        for name in (*first.after, *first.needs):
            if name not in known:
                raise ExpansionError(
                    f"rules/expansions/{first.folder}/__init__.py names {name!r} in `after` or `needs`: "
                    "there is no such folder."
                )
        ordered.append(left.pop(first.folder))
    return tuple(ordered)


def problems(found: Iterable[Expansion]) -> Iterator[str]:
    """Yield what is missing at first sight: files that a manifest names, and names that are given twice."""
    taken: dict[str, Counter[str]] = {}
    for expansion in found:
        here = f"rules/expansions/{expansion.folder}"
        if not expansion.modules:
            yield f"{here}/__init__.py: name at least one rule module in `modules`."
        if not expansion.in_base_game and not (expansion.path / "tiles.toml").is_file():
            what = "write [set], and a [[tile]] for each design (docs/tiles.md)"
            yield f"{here}/tiles.toml is missing: {what}."
        for name in (expansion.art, *(module.advice for module in expansion.modules)):
            if name and not (expansion.path / f"{name}.py").is_file():
                yield f"{here}/{name}.py is missing: __init__.py names it; write it, or take the name out."
        yield from _of_options(expansion, here)
        for payment in _unexplained(expansion):
            yield f"{here}/__init__.py: `payments` has {payment!r}: name its clause in `reasons` too."
        for what, names in _names(expansion).items():
            counted = taken.setdefault(what, Counter())
            counted.update(names)
            for name in names:
                if counted[name] > 1:
                    yield f"{here}/__init__.py: the {what} {name!r} exists already: choose another name."


def _of_options(expansion: Expansion, here: str) -> Iterator[str]:
    """Yield what is wrong with the presets of options."""
    for option in (option for module in expansion.modules for option in module.options):
        yield from (f"{here}: the option {option.name!r}: {fault}." for fault in option.faults())


def _unexplained(expansion: Expansion) -> list[str]:
    """Return the reasons for which seats pay that have no clause."""
    payments = {name for module in expansion.modules for name in module.payments}
    return sorted(payments - expansion.reasons.keys())


def _names(expansion: Expansion) -> dict[str, tuple[str, ...]]:
    """Return what no two expansions may call the same."""
    return {
        "module": tuple(module.name for module in expansion.modules),
        "option": tuple(option.name for module in expansion.modules for option in module.options),
        "piece": (*expansion.figures, *expansion.tokens),
        "decision": expansion.decisions,
        "reason": tuple(expansion.reasons),
        "stream": tuple(stream for module in expansion.modules for stream in module.rules.streams),
    }

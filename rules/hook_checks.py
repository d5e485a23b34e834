"""Checks of a module of rules when it is loaded: hooks misspelt or with wrong parameters, misplaced steps."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from difflib import get_close_matches

from rules.state.steps import Step, step_problem

# How much a name must be like that of a hook to be taken for a mistake.
ALIKE = 0.8


class HookError(Exception):
    """A module of rules that cannot be right; the message says what to write instead."""


def check_overrides(module: type, base: type, hooks: Iterable[str]) -> None:
    """Raise `HookError` for a method that looks like a hook and is none, or has other parameters."""
    known = set(hooks)
    for name, value in vars(module).items():
        if name in known:
            _check_parameters(module, name, getattr(base, name))
        elif callable(value) and not name.startswith("_") and not hasattr(base, name):
            near = get_close_matches(name, known, 1, ALIKE)
            if near:
                raise HookError(f"{module.__name__}.{name}: there is no such hook; write {near[0]!r}.")
    for name in sorted(vars(module).get("early", known) - known):
        raise HookError(f"{module.__name__}.early: there is no hook {name!r}.")
    for step in vars(module).get("steps", ()):
        problem = step_problem(step) or _run_problem(step)
        if problem is not None:
            raise HookError(f"{module.__name__}.steps: {problem}.")


def _run_problem(step: Step) -> str | None:
    """Return that what a step does takes other parameters than it gets; None if it takes these two."""
    signature = inspect.signature(step.run)
    try:
        signature.bind(None, None)
    except TypeError:
        return (
            f"what is done at {step.at!r} has the parameters {signature}; it gets two: the state, and the "
            "Placement, TurnPart or None of that moment (`Run` in rules/state/steps.py)"
        )
    return None


def _check_parameters(module: type, name: str, hook: object) -> None:
    assert callable(hook)
    own, declared = (len(inspect.signature(f).parameters) for f in (getattr(module, name), hook))
    if own != declared:
        wanted = f"the hook has {declared}: {inspect.signature(hook)}"
        raise HookError(f"{module.__name__}.{name} has {own} parameters; {wanted}.")

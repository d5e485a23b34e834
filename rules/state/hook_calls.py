"""How the core calls the hooks of the modules in play. `rules.hooks` declares them.

Apart from the declarations because these few lines run all the time, and mypyc compiles them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from rules.setup.setup import Hooks

P = ParamSpec("P")
R = TypeVar("R")
# `RuleModule`; it can't be imported here, because `rules.hooks` imports this module.
M = TypeVar("M")


class HasHooks(Protocol):
    """A setup or a state: both hold the hooks of the modules in play."""

    @property
    def hooks(self) -> Hooks: ...


S = TypeVar("S", bound=HasHooks)


def implemented(source: HasHooks, hook: Callable[Concatenate[M, P], R]) -> tuple[Callable[P, R], ...]:
    """Return the bodies that the modules in play give a hook, bound to their modules, in module order."""
    return source.hooks[hook]


def first(
    hook: Callable[Concatenate[M, S, P], R | None], source: S, *args: P.args, **kwargs: P.kwargs
) -> R | None:
    """Return the first answer to a hook that is not None."""
    for ask in source.hooks[hook]:
        answer: R | None = ask(source, *args, **kwargs)
        if answer is not None:
            return answer
    return None


def every(
    hook: Callable[Concatenate[M, S, P], Iterable[R]], source: S, *args: P.args, **kwargs: P.kwargs
) -> Iterator[R]:
    """Yield all that the modules answer to a hook, one after the other."""
    for ask in source.hooks[hook]:
        yield from ask(source, *args, **kwargs)


def notify(hook: Callable[Concatenate[M, S, P], None], source: S, *args: P.args, **kwargs: P.kwargs) -> None:
    """Call a hook that answers nothing."""
    for call in source.hooks[hook]:
        call(source, *args, **kwargs)

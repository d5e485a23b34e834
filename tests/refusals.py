"""What the code says about refusals: every declaration, and every place where one is made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from bastide import refusal_list
from rules.refusal_types import Declaration
from tools import ROOT

CODE: Final = re.compile(r"[a-z]+(\.[a-z_]+)+")
DECLARATIONS: Final = [
    declared for module, _owner in refusal_list.modules() for declared in refusal_list.declared_in(module)
]
# These make a refusal, or an exception from one that was made elsewhere.
MAKERS: Final = {"rules/refusal_types.py", "realtime/refusals.py"}
EXCEPTIONS: Final = ("RequestRefused", "StaleCommand")
# Params of the calls themselves.
OWN: Final = {"clause", "number", "status"}


def sources() -> Iterator[Path]:
    """Yield every Python file of the product."""
    for package in ("rules", *refusal_list.SERVER, "config"):
        yield from sorted((ROOT / package).glob("**/*.py"))


def calls(path: Path) -> Iterator[ast.Call]:
    """Return every call in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def undeclared() -> Iterator[str]:
    """Return refusals that are built by hand, or answers with a `code` of their own."""
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        for call in calls(path):
            made = call.func.id if isinstance(call.func, ast.Name) else ""
            if made in ("Refusal", "RefusalSchema", "Declaration") and name not in MAKERS:
                yield f"{name}:{call.lineno} builds a {made}"
            if made in EXCEPTIONS and call.args and isinstance(call.args[0], ast.Constant | ast.JoinedStr):
                yield f"{name}:{call.lineno} names a code"
            if made in ("RefusalType", "RequestRefusal", "malformed") and path.stem not in (
                "refusals",
                "refusal_types",
            ):
                yield f"{name}:{call.lineno} declares a code outside of a module called refusals"


def wrong_calls() -> Iterator[str]:
    """Call of a declaration whose params are not the declared ones."""
    for path in sources():
        text = path.read_text(encoding="utf-8")
        if "refusals import" not in text and "import refusals" not in text:
            continue
        module = import_module(
            ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        )
        for call in calls(path):
            declared, keywords = _declared(module, call)
            if declared is not None and None not in keywords and keywords - OWN != declared.params.keys():
                yield f"{path.relative_to(ROOT)}:{call.lineno} {declared.code}: {sorted(map(str, keywords))}"


def _declared(module: ModuleType, call: ast.Call) -> tuple[Declaration | None, set[Any]]:
    """Return the declaration that a call makes a refusal of, and the names of its params."""
    keywords = {keyword.arg for keyword in call.keywords}
    made = _value(module, call.func)
    if isinstance(made, type) and made.__name__ in EXCEPTIONS and call.args:
        made = _value(module, call.args[0])
    return (made if isinstance(made, Declaration) else None), keywords


def _value(module: ModuleType, node: ast.expr) -> object:
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(getattr(module, node.value.id, None), node.attr, None)
    return None

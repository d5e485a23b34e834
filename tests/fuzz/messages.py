"""Strategies for messages of sockets: of each declared kind, with odd values, and no messages at all."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from tests.fuzz.values import ANYTHING, NUMBERS, ODD_WORDS, WORDS

KINDS = st.sampled_from(["hello", "act", "undo", "chat", "seen", "ping"])
IDS = st.text("abcXYZ019-_", min_size=8, max_size=64) | ODD_WORDS
TYPES = st.sampled_from(["place_tile", "deploy", "end_turn", "undo", "forfeit", "pass", "no such"])
SMALL = st.integers(-2, 3)
ACTIONS = st.fixed_dictionaries(
    {"type": TYPES | WORDS},
    optional={
        "seat": SMALL | ANYTHING,
        "x": SMALL | NUMBERS,
        "y": SMALL | NUMBERS,
        "rotation": st.sampled_from([0, 90, 180, 270]) | ANYTHING,
        "spot": WORDS | ANYTHING,
        "figure": WORDS | ANYTHING,
        "by": ANYTHING,
    },
)
_FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "after": SMALL | NUMBERS,
    "view": st.booleans() | ANYTHING,
    "id": IDS | ANYTHING,
    "number": SMALL | NUMBERS,
    "action": ACTIONS | ANYTHING,
    "text": WORDS | ODD_WORDS | ANYTHING,
    "at": SMALL | NUMBERS,
}
_NEEDS = {
    "hello": ("after",),
    "act": ("id", "number", "action"),
    "undo": ("id", "number"),
    "chat": ("id", "text"),
    "seen": ("number",),
    "ping": ("at",),
}


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Texts that a client may send; most are messages of a declared kind."""
    kind = draw(KINDS)
    message = {"t": kind, **{name: draw(_FIELDS[name]) for name in _NEEDS[kind]}}
    if draw(st.integers(0, 5)) == 0:
        message.update(draw(st.dictionaries(st.sampled_from(sorted(_FIELDS)) | WORDS, ANYTHING, max_size=2)))
    text = json.dumps(message)
    return draw(st.sampled_from([text] * 9 + [text[: len(text) // 2], "", "{}", "[" * 5000, text * 40]))

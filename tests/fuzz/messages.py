"""Strategies for messages of sockets: of each declared kind, with odd values, and no messages at all."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from tests.fuzz.values import ANYTHING, NUMBERS, ODD_WORDS, WORDS

KINDS = st.sampled_from(["hello", "act", "undo", "chat", "seen", "ping", "pace", "end_together", "answer"])
IDS = st.text("abcXYZ019-_", min_size=8, max_size=64) | ODD_WORDS
TYPES = st.sampled_from(
    ["place_tile", "deploy", "end_turn", "undo", "forfeit", "end_together", "pass", "no such"]
)
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
    "answer": st.fixed_dictionaries(
        {"kind": st.sampled_from(["pass_until_turn", "auction_maximum", "auction_never_buy"]) | WORDS},
        optional={"tile": SMALL | ANYTHING, "bid": NUMBERS | ANYTHING, "turn": SMALL},
    )
    | ANYTHING,
    "agree": st.booleans() | ANYTHING,
    "pace": st.sampled_from(["watch", "quick", "at_once"]) | ANYTHING,
}
_NEEDS = {
    "hello": ("after",),
    "act": ("id", "number", "action"),
    "undo": ("id", "number"),
    "chat": ("id", "text"),
    "seen": ("number",),
    "ping": ("at",),
    "pace": ("pace",),
    "end_together": ("id", "agree"),
    "answer": ("id", "answer"),
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

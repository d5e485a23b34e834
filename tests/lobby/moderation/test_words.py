"""The word filter: whole words whatever their case and diacritics; innocent words stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.models import ChatMessage
from lobby import names
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import match_of, says


@pytest.fixture
def lists(tmp_path: Path, settings: Any) -> Callable[..., None]:
    """Write the lists and switches the filter on."""

    def write(**words: str) -> None:
        for language, text in words.items():
            (tmp_path / f"{language}.txt").write_text(text, encoding="utf-8")
        settings.WORD_LISTS = str(tmp_path)

    return write


def test_the_filter_is_off_without_lists() -> None:
    assert names.masked("you ass") == "you ass"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("you ass", "you ***"),
        ("you ASS!", "you ***!"),
        ("äss, àśś", "***, ***"),
        ("a\u0308ss", "*\u0308**"),
        ("class, assist, Passau, bass", "class, assist, Passau, bass"),
        ("ass ass", "*** ***"),
        ("Idiota! idiotów, IDIOTKA", "******! *******, *******"),
        ("Straße groß", "Straße ****"),
        ("son of   a goat", "*** **   * ****"),
        ("son of a goatherd", "son of a goatherd"),
        ("zażółć", "******"),
        ("zazolc", "******"),
    ],
)
def test_filtered_words_are_masked_and_no_others(lists: Callable[..., None], text: str, shown: str) -> None:
    lists(en="ass  # a comment\nson of a goat\n\n# nothing", de="gross", pl="idiot*\nzażółć")
    assert names.masked(text) == shown


@pytest.mark.django_db
def test_chat_is_masked_and_names_are_refused(lists: Callable[..., None], ann: Browser, bob: Browser) -> None:
    lists(en="fool*")
    match = match_of(ann, bob)
    says(ann, match, "You Foolish foal")
    assert ChatMessage.objects.get().text == "You ******* foal"
    assert ann.patch("/api/me", {"name": "Fool"}).code == "name.words"
    assert ann.post("/api/tables", {"name": "Fools"}).code == "name.words"

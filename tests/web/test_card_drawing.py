"""How a card is drawn: whole names where they fit, text as text, and letters on a machine without fonts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import resvg_py

from rules.art.tile.data import by_id
from tools import ROOT
from web import drawings
from web.pictures.card import INNER, Card, Row, card, expansions, panel
from web.pictures.draw import draw
from web.pictures.font import FAMILY, FILE, shortened, width
from web.pictures.logo import LOGO

VIEW = {"tiles": [{"tile": "AM/LRRRR", "x": 0, "y": 0, "rotation": 0}], "pieces": [], "over": False}
LONG = "Maximiliane von Hohenstein-Zo"


def said(*rows: Row, played: tuple[str, ...] = ("Base game",)) -> Card:
    return Card("Move 3", rows or (Row(0, "Ann", 12),), played, "{count} more")


def texts(svg: str) -> list[tuple[str, float, float, float]]:
    """Return each text with its place and the size of its letters."""
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" [^>]*font_?-?size="([\d.]+)"[^>]*>([^<]*)<', svg)
    return [(text, float(x), float(y), float(size)) for x, y, size, text in found]


def test_six_seats_fit_with_names_and_points_that_do_not_meet() -> None:
    drawn = texts(panel(said(*(Row(seat, LONG, 1234, "to play") for seat in range(6)))))
    names = [each for each in drawn if each[0].startswith("Maxi")]
    points = [each for each in drawn if each[0] == "1234"]
    assert len(names) == len(points) == 6
    for (name, x, _, size), (_, right, y, _) in zip(names, points, strict=True):
        assert name.endswith("…")
        assert x + width(name.replace("…", "") + "…", size) < right
        assert y < 586 - 66


def test_long_name_is_smaller_before_it_is_cut() -> None:
    drawn = {each[0]: each[3] for each in texts(panel(said(Row(0, "Maximiliane Hoh", 7), Row(1, "Bo", 7))))}
    assert drawn["Maximiliane Hoh"] < drawn["Bo"]


def test_name_is_text_whatever_is_in_it() -> None:
    svg = card(VIEW, said(Row(0, "<b>&\"'", 1), Row(1, "a\u0001b", 2)))
    assert "&lt;b&gt;&amp;&quot;&#x27;<" in svg
    assert ">ab<" in svg
    resvg_py.svg_to_bytes(svg_string=svg)


def test_sign_of_the_card_is_that_of_the_site() -> None:
    sign = (ROOT / "frontend" / "public" / "favicon.svg").read_text()
    inside = sign[sign.index(">") + 1 : sign.rindex("</svg>")]
    assert re.sub(r"\s+", "", LOGO) == re.sub(r"\s+", "", inside)


def test_expansions_without_room_are_counted() -> None:
    names = ("Inns and Cathedrals", "The River", "Abbey and Mayor", "The Tower")
    assert expansions(said(played=names[:2])) == "Inns and Cathedrals · The River"
    line = expansions(said(played=names))
    assert re.fullmatch(r"Inns and Cathedrals · (The River · 2|3) more", line)
    assert width(line, 22) <= INNER


def test_number_of_the_other_expansions_is_never_cut() -> None:
    names = ("Belagerung, Katharer und Belagerer", "Der Fluss")
    (foot,) = (text for text, *_ in texts(panel(said(played=names))) if text.startswith("Belagerung"))
    assert foot == f"{names[0]} · 1 more"


def test_winner_alone_wears_a_crown() -> None:
    rows = (Row(1, "Bob", 9, "wins", True), Row(0, "Ann", 8))
    assert panel(said(*rows)).count("L0-13L8 0L18-8") == 1
    assert "L0-13L8 0L18-8" not in panel(said(*rows[1:]))


@pytest.mark.parametrize("text", ["Ann", "Żółć", "Дарья", "Ελένη", "…"])
def test_machine_without_fonts_draws_the_text(text: str) -> None:
    look = f'font-family="{FAMILY}" font-size="40" y="60"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><text {look}>{text}</text></svg>'
    ours = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(FILE)])
    blank = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    assert bytes(ours) != bytes(blank)


def test_text_is_cut_only_where_it_has_no_room() -> None:
    room = width("Maximiliane", 20)
    assert shortened("Maximiliane", 20, room) == "Maximiliane"
    cut = shortened("Maximiliane", 20, room - 1)
    assert cut.endswith("…")
    assert width(cut, 20) <= room - 1


def test_process_that_draws_takes_tiles_that_lie_on_disk(settings: Any, tmp_path: Path) -> None:
    settings.VAR = settings.DRAWINGS = tmp_path
    plain = draw(VIEW, said())
    symbol = by_id()["AM/LRRRR"].symbol
    page = (drawings.design(symbol, "middle") or b"").decode()
    changed = page.replace("<symbol ", '<symbol opacity=".5" ')
    (drawings.folders()[1] / drawings.file_of(symbol)).write_text(changed)
    assert draw(VIEW, said()) != plain

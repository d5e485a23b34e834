"""Figures of nobody of which there are several, on the picture of a board."""

from __future__ import annotations

import re

from rules.art import picture
from rules.art.neutrals import APART, BESIDE, COLOUR, SIZE
from rules.art.svg.figure import FOLLOWER, FigureArt, drawn
from tools import ROOT

TILE = {"tile": "BA/RFr", "x": 0, "y": 0, "rotation": 0}


def test_each_stands_on_its_tile_with_its_number_and_in_no_seats_colour() -> None:
    wolves = [{"piece": "dragon", "number": number, "x": 0, "y": 0} for number in (0, 2)]
    text = picture({"tiles": [TILE], "neutrals": [*wolves, {"piece": "fairy", "number": 0, "x": 0, "y": 0}]})
    used = re.findall(r'<use href="#fig-(\w+)" x="([\d.]+)"', text)
    assert [name for name, _ in used] == ["dragon", "dragon", "fairy"]
    assert len({x for _, x in used}) == 3
    assert re.findall(r"<text[^>]*>(\d)</text>", text) == ["1", "3"]
    assert all(f'<symbol id="fig-{name}"' in text for name in ("dragon", "fairy"))


def test_one_that_stands_beside_the_board_or_has_no_drawing_is_left_out() -> None:
    rows = [
        {"piece": "dragon", "number": 0, "lair": "north"},
        {"piece": "nobody", "number": 0, "x": 0, "y": 0},
    ]
    assert picture({"tiles": [TILE], "neutrals": rows}).count("<use") == picture({"tiles": [TILE]}).count(
        "<use"
    )


def test_body_of_a_figure_has_the_colour_of_its_seat_unless_it_names_one() -> None:
    assert 'fill="currentColor"' in drawn(FOLLOWER)
    assert 'fill="#4c4f5c"' in drawn(FigureArt(silhouette="M0 0H9V9Z", body="#4c4f5c"))


def test_the_page_draws_them_in_the_same_places() -> None:
    figures = ROOT / "frontend" / "src" / "board" / "figures"
    places = (figures / "placedNeutrals.ts").read_text(encoding="utf-8")
    (dx, dy), apart = BESIDE, f"{APART:g}"
    assert f"const USUAL = {SIZE:g};" in places
    assert f"const [BESIDE, APART] = [{{ x: {dx}, y: {dy} }}, {apart}];" in places
    assert f"color: {COLOUR};" in (figures / "Neutrals.svelte").read_text(encoding="utf-8")

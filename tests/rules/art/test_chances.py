"""The picture of a board with the chances under it."""

from __future__ import annotations

import re

from rules import art
from rules.art.board import SEATS
from rules.art.chances import STRIP

STATE = {"tiles": [{"tile": "AM/LRRRR", "x": 0, "y": 0, "rotation": 0}], "pieces": []}
POINTS = [(0, (0.5, 0.5)), (4, (0.25, 0.75)), (8, (0.0, 1.0))]


def drawn(number: int, points: list[tuple[int, tuple[float, ...]]] | None = None) -> str:
    """Return the picture at a move."""
    chances = art.Chances(POINTS if points is None else points, 10, number)
    return art.over_chances(STATE, chances, 1200, 630)


def numbers(svg: str) -> list[str]:
    """Return the chances that stand in the picture."""
    return re.findall(r">(\d+ %)<", svg)


def test_picture_has_the_board_above_and_a_line_for_each_seat_below() -> None:
    svg = drawn(4)
    sizes = re.findall(r'<svg [^>]*width="(\d+)" height="(\d+)"', svg)
    assert sizes == [("1200", "630"), ("1200", str(630 - STRIP))]
    graph = svg[svg.rindex("</svg><g") :]
    assert re.findall(r'stroke="(#\w+)" stroke-width="5"', graph) == list(SEATS[:2])
    assert "var(" not in svg, "the program that makes the PNG knows no CSS variables"


def test_chances_in_numbers_are_those_of_the_move_on_show() -> None:
    assert numbers(drawn(0)) == ["50 %", "50 %"]
    assert numbers(drawn(5)) == ["25 %", "75 %"]
    assert numbers(drawn(10)) == ["0 %", "100 %"]


def test_six_seats_have_six_lines_and_fit() -> None:
    svg = drawn(3, [(0, (1 / 6,) * 6), (9, (0.0, 0.0, 0.0, 0.0, 0.0, 1.0))])
    assert numbers(svg) == ["17 %"] * 6
    heights = [float(y) for y in re.findall(r'<text x="[^"]*" y="([^"]*)" font-size="[^"]*"', svg)]
    assert all(0 < y < STRIP for y in heights)

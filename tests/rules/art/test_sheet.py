"""The symbol sheet, the figures and whole boards: well-formed, complete, the same every time."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rules.art import figures, geometry, picture, sheet
from rules.art.draw.level import LEVELS
from rules.art.places import stand
from rules.art.sheet import TURNS, design, name, symbol
from rules.art.tile.data import by_id, designs, set_names
from rules.expansions import registry

SVG = "{http://www.w3.org/2000/svg}"
STATE = {
    "tiles": [
        {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}, {"tile": "BA/LR", "x": 0, "y": 1, "rotation": 90},
        {"tile": "BA/C", "x": 0, "y": -1, "rotation": 180}, {"tile": "AM/A", "x": 1, "y": 0, "rotation": 0},
    ],
    "bridges": [{"x": 0, "y": 1, "axis": "ns"}],
    "castles": [{"x": 0, "y": 0, "feature": "castle@N", "seats": [0], "by": [0]}],
    "pieces": [
        {"seat": 0, "piece": "meeple", "x": 0, "y": 0, "feature": "road@E"},
        {"seat": 1, "piece": "abbot", "x": 0, "y": 1, "feature": "monastery"},
        {"seat": 2, "piece": "big", "x": 0, "y": 0, "feature": "castle@N"},
        {"seat": 3, "piece": "barn", "x": 0, "y": 0, "feature": "field@SL", "corner": "SE"},
    ],
}  # fmt: skip


def parse(svg: str) -> ET.Element:
    """Our own drawing as a tree; fails where it is not well-formed."""
    return ET.fromstring(svg)  # noqa: S314


def ids(svg: str) -> list[str]:
    return [e.attrib["id"] for e in parse(svg).iter() if "id" in e.attrib]


def test_every_design_of_every_set_has_a_symbol_of_its_own() -> None:
    found = ids(sheet(set_names()))
    assert len(found) == len(set(found))
    symbols = {tile.symbol for tile in designs(set_names())}
    assert len(symbols) == len(by_id())
    assert symbols | {"mark-bridge-ns", "mark-castle", "mark-drawbridge-up", "tile-back"} <= set(found)
    assert len({s.lower() for s in found}) > 300


@pytest.mark.parametrize("name", set_names())
def test_sheet_and_geometry_name_the_same_symbols(name: str) -> None:
    found = set(ids(sheet([name])))
    for tile in geometry([name])["tiles"].values():
        assert tile["symbol"] in found


def test_a_symbol_is_the_same_whichever_sets_are_asked_for() -> None:
    alone = sheet(["inns-and-cathedrals"])
    for rotation in TURNS:
        drawn = symbol(by_id()["IC/RFr.i"], rotation)
        assert drawn in alone
        assert drawn in sheet(["base", "inns-and-cathedrals", "base"])


def test_another_process_draws_the_same() -> None:
    drawn = "(sheet(['base', 'river']) + str(geometry(['base']))).encode()"
    code = f"from rules.art import *; import hashlib as h; print(h.sha256({drawn}).hexdigest())"
    root = Path(__file__).resolve().parents[3]
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=root,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("tile", sorted(by_id()))
def test_drawings_need_no_inline_style_and_no_filter(tile: str) -> None:
    drawn = parse(design(by_id()[tile].symbol) or "")
    assert not any("style" in e.attrib or e.tag in (SVG + "style", SVG + "filter") for e in drawn.iter())


@pytest.mark.parametrize(
    ("level", "most", "average"), [("near", 110, 65), ("middle", 95, 55), ("far", 60, 36)]
)
def test_drawings_keep_to_a_budget_of_elements(level: str, most: int, average: int) -> None:
    drawn = [symbol(tile, 90, LEVELS[level]) for tile in designs(["base", "inns-and-cathedrals"])]
    counts = [text.count("<") - text.count("</") for text in drawn]
    assert max(counts) <= most
    assert sum(counts) / len(counts) <= average


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_a_design_has_its_ground_and_what_stands_on_it_for_each_rotation(level: str) -> None:
    tile = by_id()["BA/CcRr+"]
    found = ids(design(tile.symbol, level) or "")
    wanted = {name(tile, turn, part, LEVELS[level]) for turn in TURNS for part in ("ground", "standing")}
    assert wanted <= set(found)


def test_a_design_or_a_level_that_does_not_exist_is_none() -> None:
    assert design("t-xx-nothing") is None
    assert design(by_id()["BA/C"].symbol, "nearer") is None


def test_what_stands_on_a_tile_is_upright_at_every_rotation() -> None:
    for tile in designs(["base"]):
        for rotation in TURNS:
            assert "rotate(" not in symbol(tile, rotation).split("-standing")[1], tile.id


def test_figures_are_silhouettes_in_the_seat_colour() -> None:
    names = ["meeple", *(name for expansion in registry.expansions() for name in expansion.figures)]
    root = parse(figures())
    symbols = {e.attrib["id"]: e for e in root}
    assert set(symbols) == {f"fig-{n}" for n in names}
    for found in symbols.values():
        assert any(e.attrib.get("fill") == "currentColor" for e in found.iter())


def test_a_board_is_a_standalone_picture() -> None:
    svg = picture(STATE, 600)
    root = parse(svg)
    assert root.attrib["width"] == "600"
    assert "var(" not in svg
    found = ids(svg)
    assert len(found) == len(set(found))
    used = [e.attrib["href"][1:] for e in root.iter(SVG + "use")]
    assert set(used) <= set(found)
    assert sum(used_name.endswith(("-ground", "-standing")) for used_name in used) == 8
    assert {"mark-bridge-ns", "mark-castle", "mark-castle-flag", "fig-abbot", "fig-barn"} <= set(used)
    assert sorted(e.text or "" for e in root.iter(SVG + "text")) == ["A", "B", "C", "D"]


def test_an_empty_board_is_a_picture_too() -> None:
    assert parse(picture({"tiles": []}, 100)).tag == SVG + "svg"


def test_figures_stand_where_the_board_says() -> None:
    tile = by_id()["BA/RCr"]
    x, y = stand(tile, 0, "city@N")
    assert y < 35
    assert stand(tile, 90, "city@E") == (100 - y, x)
    assert stand(tile, 90, "castle@E") == stand(tile, 90, "city#0")


@pytest.mark.parametrize("arguments", [["BA/CcRr+"], ["BA/CcRr+", "270"]])
def test_the_command_line_draws_a_tile(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    from rules.art.__main__ import main

    assert main(arguments) == 0
    assert parse(capsys.readouterr().out).tag == SVG + "svg"


def test_the_command_line_writes_a_gallery(tmp_path: Path) -> None:
    from rules.art.__main__ import main

    out = tmp_path / "new folder" / "out.html"
    assert main(["--sheet", str(out), "--guides", "--sight", "grey", "monasteries"]) == 0
    page = out.read_text()
    assert "MO/M1" in page
    assert "grayscale(1)" in page
    drawn, tile = set(re.findall(r'<use href="#([^"]+)"', page)), by_id()["MO/M1"]
    every = {name(tile, turn, "ground", level) for turn in TURNS for level in LEVELS.values()}
    assert every <= drawn & set(re.findall(r'id="([^"]+)"', page))


def test_an_unknown_set_is_an_error() -> None:
    with pytest.raises(ValueError, match="no set called"):
        sheet(["nothing"])


def test_palettes_repaint_every_colour_and_nothing_else() -> None:
    palettes = geometry([])["palettes"]
    named = set(re.findall(r"var\(--art-([a-z0-9-]+),", sheet(set_names()) + figures()))
    assert set(palettes) == {"day", "night", "contrast"}
    for colours in palettes.values():
        assert named <= set(colours)
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in colours.values())


def test_night_is_darker_and_contrast_is_stronger() -> None:
    palettes = geometry([])["palettes"]

    def light(theme: str, name: str) -> float:
        value = palettes[theme][name]
        return sum(int(value[i : i + 2], 16) * w for i, w in ((1, 0.3), (3, 0.59), (5, 0.11)))

    lit = {"win", "banner", "red"}  # by night windows are lit, and signs stay as bright
    assert all(light("night", name) < light("day", name) for name in set(palettes["day"]) - lit)
    for fill, line in (("road", "road-edge"), ("wall", "wall-line"), ("river", "river-edge")):
        day, strong = (light(t, fill) - light(t, line) for t in ("day", "contrast"))
        assert strong > day + 20

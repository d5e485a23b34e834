"""The colours of the drawings by day, by night and for readers who need strong contrast."""

from __future__ import annotations

from typing import Final

# Each name with its colour by day and by night. By night the windows (`win`) are lit.
SHADES: Final[dict[str, tuple[str, str]]] = {
    # table
    "table": ("#4a3426", "#17130f"),
    "table-hi": ("#52392a", "#1e1914"),
    "table-lo": ("#432e21", "#100d0a"),
    "grain": ("#2f1f15", "#0a0806"),
    # tile card
    "card": ("#e5d7b3", "#8d8061"),
    "card-lo": ("#b9a576", "#6a5d40"),
    "tileline": ("#5d7433", "#354823"),
    # field
    "field": ("#a2ba68", "#68854f"),
    "field2": ("#aec46f", "#708c54"),
    "field3": ("#95b060", "#607e49"),
    "field4": ("#bdc677", "#7a8e5a"),
    "furrow": ("#88a152", "#58733e"),
    "flower": ("#f7f0c8", "#8d958b"),
    # parcels
    "wheat": ("#c3bd69", "#7d8750"),
    "wheat-lo": ("#a9a04f", "#6d723c"),
    "crop": ("#93ad5d", "#5f7c46"),
    "crop-lo": ("#7b9648", "#4f6b37"),
    "fallow": ("#aeb26c", "#707f52"),
    "fallow-lo": ("#979a55", "#616e40"),
    # trees
    "tree": ("#4f7a3a", "#2d4c28"),
    "tree-hi": ("#6d9a4b", "#3e5f34"),
    "tree-lo": ("#35572a", "#1e361d"),
    "trunk": ("#5a4128", "#33281c"),
    # road
    "road": ("#fbf1d8", "#d9ceb2"),
    "road-edge": ("#7a5f38", "#3a2f1d"),
    "rut": ("#dcc697", "#b3a27b"),
    # river
    "river": ("#3f8bb0", "#2a5c7c"),
    "river-edge": ("#2d6b8a", "#1a4260"),
    "river-hi": ("#9fd3e4", "#5b839e"),
    "bank": ("#cdbb85", "#75745c"),
    # town
    "town": ("#8f6340", "#43301f"),
    "plaza": ("#c79a69", "#86694a"),
    "plaza-lo": ("#a5764c", "#5e4935"),
    "front": ("#dfbe88", "#5e4b37"),
    "win": ("#5b3d26", "#f3bd62"),
    # roofs 1
    "r1": ("#ab4a2b", "#71321f"),
    "r1l": ("#c15f3a", "#823f28"),
    "r1d": ("#84361d", "#55240f"),
    # roofs 2
    "r2": ("#b65f33", "#774024"),
    "r2l": ("#cb7846", "#895033"),
    "r2d": ("#8e4522", "#5f3019"),
    # roofs 3
    "r3": ("#933d2c", "#612920"),
    "r3l": ("#aa4e3b", "#74352a"),
    "r3d": ("#6f2a1d", "#472018"),
    # roofs 4
    "r4": ("#a8703c", "#7a522c"),
    "r4l": ("#bd8650", "#8d6238"),
    "r4d": ("#845429", "#5b3b1e"),
    # walls
    "walltop": ("#f6ecd3", "#d6cbb0"),
    "wall": ("#cbb68c", "#747161"),
    "wall-lo": ("#9d8660", "#5a5343"),
    "wall-line": ("#4a3722", "#1d150c"),
    # slate
    "slate": ("#5f7596", "#3f5170"),
    "slate-hi": ("#7f95b5", "#566a8c"),
    "slate-lo": ("#435672", "#2c3a52"),
    # signs
    "banner": ("#1f4f9a", "#2a5cb0"),
    "banner-hi": ("#fff4d6", "#f3e6c4"),
    "gold": ("#f2c14b", "#dcb045"),
    "gold-lo": ("#b98520", "#6a5216"),
    "red": ("#c6302b", "#d04a3f"),
    "violet": ("#74479a", "#422c6b"),
    "green": ("#4b8a3c", "#2b562a"),
    "paper": ("#fff8e6", "#f3ead3"),
    # wood
    "wood": ("#9b6835", "#584025"),
    "wood-hi": ("#bd8a52", "#6c5639"),
    "wood-lo": ("#66401d", "#3a2814"),
    # ink
    "line": ("#3a2817", "#120d08"),
    "shadow": ("#2a1c0e", "#05070a"),
    # what only some expansions draw
    "white": ("#fffdf6", "#d9d4c6"),
    "ash": ("#6e6258", "#4a423b"),
    "stone": ("#b9b2a2", "#6b665c"),
    "stone-lo": ("#8b8373", "#47433c"),
}

COLOURS: Final[dict[str, str]] = {name: day for name, (day, _night) in SHADES.items()}

# What differs from the day where a reader asks for strong contrast.
CONTRAST: Final[dict[str, str]] = {
    "field": "#c4dc8e",
    "field2": "#c4dc8e",
    "field3": "#b8d180",
    "field4": "#c4dc8e",
    "furrow": "#86a24f",
    "road": "#ffffff",
    "road-edge": "#2b2118",
    "rut": "#c9bb95",
    "town": "#7d4f28",
    "walltop": "#ffffff",
    "wall": "#efe4c8",
    "wall-line": "#1d140c",
    "line": "#1d140c",
    "river": "#4aa6dc",
    "river-edge": "#0f4a6b",
    "slate": "#5470c0",
    "slate-lo": "#33457f",
    "tileline": "#2f3a14",
}


LIGHTS = ("day", "night", "contrast")


def palettes() -> dict[str, dict[str, str]]:
    """Return the colours by name for a page to set as ``--art-NAME``: ``day``, ``night`` and ``contrast``."""
    night = {name: dark for name, (_day, dark) in SHADES.items()}
    return {"day": dict(COLOURS), "night": night, "contrast": COLOURS | CONTRAST}

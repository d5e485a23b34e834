"""The colours of the drawings by day, by night and for readers who need strong contrast."""

from __future__ import annotations

COLOURS: dict[str, str] = {
    "field": "#c7d29a",
    "field-hi": "#d1dba8",
    "field-lo": "#b9c78a",
    "furrow": "#9fb26f",
    "straw": "#ddd093",
    "tree": "#6f9150",
    "tree-hi": "#8cab66",
    "tree-line": "#4d6b39",
    "line": "#4c3a28",
    "road": "#f8efdb",
    "road-line": "#94805c",
    "river": "#8ec2d2",
    "river-line": "#5892a8",
    "river-hi": "#bfe0e8",
    "town": "#e8c993",
    "town-line": "#b48a52",
    "wall": "#f0e6d0",
    "wall-line": "#5f4a35",
    "wall-lo": "#cdbd9f",
    "roof-1": "#cf6f47",
    "roof-1-lo": "#ab5031",
    "roof-2": "#dd9455",
    "roof-2-lo": "#bb7339",
    "roof-3": "#b9583f",
    "roof-3-lo": "#94402c",
    "slate": "#8392b0",
    "slate-lo": "#62718f",
    "yard": "#efe5c9",
    "gold": "#e7b93f",
    "shield": "#2f5f9e",
    "shield-hi": "#f7eccf",
    "wood": "#a9743f",
    "wood-lo": "#7c5129",
    "paper": "#fbf4e2",
    "red": "#b83a35",
    "violet": "#7d5a9c",
    "green": "#5f8a45",
    "ash": "#6e6258",
    "white": "#fffdf6",
    "border": "#7d8a58",
}

CONTRAST: dict[str, str] = {
    "field": "#dbe8b4",
    "field-hi": "#dbe8b4",
    "field-lo": "#cfdda5",
    "furrow": "#a9bd78",
    "straw": "#efe4ae",
    "road": "#ffffff",
    "road-line": "#2b2118",
    "town": "#efb366",
    "town-line": "#7a4a14",
    "wall": "#ffffff",
    "wall-line": "#1d140c",
    "line": "#1d140c",
    "river": "#5fb4e0",
    "river-line": "#0f4a6b",
    "slate": "#6f86c4",
    "slate-lo": "#3c4f86",
    "border": "#3f4a22",
}


def _dusk(colour: str, light: float) -> str:
    """A colour in evening light: darker, a little less red."""
    shares = (light, light * 1.04, light * 1.02)
    parts = (round(min(255, int(colour[i : i + 2], 16) * s)) for i, s in zip((1, 3, 5), shares, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def palettes() -> dict[str, dict[str, str]]:
    """Colours by name for a page to set as ``--art-NAME``: ``day``, ``night`` (dusk over the same land) and
    ``contrast``. Signs that must be found at a glance (shields, gold, red) stay brighter at night."""
    bright = {"shield-hi", "gold", "red", "white", "paper"}
    pale = {"road", "wall", "yard"}
    light = dict.fromkeys(bright, 0.84) | dict.fromkeys(pale, 0.74)
    night = {name: _dusk(value, light.get(name, 0.62)) for name, value in COLOURS.items()}
    return {"day": dict(COLOURS), "night": night, "contrast": COLOURS | CONTRAST}

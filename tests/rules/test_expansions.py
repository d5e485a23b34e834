"""Folders of expansions: found, put in order, and each missing part named with the file to write."""

from __future__ import annotations

import compileall
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rules
from rules.cli.completeness import problems
from rules.expansions import registry
from rules.expansions.manifest import Expansion, ExpansionError, Module
from rules.hooks import RuleModule
from rules.setup.options import BASE_OPTIONS, Option
from rules.tiles.catalogue import expansion_name

LAW = Path(rules.__file__).parent
FOLDER = Path("expansions") / "traders_and_builders"


def test_nothing_is_missing() -> None:
    assert list(problems()) == []


def test_order_of_hooks_is_that_of_the_manifests() -> None:
    names = [expansion.folder for expansion in registry.expansions()]
    for expansion in registry.expansions():
        for earlier in (*expansion.after, *expansion.needs):
            assert names.index(earlier) < names.index(expansion.folder)
    modules = [module.rules for expansion in registry.expansions() for module in expansion.modules]
    with registry.with_drafts():
        assert list(registry.modules()) == modules


def test_expansion_has_the_name_of_its_folder_with_hyphens() -> None:
    assert expansion_name("abbey_and_mayor") == "abbey-and-mayor"
    assert all(e.set_name in ("base", expansion_name(e.folder)) for e in registry.expansions())


def expansion(folder: str, *after: str, options: tuple[Option, ...] = ()) -> Expansion:
    class Rules(RuleModule):
        name = folder

    return Expansion(f"rules.expansions.{folder}", modules=(Module(Rules(), options=options),), after=after)


def test_ties_are_broken_by_name() -> None:
    found = registry.in_order([expansion("c"), expansion("b", "d"), expansion("a", "c"), expansion("d")])
    assert [e.folder for e in found] == ["c", "a", "d", "b"]


def test_circle_of_expansions_is_an_error() -> None:
    with pytest.raises(ExpansionError, match="a, b come after each other in a circle"):
        registry.in_order([expansion("a", "b"), expansion("b", "a")])


@pytest.mark.parametrize(
    ("presets", "fault"),
    [
        ("eech", "`presets` has 'eech': write one of `values` (each, set)"),
        (
            {"hig-2010": "eech", "zmg-2014": "set", "new-2018": "set"},
            "`presets` has 'eech': write one of `values` (each, set)",
        ),
        (
            {"hig-2010": "each", "new-2018": "set"},
            "'zmg-2014' is missing in `presets`: name hig-2010, zmg-2014, new-2018",
        ),
        (
            {"hig-2010": "each", "zmg-2014": "set", "new-2018": "set", "hig-2011": "set"},
            "'hig-2011' is no edition in `presets`: name hig-2010, zmg-2014, new-2018",
        ),
    ],
)
def test_wrong_preset_is_named(presets: str | dict[str, str], fault: str) -> None:
    option = Option("spice.worth", "What a spice is worth.", ("each", "set"), presets, ())
    found = expansion("river", options=(option,))
    assert list(registry.problems([found])) == [f"rules/expansions/river: the option 'spice.worth': {fault}."]


def test_presets_of_the_base_game_are_right() -> None:
    assert [fault for option in BASE_OPTIONS for fault in option.faults()] == []


def test_wrong_preset_of_older_setups_is_named() -> None:
    option = Option("spice.worth", "", ("each", "set"), "set", (), revised=2, past="eech")
    assert list(option.faults()) == ["`past` has 'eech': write one of `values` (each, set)"]


def test_unknown_name_in_after_is_an_error() -> None:
    with pytest.raises(ExpansionError, match=r"a/__init__[.]py names 'x' in `after` or `needs`"):
        registry.in_order([expansion("a", "x")])


# Parts taken out of a copy of the rules, and the sentence that asks for them.


HERE = "rules/expansions/traders_and_builders"
TOY_CANAL = '__import__("rules").tiles.kinds.SegmentKind("toy-canal", touches="edges")'
BLUE_LINE = '__import__("rules.art.tile.lines").art.tile.lines.LineArt(colour="blue")'
TOY_POND = '__import__("rules").tiles.kinds.SegmentKind("toy-pond", touches="edges", fills=True)'
# A file of the folder, a text in it (None: the whole file) and what stands there instead; the sentence.
MISSING = [
    ("tiles.toml", None, "", f"{HERE}/tiles.toml is missing: write [set], and a [[tile]] for each design"),
    ("art.py", None, "", f"{HERE}/art.py is missing: __init__.py names it; write it, or take the name out"),
    ("goods_advice.py", None, "", f"{HERE}/goods_advice.py is missing: __init__.py names it"),
    ("__init__.py", "EXPANSION", "ADDS", f"{HERE}/__init__.py: define EXPANSION = Expansion(__name__"),
    ("tiles.toml", 'id = "traders-and', 'id = "and', "write id = 'traders-and-builders' in [set]"),
    ("art.py", '"pig": FigureArt(', '"hog": FigureArt(', f"{HERE}/art.py: draw 'pig' in `figures` of ART"),
    ("art.py", '"goods": Mark', '"ware": Mark', f"{HERE}/art.py: draw the mark 'goods' in `marks` of ART"),
    (
        "__init__.py",
        'marks=("goods",),\n',
        f'marks=("goods",), kinds=({TOY_POND},),\n',
        f"{HERE}/art.py: draw the kind of segment 'toy-pond' in `lands` of ART",
    ),
    (
        "__init__.py",
        'marks=("goods",),\n',
        f'marks=("goods",), kinds=({TOY_CANAL},),\n',
        f"{HERE}/art.py: draw the kind of segment 'toy-canal' in `lines` of ART, with a LineArt",
    ),
    ("__init__.py", 'figures=("pig"', 'tokens=("pig"', f"{HERE}/art.py: draw 'mark-pig' in `symbols` of ART"),
    ("__init__.py", 'figures=("pig",), ', "", f"{HERE}/__init__.py: name the piece 'pig' in `figures`"),
    ("__init__.py", '("pig",)', '("pig", "cow")', "returns no PieceKind called 'cow'"),
    ("__init__.py", '("pig",)', '("builder",)', "the piece 'builder' exists already"),
    (
        "__init__.py",
        '"GOODS-3"',
        '""',
        "names no clause: name one of a rulebook. If it stands there, run `make fmt`",
    ),
    ("__init__.py", '"goods": "GOODS-3"', "", "name the clause behind the reason 'goods' in `reasons`"),
    ("__init__.py", '("pig",)', '("pig",), payments=("fee",)', "`payments` has 'fee': name its clause in"),
    (
        "goods.py",
        "MOST = 10",
        'MOST = lambda s: s.pay(0, "fee", 2, to=1)',
        "name the clause behind the reason",
    ),
    (
        "goods.py",
        "MOST = 10",
        'MOST = lambda s: s.pay(0, "goods", 2, to=1)',
        "seats pay for 'goods': name it in `payments`",
    ),
    (
        "goods.py",
        'name = "goods"',
        'name = "goods"; streams = ("sheep",)',
        "the stream 'sheep' exists already",
    ),
    ("__init__.py", '("pig",)', '("pig",), decisions=("oink",)', "no module asks the decision 'oink'"),
    (
        "goods.py",
        "MOST = 10",
        'MOST = lambda: Decision(0, "barter")',
        "name the kind of decision 'barter'",
    ),
    (
        "goods.py",
        "MOST = 10",
        'BARTER = "barter"; MOST = lambda: Decision(0, BARTER)',
        "name the kind of decision 'barter'",
    ),
    (
        "goods.py",
        "MOST = 10",
        'DUCKS: Any = "ducks"; MOST = lambda: Chance(0, DUCKS, ())',
        f"{HERE}: the code asks for results of 'ducks': name it in `streams` of its rule module",
    ),
    (
        "../siege/siege.py",
        '"10.10"',
        '"10.8"',
        "steps of siege and princess_and_dragon may both ask at 'after_return', row 10.8: give",
    ),
    (
        "../cult/__init__.py",
        '"cult-2"',
        '"cult-9"',
        "cult/__init__.py: tiles.toml has the part 'cult-2': name",
    ),
    (
        "../cult/__init__.py",
        '"cult-2"',
        '"cult-9"',
        "cult/tiles.toml: __init__.py has the part 'cult-9': name it in `parts` of [set]",
    ),
    (
        "options.py",
        '"X8-BUILDER-2"',
        '"X8-BUILDER-99"',
        "names X8-BUILDER-99: name one of a rulebook",
    ),
    (
        "../../data/rulebooks.json",
        '"traders-and-builders"',
        '"other"',
        "traders-and-builders.md is missing",
    ),
    (
        "art.py",
        'line="green"',
        'line="water-lo"',
        f"{HERE}/art.py: 'goods' in `marks` of ART can't be drawn: LookupError There is no colour 'water-lo'",
    ),
    (
        "art.py",
        "    figures=FIGURES,\n",
        f"    figures=FIGURES, lines={{'toy-canal': {BLUE_LINE}}},\n",
        f"{HERE}/art.py: 'toy-canal' in `lines` of ART can't be drawn: LookupError There is no colour 'blue'",
    ),
    (
        "../cult/art.py",
        'buildings={"shrine": shrine},',
        "",
        "rules/expansions/cult/art.py: draw the kind of segment 'shrine' in `buildings` of ART",
    ),
    (
        "art.py",
        '("TB/CFc.w"',
        '("TB/moon"',
        f"{HERE}/art.py: `example` of ART has the tile 'TB/moon': no tile",
    ),
    (
        "art.py",
        '{"TB/CcR!.w"',
        '{"TB/moon"',
        f"{HERE}/art.py: `tiles` of ART has the tile 'TB/moon': no tile",
    ),
    ("art.py", '(0, "builder"', '(0, "joiner"', f"{HERE}/art.py: `example` of ART has the piece 'joiner'"),
    (
        "refusals.py",
        '"BUILDER-14"',
        '"BUILDER-99"',
        f"{HERE}/refusals.py: the refusal 'deploy.complete' names BUILDER-99: name one of a rulebook",
    ),
    (
        "builders.py",
        'elsewhere="BUILDER-4"',
        'elsewhere="BUILDER-99"',
        "builders.py:35 names BUILDER-99: name",
    ),
    (
        "tiles.toml",
        'goods = "wine"',
        'goods = "wine", refused_by = "GOODS-99"',
        f"{HERE}/tiles.toml: `refused_by` of TB/",
    ),
    (
        "lesson.toml",
        None,
        "",
        f"{HERE}/lesson.toml is missing: write a lesson and its texts (docs/lessons.md)",
    ),
    (
        "pairs.toml",
        'river = ["RIVER-14"]',
        "",
        f"{HERE}/pairs.toml: write below [traders-and-builders] river = [",
    ),
    (
        "pairs.toml",
        '"RIVER-14"',
        '"RIVER-99"',
        f"{HERE}/pairs.toml: the line of traders-and-builders and river names RIVER-99: name one",
    ),
]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a compiled copy of the rules; each test changes one file and restores it."""
    folder = tmp_path_factory.mktemp("rules")
    shutil.copytree(LAW, folder / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder / "rules", quiet=1)
    return folder


@contextmanager
def changed(path: Path, old: str | None, new: str) -> Iterator[None]:
    """Replace a text in a file, or move the file away for None; its time stays, so it stays compiled."""
    kept = path.with_suffix(".kept")
    path.rename(kept)
    try:
        if old is not None:
            text = kept.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new), encoding="utf-8")
        yield
    finally:
        kept.replace(path)


@pytest.mark.parametrize(("name", "old", "new", "sentence"), MISSING, ids=[row[-1][-30:] for row in MISSING])
def test_missing_part_is_named(name: str, old: str | None, new: str, sentence: str, copied: Path) -> None:
    words = [sys.executable, "-B", "-m", "rules", "expansions", "--check"]
    with changed(copied / "rules" / FOLDER / name, old, new):
        done = subprocess.run(words, cwd=copied, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert sentence in done.stdout + done.stderr


def test_drafts_are_named_as_not_checked(copied: Path) -> None:
    words = [sys.executable, "-B", "-m", "rules", "expansions", "--check"]
    with changed(copied / "rules" / FOLDER / "__init__.py", "__name__,", "__name__, draft=True,"):
        done = subprocess.run(words, cwd=copied, capture_output=True, text=True, check=False)
    assert done.stderr.startswith("Drafts, only their names checked: ")
    assert FOLDER.name.replace("_", "-") in done.stderr

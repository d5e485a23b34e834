"""Named points on which editions differ, as data (tables of options in the rulebooks)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from rules.problems import SetupError
from rules.refusals import OPTION_UNKNOWN, OPTION_VALUE, SETUP_EDITION

EDITIONS: Final = ("hig-2010", "zmg-2014", "new-2018")
Value = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """One named option.

    `presets` gives its value in each edition (one value if all agree); `values` are the allowed words,
    empty where any seat number is meant; `text` explains it to a player in one line.

    Revisions of the rules: setups older than `since` do not have the option at all. Where a revision changed
    the presets, `revised` is its number and `past` are the presets of older setups.

    `needs` are other options with the values at which this one can make a difference at all.

    A `retired` option has no effect and no form offers it. Setups still accept it and store its value,
    because the hashes of older records cover their whole setup.
    """

    name: str
    text: str
    values: tuple[str, ...]
    presets: str | Mapping[str, str]
    clauses: tuple[str, ...]
    numbers: bool = False
    aliases: tuple[str, ...] = ()
    since: int = 1
    revised: int = 1
    past: str | Mapping[str, str] = ""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    retired: bool = False

    def preset(self, edition: str, revision: int | None = None) -> str:
        """Return the value in an edition, by a revision of the rules; None: the newest."""
        presets = self.presets if revision is None or revision >= self.revised else self.past
        return presets if isinstance(presets, str) else presets[edition]

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with the presets, those of older setups too."""
        for name in ("presets", "past") if self.past else ("presets",):
            given = getattr(self, name)
            presets = dict.fromkeys(EDITIONS, given) if isinstance(given, str) else given
            for edition in sorted(presets.keys() ^ set(EDITIONS)):
                what = "is no edition" if edition in presets else "is missing"
                yield f"{edition!r} {what} in `{name}`: name {', '.join(EDITIONS)}"
            for value in dict.fromkeys(presets.values()):
                if value not in self.values:
                    yield f"`{name}` has {value!r}: write one of `values` ({', '.join(self.values)})"

    def checked(self, value: object) -> Value:
        """Return the value in its one spelling; raises `SetupError` if the option does not know it."""
        if isinstance(value, bool):
            value = ("yes" if value else "no") if "no" in self.values else ("on" if value else "off")
        if str(value) in self.values:
            return str(value)
        if self.numbers and isinstance(value, int) and value >= 0:
            return value
        words = ", ".join(self.values) + (", or a number" if self.numbers else "")
        raise SetupError(OPTION_VALUE(detail=f"The option {self.name} can be {words}; not {value!r}."))


@dataclass(frozen=True, slots=True)
class ExpansionPart:
    """A part of an expansion: its name in `sets`, a title, and how many a table takes by default.

    A setup that does not name the part has `unnamed` of it, which is the usual number unless said otherwise.
    """

    name: str
    title: str
    usual: int
    unnamed: int | None = None


YES_NO: Final = ("yes", "no")
ON_OFF: Final = ("on", "off")

BASE_OPTIONS: Final = (
    Option(
        "setup.first_player",
        "Who begins: the first seat, or the seat with this number.",
        ("given",),
        "given",
        ("BASE-SETUP-6",),
        numbers=True,
    ),
    Option(
        "city.small_completed",
        "A completed city of two tiles is worth 2 points a tile like any other, "
        "or only 1 as in the oldest rules.",
        ("2-per-tile", "1-per-tile"),
        "2-per-tile",
        ("BASE-SCORE-4",),
    ),
    Option(
        "farm.enabled",
        "Followers may be placed in fields as farmers. They score at the end of the game.",
        YES_NO,
        "yes",
        ("BASE-FARM-1",),
        aliases=("base.farmers",),
    ),
    Option(
        "farm.scoring",
        "How farmers score: 3 a city for each field, the older 4 a city for the most farmers around it, "
        "or 3 a city but each city only once a player.",
        ("per-farm-3", "per-city-4", "per-farm-3-once"),
        "per-farm-3",
        ("BASE-FARM-3", "BASE-FARM-8"),
        needs={"farm.enabled": ("yes",)},
    ),
    Option(
        "terms",
        "Has no effect. It was meant to choose between the words of the editions.",
        ("follower-cloister-farm", "meeple-monastery-field"),
        {
            "hig-2010": "follower-cloister-farm",
            "zmg-2014": "follower-cloister-farm",
            "new-2018": "meeple-monastery-field",
        },
        (),
        retired=True,
    ),
)


def by_name(options: tuple[Option, ...]) -> dict[str, Option]:
    """Return every accepted name, aliases too, with its option."""
    return {name: option for option in options for name in (option.name, *option.aliases)}


def resolve(
    options: tuple[Option, ...],
    edition: str,
    chosen: Mapping[str, object],
    revision: int | None = None,
    others: tuple[Option, ...] = (),
) -> dict[str, Value]:
    """Return the value of every option: the edition's preset unless chosen; `SetupError` for unknown names.

    What is chosen of `others`, which the setup does not have, is checked and left out.
    """
    if edition not in EDITIONS:
        detail = f"There is no edition {edition!r}; there are {', '.join(EDITIONS)}."
        raise SetupError(SETUP_EDITION(detail=detail))
    known, elsewhere = by_name(options), by_name(others)
    resolved: dict[str, Value] = {option.name: option.preset(edition, revision) for option in options}
    for name, value in chosen.items():
        if name not in known and name in elsewhere:
            elsewhere[name].checked(value)
            continue
        if name not in known:
            raise SetupError(OPTION_UNKNOWN(detail=f"There is no option {name!r} in this setup."))
        resolved[known[name].name] = known[name].checked(value)
    return resolved

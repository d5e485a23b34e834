"""The figures people place: silhouettes in ``currentColor`` with a contrasting outline, 100 units to a side.

Our own designs. A page sets ``color`` to the seat's colour and ``--fig-line`` to the outline's.
"""

from __future__ import annotations

from rules.art.svg.ink import tag

OUTLINE = {"stroke": "var(--fig-line,#2b2118)", "stroke_width": 5, "stroke_linejoin": "round"}
SHADE = {"fill": "var(--fig-line,#2b2118)", "fill_opacity": ".22"}
LIGHT = {"fill": "#fff", "fill_opacity": ".3"}

# A traveller in a hooded cloak: round head, sloping shoulders, cloak that widens to the ground.
CLOAK = (
    "M50 8C62 8 70 17 70 28C70 34 68 39 64 43C77 48 86 60 90 88C90 92 88 94 84 94H16"
    "C12 94 10 92 10 88C14 60 23 48 36 43C32 39 30 34 30 28C30 17 38 8 50 8Z"
)
FOLD = "M50 46C58 58 60 76 59 94H84C88 94 90 92 90 88C86 60 77 48 64 43C60 46 55 47 50 46Z"
HOOD = "M41 20C44 15 52 13 58 17C53 18 47 20 43 25Z"

BODIES: dict[str, tuple[str, str, str]] = {
    "fig-meeple": (CLOAK, FOLD, HOOD),
    "fig-abbot": (
        (
            "M50 4L60 16C66 19 70 24 70 31C70 37 67 42 63 45C70 52 73 62 75 94H25"
            "C27 62 30 52 37 45C33 42 30 37 30 31C30 24 34 19 40 16Z"
        ),
        "M50 48C56 60 58 76 58 94H75C73 62 70 52 63 45C59 48 55 49 50 48Z",
        "M45 60H48V54H52V60H56V64H52V78H48V64H45Z",
    ),
    "fig-mayor": (
        (
            "M22 26C34 12 66 12 78 26L68 34C67 40 65 43 62 45C80 50 90 64 90 94H10"
            "C10 64 20 50 38 45C35 43 33 40 32 34Z"
        ),
        "M50 48C60 60 62 78 61 94H90C90 64 80 50 62 45C58 48 54 49 50 48Z",
        "M36 56C44 64 56 64 64 56L67 61C57 71 43 71 33 61Z",
    ),
    "fig-wagon": (
        (
            "M12 26C30 14 70 14 88 26V60H94V68H86C90 80 82 92 72 92C62 92 56 82 59 72H41"
            "C44 82 38 92 28 92C18 92 10 80 14 68H6V60H12Z"
        ),
        "M12 50H88V60H94V68H6V60H12Z",
        "M28 72a6 6 0 1 0 .1 0ZM72 72a6 6 0 1 0 .1 0ZM32 22H37V48H32ZM63 22H68V48H63Z",
    ),
    "fig-builder": (
        (
            "M44 14C54 14 61 21 61 30C61 36 58 40 55 43C62 45 67 49 71 54L80 36L72 31L77 22L97 33"
            "L92 42L85 39L72 66L70 94H20C18 66 22 49 35 43C31 40 28 36 28 30C28 21 34 14 44 14Z"
        ),
        "M46 46C52 58 54 76 53 94H70L72 66L71 54C67 49 62 45 55 43Z",
        "M77 22L97 33L92 42L72 31Z",
    ),
    "fig-pig": (
        (
            "M8 54C6 34 26 26 48 27C54 18 64 18 68 24C78 26 82 32 85 40L94 44C97 52 94 60 86 62"
            "C82 68 78 71 74 73L72 90H60L57 77H36L33 90H21L19 72C13 68 9 62 8 54Z"
        ),
        "M19 72C34 76 58 76 74 73L72 90H60L57 77H36L33 90H21Z",
        "M76 38a4 4 0 1 0 .1 0Z",
    ),
    "fig-barn": (
        "M50 8L92 38L86 48V94H14V48L8 38Z",
        "M14 48L50 22L86 48V56L50 32L14 56Z",
        "M34 94V62H66V94ZM44 42H56V52H44Z",
    ),
    "fig-wanderer": (
        (
            "M14 30C26 26 30 10 44 10C58 10 62 26 74 30C72 35 64 38 60 39C58 43 56 45 54 46"
            "C62 49 66 54 69 60L74 58V20H82V94H74V68L66 72L67 94H18C16 70 20 50 34 46"
            "C31 44 29 42 28 39C22 38 16 35 14 30Z"
        ),
        "M44 48C50 60 52 78 51 94H67L66 72L69 60C66 54 62 49 54 46C51 48 47 49 44 48Z",
        "M27 28C38 33 50 33 61 28L62 32C50 37 38 37 26 32Z",
    ),
    "fig-office": (
        "M10 94V40H24V26H38V40H41V22L50 6L59 22V40H62V26H76V40H90V94Z",
        "M50 40H90V94H50Z",
        "M41 94V72A9 9 0 0 1 59 72V94ZM22 54H32V66H22ZM68 54H78V66H68ZM46 26H54V34H46Z",
    ),
}


def body(name: str) -> str:
    """The inside of a figure's symbol."""
    if name == "fig-big":  # the same traveller with a collar of rank, drawn to the rim
        grown = f'<g transform="translate(-4-6)scale(1.08)">{body("fig-meeple")}</g>'
        star = "M50 54L54.5 64L65 65L57 72L59.500 82.500L50 77L40.500 82.500L43 72L35 65L45.500 64Z"
        return grown + tag("path", d=star, fill="#fff", stroke="var(--fig-line,#2b2118)", stroke_width=2)
    silhouette, fold, detail = BODIES[name]
    return (
        tag("path", d=silhouette, fill="currentColor", **OUTLINE)
        + tag("path", d=fold, **SHADE)
        + tag(
            "path", d=detail, **(LIGHT if name == "fig-meeple" else {"fill": "#fff", "fill_opacity": ".72"})
        )
    )


NAMES = (*BODIES, "fig-big")


def figures() -> str:
    """All figures as symbols in one SVG: ``fig-meeple``, ``fig-big``, ``fig-abbot``, ..."""
    symbols = "".join(tag("symbol", body(name), id=name, viewBox="0 0 100 100") for name in NAMES)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{symbols}</svg>'

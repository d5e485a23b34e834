"""The Corn Circles: rings in the corn."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import CENTRE, Site


def corn_circle(says: str) -> str:
    """Draw rings pressed into ripe corn; the sign in the middle shows the kind of feature."""
    rings = shape(circle((0, 0), 12), fill="wheat", line="furrow", width=1) + shape(
        circle((0, 0), 8.6), line="wood", width=1.2
    )
    signs = {
        "city": "M-4 3.4V-3.4H-2V-1.4H-1V-3.4H1V-1.4H2V-3.4H4V3.4Z",
        "road": "M-1.6 4.4L-1-4.4H1L1.6 4.4Z",
        "field": "M0-4.4L4.4 3.4H-4.4Z",
    }
    hue = {"city": "r1", "road": "road", "field": "green"}
    return rings + shape(signs.get(says, signs["field"]), fill=hue.get(says, "green"), line="line", width=0.8)


ART = Art(
    marks={
        "corn-circle": MarkArt(draw=corn_circle, where="fields", size=11.0, radius=13.0, says="corn_circle")
    },
    tiles={
        "CC.2/RRr": TileArt(hub=(43, 57)),
        "CC.2/CFC": TileArt(sites=(Site("corn-circle", CENTRE, 20.5),)),
    },
)

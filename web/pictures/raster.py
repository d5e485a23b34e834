"""Pictures of paths and text become pictures of pixels."""

from __future__ import annotations

from web.pictures.font import FAMILY, FILE


def png(svg: str) -> bytes:
    """Return a standalone SVG as PNG. Its text has our own font where it names none that is here."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            font_files=[str(FILE)],
            font_family=FAMILY,
            serif_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )

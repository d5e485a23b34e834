"""Animated PNG (APNG) from single PNG pictures: frames are put together, nothing is drawn or decoded here.

The format: https://www.w3.org/TR/png-3/#apng-frame-based-animation. All pictures must have the same depth and
kind of colour; each but the first covers a part of the first.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

SIGNATURE = b"\x89PNG\r\n\x1a\n"
AT_HEADER = 8 + 8  # where the first chunk's data begins


@dataclass(frozen=True)
class Frame:
    """A picture, where it lies on the first one (pixels from left and top), and how long it stays (ms)."""

    png: bytes
    left: int = 0
    top: int = 0
    ms: int = 500


def animated(frames: Sequence[Frame]) -> bytes:
    """Return one file that shows the frames again and again. Raise ValueError if their colours differ."""
    first = frames[0].png
    if any(_colours(frame.png) != _colours(first) for frame in frames):
        raise ValueError("the pictures have different kinds of colour")
    parts = [SIGNATURE, _chunk(b"IHDR", _header(first)), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for nth, frame in enumerate(frames):
        parts.append(_chunk(b"fcTL", _control(number, frame)))
        number += 1
        for data in _data(frame.png):
            if nth == 0:
                parts.append(_chunk(b"IDAT", data))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def size(png: bytes) -> tuple[int, int]:
    """Return width and height of a PNG."""
    wide, high = struct.unpack(">II", _header(png)[:8])
    return wide, high


def _control(number: int, frame: Frame) -> bytes:
    """Return where and how long a frame is shown; it stays, and covers what was there."""
    wide, high = size(frame.png)
    return struct.pack(">IIIIIHHBB", number, wide, high, frame.left, frame.top, frame.ms, 1000, 0, 0)


def _header(png: bytes) -> bytes:
    return png[AT_HEADER : AT_HEADER + 13]


def _colours(png: bytes) -> bytes:
    return _header(png)[8:]


def _data(png: bytes) -> Iterator[bytes]:
    """Yield the compressed data of a picture."""
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

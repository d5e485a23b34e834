"""What refusals call the big follower."""

from __future__ import annotations

from rules.refusal_types import piece_word

piece_word("big", "big follower")

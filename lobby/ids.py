"""Public ids: short and random, without letters that look alike."""

import re
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE = re.compile(r"t-[0-9a-z]{1,14}")


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def player_id() -> str:
    """Return an id such as ``p-8f2kq3mz``; safe in addresses and channel names."""
    return f"p-{_random(8)}"


def table_id() -> str:
    """Return an id such as ``t-9xk2m4wq``; safe in addresses and channel names."""
    return f"t-{_random(8)}"


def favourite_id() -> str:
    """Return an id such as ``f-4hd7xq2n``."""
    return f"f-{_random(8)}"


def is_table_id(text: str) -> bool:
    """Return whether the text has the form of a table's id."""
    return TABLE.fullmatch(text) is not None


def invite() -> str:
    """Return the secret of an invite link: about 119 bits, so it can't be guessed."""
    return _random(24)


def guest_username() -> str:
    """Return the user name of a guest, which is never typed."""
    return f"guest-{_random(12)}"

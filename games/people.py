"""Old name, until the lobby imports `realtime`."""

from realtime.sessions import Person, address_of
from realtime.sessions import person_of as person
from realtime.sessions import session_key as key_of

__all__ = ["Person", "address_of", "key_of", "person"]

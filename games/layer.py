"""Old name, until the lobby imports `realtime`."""

from typing import Any

from realtime.notifications import PROCESS, Topic

__all__ = ["PROCESS", "SENDER"]


class Sender:
    """Sends to other processes."""

    def send(self, message: dict[str, Any], group: str) -> None:
        """Sends to a group."""
        Topic(group).notify_others(message)


SENDER = Sender()

"""The words of alerts, in the languages of the site."""

from __future__ import annotations

from typing import Final

CATALOGUES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "turn": "It is your turn. Open the game to play.",
        "subject": "[Bastide] It is your turn",
        "body": (
            "Hello {name},\n\n"
            "it is your turn in one of your games. You have time until {due} ({zone}).\n\n"
            "Open the game:\n{link}\n\n"
            "-- \n"
            "You get this mail because you asked for it on your page at Bastide.\n"
            "No more of these mails:\n{off}\n"
        ),
    },
    "de": {
        "turn": "Du bist am Zug. Öffne die Partie, um zu spielen.",
        "subject": "[Bastide] Du bist am Zug",
        "body": (
            "Hallo {name},\n\n"
            "du bist in einer deiner Partien am Zug. Du hast Zeit bis {due} ({zone}).\n\n"
            "Zur Partie:\n{link}\n\n"
            "-- \n"
            "Du bekommst diese E-Mail, weil du sie auf deiner Seite bei Bastide bestellt hast.\n"
            "Keine solchen E-Mails mehr:\n{off}\n"
        ),
    },
    "pl": {
        "turn": "Twoja kolej. Otwórz grę, aby zagrać.",
        "subject": "[Bastide] Twoja kolej",
        "body": (
            "Cześć {name},\n\n"
            "w jednej z Twoich gier przyszła Twoja kolej. Masz czas do {due} ({zone}).\n\n"
            "Otwórz grę:\n{link}\n\n"
            "-- \n"
            "Dostajesz tę wiadomość, bo tak ustawiono na Twojej stronie w Bastide.\n"
            "Nie chcę więcej takich wiadomości:\n{off}\n"
        ),
    },
}


def words(language: str) -> dict[str, str]:
    """Return the words in a language; English for one that we don't have."""
    return CATALOGUES.get(language, CATALOGUES["en"])

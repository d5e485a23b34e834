"""The words of the heads of pages and of the cards of links, in the languages of the site."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest
from django.utils.translation import get_language_from_request

CATALOGUES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "lobby": "Bastide: build a town with friends",
        "description": "Build roads, cities and monasteries tile by tile with friends, in the browser.",
        "about": "About",
        "privacy": "Privacy",
        "me": "My page",
        "account": "Account",
        "player": "Player",
        "table": "Table",
        "table.description": "Sit down and play in the browser. You need no account.",
        "match": "Game",
        "rules": "The rules",
        "rules.description": "The rules, first on one page with pictures, then clause by clause.",
        "lessons": "Learn to play",
        "lessons.description": "Learn the game in short lessons on a real board, in the browser.",
        "puzzles": "Puzzles",
        "puzzle": "Puzzle {name}",
        "puzzles.description": "Can you find the best move? Positions from real games, a new one every day.",
        "match.running": "Watch the game in the browser, move by move: move {moves}.",
        "match.over": "The game is over after {moves} moves. See how it went, move by move.",
        "replay": "Step through the game, move by move, in the browser.",
        "analysis": "Who was going to win? The chances of each player, move by move: move {moves}.",
        "missing": "Nothing here",
        "and": "and",
        "card.move": "Move {number}",
        "card.over": "Final score",
        "card.turn": "to play",
        "card.won": "wins",
        "card.shared": "shares first place",
        "card.base": "Base game",
        "card.more": "{count} more",
        "card.deleted": "Deleted player",
    },
    "de": {
        "lobby": "Bastide: baut zusammen eine Stadt",
        "description": "Baut mit Freunden Straßen, Städte und Klöster, Plättchen für Plättchen, im Browser.",
        "about": "Über Bastide",
        "privacy": "Datenschutz",
        "me": "Meine Seite",
        "account": "Konto",
        "player": "Spieler",
        "table": "Tisch",
        "table.description": "Setz dich dazu und spiel im Browser mit. Du brauchst kein Konto.",
        "match": "Partie",
        "rules": "Die Regeln",
        "rules.description": "Die Regeln: erst auf einer Seite mit Bildern, dann Satz für Satz.",
        "lessons": "Spielen lernen",
        "lessons.description": "Lerne das Spiel in kurzen Lektionen am Spielbrett, im Browser.",
        "puzzles": "Rätsel",
        "puzzle": "Rätsel {name}",
        "puzzles.description": "Findest du den besten Zug? Stellungen aus Partien, jeden Tag eine neue.",
        "match.running": "Sieh dir die Partie im Browser an, Zug für Zug: Zug {moves}.",
        "match.over": "Die Partie ist nach {moves} Zügen zu Ende. Sieh dir an, wie sie verlief.",
        "replay": "Sieh dir die Partie im Browser an, Zug für Zug.",
        "analysis": "Wer lag vorn? Die Gewinnchancen aller Spieler, Zug für Zug: Zug {moves}.",
        "missing": "Hier ist nichts",
        "and": "und",
        "card.move": "Zug {number}",
        "card.over": "Endstand",
        "card.turn": "ist am Zug",
        "card.won": "gewinnt",
        "card.shared": "teilt sich Platz 1",
        "card.base": "Grundspiel",
        "card.more": "{count} weitere",
        "card.deleted": "Gelöschter Spieler",
    },
    "pl": {
        "lobby": "Bastide: budujcie razem miasto",
        "description": "Buduj z przyjaciółmi drogi, miasta i klasztory, płytka po płytce, w przeglądarce.",
        "about": "O grze",
        "privacy": "Prywatność",
        "me": "Moja strona",
        "account": "Konto",
        "player": "Gracz",
        "table": "Stół",
        "table.description": "Dosiądź się i zagraj w przeglądarce. Nie potrzebujesz konta.",
        "match": "Partia",
        "rules": "Zasady",
        "rules.description": "Zasady: najpierw na jednej stronie z obrazkami, potem punkt po punkcie.",
        "lessons": "Nauka gry",
        "lessons.description": "Poznaj grę w krótkich lekcjach na prawdziwej planszy, w przeglądarce.",
        "puzzles": "Łamigłówki",
        "puzzle": "Łamigłówka {name}",
        "puzzles.description": "Znajdziesz najlepszy ruch? Pozycje z partii, codziennie nowa.",
        "match.running": "Obejrzyj partię w przeglądarce, ruch po ruchu: ruch {moves}.",
        "match.over": "Koniec partii, liczba ruchów: {moves}. Zobacz, jak przebiegała.",
        "replay": "Obejrzyj partię w przeglądarce, ruch po ruchu.",
        "analysis": "Kto był bliżej zwycięstwa? Szanse każdego gracza, ruch po ruchu: ruch {moves}.",
        "missing": "Nic tu nie ma",
        "and": "i",
        "card.move": "Ruch {number}",
        "card.over": "Wynik końcowy",
        "card.turn": "teraz gra",
        "card.won": "wygrywa",
        "card.shared": "remis na 1. miejscu",
        "card.base": "Gra podstawowa",
        "card.more": "inne: {count}",
        "card.deleted": "Usunięty gracz",
    },
}


class Words:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        self.language = language if language in CATALOGUES else "en"
        self._texts = CATALOGUES[self.language]

    def __getitem__(self, key: str) -> str:
        return self._texts[key]

    def title(self, page: str) -> str:
        """Return the title of a page."""
        return self[page] if page == "lobby" else f"{self[page]} · Bastide"


def words_for(request: HttpRequest) -> Words:
    """Return the words in the language that the browser asks for."""
    return Words(get_language_from_request(request)[:2])

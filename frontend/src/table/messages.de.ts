import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  general: "Die Partie im Ganzen",
  "summary.expansions": { one: "{count} Erweiterung", other: "{count} Erweiterungen" },
  "summary.more": "Mehr über diese Partie zeigen",
  "summary.vain": { one: "{count} Wahl ohne Wirkung", other: "{count} Einstellungen ohne Wirkung" },
  "summary.idle": "Das geht nicht zusammen:",
  "summary.refused": "Die letzte Änderung wurde nicht übernommen.",
  "expansion.tiles": { one: "{count} weiteres Plättchen", other: "{count} weitere Plättchen" },
  "expansion.settings": "Optionen",
  "expansion.changed": { one: "{count} Option geändert", other: "{count} Optionen geändert" },
  "expansion.more": "Was sie bringt",
  "expansion.rules": "Alle Regeln",
  "expansion.needs": "Braucht {names}.",
  "expansion.options": "Regeln im Einzelnen",
  "idle.option": "Ohne Wirkung in dieser Partie, weil „{option}“ auf „{value}“ steht.",
  "idle.expansion": "Ohne Wirkung in dieser Partie, weil „{name}“ nicht mitspielt.",
  "expansion.parts": "Welche Teile",
  "expansion.parts.all": "Beide",
  "expansion.parts.all.more": "Alle {count}",
  "expansion.along": "Ebenfalls hinzugefügt: {along} (nötig für {name})",
  "expansion.along.more": "Ebenfalls hinzugefügt: {along} (nötig für {name})",
  "expansion.leaves": "Ebenfalls entfernt: {along} (braucht {name})",
  "expansion.leaves.more": "Ebenfalls entfernt: {along} (brauchen {name})",

  "chance.how_many": "Zufällige Erweiterungen",
  "chance.do": "Überrasch uns",
  "chance.again": "Noch einmal auslosen",
  "chance.chosen": "Ausgelost: {names}.",

  // Players whom the host has removed
  "removed.head": "Vom Tisch entfernt",
  "removed.readmit": "{name} wieder zulassen",

  // Bots at a table with a clock
  "bots.clock.ask": "Bots an einem Tisch mit Uhr?",
  "bots.clock.text":
    "Die Uhr dieses Tischs: {clock}. Bots ziehen in Sekunden, die Zeit wird also nur für Menschen knapp. Sollen hier Bots mitspielen?",
  "bots.clock.yes": "Ja, mit Bots",
  "bots.clock.no": "Nein, ohne Bots",

  // Bots alone play, and the table watches
  "watch.open": "Nur Bots …",
  "watch.title": "Einer Partie von Bots zusehen",
  "watch.text":
    "Bots übernehmen deinen Platz und alle freien Plätze, und die Partie beginnt. Du siehst zu. Bots, die schon hier sitzen, behalten ihre Plätze.",
  "watch.others": { one: "{names} sieht dann auch zu, ohne Platz.", other: "{names} sehen dann auch zu, ohne Plätze." },
  "watch.start": "Starten und zusehen",
  "watch.not": "Jetzt nicht",

  undo: "Rückgängig",
  undone: "Änderung rückgängig gemacht.",

  "interactions.title": "Wie die Erweiterungen zusammenwirken",
  "interactions.none": "Die Erweiterungen dieses Tisches beeinflussen einander nicht.",
  "interactions.text":
    "Zu jeder die anderen, mit denen es gemeinsame Regeln gibt; tippe auf eine Regel, um sie zu lesen.",

  // The tiles of the game, before it starts
  "tiles.title": "Plättchen dieser Partie",
  "tiles.all": {
    one: "{count} Plättchen insgesamt; die Zahl darauf sagt, wie oft es vorkommt.",
    other: "{count} Plättchen insgesamt; die Zahl auf jedem sagt, wie oft es vorkommt.",
  },
  "tiles.count": { one: "{count} Plättchen", other: "{count} Plättchen" },
  "tiles.each": "{tile}, {count}-mal",

  "numbers.title": "Anzahl der Spielsteine und Plättchen",
  "folded.changed": { one: "{title}: {count} geändert", other: "{title}: {count} geändert" },
  "base.rules": "Grundspiel: Regeln im Einzelnen",
  "numbers.base": "Grundspiel: Anzahl der Spielsteine und Plättchen",
  "numbers.tiles": "Plättchensätze",
  "numbers.piece": "Je Spieler, sonst {usual}",
  "numbers.set": { one: "Je {count} Plättchen, sonst {usual}", other: "Je {count} Plättchen, sonst {usual}" },
  "numbers.less": "Eins weniger: {name}",
  "numbers.more": "Eins mehr: {name}",
  "box.count": { one: "{count} Abweichung von der Schachtel", other: "{count} Abweichungen von der Schachtel" },
  "box.do": "Wie in der Schachtel",
  "box.done": "Teile, Anzahlen und Regeln sind wieder wie in der Schachtel.",
  "box.piece": "{name}, je Spieler",
  "box.set": "Plättchen: {name}",
  "box.usually": "sonst {usual}",

  "fav.open": "Favoriten",
  "fav.title": "Lieblingseinstellungen",
  "fav.save": "Diese Einstellungen speichern",
  "fav.name": "Name",
  "fav.placeholder": "Sonntagabend",
  "fav.full": "Du hast {most} Favoriten, mehr passen nicht. Lösche zuerst einen.",
  "fav.none":
    "Du hast noch keine Favoriten. Speichere die Einstellungen dieses Tisches unter einem Namen und verwende sie für einen anderen.",
  "fav.saved": "„{name}“ gespeichert.",
  "fav.apply": "Verwenden",
  "fav.apply.what": "„{name}“ für diesen Tisch verwenden",
  "fav.rename": "„{name}“ umbenennen",
  "fav.delete": "„{name}“ löschen",
  "fav.deleted": "„{name}“ gelöscht.",
  "fav.applied": "Dieser Tisch verwendet jetzt „{name}“.",
  "fav.left": "Weggelassen, weil es hier nicht geht:",
  "fav.left.size": "{size} Plätze: Hier sitzen mehr Spieler",
  "fav.left.edition": "die Ausgabe „{name}“",
  "fav.left.option": "die Regel „{name}“",
  "fav.left.part": "der Teil „{name}“",
  "fav.left.pieces": "die Anzahl „{name}“",
  "fav.left.clock": "die Uhr",
  "fav.seats": { one: "{count} Platz", other: "{count} Plätze" },
};

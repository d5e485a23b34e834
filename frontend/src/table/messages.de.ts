import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "box.tiles": { one: "{count} weiteres Plättchen", other: "{count} weitere Plättchen" },
  "box.more": "Was sie bringt",
  "box.asks": "Zu entscheiden",
  "box.rules": "Alle ihre Regeln",
  "box.needs": "Braucht {boxes}.",
  "box.options": "Regeln im Einzelnen",
  "box.reconstructed": "rekonstruierte Plättchen",
  "box.reconstructed.why":
    "Die öffentlichen Regeln zeigen diese Plättchen nur auf Bildern, die im Text fehlen. Ihre Liste wurde nach den Worten der Regeln neu zusammengestellt und kann von der gedruckten abweichen.",
  "box.part.off": "Abgeschaltet: {part}.",
  "box.parts": "Welche Teile",
  "box.parts.all": "Beide",
  "box.parts.all.more": "Alle {count}",
  "box.along": "{along} kommt mit: {name} braucht das.",
  "box.along.more": "{along} kommen mit: {name} braucht sie.",
  "box.leaves": "{along} geht auch: Es braucht {name}.",
  "box.leaves.more": "{along} gehen auch: Sie brauchen {name}.",

  "chance.how_many": "Erweiterungen auslosen",
  "chance.do": "Überrasch uns",
  "chance.again": "Noch einmal",
  "chance.chosen": "Ausgelost: {boxes}.",

  undo: "Rückgängig",
  undone: "Es ist wieder wie vorher.",

  "fav.open": "Favoriten",
  "fav.title": "Lieblingseinstellungen",
  "fav.save": "Diese Einstellungen merken",
  "fav.name": "Name",
  "fav.placeholder": "Sonntagabend",
  "fav.full": "Du hast {most} Favoriten: Mehr Platz ist nicht. Lösche zuerst einen.",
  "fav.none":
    "Du hast dir noch nichts gemerkt. Merke dir die Einstellungen dieses Tisches unter einem Namen und nimm sie für einen anderen.",
  "fav.saved": "„{name}“ ist gemerkt.",
  "fav.apply": "Nehmen",
  "fav.apply.what": "„{name}“ für diesen Tisch nehmen",
  "fav.rename": "„{name}“ umbenennen",
  "fav.delete": "„{name}“ löschen",
  "fav.deleted": "„{name}“ ist gelöscht.",
  "fav.applied": "Dieser Tisch spielt jetzt „{name}“.",
  "fav.left": "Weggelassen, weil es hier nicht (mehr) geht:",
  "fav.left.size": "{size} Plätze: Es sitzen mehr hier",
  "fav.left.edition": "die Ausgabe „{name}“",
  "fav.left.option": "die Regel „{name}“",
  "fav.left.part": "ein Teil: {name}",
  "fav.left.clock": "die Uhr",
  "fav.seats": { one: "{count} Platz", other: "{count} Plätze" },
};

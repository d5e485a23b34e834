import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.bridge": "Brücke",
  "bridge.needed": "Hier braucht es eine Brücke: Du baust sie gleich nach dem Anlegen aus deinem Vorrat.",
  "bridge.needs": "braucht eine Brücke",
  "bridge.cells": { one: "{count} Platz braucht eine Brücke", other: "{count} Plätze brauchen eine Brücke" },
  "bridge.forced.title": "Baue die Brücke",
  "bridge.forced":
    "Dieses Plättchen liegt nur mit einer Brücke richtig. Baue sie, um weiterzuspielen, oder nimm das Anlegen zurück.",
  "bridge.build": "Brücke bauen",
  "bridge.show": { one: "Eine Brücke bauen … ({count} Platz)", other: "Eine Brücke bauen … ({count} Plätze)" },
  "bridge.hide": "Jetzt keine Brücke",
  "bridge.choose": "Wähle, wo die Brücke liegen soll. Ihre beiden Enden werden zu Straße.",
  "bridge.left": { one: "noch {count} Brücke", other: "noch {count} Brücken" },
  "bridge.none": "Keine Brücke mehr",
  "bridge.at": "Brücke {axis}, {place}",
  "bridge.axis.ns": "von Nord nach Süd",
  "bridge.axis.ew": "von Ost nach West",
  "bridge.discard": "Es passt nur mit einer Brücke. Baue eine, oder lege das Plättchen weg und ziehe ein anderes.",
  "log.bridge": "{name} hat eine Brücke gebaut, {place}, {axis}",
  "log.discard": "{name} hat ein Plättchen weggelegt, das eine Brücke gebraucht hätte",
};

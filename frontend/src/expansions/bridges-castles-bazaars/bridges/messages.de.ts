import type { Translation } from "../../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.bridge": "Brücke",
  "bridge.needed": "Dieses Plättchen braucht hier eine Brücke. Sie wird mit dem Plättchen gebaut, aus deinem Vorrat.",
  "bridge.needs": "braucht eine Brücke",
  "bridge.cells": { one: "{count} Stelle braucht eine Brücke", other: "{count} Stellen brauchen eine Brücke" },
  "bridge.forced.title": "Bau die Brücke",
  "bridge.forced": "Dieses Plättchen braucht hier eine Brücke. Bau sie oder nimm das Plättchen zurück.",
  "bridge.build": "Brücke bauen",
  "bridge.show": "Brücke bauen …",
  "bridge.places": { one: "{count} Stelle", other: "{count} Stellen" },
  "bridge.hide": "Jetzt keine Brücke",
  "bridge.choose": "Wähle, wo die Brücke liegen soll. Ihre beiden Enden werden zu Straße.",
  "bridge.left": { one: "noch {count} Brücke", other: "noch {count} Brücken" },
  "bridge.none": "Keine Brücke mehr",
  "bridge.at": "Brücke {axis}, {place}",
  "bridge.axis.ns": "von Nord nach Süd",
  "bridge.axis.ew": "von Ost nach West",
  "bridge.discard": "Es passt nur mit einer Brücke. Bau eine oder lege das Plättchen ab und ziehe ein anderes.",
  "log.bridge": "{name} hat eine Brücke gebaut, {place}, {axis}",
  "log.discard": "{name} hat ein Plättchen abgelegt, das eine Brücke gebraucht hätte",
};

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  "piece.shepherd": "Schäfer",
  "kind.sheep": "Schafe",
  "for.sheep": "Schafe im Stall",
  "part.sheep": { one: "{count} Schaf", other: "{count} Schafe" },
  "part.vineyards": { one: "{count} Weinberg", other: "{count} Weinberge" },
  "flock.yours": "Wächst deine Herde, oder kommt sie in den Stall?",
  "flock.theirs": "{name} entscheidet über eine Herde",
  "flock.alert": "Die Wiese deines Schäfers ist gewachsen: Entscheide über die Herde",
  "flock.now": {
    one: "Auf dieser Wiese ist {count} Schaf.",
    other: "Auf dieser Wiese sind {count} Schafe.",
  },
  "flock.shared": {
    one: "{count} anderer Spieler bekommt sie auch gewertet.",
    other: "{count} andere Spieler bekommen sie auch gewertet.",
  },
  "flock.bag": {
    one: "Im Beutel: {wolves}, insgesamt {count} Marker.",
    other: "Im Beutel: {wolves}, insgesamt {count} Marker.",
  },
  "flock.wolves": { one: "{count} Wolf", other: "{count} Wölfe" },
  "flock.grow": "Marker ziehen",
  "flock.grow.about": "mehr Schafe oder ein Wolf und nichts",
  "flock.stable": "In den Stall",
  "flock.stable.about": {
    one: "{count} Punkt, der Schäfer kommt zurück",
    other: "{count} Punkte, der Schäfer kommt zurück",
  },
  "log.flock.grow": "{name} lässt die Herde wachsen",
  "log.flock.stable": "{name} treibt die Herde in den Stall",
  "drawn.sheep": {
    one: "{name}: {count} Schaf kommt zur Herde, {place}",
    other: "{name}: {count} Schafe kommen zur Herde, {place}",
  },
  "drawn.wolf": "{name}: ein Wolf, die Schäfer kommen ohne Punkte zurück, {place}",
  "score.sheep": { one: "{name}: {count} Punkt für Schafe", other: "{name}: {count} Punkte für Schafe" },
  "look.flock": {
    one: "{count} Schaf: ein Punkt für {names}",
    other: "{count} Schafe: je ein Punkt für {names}",
  },
  "look.hill": "Auf einem Hügel: {names}",
  "look.hill.one": "gewinnt einen Gleichstand",
  "look.hill.more": "gewinnen einen Gleichstand und teilen",
  "look.vineyards": {
    one: "{count} Weinberg: {points} Punkte mehr, sobald fertig",
    other: "{count} Weinberge: {points} Punkte mehr, sobald fertig",
  },
  "board.flock": { one: "{count} Schaf", other: "{count} Schafe" },
};

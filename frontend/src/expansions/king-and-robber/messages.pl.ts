import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "kind.king": "Król",
  "kind.robber_baron": "Rozbójnik",
  "part.roads": {
    one: "{count} ukończona droga",
    few: "{count} ukończone drogi",
    many: "{count} ukończonych dróg",
    other: "{count} ukończonej drogi",
  },
  "holds.king": "Król: na końcu punkt za każde ukończone miasto, teraz tyle",
  "holds.robber_baron": "Rozbójnik: na końcu punkt za każdą ukończoną drogę, teraz tyle",
  "took.king": {
    one: "{name} bierze króla za miasto z {count} płytki",
    few: "{name} bierze króla za miasto z {count} płytek",
    many: "{name} bierze króla za miasto z {count} płytek",
    other: "{name} bierze króla za miasto z {count} płytki",
  },
  "took.robber_baron": {
    one: "{name} bierze rozbójnika za drogę z {count} płytki",
    few: "{name} bierze rozbójnika za drogę z {count} płytek",
    many: "{name} bierze rozbójnika za drogę z {count} płytek",
    other: "{name} bierze rozbójnika za drogę z {count} płytki",
  },
  "kept.king": {
    one: "{name} zatrzymuje króla: rekord to teraz {count} płytka",
    few: "{name} zatrzymuje króla: rekord to teraz {count} płytki",
    many: "{name} zatrzymuje króla: rekord to teraz {count} płytek",
    other: "{name} zatrzymuje króla: rekord to teraz {count} płytki",
  },
  "kept.robber_baron": {
    one: "{name} zatrzymuje rozbójnika: rekord to teraz {count} płytka",
    few: "{name} zatrzymuje rozbójnika: rekord to teraz {count} płytki",
    many: "{name} zatrzymuje rozbójnika: rekord to teraz {count} płytek",
    other: "{name} zatrzymuje rozbójnika: rekord to teraz {count} płytki",
  },
  "score.king": {
    one: "{name}: {count} punkt za króla",
    few: "{name}: {count} punkty za króla",
    many: "{name}: {count} punktów za króla",
    other: "{name}: {count} punktu za króla",
  },
  "score.robber_baron": {
    one: "{name}: {count} punkt za rozbójnika",
    few: "{name}: {count} punkty za rozbójnika",
    many: "{name}: {count} punktów za rozbójnika",
    other: "{name}: {count} punktu za rozbójnika",
  },
};

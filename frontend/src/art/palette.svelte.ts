// The drawings by day, by night and with strong contrast: the palettes come with the art, the reader's machine chooses.

import { MediaQuery } from "svelte/reactivity";
import { theme } from "../preferences.svelte.ts";
import type { Palettes } from "./art.ts";

export type Light = keyof Palettes;

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the queries in it are followed, not the map
const queries = new Map<string, MediaQuery>();

function matches(words: string): boolean {
  if (typeof globalThis.matchMedia !== "function") return false;
  let query = queries.get(words);
  if (!query) {
    query = new MediaQuery(words);
    queries.set(words, query);
  }
  return query.current;
}

/** The light that the reader's machine and preferences ask for; whatever reads it follows it. */
export function light(): Light {
  const [night, strong] = [matches("(prefers-color-scheme: dark)"), matches("(prefers-contrast: more)")];
  if (strong) return "contrast";
  return theme() === "dark" || (theme() === "system" && night) ? "night" : "day";
}

/** Keeps the colours of the drawings (`--art-…`) in step with the scheme; call it in a component. */
export function usePalette(palettes: () => Palettes | undefined): void {
  $effect(() => {
    const colours = palettes()?.[light()] ?? {};
    for (const [name, colour] of Object.entries(colours))
      document.documentElement.style.setProperty(`--art-${name}`, colour);
  });
}

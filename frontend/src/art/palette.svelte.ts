// The drawings by day, by night and with strong contrast: the palettes come with the art, the reader's machine chooses.

import { matches } from "../mediaQuery.svelte.ts";
import { theme } from "../preferences.svelte.ts";
import type { Palettes } from "./art.ts";

export type Light = keyof Palettes;

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

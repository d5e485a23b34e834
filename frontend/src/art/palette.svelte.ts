// The drawings by day, by night and with strong contrast: the palettes come with the art, the reader's machine chooses.

import { theme } from "../preferences.svelte.ts";
import type { Palettes } from "./art.ts";

const query = (words: string) => globalThis.matchMedia?.(words);

/** The light that the reader's machine and preferences ask for; call it in a component. */
export function useLight(): () => keyof Palettes {
  const night = query("(prefers-color-scheme: dark)");
  const strong = query("(prefers-contrast: more)");
  let changed = $state(0);

  $effect(() => {
    const look = () => (changed += 1);
    night?.addEventListener("change", look);
    strong?.addEventListener("change", look);
    return () => {
      night?.removeEventListener("change", look);
      strong?.removeEventListener("change", look);
    };
  });

  return () => {
    void changed;
    const dark = theme() === "dark" || (theme() === "system" && night?.matches === true);
    return strong?.matches ? "contrast" : dark ? "night" : "day";
  };
}

/** Keeps the colours of the drawings (`--art-…`) in step with the scheme; call it in a component. */
export function usePalette(palettes: () => Palettes | undefined): void {
  const light = useLight();
  $effect(() => {
    const colours = palettes()?.[light()] ?? {};
    for (const [name, colour] of Object.entries(colours))
      document.documentElement.style.setProperty(`--art-${name}`, colour);
  });
}

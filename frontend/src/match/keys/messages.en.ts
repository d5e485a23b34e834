import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  cells: "Arrow keys: go from one possible space to the next",
  enter: "Enter: put the tile there; Enter again: confirm",
  rotate: "R, Shift+R: turn the tile",
  numbers: "1 to 9: choose a figure’s place",
  next: "P, Shift+P: next/previous figure or goal",
  end: "E: end the turn",
  undo: "Ctrl+Z: undo",
  hint: "H: ideas, in games against bots",
  map: "+, −, 0: zoom in, out, show everything",
  look: "F: inspect the board, N: figure by figure",
} as const satisfies Catalogue;

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  cells: "Strzałki: od jednego możliwego pola do następnego",
  enter: "Enter: połóż tam płytkę; jeszcze raz: potwierdź",
  rotate: "R, Shift+R: obróć płytkę",
  numbers: "1 do 9: wybierz miejsce dla figury",
  next: "P, Shift+P: następna/poprzednia figura lub cel",
  end: "E: zakończ turę",
  undo: "Ctrl+Z: cofnij",
  hint: "H: pomysły, w partiach z botami",
  map: "+, −, 0: przybliż, oddal, pokaż wszystko",
  look: "F: obejrzyj planszę, N: figura po figurze",
};

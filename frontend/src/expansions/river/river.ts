// The river that is being built, as the view shows it.

import type { View } from "../../protocol/types.ts";
import { t } from "./messages.ts";

export interface River {
  /** How many of its tiles are to come. */
  left: number;
  /** Tiles that fitted nowhere and went back under the others; everybody saw them. */
  back?: string[];
}

export const riverOf = (view: View): River | undefined => view["river"] as River | undefined;

/** How far it is, while the game runs. */
export function turnNotes(view: View): string[] {
  const river = riverOf(view);
  if (view.over || !view.turn || !river) return [];
  const notes = [river.left > 0 ? t("turn.river", { count: river.left }) : t("turn.river.lake")];
  if (river.back?.length) notes.push(t("turn.river.back", { count: river.back.length }));
  return notes;
}

/** The views don't show in which order tiles come that went back into the stack. */
export const hidesDraws = (view: View): boolean => (riverOf(view)?.back ?? []).length > 0;

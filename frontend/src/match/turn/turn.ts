// What a decision asks, and the choices it offers: sorted into what lies on the board and what is only a button.

import { placeOf, type Choice } from "../../board/figures/choices.ts";
import { actionIs, actionUIs, decisionUI } from "../../expansions/registry.ts";
import type { ApartUI } from "../../expansions/types.ts";
import type { Action, Decision, View } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";
import { actionWord } from "../../words/words.ts";
import { nameAt } from "../../shownName.ts";

/** Whether an action lays something on a free cell: chosen on the board, turned, then confirmed. */
export const lays = ({ type }: Pick<Action, "type">): boolean => type === "place_tile" || actionIs(type, "lays");

export const laying = (actions: readonly Action[]): Action[] => actions.filter(lays);

/** Whether an action is shown only if something followed from it. */
export const silent = ({ type }: Pick<Action, "type">): boolean => type === "end_turn" || actionIs(type, "silent");

/** How an action is shown apart from the others, where it is. */
export const apartUI = ({ type }: Pick<Action, "type">): ApartUI | undefined =>
  actionUIs(type).find((ui) => ui.apart)?.apart;

type Cell = Readonly<{ x: number; y: number }>;

/** Places of the tile `first` come first, then others on the board, and declining last, as the panel shows them. */
function order(action: Action, first: Cell | undefined): number {
  if (action.type === "pass") return 3;
  const place = placeOf(action);
  if (!place) return 2;
  return place.x === first?.x && place.y === first.y ? 0 : 1;
}

/**
 * The other actions in their order, those on the tile `first` before them; the first nine have number keys. Ending the
 * turn has its own button.
 */
export function choicesOf(actions: readonly Action[], first?: Cell): Choice[] {
  const rest = actions.filter((a) => !lays(a) && a.type !== "end_turn");
  const sorted = rest.toSorted((a, b) => order(a, first) - order(b, first));
  return sorted.map((action, i) => ({ action, digit: i < 9 ? i + 1 : null, label: actionWord(action) }));
}

export const ending = (actions: readonly Action[]): Action | null => actions.find((a) => a.type === "end_turn") ?? null;

/** Names the player who decides and the decision; `you` is the reader's seat. */
export function turnWord(view: View, you: number | null, actions: readonly Action[] | null): string {
  if (view.over || !view.decision) return t("turn.over");
  const { seat, kind } = view.decision;
  const name = nameAt(view, seat);
  const here = forced(actions) ?? decisionUI(kind)?.heading({ view, mine: seat === you, name, actions });
  if (here) return here;
  if (seat !== you) {
    if (kind === "place_tile") return t("turn.theirs.place", { name });
    return t(kind === "act" ? "turn.theirs.act" : "turn.theirs.other", { name });
  }
  if (kind === "place_tile") return t("turn.yours.place");
  if (kind !== "act") return t("turn.yours.other");
  return t(actions && choicesOf(actions).length === 0 ? "turn.yours.act.done" : "turn.yours.act");
}

/** What calls a player to the table; with the name where several persons share the device. */
export function turnAlert(view: View | null | undefined, shared: boolean): string {
  const name = view?.seats[view.decision?.seat ?? -1]?.name;
  return shared && name ? t("turn.alert.named", { name }) : t("turn.alert");
}

/** What ends the turn: going without a figure, until this seat has one on the newest tile. */
export function endWord(view: View, seat: number, choices: readonly Choice[]): string {
  const newest = view.tiles.at(-1);
  const stands = view.pieces?.some((p) => p.seat === seat && p.x === newest?.x && p.y === newest?.y) ?? false;
  return t(choices.length > 0 && !stands ? "act.none" : "act.end");
}

/** The heading where all that is possible is one type of action, if that has one for then. */
function forced(actions: readonly Action[] | null): string | null {
  const [first, ...others] = actions ?? [];
  if (!first || others.some(({ type }) => type !== first.type)) return null;
  return (
    apartUI(first)?.forced() ??
    actionUIs(first.type)
      .find((ui) => ui.alone)
      ?.alone?.() ??
    null
  );
}

/** What the decision is about, as a spot of the board, where it is one. */
export function aboutSpot(decision: Decision | null | undefined): { x: number; y: number } | null {
  const about = decision?.about as { x?: unknown; y?: unknown } | null | undefined;
  return typeof about?.x === "number" && typeof about.y === "number" ? { x: about.x, y: about.y } : null;
}

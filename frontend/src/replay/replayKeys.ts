// The keys of a replay: moves, turns, playing, the map.

import type { BoardHandle } from "../board/props.ts";
import type { Player } from "./player.svelte.ts";

type Moves = Pick<Player, "step" | "turn" | "jump" | "toggle">;
type Map = Pick<BoardHandle, "zoom" | "fit">;

/** What a key does; null where it means nothing here. */
export function replayKey(key: string, player: Moves, map: Map | null): (() => void) | null {
  const commands: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.jump(0),
    End: () => player.jump(Infinity),
    PageUp: () => player.turn(-1),
    PageDown: () => player.turn(1),
    "+": () => map?.zoom(1.35),
    "=": () => map?.zoom(1.35),
    "-": () => map?.zoom(1 / 1.35),
    "0": () => map?.fit(),
    " ": () => player.toggle(),
  };
  return Object.hasOwn(commands, key) ? commands[key]! : null;
}

/** Whether a key press is meant for the element that has the focus, or for the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (target?.closest("input, textarea, select, dialog, [role=tab]")) return true;
  if (/^(Arrow|Home|End)/.test(event.key) && target?.closest("[role=slider]")) return true;
  return event.key === " " && Boolean(target?.closest("button, a, summary"));
}

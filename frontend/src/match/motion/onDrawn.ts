// Moves what the board has drawn already: a tile, a figure, or something of an expansion.

import type { Art } from "../../art/art.ts";
import { standingPoint, UNIT, type Point } from "../../board/geometry.ts";
import type { PlacedTile } from "../../protocol/types.ts";
import { animate, arc, dropping, landing } from "./flight.ts";
import type { Moving } from "./motion.svelte.ts";
import { panelPoint } from "./panelPoint.ts";

interface Scene {
  art: Art;
  tiles: ReadonlyMap<string, PlacedTile>;
}

const APEX = 60;
const AIR_MS = 320;
/** A figure that is drawn farther from its place than this is another one. */
const NEAR = 45;

/** Starts the movement of a step; `mark` is an element in the board. Returns what stops it. */
export function moveDrawn(mark: SVGGElement, step: Moving, scene: Scene): (() => void) | void {
  const board = mark.ownerSVGElement;
  if (!board) return;
  const started = start(board, mark, step, scene);
  return () => started.forEach((animation) => animation?.cancel());
}

function start(board: SVGSVGElement, mark: SVGGElement, step: Moving, scene: Scene): (Animation | null)[] {
  if (step.kind === "drop") return drop(board, step);
  if (step.kind === "hop") return hop(board, mark, step, scene);
  if (step.kind !== "own") return [];
  return [...board.querySelectorAll<SVGGElement>(step.selector)].map((element) =>
    animate(element, step.frames, { ...step, easing: "ease-out" }),
  );
}

function drop(board: SVGSVGElement, { x, y, low, at, ms }: Extract<Moving, { kind: "drop" }>): (Animation | null)[] {
  const drawn = board.querySelectorAll<SVGElement>(`.tiles [data-at="${x},${y}"]`);
  return [...drawn].map((part) => {
    part.style.transformOrigin = `${(x + 0.5) * UNIT}px ${(y + 0.5) * UNIT}px`;
    return animate(part, dropping(low), { at, ms, easing: "cubic-bezier(.2,.9,.3,1.15)" });
  });
}

function hop(
  board: SVGSVGElement,
  mark: SVGGElement,
  step: Extract<Moving, { kind: "hop" }>,
  { art, tiles }: Scene,
): (Animation | null)[] {
  const place = standingPoint(art, tiles, step.piece);
  const drawn = figureNear(board, step, place);
  if (!drawn) return [];
  const from = step.from ? standingPoint(art, tiles, step.from) : panelPoint(mark, step.seat);
  const way = from ? { x: from.x - place.x, y: from.y - place.y } : { x: 0, y: -APEX };
  drawn.style.transformOrigin = `${place.x}px ${place.y + 16}px`;
  return [
    animate(drawn, arc(way, APEX), { at: step.at, ms: AIR_MS, easing: "cubic-bezier(.3,0,.3,1)" }),
    animate(drawn, landing, { at: step.at + AIR_MS, ms: step.ms - AIR_MS, easing: "ease-out" }),
  ];
}

/** The figure of this seat and kind that stands nearest to a point. */
function figureNear(
  board: SVGSVGElement,
  { seat, piece }: { seat: number; piece: { piece: string } },
  place: Point,
): SVGElement | null {
  const figures = board.querySelectorAll<SVGElement>(`.figures > [data-seat="${seat}"][data-piece="${piece.piece}"]`);
  let [found, least] = [null as SVGElement | null, NEAR];
  for (const figure of figures) {
    const [x = 0, y = 0] = (figure.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
    const distance = Math.hypot(x - place.x, y - place.y);
    if (distance < least) [found, least] = [figure, distance];
  }
  return found;
}

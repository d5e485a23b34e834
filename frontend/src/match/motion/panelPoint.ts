// Where a seat's panel is, as the board measures.

import type { Point } from "../../board/geometry.ts";

/** The middle of a seat's panel in the units of the group that `inside` is in; null where there is none. */
export function panelPoint(inside: SVGGraphicsElement, seat: number): Point | null {
  const panel = document.querySelectorAll(".match-seats > li")[seat];
  const screen = inside.parentElement instanceof SVGGraphicsElement ? inside.parentElement.getScreenCTM() : null;
  if (!panel || !screen) return null;
  const box = panel.getBoundingClientRect();
  const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(screen.inverse());
  return { x: point.x, y: point.y };
}

// Ways through the air, as keyframes. Only `translate`, `rotate`, `scale` and `opacity` change.

import type { Point } from "../../board/geometry.ts";

const SAMPLES = 12;

/** An arc from `from` to where the thing is drawn, in board units; it rises by `apex` above the straight way. */
export function arc(from: Point, apex: number): Keyframe[] {
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const part = n / SAMPLES;
    const [x, y] = [from.x * (1 - part), from.y * (1 - part) - apex * 4 * part * (1 - part)];
    return { translate: `${round(x)}px ${round(y)}px`, offset: part };
  });
}

/** The same arc away from where the thing is drawn; it shrinks on its way. */
export function arcTo(to: Point, apex: number, shrink: number): Keyframe[] {
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const part = n / SAMPLES;
    const [x, y] = [to.x * part, to.y * part - apex * 4 * part * (1 - part)];
    const scale = 1 - (1 - shrink) * part;
    return {
      translate: `${round(x)}px ${round(y)}px`,
      scale: round(scale),
      opacity: part < 0.8 ? 1 : round((1 - part) * 5),
      offset: part,
    };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The tile comes down, turns straight and is squashed a little as it lands. */
export const dropping = (low: boolean): Keyframe[] => [
  { translate: `0px ${low ? -4 : -18}px`, scale: low ? 1 : 1.06, rotate: low ? "0deg" : "-1.5deg", offset: 0 },
  { translate: "0px 0px", scale: "1 1", rotate: "0deg", offset: 0.8 },
  { scale: "1.01 0.98", offset: 0.9 },
  { translate: "0px 0px", scale: "1 1", rotate: "0deg", offset: 1 },
];

export const landing: Keyframe[] = [{ scale: "1 1" }, { scale: "1.05 0.92" }, { scale: "1 1" }];

export const lighting: Keyframe[] = [
  { opacity: 0, offset: 0 },
  { opacity: 1, offset: 0.25 },
  { opacity: 1, offset: 0.65 },
  { opacity: 0, offset: 1 },
];

/** `rise` in units of what is drawn. */
export const rising = (rise: number): Keyframe[] => [
  { translate: "0px 0px", opacity: 0, offset: 0 },
  { opacity: 1, offset: 0.1 },
  { opacity: 1, offset: 0.66 },
  { translate: `0px ${-rise}px`, opacity: 0, offset: 1 },
];

export const standing: Keyframe[] = [
  { opacity: 1, offset: 0 },
  { opacity: 1, offset: 1 - 150 / 900 },
  { opacity: 0, offset: 1 },
];

/** Starts an animation; does nothing where the browser knows none. */
export function animate(
  element: Element,
  frames: readonly Keyframe[],
  { at = 0, ms, easing = "linear" }: { at?: number; ms: number; easing?: string },
): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate([...frames], { delay: at, duration: ms, easing, fill: "backwards" });
}

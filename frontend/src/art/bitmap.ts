// Pictures of pixels, cut from a sheet of paths.

import { cornerOf, ROOM, type Part } from "./cutting.ts";
import type { Level } from "./art.ts";

/** The widest that a tile of each level of detail is on a board, in pixels of the page. */
const WIDEST: Readonly<Record<Level, number>> = { far: 60, middle: 120, near: 300 };
/** Screens with more pixels than that for one of the page get no sharper pictures: memory grows with the square. */
const SHARPEST = 2;
/** Of 255: browsers that hide who somebody is change colours by little, or give back none of what was drawn. */
const CLOSE = 8;

/** The pixels of a tile unit. */
export const scaleOf = (level: Level): number =>
  (WIDEST[level] * Math.min(SHARPEST, Math.max(1, devicePixelRatio))) / ROOM.ground.width;

/** The address of the sheet's nth part as pixels. */
export async function pixelsOf(sheet: HTMLImageElement, nth: number, part: Part, level: Level): Promise<string> {
  const scale = scaleOf(level);
  const [{ x, y }, { width, height }] = [cornerOf(nth), ROOM[part]];
  const canvas = canvasOf(Math.round(width * scale), Math.round(height * scale));
  const [from, to] = [
    [x * scale, y * scale, width * scale, height * scale],
    [0, 0, canvas.width, canvas.height],
  ] as const;
  canvas.getContext("2d")?.drawImage(sheet, ...from, ...to);
  const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!pixels) throw new Error("the browser gives no pixels of what was drawn");
  return URL.createObjectURL(pixels);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

let known: boolean | undefined;

/** Whether the browser gives back what was drawn; some give noise, so that nobody is known by it. */
export function faithful(): boolean {
  known ??= tried();
  return known;
}

const COLOUR = [200, 40, 120] as const;

function tried(): boolean {
  const context = canvasOf(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = `rgb(${COLOUR.join()})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return COLOUR.every((value, nth) => Math.abs(value - data[nth]!) <= CLOSE);
}

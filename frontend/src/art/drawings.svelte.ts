// The pictures of single tiles: each design at each way it lies, in each light, at each level of detail is cut once,
// and drawn wherever it lies, sharp at any size. Those of a board are of pixels (boardPictures.svelte.ts).

import { SvelteMap } from "svelte/reactivity";
import type { Art, Level } from "./art.ts";
import { pictureOf, type Part } from "./cutting.ts";
import { designOf, sharedOf } from "./designs.ts";
import type { Light } from "./palette.svelte.ts";
import type { Need } from "./requests.ts";

/** A design the way it lies. */
export interface Lying {
  tile: string;
  rotation: number;
}

/** How a tile is drawn. */
export interface Look {
  readonly level: Level;
  readonly light: Light;
}

export const PARTS: readonly Part[] = ["ground", "standing"];
const addresses = new SvelteMap<string, string>();
/** Kept, so that the browser keeps what it has read. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const pictures = new Map<string, HTMLImageElement>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const drawing = new Map<string, Promise<boolean>>();

/** A name for a part's picture. */
export const named = (art: Art, { tile, rotation }: Lying, part: Part, level: Level, light: Light): string =>
  `${art.base} ${light} ${level} ${tile} ${turned(rotation)} ${part}`;

const turned = (rotation: number) => ((rotation % 360) + 360) % 360;

/** The address of a part's picture; undefined until it is drawn. Whatever reads it follows it. */
export const address = (art: Art, lying: Lying, part: Part, level: Level, light: Light): string | undefined =>
  addresses.get(named(art, lying, part, level, light));

/** Draws both parts of a design the way it lies, if they are not drawn yet; resolves to whether they are. */
export function draw(art: Art, lying: Lying, level: Level, light: Light, need: Need = "hand"): Promise<boolean> {
  const name = named(art, lying, "ground", level, light);
  let drawn = drawing.get(name);
  if (!drawn) {
    drawn = cut(art, lying, level, light, need).catch(() => {
      drawing.delete(name); // the next try may find the server again
      return false;
    });
    drawing.set(name, drawn);
  }
  return drawn;
}

async function cut(art: Art, lying: Lying, level: Level, light: Light, need: Need): Promise<boolean> {
  const insides = await insidesOf(art, lying, level, need);
  if (!insides || !art.base) return false;
  const patterns = await sharedOf(art.base);
  await Promise.all(
    PARTS.map(async (part) => {
      const image = await read(addressOf(pictureOf(insides[part], part, patterns, art.palettes?.[light])));
      const name = named(art, lying, part, level, light);
      pictures.set(name, image);
      addresses.set(name, image.src);
    }),
  );
  return true;
}

/** What is drawn of a design the way it lies, each part by itself; null where there is no such design. */
export async function insidesOf(
  art: Art,
  { tile, rotation }: Lying,
  level: Level,
  need: Need,
): Promise<Record<Part, string> | null> {
  const symbol = art.tiles[tile]?.symbol;
  if (!symbol || !art.base) return null;
  const design = await designOf(art.base, level, symbol, need);
  const inside = (part: Part) =>
    design.get(`${symbol}-${turned(rotation)}-${part}${level === "middle" ? "" : `-${level}`}`) ?? "";
  return { ground: inside("ground"), standing: inside("standing") };
}

/** The address of a picture of paths, as it is written. */
export const addressOf = (picture: string): string =>
  `data:image/svg+xml;charset=utf-8,${picture.replace(/[%#]/g, encodeURIComponent)}`;

/** Reads a picture before it is shown, so that none is seen coming. */
export function read(at: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${at.slice(0, 80)} is not a picture`));
    image.src = at;
  });
}

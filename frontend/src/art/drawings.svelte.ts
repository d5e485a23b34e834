// The pictures of the tiles that are in use: each design at each way it lies, in each light, at each level of detail
// is cut once, and drawn wherever it lies.

import { SvelteMap } from "svelte/reactivity";
import { sheetText, type Art, type Level } from "./art.ts";
import { patternsOf, pictureOf, symbolsOf, type Part } from "./cutting.ts";
import type { Light } from "./palette.svelte.ts";

/** A design the way it lies. */
export interface Lying {
  tile: string;
  rotation: number;
}

const PARTS: readonly Part[] = ["ground", "standing"];
const addresses = new SvelteMap<string, string>();
/** Kept, so that the browser keeps what it has read. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const pictures = new Map<string, HTMLImageElement>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const drawing = new Map<string, Promise<boolean>>();

const named = (art: Art, { tile, rotation }: Lying, part: Part, level: Level, light: Light) =>
  `${art.base} ${light} ${level} ${tile} ${((rotation % 360) + 360) % 360} ${part}`;

/** The address of a part's picture; undefined until it is drawn. Whatever reads it follows it. */
export const address = (art: Art, lying: Lying, part: Part, level: Level, light: Light): string | undefined =>
  addresses.get(named(art, lying, part, level, light));

/** Draws both parts of a design the way it lies, if they are not drawn yet; resolves to whether they are. */
export function draw(art: Art, lying: Lying, level: Level, light: Light): Promise<boolean> {
  const name = named(art, lying, "ground", level, light);
  let drawn = drawing.get(name);
  if (!drawn) {
    drawn = cut(art, lying, level, light).catch(() => {
      drawing.delete(name); // the next try may find the server again
      return false;
    });
    drawing.set(name, drawn);
  }
  return drawn;
}

async function cut(art: Art, lying: Lying, level: Level, light: Light): Promise<boolean> {
  const symbol = art.tiles[lying.tile]?.symbol;
  if (!symbol || !art.base) return false;
  const [design, patterns] = await Promise.all([designOf(art.base, level, symbol), sharedOf(art.base)]);
  const turn = ((lying.rotation % 360) + 360) % 360;
  await Promise.all(
    PARTS.map(async (part) => {
      const inside = design.get(`${symbol}-${turn}-${part}${level === "middle" ? "" : `-${level}`}`) ?? "";
      const picture = pictureOf(inside, part, patterns, art.palettes?.[light]);
      const at = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
      const name = named(art, lying, part, level, light);
      pictures.set(name, await read(at));
      addresses.set(name, at);
    }),
  );
  return true;
}

/** Reads a picture before it is shown, so that none is seen coming. */
function read(at: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${at} is not a picture`));
    image.src = at;
  });
}

const designs = new Map<string, Promise<Map<string, string>>>();

const designOf = (base: string, level: Level, symbol: string) =>
  once(designs, `${base}/designs/${level}/${symbol}.svg`, symbolsOf);

const shared = new Map<string, Promise<Map<string, string>>>();

const sharedOf = (base: string) => once(shared, `${base}/shared.svg`, patternsOf);

function once(
  store: Map<string, Promise<Map<string, string>>>,
  at: string,
  parts: (sheet: string) => Map<string, string>,
): Promise<Map<string, string>> {
  let found = store.get(at);
  if (!found) {
    found = sheetText(at).then(parts);
    store.set(at, found);
    found.catch(() => store.delete(at));
  }
  return found;
}

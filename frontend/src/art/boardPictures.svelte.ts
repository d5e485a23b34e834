// The pictures of the tiles on a board, of pixels. Chromium keeps a whole document for each picture of paths and looks
// into every one of them after each task of the page, so a board of hundreds of those makes all of it slow. Here some
// designs at a time are drawn as one picture of paths, which is cut into pictures of pixels and then let go.

import { SvelteMap } from "svelte/reactivity";
import type { Art } from "./art.ts";
import { faithful, pixelsOf, scaleOf } from "./bitmap.ts";
import { sheetOf, type Part } from "./cutting.ts";
import { fetchSets, sharedOf } from "./designs.ts";
import { address, addressOf, draw, insidesOf, named, PARTS, read } from "./drawings.svelte.ts";
import type { Look, Lying } from "./drawings.svelte.ts";
import { inTurn } from "./inTurn.ts";
import { atNearest } from "./levels.ts";
import type { Need } from "./requests.ts";

/** So many designs are drawn as one picture. */
const TOGETHER = 12;

const addresses = new SvelteMap<string, string>();
/** Kept, so that the browser keeps what it has read. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const pictures = new Map<string, HTMLImageElement>();

/** Designs that are drawn together. It is not begun once nobody waits for it any longer. */
interface Work {
  readonly waiting: AbortSignal[];
  readonly done: Promise<void>;
}
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
const works = new Map<string, Work>();

const nameOf = (art: Art, lying: Lying, { level, light }: Look, part: Part = "ground") =>
  named(art, lying, part, level, light);

/**
 * The address of a part's picture. Until it is drawn, that of the level most like it: of the board, or of a single tile
 * such as the one in hand. Undefined if there is none. Whatever reads it follows it.
 */
export const boardAddress = (art: Art, lying: Lying, part: Part, { level, light }: Look): string | undefined =>
  (faithful() ? atNearest(level, (other) => addresses.get(named(art, lying, part, other, light))) : undefined) ??
  atNearest(level, (other) => address(art, lying, part, other, light));

/** Draws the tiles that are not drawn yet; resolves to those that are then. A tile may be given up by `signal`. */
export async function drawTogether<T extends Lying>(
  art: Art,
  tiles: readonly T[],
  look: Look,
  signal: AbortSignal,
  need: Need = "shown",
): Promise<T[]> {
  if (!faithful()) {
    const drawn = await Promise.all(tiles.map((tile) => draw(art, tile, look.level, look.light, need)));
    return tiles.filter((_, nth) => drawn[nth]);
  }
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
  const missing = new Map(tiles.map((tile) => [nameOf(art, tile, look), tile]));
  for (const name of missing.keys()) if (pictures.has(name)) missing.delete(name);
  for (const name of missing.keys()) works.get(name)?.waiting.push(signal);
  const names = [...missing.values()].map(({ tile }) => tile);
  fetchSets(art, names, look.level, need);
  begin(
    art,
    [...missing].filter(([name]) => !works.has(name)),
    look,
    signal,
    need,
  );
  await Promise.all([...missing.keys()].map((name) => works.get(name)?.done));
  return tiles.filter((tile) => pictures.has(nameOf(art, tile, look)));
}

function begin(art: Art, missing: [string, Lying][], look: Look, signal: AbortSignal, need: Need): void {
  for (let at = 0; at < missing.length; at += TOGETHER) {
    const some = missing.slice(at, at + TOGETHER);
    const tiles = some.map(([, tile]) => tile);
    const waiting = [signal];
    const done = inTurn(async () => {
      if (!waiting.every(({ aborted }) => aborted)) await cut(art, tiles, look, need);
    })
      .catch(() => undefined) // the next try may find the server again
      .finally(() => some.forEach(([name]) => works.delete(name)));
    for (const [name] of some) works.set(name, { waiting, done });
  }
}

async function cut(art: Art, tiles: readonly Lying[], look: Look, need: Need): Promise<void> {
  const { level, light } = look;
  const insides = await Promise.all(tiles.map((tile) => insidesOf(art, tile, level, need)));
  const cuts = tiles.flatMap((tile, nth) => {
    const inside = insides[nth];
    return inside ? PARTS.map((part) => ({ part, inside: inside[part], name: nameOf(art, tile, look, part) })) : [];
  });
  const patterns = await sharedOf(art.base ?? "");
  const sheet = await read(addressOf(sheetOf(cuts, patterns, art.palettes?.[light] ?? {}, scaleOf(level))));
  const images = await Promise.all(cuts.map(async ({ part }, nth) => read(await pixelsOf(sheet, nth, part, level))));
  images.forEach((image, nth) => {
    const { name } = cuts[nth]!;
    pictures.set(name, image);
    addresses.set(name, image.src);
  });
}

// Cuts a sheet of symbols into pictures that stand alone: a board of hundreds of tiles is then hundreds of elements,
// not all the paths of their drawings.

/** Colours by name. */
export type Colours = Readonly<Record<string, string>>;

/** What a picture holds, in tile units: grounds end at the tile's edge, what stands on them rises over it. */
export const ROOM = {
  ground: { x: 0, y: 0, width: 100, height: 100 },
  standing: { x: -12, y: -24, width: 124, height: 136 },
} as const;

export type Part = keyof typeof ROOM;

/** The inside of each symbol of a sheet, by its id. */
export function symbolsOf(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, inside = ""] of sheet.matchAll(/<symbol\b[^>]*?\bid="([^"]+)"[^>]*?(?:\/>|>(.*?)<\/symbol>)/gs))
    found.set(id!, inside);
  return found;
}

/** A symbol's inside as a picture with fixed colours; `patterns` are those that drawings refer to, by id. */
export function pictureOf(
  inside: string,
  part: Part,
  patterns: ReadonlyMap<string, string>,
  colours: Colours = {},
): string {
  const { x, y, width, height } = ROOM[part];
  return framed(inside, { x, y, width, height, scale: 1 }, patterns, colours);
}

/** Part of a sheet: what it shows, and its corner. */
export interface Cut {
  readonly inside: string;
  readonly part: Part;
}

/** A place of a sheet is as large as the largest part, with a rim, so that no part touches another. */
const [ACROSS, STEP] = [6, 140];

/** The corner of a sheet's nth part, in tile units. */
export const cornerOf = (nth: number): { x: number; y: number } => ({
  x: (nth % ACROSS) * STEP,
  y: Math.floor(nth / ACROSS) * STEP,
});

/** Many parts as one picture; `scale` are its pixels for a tile unit. */
export function sheetOf(
  cuts: readonly Cut[],
  patterns: ReadonlyMap<string, string>,
  colours: Colours,
  scale: number,
): string {
  const places = cuts.map(({ inside, part }, nth) => {
    const [at, { x, y, width, height }] = [cornerOf(nth), ROOM[part]];
    const view = `viewBox="${x} ${y} ${width} ${height}"`;
    return `<svg x="${at.x}" y="${at.y}" width="${width}" height="${height}" ${view}>${inside}</svg>`;
  });
  const height = Math.ceil(cuts.length / ACROSS) * STEP;
  return framed(places.join(""), { x: 0, y: 0, width: ACROSS * STEP, height, scale }, patterns, colours);
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

function framed(
  inside: string,
  { x, y, width, height, scale }: Frame,
  patterns: ReadonlyMap<string, string>,
  colours: Colours,
): string {
  const referred = [...patterns].filter(([id]) => inside.includes(`url(#${id})`)).map(([, pattern]) => pattern);
  const drawing = `<defs>${referred.join("")}</defs>${inside}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${width * scale}" height="${height * scale}">${painted(drawing, colours)}</svg>`
  );
}

/** The patterns of a sheet, whole, by their ids. */
export function patternsOf(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [pattern, id] of sheet.matchAll(/<pattern\b[^>]*?\bid="([^"]+)".*?<\/pattern>/gs)) found.set(id!, pattern);
  return found;
}

/** A picture knows nothing of the page's variables: each is replaced by its colour, or by the one that it names. */
function painted(drawing: string, colours: Colours): string {
  return drawing.replace(
    /var\(--art-([a-z0-9-]+),([^()]+)\)/g,
    (_, name: string, plain: string) => colours[name] ?? plain,
  );
}

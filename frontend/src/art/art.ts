// What is known of the drawings of the tiles: where the segments of each design lie. Figures and tokens are symbols for
// `<use>`; the tiles themselves are pictures (drawings.svelte.ts).

import type { Point } from "./point.ts";

export interface SegmentArt {
  kind: string;
  /** How far from `at` a figure stands, whichever way the tile lies. */
  shift?: Point;
  /** Edges or half-edges at rotation 0. */
  spots: readonly string[];
  /** Where a figure stands, in tile units at rotation 0. */
  at: Point;
  /** The segment's area (a road: its band) as path data in tile units. */
  path: string;
  /** What shows who holds it: the walls of a city, the middle of a road, as path data in tile units. */
  line?: string;
}

/** A gate with a mark of its own at rotation 0: the index of its city's segment, and which way it looks in degrees. */
export interface GateArt {
  city: number;
  at: Point;
  turn: number;
}

export interface TileArt {
  symbol: string;
  /** The tile set that the design belongs to. */
  set?: string;
  segments: readonly SegmentArt[];
  gates?: readonly GateArt[];
}

/** Colours of the drawings by name, for each light. */
export type Palettes = Readonly<Record<"day" | "night" | "contrast", Readonly<Record<string, string>>>>;

export interface Art {
  /** Where the drawings lie on the server. */
  base?: string;
  tiles: Readonly<Record<string, TileArt>>;
  palettes?: Palettes;
}

type RawPoint = [number, number] | Point;

interface RawSegment {
  kind: string;
  spots?: string[];
  at: RawPoint;
  path?: string;
  line?: string;
  shift?: RawPoint;
}

type RawGate = Omit<GateArt, "at"> & { at: RawPoint };

interface RawTile {
  symbol: string;
  set?: string;
  segments: RawSegment[];
  gates?: RawGate[];
}

/** The geometry as the server gives it (points as pairs) in the browser's shape. */
export function read(raw: unknown): Art {
  const tiles = (raw as { tiles?: Record<string, unknown> }).tiles ?? (raw as Record<string, unknown>);
  const read: Record<string, TileArt> = {};
  for (const [id, tile] of Object.entries(tiles)) {
    const { symbol, set, segments, gates } = tile as RawTile;
    read[id] = {
      symbol,
      ...(set === undefined ? {} : { set }),
      segments: segments.map(segment),
      ...(gates ? { gates: gates.map((gate) => ({ ...gate, at: point(gate.at) })) } : {}),
    };
  }
  const palettes = (raw as { palettes?: Palettes }).palettes;
  return { tiles: read, ...(palettes ? { palettes } : {}) };
}

function segment({ kind, spots = [], at, path = "", line, shift }: RawSegment): SegmentArt {
  const more = line === undefined ? {} : { line };
  return { kind, spots, at: point(at), path, ...more, ...(shift ? { shift: point(shift) } : {}) };
}

const point = (at: RawPoint): Point => (Array.isArray(at) ? { x: at[0], y: at[1] } : at);

const loaded = new Map<string, Promise<Art>>();
/** So many sets of tiles are fetched one by one; of more, all but the base game in one request. */
const FEW = 3;

/**
 * Fetches the drawings of these sets once and puts their symbols into the page. Rejects when the server can't be
 * reached.
 */
export async function loadArt(digest: string, sets: readonly string[]): Promise<Art> {
  const parts = await Promise.all(together(sets).map((some) => loadSets(digest, some)));
  return { ...parts[0], tiles: Object.assign({}, ...parts.map((part) => part.tiles)) as Art["tiles"] };
}

/** Set by set each is kept by the browser whatever it is combined with, but many requests take long on a slow line. */
function together(sets: readonly string[]): string[][] {
  if (sets.length <= FEW) return sets.map((set) => [set]);
  const others = sets.filter((set) => set !== "base").sort();
  return sets.includes("base") ? [["base"], others] : [others];
}

function loadSets(digest: string, sets: readonly string[]): Promise<Art> {
  const query = `?sets=${sets.map(encodeURIComponent).join()}`;
  const name = `${digest}${query}`;
  let art = loaded.get(name);
  if (!art) {
    art = fetched(digest, query);
    loaded.set(name, art);
    art.catch(() => loaded.delete(name)); // the next try may find the server again
  }
  return art;
}

async function fetched(digest: string, query: string): Promise<Art> {
  const base = `/art/${encodeURIComponent(digest)}`;
  const [geometry] = await Promise.all([
    got(`${base}/tiles.json${query}`).then((r) => r.json() as Promise<unknown>),
    mounted(`${base}/shared.svg`),
    mounted(`${base}/figures.svg`),
  ]);
  return { ...read(geometry), base };
}

const sheets = new Map<string, Promise<void>>();

/** Fetches a sheet of symbols once and puts them into the page. */
function mounted(address: string): Promise<void> {
  let sheet = sheets.get(address);
  if (!sheet) {
    sheet = sheetText(address).then(mount);
    sheets.set(address, sheet);
    sheet.catch(() => sheets.delete(address)); // the next try may find the server again
  }
  return sheet;
}

/** How much a drawing shows. */
export type Level = "near" | "middle" | "far";

/** The level of detail for a tile so many pixels wide. */
export function levelFor(pixels: number): Level {
  if (pixels >= 120) return "near";
  return pixels >= 60 ? "middle" : "far";
}

/** The text of a sheet of drawings. */
export const sheetText = (address: string, priority: RequestPriority = "auto"): Promise<string> =>
  got(address, priority).then((answer) => answer.text());

async function got(address: string, priority: RequestPriority = "auto"): Promise<Response> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Moves symbols, gradients and patterns of a sheet into the page; what is there already stays. */
export function mount(sheet: string): void {
  const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") throw new Error("not an SVG sheet");
  const host = sheetHost();
  for (const child of [...parsed.children].flatMap((c) => (c.nodeName === "defs" ? [...c.children] : [c]))) {
    if (child.id && document.getElementById(child.id)) continue;
    host.append(document.importNode(child, true));
  }
}

function sheetHost(): Element {
  const there = document.getElementById("bastide-symbols");
  if (there) return there;
  const host = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  host.id = "bastide-symbols";
  host.setAttribute("aria-hidden", "true");
  // Not display:none, which would switch gradients and patterns off.
  Object.assign(host.style, { position: "absolute", width: "0", height: "0", overflow: "hidden" });
  document.body.prepend(host);
  return host;
}

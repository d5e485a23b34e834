// A canvas and pictures of the test: jsdom draws nothing.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Art } from "./art.ts";

const art: Art = {
  base: "/art/1",
  tiles: Object.fromEntries(["A", "B"].map((tile) => [tile, { symbol: `t-${tile}`, segments: [] }])),
};
const look = { level: "far", light: "day" } as const;
const tile = (name: string, rotation = 0) => ({ tile: name, rotation });
const design = (symbol: string) =>
  [0, 90, 180, 270]
    .flatMap((turn) => ["ground", "standing"].map((part) => `<symbol id="${symbol}-${turn}-${part}-far"><g/></symbol>`))
    .join("");
let sheets: string[];
/** What `getImageData` gives back. */
let pixel: number[];
let fetched: ReturnType<typeof vi.fn>;

class Picture {
  onload: () => void = () => undefined;
  #src = "";
  get src() {
    return this.#src;
  }
  set src(at: string) {
    this.#src = at;
    if (at.startsWith("data:")) sheets.push(decodeURIComponent(at));
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  vi.resetModules();
  [sheets, pixel] = [[], [200, 40, 120, 255]];
  fetched = vi.fn((at: string) =>
    Promise.resolve(new Response(at.includes("shared") ? "<defs/>" : design(/t-./.exec(at)![0]))),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("Image", Picture);
  let blobs = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++blobs}`);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob()));
  const context = { fillRect: vi.fn(), drawImage: vi.fn(), getImageData: () => ({ data: pixel }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signal = () => new AbortController().signal;

it("draws designs together, each once, as pictures of pixels", async () => {
  const { boardAddress, drawTogether } = await import("./boardPictures.svelte.ts");
  const tiles = [tile("A"), tile("B", 90), tile("A", 360)];
  expect(await drawTogether(art, tiles, look, signal())).toEqual(tiles);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]!.match(/<svg x=/g)).toHaveLength(4);
  expect(boardAddress(art, tile("A"), "ground", look)).toMatch(/^blob:/);
  expect(boardAddress(art, tile("C"), "ground", look)).toBeUndefined();
  await drawTogether(art, tiles, look, signal());
  expect(sheets).toHaveLength(1);
});

it("shows another level, or the picture of a single tile, until the wanted one is drawn", async () => {
  const { boardAddress, drawTogether } = await import("./boardPictures.svelte.ts");
  const { draw } = await import("./drawings.svelte.ts");
  const near = { level: "near", light: "day" } as const;
  expect(boardAddress(art, tile("A"), "ground", near)).toBeUndefined();
  await draw(art, tile("A"), "far", "day");
  expect(boardAddress(art, tile("A"), "ground", near)).toMatch(/^data:image\/svg/);
  await drawTogether(art, [tile("A")], look, signal());
  expect(boardAddress(art, tile("A"), "ground", near)).toBe(boardAddress(art, tile("A"), "ground", look));
  expect(boardAddress(art, tile("A"), "ground", near)).toMatch(/^blob:/);
  expect(boardAddress(art, tile("A"), "ground", { ...near, light: "night" })).toBeUndefined();
  await drawTogether(art, [tile("A")], near, signal());
  expect(boardAddress(art, tile("A"), "ground", near)).not.toBe(boardAddress(art, tile("A"), "ground", look));
});

it("does not begin what nobody waits for", async () => {
  const { drawTogether } = await import("./boardPictures.svelte.ts");
  const leaving = new AbortController();
  const given = drawTogether(art, [tile("A")], look, leaving.signal);
  leaving.abort();
  expect(await given).toEqual([]);
  expect(sheets).toHaveLength(0);
});

it("draws what somebody else waits for, too", async () => {
  const { drawTogether } = await import("./boardPictures.svelte.ts");
  const leaving = new AbortController();
  const given = drawTogether(art, [tile("A")], look, leaving.signal);
  const kept = drawTogether(art, [tile("A")], look, signal());
  leaving.abort();
  expect(await kept).toEqual([tile("A")]);
  expect(await given).toEqual([tile("A")]);
});

it("tries again after a design could not be had", async () => {
  const { drawTogether } = await import("./boardPictures.svelte.ts");
  fetched.mockImplementationOnce(() => Promise.resolve(new Response("", { status: 503 })));
  expect(await drawTogether(art, [tile("A")], look, signal())).toEqual([]);
  expect(await drawTogether(art, [tile("A")], look, signal())).toEqual([tile("A")]);
});

it("shows paths where a browser gives back other pixels than were drawn", async () => {
  pixel = [255, 255, 255, 255];
  const { boardAddress, drawTogether } = await import("./boardPictures.svelte.ts");
  expect(await drawTogether(art, [tile("A")], look, signal())).toEqual([tile("A")]);
  expect(boardAddress(art, tile("A"), "standing", look)).toMatch(/^data:image\/svg/);
});

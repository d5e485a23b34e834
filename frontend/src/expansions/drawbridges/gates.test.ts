import { expect, it } from "vitest";
import type { Art } from "../../art/art.ts";
import { atGate } from "./gates.ts";

const city = { kind: "city", spots: ["N"], at: { x: 50, y: 15 }, path: "" };
const art: Art = { tiles: { "T/1": { symbol: "t-1", segments: [city] } } };
const gated: Art = { tiles: { "T/1": { ...art.tiles["T/1"]!, gates: [{ city: 0, at: { x: 50, y: 31 }, turn: 90 }] } } };
const on = (rotation: number) => ({ tile: "T/1", x: 2, y: -1, rotation });

it("drawbridges lie on the gate of their city, however the tile lies", () => {
  expect(atGate(gated, on(0), "city@N")?.flat).toBe(
    "translate(200 -100) translate(50 31) rotate(90) translate(-50 -50)",
  );
  expect(atGate(gated, on(90), "city@E")?.flat).toBe(
    "translate(200 -100) rotate(90 50 50) translate(50 31) rotate(90) translate(-50 -50)",
  );
  expect(atGate(art, on(0), "city@N")).toBeNull();
});

it("a raised leaf stands upright before its gate", () => {
  expect(atGate(gated, on(0), "city@N")?.leaf).toBe("translate(250.0 -68.0)");
  expect(atGate(gated, on(90), "city@E")?.leaf).toBe("translate(264.0 -54.0)");
});

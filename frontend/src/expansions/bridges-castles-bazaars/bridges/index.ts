// What bridges bring: building one, and placements that need one.

import { placeWord } from "../../../words/words.ts";
import type { ActionUI, AidUI } from "../../types.ts";
import Bridges from "./Bridges.svelte";
import { t } from "./messages.ts";
import Needed from "./Needed.svelte";

export const axisWord = (axis: unknown): string => (axis === "ns" ? t("bridge.axis.ns") : t("bridge.axis.ew"));

export const build: ActionUI = {
  button: ({ x = 0, y = 0, ...action }) => t("bridge.at", { place: placeWord(x, y), axis: axisWord(action["axis"]) }),
  log: ({ action: { x = 0, y = 0, ...action }, name }) =>
    t("log.bridge", { name, place: placeWord(x, y), axis: axisWord(action["axis"]) }),
  apart: { component: Bridges, key: "b", forced: () => t("bridge.forced.title") },
};

export const discard: ActionUI = {
  log: ({ name }) => t("log.discard", { name }),
  hint: () => t("bridge.discard"),
};

export const aid: AidUI = {
  symbol: "mark-bridge",
  token: "bridge",
  needs: () => t("bridge.needs"),
  needed: () => t("bridge.needed"),
  cells: (count) => t("bridge.cells", { count }),
  ghost: Needed,
};

import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  "piece.bridge": "Bridge",
  "bridge.needed": "This tile needs a bridge here. It is built with the tile, from your supply.",
  "bridge.needs": "needs a bridge",
  "bridge.cells": { one: "{count} space needs a bridge", other: "{count} spaces need a bridge" },
  "bridge.forced.title": "Build the bridge",
  "bridge.forced": "This tile needs a bridge here. Build it or undo.",
  "bridge.build": "Build the bridge",
  "bridge.show": "Build a bridge…",
  "bridge.places": { one: "{count} place", other: "{count} places" },
  "bridge.hide": "No bridge now",
  "bridge.choose": "Choose where to build the bridge. Both its ends become road.",
  "bridge.left": { one: "{count} bridge left", other: "{count} bridges left" },
  "bridge.none": "No bridge left",
  "bridge.at": "Bridge {axis}, {place}",
  "bridge.axis.ns": "north to south",
  "bridge.axis.ew": "east to west",
  "bridge.discard": "It fits only with a bridge. Build one, or discard the tile and draw another.",
  "log.bridge": "{name} built a bridge at {place}, {axis}",
  "log.discard": "{name} discarded a tile that needed a bridge",
} as const satisfies Catalogue;

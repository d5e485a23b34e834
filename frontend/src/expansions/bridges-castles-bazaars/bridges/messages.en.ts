import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = {
  "piece.bridge": "Bridge",
  "bridge.needed": "A bridge is needed: you build it right after placing, from your supply.",
  "bridge.needs": "needs a bridge",
  "bridge.cells": { one: "{count} place needs a bridge", other: "{count} places need a bridge" },
  "bridge.forced.title": "Build the bridge",
  "bridge.forced": "This tile stands only with a bridge. Build it to go on, or take the placement back.",
  "bridge.build": "Build the bridge",
  "bridge.show": { one: "Build a bridge… ({count} place)", other: "Build a bridge… ({count} places)" },
  "bridge.hide": "No bridge now",
  "bridge.choose": "Choose where the bridge goes. Its two ends become road.",
  "bridge.left": { one: "{count} bridge left", other: "{count} bridges left" },
  "bridge.none": "No bridge left",
  "bridge.at": "Bridge {axis}, {place}",
  "bridge.axis.ns": "north to south",
  "bridge.axis.ew": "east to west",
  "bridge.discard": "It fits only with a bridge. Build one, or discard the tile and draw another.",
  "log.bridge": "{name} built a bridge at {place}, {axis}",
  "log.discard": "{name} discarded a tile that needed a bridge",
} as const satisfies Catalogue;

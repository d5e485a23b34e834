// Bridges, castles and bazaars: three parts, each in its folder.

import type { ExpansionUI, LogContext } from "../types.ts";
import { auctionOf } from "./bazaars/auction.ts";
import { decisions as sale } from "./bazaars/decisions.ts";
import { catalogues as bazaars } from "./bazaars/messages.ts";
import Panel from "./bazaars/Panel.svelte";
import { actions as sales, opened, reason as auction, withSales } from "./bazaars/words.ts";
import { aid, build as buildBridge, discard } from "./bridges/index.ts";
import { catalogues as bridges } from "./bridges/messages.ts";
import { bridgeAt, bridgesOver, deckOf } from "./bridges/site.ts";
import Sites from "./bridges/Sites.svelte";
import { between, castleAt, castlesOf, castleWords } from "./castles/castle.ts";
import { build as buildCastle, castle, chooseFeature, reason, take } from "./castles/decisions.ts";
import { catalogues as castles } from "./castles/messages.ts";
import Thought from "./castles/Thought.svelte";
import Vicinity from "./castles/Vicinity.svelte";
import OnTiles from "./OnTiles.svelte";
import { played } from "./played.ts";
import Bridge from "./tokens/Bridge.svelte";
import Castle from "./tokens/Castle.svelte";

/** Any action here may be followed by a sale or open a bazaar. */
const selling = (log: ((context: LogContext) => string | null) | undefined) =>
  withSales((context) => log?.(context) ?? "");

export default {
  catalogues: [bridges, castles, bazaars],
  pieces: { bridge: { rank: 110 }, castle: { rank: 120 } },
  tokens: { bridge: Bridge, castle: Castle },
  features: { castle: { drawnAs: "city", stands: between, words: castleWords } },
  actions: {
    build_bridge: { ...buildBridge, log: selling(buildBridge.log) },
    discard_tile: { ...discard, log: selling(discard.log) },
    build_castle: { ...buildCastle, log: selling(buildCastle.log) },
    choose_feature: { ...take, log: selling(take.log) },
    ...sales,
  },
  decisions: {
    castle: { ...castle, declined: { log: selling(castle.declined?.log) } },
    choose_feature: chooseFeature,
    ...sale,
  },
  reasons: { castle: reason, auction },
  aids: { bridge: aid },
  board: {
    layers: { tiles: OnTiles, plan: Vicinity, ghosts: Thought, choices: Sites },
    above: (art, tiles, view, point) => castleAt(art, tiles, view, point) ?? bridgeAt(view, point),
    over: (view, tile) => [
      ...castlesOf(view).flatMap(({ x, y, feature }) => (x === tile.x && y === tile.y ? [feature] : [])),
      ...bridgesOver(view, tile),
    ],
    area: deckOf,
  },
  panel: {
    shown: (view) => auctionOf(view) !== null,
    component: Panel,
    tileAt: (view, nth) => auctionOf(view)?.row[nth]?.tile ?? null,
  },
  ahead: { uis: () => import("./ahead/index.ts").then((module) => module.default) },
  came: opened,
  played,
  outOfBag: (view) => (auctionOf(view)?.row ?? []).flatMap(({ tile }) => tile ?? []),
  hidesDraws: (view) => auctionOf(view) !== null,
} satisfies ExpansionUI;

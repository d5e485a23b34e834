import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  "piece.ringmaster": "Ringmaster",
  "kind.acrobats": "Acrobats",
  "kind.ringmaster": "Ringmasters",
  "kind.circus": "Circus",
  "on.acrobats": "as an acrobat",
  "for.circus": "the circus",
  "for.acrobats": "a pyramid",
  "for.ringmaster": "a ringmaster",
  "part.spectators": { one: "{count} follower around the circus", other: "{count} followers around the circus" },
  "part.acrobats": { one: "{count} acrobat", other: "{count} acrobats" },
  "part.big_tops": { one: "{count} circus or acrobat tile", other: "{count} circus and acrobat tiles" },
  "pyramid.score": "Score the pyramid, {place}",
  "log.pyramid": "{name} scores a pyramid, {place}",
  "circus.held": "The circus shows {token}, {place}",
  "circus.empty": "The circus shows {token}, {place}: nobody stands around it",
  "circus.comes": "The circus tent comes to {place}",
  "circus.waits": "Circus: {place}. Tokens still face down: {tokens}",
  "circus.token": "{token}\u00a0(×{count})",
} as const satisfies Catalogue;

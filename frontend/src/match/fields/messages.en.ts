import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  fields: "Fields",
  "fields.asking": "Counting…",
  "fields.none": "No field has a follower or a completed city yet.",
  "fields.free": "Nobody",
  "fields.count": { one: "{count} field", other: "{count} fields" },
  "fields.cities": { one: "{count} city counts", other: "{count} cities count" },
  "fields.points": { one: "{count} point now", other: "{count} points now" },
  "fields.would": { one: "{count} point to take", other: "{count} points to take" },
} as const satisfies Catalogue;

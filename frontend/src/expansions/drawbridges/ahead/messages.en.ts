import type { Catalogue } from "../../../i18n/core.svelte.ts";

export const en = { never: "Never send followers over a drawbridge" } as const satisfies Catalogue;

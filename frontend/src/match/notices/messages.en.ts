import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  wish: "Notify me when it is my turn and this page is hidden",
  denied: "Your browser does not let this page notify you. You can allow it in the settings of the site.",
} as const satisfies Catalogue;

import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const de: Translation<typeof en> = {
  wish: "Benachrichtigen, wenn ich am Zug bin und diese Seite verdeckt ist",
  denied:
    "Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In den Einstellungen der Website kannst du sie zulassen.",
};

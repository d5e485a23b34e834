// What the switches of the language do.

import { toast } from "../toasts.svelte.ts";
import { locale, setLocale, t, type Locale } from "../i18n/index.ts";

/** Changes the language, or says that it could not be loaded. Returns the language on show. */
export async function chooseLanguage(next: Locale): Promise<Locale> {
  await setLocale(next).catch(() => toast(t("site.language.failed"), "bad"));
  return locale();
}

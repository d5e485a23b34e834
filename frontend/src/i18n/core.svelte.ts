// Typed messages. A part of the site keeps its texts in one catalogue for each language, next to the part:
//
//     // src/match/messages.en.ts
//     export const en = {
//       "hand.rotate": "Turn the tile to {degrees} degrees",
//       "log.points": { one: "{name} scores {count} point", other: "{name} scores {count} points" },
//     } as const satisfies Catalogue;
//     // src/match/messages.de.ts    (a missing, extra or mistyped key is a type error)
//     export const de: Translation<typeof en> = { ... };
//     // src/match/messages.ts
//     export const t = translator({ en, de, pl });
//     export const catalogues = { en, de, pl };      // for tests/catalogues.test.ts, which checks the placeholders
//
// and says `t("log.points", { name: "Ann", count: 3 })` in markup or effects: it follows the language switch. Words
// of the whole site (buttons, seats, errors) are `t` of "src/i18n". Plurals choose their form by `count` with
// Intl.PluralRules.

import { isLoaded, loadLanguage } from "./loading.ts";
import { LOCALES, render, type Catalogue, type Locale, type Message, type Plural } from "./render.ts";

export { LOCALES, type Catalogue, type Locale, type Message, type Plural };
/** A catalogue of another language: the same keys, plurals where the original has plurals. */
export type Translation<C extends Catalogue> = { readonly [K in keyof C]: C[K] extends string ? string : Plural };

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<M> = M extends string ? Names<M> : M extends { readonly other: infer S } ? "count" | Names<S> : never;
type Values<M> = { readonly [N in NamesOf<M>]: N extends "count" ? number : string | number };
type Rest<M> = [NamesOf<M>] extends [never] ? [] : [values: Values<M>];
export type Translator<C extends Catalogue> = <K extends keyof C>(key: K, ...rest: Rest<C[K]>) => string;

const KEY = "bastide.language";
const chosen = $state<{ locale: Locale }>({ locale: initial() });

function initial(): Locale {
  const wanted = [stored(), ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => tag?.toLowerCase().split("-")[0] === locale);
    if (found) return found;
  }
  return "en";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language on show; reading it in markup follows the switch. */
export const locale = (): Locale => chosen.locale;

/** Changes the language; missing words are loaded first. If they can't be fetched it rejects, and nothing changes. */
export async function setLocale(next: Locale): Promise<void> {
  if (!isLoaded(next)) await loadLanguage(next);
  chosen.locale = next;
  document.documentElement.lang = next;
  // The server reads it, for the titles of pages and for which words to send along with them.
  document.cookie = `django_language=${next}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    /* storage may be forbidden: the choice then holds for this page */
  }
}

/** The lookup of one part's catalogues, following the chosen language. */
export function translator<const C extends Catalogue>(
  catalogues: { en: C } & Record<Exclude<Locale, "en">, Translation<C>>,
): Translator<C> {
  return (key, ...rest) => {
    const message: Message = catalogues[chosen.locale][key] ?? catalogues.en[key] ?? String(key);
    return render(message, rest[0] as Record<string, string | number> | undefined, chosen.locale);
  };
}

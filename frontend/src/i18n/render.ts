// A message and its values become a sentence of a language.

export const LOCALES = ["en", "de", "pl"] as const;
export type Locale = (typeof LOCALES)[number];
export type Plural = { readonly other: string } & { readonly [form in Exclude<Intl.LDMLPluralRule, "other">]?: string };
export type Message = string | Plural;
export type Catalogue = { readonly [key: string]: Message };

/** A message with its values, in the plural form that their `count` asks for. */
export function render(message: Message, values: Record<string, string | number> = {}, language: Locale): string {
  const text = typeof message === "string" ? message : plural(message, Number(values["count"]), language);
  return text.replace(/\{([\w.]+)\}/g, (hole, name: string) => shown(values[name], language) ?? hole);
}

function plural(forms: Plural, count: number, language: Locale): string {
  return forms[rules(language).select(count)] ?? forms.other;
}

function shown(value: string | number | undefined, language: Locale): string | undefined {
  // A hyphen is no minus sign.
  return typeof value === "number" ? numbers(language).format(value).replace("-", "−") : value;
}

const rules = kept((language) => new Intl.PluralRules(language));
const numbers = kept((language) => new Intl.NumberFormat(language));

/** Makes what a language needs once: the browser takes long over it, and a page says hundreds of sentences. */
function kept<T>(make: (language: Locale) => T): (language: Locale) => T {
  const known = new Map<Locale, T>();
  return (language) => known.get(language) ?? known.set(language, make(language)).get(language)!;
}

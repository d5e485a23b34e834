// Nouns with the forms that sentences need: `nom` alone, others by language. A sentence names the form: "{piece.acc}".

/** The forms of a noun; `on` is where a figure goes: "on the road", "auf die Straße". */
export type Noun = { readonly nom: string } & Readonly<Record<string, string>>;

/** `a`: with the indefinite article. */
export const english = (nom: string, on?: string): Noun => ({
  nom,
  a: `${/^[aeiou]/.test(nom) ? "an" : "a"} ${nom}`,
  ...(on === undefined ? {} : { on }),
});

const ARTICLES = {
  m: { The: "Der", acc: "den", a: "einen", no: "keinen", This: "Dieser" },
  f: { The: "Die", acc: "die", a: "eine", no: "keine", This: "Diese" },
  n: { The: "Das", acc: "das", a: "ein", no: "kein", This: "Dieses" },
} as const;

/** With articles: `The` and `This` begin a sentence; `acc`, `a` and `no` are accusatives. */
export function german(gender: keyof typeof ARTICLES, nom: string, on?: string): Noun {
  const forms = Object.entries(ARTICLES[gender]).map(([form, article]) => [form, `${article} ${nom}`]);
  return { ...Object.fromEntries(forms), nom, ...(on === undefined ? {} : { on }) };
}

/** `gen` and `acc` are cases; `Nom` begins a sentence. */
export const polish = (nom: string, gen: string, acc: string, on?: string): Noun => ({
  nom,
  gen,
  acc,
  Nom: nom.charAt(0).toUpperCase() + nom.slice(1),
  ...(on === undefined ? {} : { on }),
});

// Names to begin with: real bastides of the south-west of France. They need no translation.

const TOWNS = [
  "Monpazier",
  "Domme",
  "Eymet",
  "Villereal",
  "Monflanquin",
  "Cordes",
  "Mirande",
  "Grenade",
  "Najac",
  "Beaumont",
  "Lalinde",
  "Molieres",
  "Cadillac",
  "Sauveterre",
  "Creon",
  "Libourne",
  "Vianne",
  "Damazan",
  "Miramont",
  "Castillonnes",
  "Fources",
  "Bassoues",
  "Marciac",
  "Plaisance",
  "Tournay",
  "Solomiac",
  "Cologne",
  "Revel",
  "Mirepoix",
  "Realmont",
  "Labastide",
  "Puylaroque",
  "Septfonds",
  "Sauzet",
] as const;

/** A town other than `not`. */
export function suggestedName(not = ""): string {
  const others = TOWNS.filter((town) => town !== not);
  return others[Math.floor(Math.random() * others.length)] ?? TOWNS[0];
}

/** Whether a name is one of those that we suggest. */
export const isSuggested = (name: string | undefined): boolean => TOWNS.some((town) => town === name);

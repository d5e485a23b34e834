// What the settings of a table and the rules say of it.

import type { SetupUI } from "../types.ts";
import { de as refusalsDe } from "./refusals.de.ts";
import { en as refusalsEn } from "./refusals.en.ts";
import { pl as refusalsPl } from "./refusals.pl.ts";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default {
  words: { en, de, pl },
  refusals: { en: refusalsEn, de: refusalsDe, pl: refusalsPl },
  tiles: ["CU/S", "CU/SCFR"],
} satisfies SetupUI;

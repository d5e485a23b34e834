// What the settings of a table and the rules say of it.

import type { SetupUI } from "../types.ts";
import { de } from "./words.de.ts";
import { en } from "./words.en.ts";
import { pl } from "./words.pl.ts";

export default { words: { en, de, pl }, tiles: ["KR/CCcc", "KR/CcRR!"] } satisfies SetupUI;

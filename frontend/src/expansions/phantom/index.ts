// The phantom: words only; what may be done with it the server says.

import type { ExpansionUI } from "../types.ts";
import { catalogues } from "./messages.ts";

export default {
  catalogues: [catalogues],
  pieces: { phantom: { rank: 12, single: true } },
} satisfies ExpansionUI;

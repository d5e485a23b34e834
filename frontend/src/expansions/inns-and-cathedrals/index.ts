// Inns, cathedrals and the big follower: words only, what they do the server says.

import type { ExpansionUI } from "../types.ts";
import { catalogues } from "./messages.ts";

export default {
  catalogues: [catalogues],
  pieces: { big: { rank: 10, single: true } },
} satisfies ExpansionUI;

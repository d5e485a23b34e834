// Tiles only: whatever is to be said of them the core says.

import type { ExpansionUI } from "../types.ts";

export default {} satisfies ExpansionUI;

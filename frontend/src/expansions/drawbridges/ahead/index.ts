// The answer in advance about drawbridges.

import type { AheadUIs } from "../../types.ts";
import { t } from "./messages.ts";

export default { drawbridge_never_cross: { label: () => t("never") } } satisfies AheadUIs;

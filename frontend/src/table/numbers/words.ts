// Names of what can be counted.

import { t as common } from "../../i18n/index.ts";
import { expansionName, partName, pieceName } from "../../setup/words.ts";
import { t } from "../messages.ts";
import type { Count } from "./numbers.ts";

/** A set of tiles: a part by its own name, else the expansion or the base game. */
export function setName({ name, title, expansion }: Pick<Count, "name" | "title" | "expansion">): string {
  if (name !== expansion) return partName({ name, title });
  return name === "base" ? common("table.base") : expansionName(name, title);
}

/** What is counted, in a list with others. */
export function countName(count: Count): string {
  if (count.kind === "supply") return t("box.piece", { name: pieceName(count.name) });
  return t("box.set", { name: setName(count) });
}

// What of a favourite could not be played, in the player's words.

import type { LeftOut, SetupInfo } from "../../api/types.ts";
import { t } from "../messages.ts";
import { setName } from "../numbers/words.ts";
import { editionName, expansionName, optionTitle, pieceName } from "../../setup/words.ts";

/** A line for something that was left out; the server's sentence where we have no words for its kind. */
export function leftOutWords({ what, name, sentence }: LeftOut, info: SetupInfo | null): string {
  const option = info?.options.find((one) => one.name === name);
  const set = info?.sets.find((one) => one.name === name);
  switch (what) {
    case "size":
      return t("fav.left.size", { size: name });
    case "edition":
      return t("fav.left.edition", { name: editionName(name) });
    case "expansions":
      return expansionName(name);
    case "options":
      return t("fav.left.option", { name: option ? optionTitle(option) : name });
    case "sets":
      return t("fav.left.part", { name: setName(set ?? { name, title: name, expansion: "" }) });
    case "supply":
      return t("fav.left.pieces", { name: pieceName(name) });
    case "clock":
      return t("fav.left.clock");
    default:
      return sentence;
  }
}

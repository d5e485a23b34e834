// What of a favourite could not be played, in the player's words.

import type { LeftOut, SetupInfo } from "../api/types.ts";
import { tt } from "./messages.ts";
import { editionName, expansionName, optionTitle, partName } from "./words.ts";

/** A line for something that was left out; the server's sentence where we have no words for its kind. */
export function leftOutWords({ what, name, sentence }: LeftOut, info: SetupInfo | null): string {
  const option = info?.options.find((one) => one.name === name);
  switch (what) {
    case "size":
      return tt("fav.left.size", { size: name });
    case "edition":
      return tt("fav.left.edition", { name: editionName(name) });
    case "expansions":
      return expansionName(name);
    case "options":
      return tt("fav.left.option", { name: option ? optionTitle(option) : name });
    case "sets":
      return tt("fav.left.part", { name: partName({ name, title: name }) });
    case "clock":
      return tt("fav.left.clock");
    default:
      return sentence;
  }
}

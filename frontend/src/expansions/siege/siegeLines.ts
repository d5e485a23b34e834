// What the card of a feature says of a siege: points that the city loses, and what fields get for it.

import type { FeatureShape } from "../../protocol/features.ts";
import { t } from "./messages.ts";

/** What the siege takes from a city's worth now and complete, and what a field gets for it. */
interface Siege {
  readonly value: number;
  readonly finished: number | null;
  readonly field: number | null;
}

interface BesiegedCities {
  readonly complete: number;
  readonly open: number;
}

/** The lines about a besieged city, or about a field at such cities. */
export function siegeLines(shape: FeatureShape): string[] {
  const siege = shape["siege"] as Siege | undefined;
  const cities = shape["besieged_cities"] as BesiegedCities | undefined;
  if (siege) return [cityWords(shape, siege).join(" · ")];
  return cities ? [fieldWords(cities).join(" · ")] : [];
}

function cityWords({ value, ...shape }: FeatureShape, siege: Siege): string[] {
  const words = [t("siege.city")];
  if (shape.complete) words.push(t("siege.lost", { count: siege.value, full: (value ?? 0) + siege.value }));
  else {
    const finished = shape["finished"];
    if (siege.value > 0) words.push(t("siege.unfinished"));
    if (siege.finished && typeof finished === "number")
      words.push(t("siege.finished", { count: finished, full: finished + siege.finished }));
  }
  if (siege.field !== null) words.push(t("siege.field", { count: siege.field, full: siege.field / 2 }));
  return words;
}

function fieldWords({ complete, open }: BesiegedCities): string[] {
  const words = [];
  if (complete > 0) words.push(t("siege.double", { count: complete }));
  if (open > 0) words.push(t("siege.double.open", { count: open }));
  return words;
}

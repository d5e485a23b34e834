// The fields of a board as the server counts them: asked for where they are shown, once for each event.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import { apiOf } from "../../protocol/address.ts";
import type { Spot } from "../../protocol/types.ts";

/** A field with figures, or with cities that count there (`GET /api/matches/<id>/fields`). */
export interface Field {
  spots: Spot[];
  holders: number[];
  figures: { seat: number; count: number }[];
  /** The homes of what counts there. */
  cities: Spot[];
  /** What it brings its holders, or whoever claims it while nobody does; null where that can't be said. */
  value: number | null;
  points: { seat: number; points: number }[];
}

const cached = requestCache<Field[]>(60);

/** The fields after an event; null if the server does not say. */
export const fieldsAt = (match: string, number: number): Promise<Field[] | null> =>
  cached(`${match} ${number}`, () =>
    call<{ fields: Field[] }>("GET", `${apiOf(match)}/fields?number=${number}`).then((r) =>
      r.ok ? r.data.fields : null,
    ),
  );

/** What the legend says of a seat, or of the fields that nobody has. */
export interface FieldLine {
  seat: number | null;
  fields: number;
  cities: number;
  /** Null where fields are not scored one by one. */
  points: number | null;
}

/** A line for each seat that leads a field, in seat order, then one for the fields that nobody has. */
export function fieldLines(fields: readonly Field[]): FieldLine[] {
  const seats = [...new Set(fields.flatMap(({ holders }) => holders))].sort((a, b) => a - b);
  const lines = seats.map((seat): FieldLine =>
    line(
      seat,
      fields.filter(({ holders }) => holders.includes(seat)),
    ),
  );
  const free = fields.filter(({ holders }) => holders.length === 0);
  return free.length > 0 ? [...lines, line(null, free)] : lines;
}

function line(seat: number | null, fields: readonly Field[]): FieldLine {
  const worth = fields.map((field) => worthFor(field, seat));
  return {
    seat,
    fields: fields.length,
    cities: fields.reduce((sum, { cities }) => sum + cities.length, 0),
    points: worth.includes(null) ? null : worth.reduce<number>((sum, points) => sum + (points ?? 0), 0),
  };
}

/** What a field brings a seat that leads there, or whoever takes it. */
export function worthFor({ points, value }: Field, seat: number | null): number | null {
  const own = points.find((one) => one.seat === seat)?.points;
  return own ?? value;
}

/** The cities that count for any field, each once. */
export const countedCities = (fields: readonly Field[]): Spot[] => [
  ...new Map(
    fields.flatMap(({ cities }) => cities).map((city) => [`${city.x},${city.y},${city.feature}`, city]),
  ).values(),
];

/** One spot on each tile of a field, so that its mark stands there once. */
export const onePerTile = ({ spots }: Field): Spot[] => [
  ...new Map(spots.map((spot) => [`${spot.x},${spot.y}`, spot])).values(),
];

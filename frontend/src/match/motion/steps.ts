// What can move on the board when events arrive. Types only.

import type { Piece, Spot } from "../../protocol/types.ts";
import type { Recipe } from "../../sound/recipe.ts";
import type { SoundName } from "../../sound/recipes.ts";

interface Timed {
  /** Ms from the arrival of the events, and how long it lasts. */
  at: number;
  ms: number;
  /** Whose doing it is. */
  seat: number;
  sound?: SoundName | Recipe;
}

/** A tile comes down on its cell. */
export interface Drop extends Timed {
  kind: "drop";
  x: number;
  y: number;
  /** It lay there already as the viewer's own choice. */
  low: boolean;
}
/** A figure comes from its supply, or from where it stood. */
export interface Hop extends Timed {
  kind: "hop";
  piece: Piece;
  from: Piece | null;
}
/** A figure goes back to its supply, or to the seat that keeps it: to the panel of the seat `to`. */
export interface Home extends Timed {
  kind: "home";
  piece: Piece;
  to: number;
}
/** A feature lights up for those who scored it; `number` is the event. */
export interface Glow extends Timed {
  kind: "glow";
  spot: Required<Spot>;
  seats: readonly number[];
  number: number;
}
/** Points rise from where they were won; `nth` counts those of one place. */
export interface Gain extends Timed {
  kind: "gain";
  spot: Spot;
  points: number;
  nth: number;
}
/** Something that an expansion has drawn. */
export interface Own extends Timed {
  kind: "own";
  selector: string;
  frames: readonly Keyframe[];
}
/** Only a sound. */
export interface SoundOnly extends Timed {
  kind: "sound";
}

export type Step = Drop | Hop | Home | Glow | Gain | Own | SoundOnly;

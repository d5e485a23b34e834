// Holds the types of a match's stream (src/protocol) against those made from the server's description (schema.d.ts,
// docs/openapi.yaml): what the server says it sends must fit what the browser reads. svelte-check fails where it does
// not.

import type { Headline, MatchEvent, Offer, Refusal } from "./types";
import type { components } from "../api/schema";

type Sent = components["schemas"];

// Actions, views and changes are described by the record format, not by OpenAPI, where they are open objects.
// A match that waits for its table has that status in the database only.
type Known<T> = T extends "waiting"
  ? never
  : T extends (infer Entry)[]
    ? Known<Entry>[]
    : T extends object
      ? string extends keyof T
        ? // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an open object fits any type
          any
        : { [Key in keyof T]: Known<T[Key]> }
      : T;

type Fits<Server extends Browser, Browser> = [Server, Browser];

export type Agreement = [
  Fits<Known<Sent["Event"]>, MatchEvent>,
  Fits<Known<Sent["Headline"]>, Headline>,
  Fits<Known<Sent["Offer"]>, Offer>,
  Fits<Known<Sent["Refusal"]>, Refusal>,
];

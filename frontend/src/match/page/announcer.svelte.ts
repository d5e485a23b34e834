// The sentence that is read out to people who listen to the page, and the sounds.

import { untrack } from "svelte";
import type { Art } from "../../art/art.ts";
import type { Look } from "../../board/features/look.svelte.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import type { MatchEvent, PlacedTile, View } from "../../protocol/types.ts";
import { t } from "../../words/messages.ts";
import { kindWord, placeWord, tileWord } from "../../words/words.ts";
import { featureLines, featureWords } from "../board/featureWords.ts";
import type { AtHand } from "../turn/decision.svelte.ts";
import { announce } from "./announce.ts";
import { cue } from "./sounds.ts";

/** What is read of a match: its views, and who sits at this device. */
type Seated = Pick<Match, "views" | "seat" | "shared">;

export class Announcer {
  said = $state("");

  /** New events; those read while catching up (`live` is false) are not read out. */
  events(events: readonly MatchEvent[], live: boolean, match: Seated, art: Art | null) {
    if (!live) return;
    const announcement = announce(events, match.views, match.seat, art, match.shared);
    if (announcement.said) this.said = announcement.said;
    cue(announcement.cue);
  }

  /** A tile that is looked at by keys. */
  tile(tile: PlacedTile, art: Art | null): void {
    this.said = t("inspect.tile", { tile: tileWord(art, tile.tile), place: placeWord(tile.x, tile.y) });
  }

  /** A free cell that is looked at by keys, and whether the tile in hand fits there. */
  free({ x, y }: { x: number; y: number }, { placing }: AtHand): void {
    const cell = placing.cells.find((one) => one.x === x && one.y === y);
    const named = t("inspect.free", { place: placeWord(x, y) });
    this.said = cell ? `${named}, ${t("place.ways", { count: cell.rotations.length })}` : named;
  }

  /** Goes on with what was said. */
  more(words: string): void {
    this.said = `${this.said}. ${words}`;
  }

  /** Some decisions are read out once the server has said what is legal. For the set-up of a component. */
  followDecision(at: AtHand): void {
    $effect(() => {
      const { actions } = at;
      if (!actions) return;
      untrack(() => {
        const { view } = at.match;
        const question = view ? at.ui?.alertOffered?.(view, actions) : null;
        if (question) this.said = this.said ? `${this.said}. ${question}` : question;
      });
    });
  }

  /** The feature that is looked at by keys. For the set-up of a component. */
  followLook(looking: { readonly on: boolean }, look: Look, view: () => View | null): void {
    $effect(() => {
      const now = view();
      if (!looking.on || !look.shape || !now) return;
      const words = [kindWord(look.shape.kind), ...featureWords(look.shape, now), ...featureLines(look.shape, now)];
      this.said = words.join(", ");
    });
  }
}

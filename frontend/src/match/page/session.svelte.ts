// All that the page of a match holds, put together.

import type { BoardHandle } from "../../board/props.ts";
import { Look } from "../../board/features/look.svelte.ts";
import { Looking } from "../../board/features/looking.svelte.ts";
import { Match, type MatchOptions } from "../../protocol/client.svelte.ts";
import { withoutAids } from "../../protocol/withoutAids.ts";
import { features, type FetchFeature } from "../../protocol/features.ts";
import type { MatchEvent, Scored } from "../../protocol/types.ts";
import { Claims } from "../board/claims.svelte.ts";
import { ConsideredChoice } from "../board/consideredChoice.svelte.ts";
import { claimsOf, FinalCount } from "../count/count.svelte.ts";
import { MatchArt } from "../board/matchArt.svelte.ts";
import { PointedOut } from "../board/pointedOut.svelte.ts";
import { Motion } from "../motion/motion.svelte.ts";
import { gainsOf, lastPlaced } from "../log/lastPlaced.ts";
import { outcomeFetcher } from "../preview/outcome.ts";
import { Outcomes, type Thought } from "../preview/outcomes.svelte.ts";
import type { Preview } from "../preview/preview.svelte.ts";
import { Previews } from "../preview/previews.svelte.ts";
import { Hints } from "../hints/hints.svelte.ts";
import { HandOver } from "../handover/handOver.svelte.ts";
import { BotsPace } from "../bots/botsPace.svelte.ts";
import { AtHand } from "../turn/decision.svelte.ts";
import { Announcer } from "./announcer.svelte.ts";
import { Keys } from "./keys.svelte.ts";
import { Panels } from "./panels.svelte.ts";
import { cue } from "./sounds.ts";
import { tick } from "./clockTicks.ts";
import { play } from "../../sound/player.ts";

/** Made while the page is set up; `close` ends the connection. */
export class MatchSession {
  readonly match: Match;
  readonly drawings: MatchArt;
  readonly at: AtHand;
  readonly botsPace: BotsPace;
  readonly previews: Previews;
  readonly outcomes: Outcomes;
  readonly look: Look;
  readonly looking: Looking;
  readonly considered: ConsideredChoice;
  readonly keys: Keys;
  readonly claims: Claims;
  readonly announcer = new Announcer();
  readonly panels = new Panels();
  readonly pointed = new PointedOut();
  readonly motion = new Motion();
  readonly count: FinalCount;
  readonly handOver: HandOver;
  readonly hints: Hints;
  /** The result lies over the table. */
  resultOpen = $state(false);
  readonly fetchFeature: FetchFeature;
  map = $state.raw<BoardHandle | null>(null);

  /** The tile placed last; what each seat won with the newest event. */
  readonly last = $derived.by(() => {
    const { view, events, number } = this.match;
    return view ? lastPlaced(events, number, view) : null;
  });
  readonly gains = $derived.by(() =>
    this.count.on ? this.count.gains : gainsOf(this.match.views[this.match.number - 1], this.match.view),
  );

  /** `make` opens another line than a socket, as lessons do. */
  constructor(id: string, options: Pick<MatchOptions, "make"> = {}) {
    const match = new Match(id, {
      ...options,
      onEvents: (events, live) => {
        this.announcer.events(events, live, match, this.drawings.art);
        if (live) this.#move(events);
      },
      onRefused: () => cue("refused"),
      onChat: () => this.panels.chatArrived(),
    });
    this.match = match;
    const fetchFeature = features(id);
    this.fetchFeature = fetchFeature;
    this.count = new FinalCount(claimsOf(id), () => this.#counted());
    this.drawings = new MatchArt(match);
    this.at = new AtHand(match, fetchFeature);
    this.botsPace = new BotsPace(match);
    this.previews = new Previews(this.at);
    this.outcomes = new Outcomes(() => this.#thought(), outcomeFetcher(id));
    this.look = new Look(fetchFeature);
    this.considered = new ConsideredChoice(this.at, this.look, () => this.map);
    // At the end they say what the points were given for, when the figures have gone home.
    this.claims = new Claims(id, () => (match.view?.over || this.map?.far ? match.number : null));
    this.announcer.followDecision(this.at);
    this.looking = new Looking(
      () => ({ art: this.drawings.art!, view: match.view!, number: match.number }),
      this.look,
      {
        tile: (tile) => {
          this.map?.reveal(tile.x, tile.y);
          this.announcer.tile(tile, this.drawings.art);
        },
        free: (cell) => {
          this.map?.reveal(cell.x, cell.y);
          this.announcer.free(cell, this.at);
        },
      },
    );
    this.announcer.followLook(this.looking, this.look, () => match.view);
    this.hints = new Hints(this.at);
    this.keys = new Keys(this);
    this.handOver = new HandOver(match);
    this.panels.follow(match);
    $effect(() => tick(match.clock, match.seat, Date.now() + match.skew));
    this.#soundTurns();
    this.#openResult();
  }

  /** The tile that is being tried. */
  get preview(): Preview {
    return this.previews.preview;
  }

  /** The tile that lies on the board without being placed. While the view is older than the match there is none. */
  #thought(): Thought {
    const { at, preview, match } = this;
    const [tile, placing] = preview.tile ? [preview.tile, preview.placing] : [at.hand, at.placing];
    const { chosen, rotation } = placing;
    const current = match.latest <= match.number && (!preview.tile || preview.number === match.number);
    const asked = current && match.status === "running" && !this.withoutAids;
    const place = tile && chosen && asked ? { tile, x: chosen.x, y: chosen.y, rotation } : null;
    return { place, number: match.number, view: match.view };
  }

  /** The server gives no aids: the table plays as a tournament, and the match is not over. */
  get withoutAids(): boolean {
    return withoutAids(this.match.headline);
  }

  /** There is a board to look at. */
  get drawn(): boolean {
    return this.drawings.art !== null && this.match.view !== null;
  }

  /** Shows where an entry was scored. */
  readonly show = (entry: Scored): void => {
    if (!this.pointed.show(entry)) return;
    this.panels.open = false;
    const { x, y, feature } = entry;
    if (x !== undefined && y !== undefined && feature && !this.match.view?.over)
      void this.look.at({ x, y, feature }, this.match.number);
  };

  /** The tile in hand ticks as it is turned. */
  #soundTurns(): void {
    let before = { hand: "", wish: 0 };
    $effect(() => {
      const now = { hand: String(this.at.laid), wish: this.at.placing.wish };
      if (now.hand === before.hand && now.wish !== before.wish) play("tile-turn");
      before = now;
    });
  }

  /** Plays what happened over the board that shows it already. */
  #move(events: readonly MatchEvent[]): void {
    const { views, seat, headline } = this.match;
    const changes = events.flatMap((event) => {
      const [before, after] = [views[event.number - 1], views[event.number]];
      return before && after ? [{ event, before, after }] : [];
    });
    const end = changes.at(-1);
    if (end?.after.over && !end.before.over) void this.count.start(end.before, end.after, end.event.number);
    this.motion.play(changes, { mine: seat, isBot: (other) => headline?.seats[other]?.kind === "bot" });
  }

  /** A game that was over when the page came shows its result; one that ends here is counted first. */
  #openResult(): void {
    let opened = false;
    $effect(() => {
      if (opened || !this.match.view?.over) return;
      opened = true;
      if (!this.count.on) this.resultOpen = true;
    });
  }

  #counted(): void {
    this.resultOpen = true;
    const { view, held } = this.match;
    const scores = view?.seats.map(({ score }) => score) ?? [];
    const best = Math.max(...scores);
    play(held.length === 0 || held.some((seat) => scores[seat] === best) ? "win" : "lose");
  }

  /** Shows the final count once more; it needs the view before the last event. */
  readonly recount = (): void => {
    const { views, number } = this.match;
    const [before, after] = [views[number - 1], views[number]];
    if (!before || !after) return;
    this.resultOpen = false;
    void this.count.start(before, after, number);
  };

  close(): void {
    this.count.stop();
    this.motion.clear();
    this.match.close();
  }
}
